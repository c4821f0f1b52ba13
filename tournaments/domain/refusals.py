"""Refusals are values: the key of a sentence, and its facts (`said`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from .said import Fact

Facts = dict[str, Any]
"""Of an outcome: each a `Fact`, but for the rows of a list that somebody else changed meanwhile."""


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with one field of a command (`settings.rounds`), in a sentence of its own."""

    field: str
    says: str
    facts: dict[str, Fact] = {}


class NotRecorded(msgspec.Struct, frozen=True, tag_field="status"):
    """Why what was asked for is not recorded. The domain gives the sentence and its facts, the
    service adds `seq`, the head of the log after the command.

    `in_words` is the sentence itself where no key says it: a program of before kept none (`says` is
    the code then), or another section speaks, with its own names.
    """

    says: str
    facts: Facts = {}
    in_words: str = ""
    seq: int = 0

    @property
    def code(self) -> str:
        return code_of(self.says)


class Refused(NotRecorded, frozen=True, tag="refused"):
    """The tournament does not allow it. `errors`: where it is known, which fields it is due to.
    `number` is that of the command in a batch, counted from 0."""

    errors: tuple[Fault, ...] = ()
    number: int = 0

    @property
    def on_record(self) -> bool:
        """An appeal could ask about it, so the service appends `RequestRefused`."""
        return self.code in ON_RECORD


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
    """`says` is a key of the catalogues; `field`: the one of the command that has to be another
    for it to be accepted."""
    errors = (Fault(field, says, facts),) if field else ()
    return Refused(says, facts, errors=errors)


def due_to(field: str, refusal: Refused | None) -> Refused | None:
    """The refusal, due to that field of the command where it names none."""
    if refusal is None or refusal.errors:
        return refusal
    fault = Fault(field, refusal.says, refusal.facts)
    return msgspec.structs.replace(refusal, errors=(fault,))


def with_all_faults(*refusals: Refused | None) -> Refused | None:
    """The first of them, with what is wrong with each field by all of them."""
    refused = [refusal for refusal in refusals if refusal]
    if not refused:
        return None
    errors: dict[str, Fault] = {}
    for refusal in refused:
        for fault in refusal.errors:
            errors.setdefault(fault.field, fault)
    return msgspec.structs.replace(refused[0], errors=tuple(errors.values()))


def listed(numbers: Iterable[int]) -> str:
    """`3, 7, 12`."""
    return ", ".join(str(number) for number in numbers)
