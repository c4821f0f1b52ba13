"""Refusals are values: the key of a sentence, and its facts.

`words.text` makes the sentence where somebody reads it. Facts are ints and texts; several players
or boards are listed as "3, 7, 12".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from . import words

Fact = str | int


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with one field of a command (`settings.rounds`), in a sentence of its own."""

    field: str
    says: str
    facts: dict[str, Fact] = {}

    @property
    def message(self) -> str:
        """With placeholders (`domain.placeholders`)."""
        return words.text(self.says, self.facts)


class Refused(msgspec.Struct, frozen=True):
    """The command changes nothing. `on_record`: an appeal could ask about it, so the service
    appends `RequestRefused`. `errors`: where it is known, which fields it is due to."""

    says: str
    facts: dict[str, Fact] = {}
    on_record: bool = False
    errors: tuple[Fault, ...] = ()

    @property
    def code(self) -> str:
        return code_of(self.says)

    @property
    def message(self) -> str:
        """With placeholders (`domain.placeholders`)."""
        return words.text(self.says, self.facts)


def code_of(says: str) -> str:
    """The code whose sentence it is: "RoundClosed" of "RoundClosed.adjourned-drawn"."""
    return says.partition(".")[0]


ON_RECORD: Final = frozenset(
    {
        "NotPermitted",
        "OutsideSector",
        "NotYourDevice",
        "DeviceRevoked",
        "NotOnADevice",
        "ClaimantMayNotResolve",
        "RoundAlreadyPublished",
        "CorrectionTooLate",
        "CorrectionDeadlineOver",
        "NumbersFrozen",
        "HalfByesUsedUp",
        "HalfByeTooLate",
        "AppealTooLate",
        "MemberIsParty",
        "GroundNotMet",
        "GroundNotYours",
        "NotTheSmallestChange",
        "AgreementMissing",
        "ChangeIllegal",
        "ColoursOfNoArticle",
        "ManualPairingIllegal",
    }
)
"""Refusals about permission, published pairings and rights of players."""


def refuse(says: str, *, field: str = "", **facts: Fact) -> Refused:
    """`says` is a key of `words.SENTENCES`; `field`: the one of the command that has to be another
    for it to be accepted."""
    errors = (Fault(field, says, facts),) if field else ()
    return Refused(says, facts, code_of(says) in ON_RECORD, errors)


def due_to(field: str, refusal: Refused | None) -> Refused | None:
    """The refusal, due to that field of the command where it names none."""
    if refusal is None or refusal.errors:
        return refusal
    fault = Fault(field, refusal.says, refusal.facts)
    return msgspec.structs.replace(refusal, errors=(fault,))


def together(*refusals: Refused | None) -> Refused | None:
    """The first of them, with what is wrong with each field by all of them."""
    found = [refusal for refusal in refusals if refusal]
    if not found:
        return None
    errors: dict[str, Fault] = {}
    for refusal in found:
        for fault in refusal.errors:
            errors.setdefault(fault.field, fault)
    return msgspec.structs.replace(found[0], errors=tuple(errors.values()))


def listed(numbers: Iterable[int]) -> str:
    """`3, 7, 12`."""
    return ", ".join(str(number) for number in numbers)
