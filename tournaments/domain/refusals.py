"""Refusals are values: a code, one English sentence, and the facts.

A message names players as `{player:41}` (entry number), games as `{board:47}` (board number),
arbiters as `{arbiter:user:3}` and moments as `{time:2026-07-04T13:20:00Z}`.
Whoever shows it replaces them by `fill`, because names do not live in the log. Facts are ints and
texts; several players or boards are listed as "3, 7, 12".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from .ids import PlayerId, UserId


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with one field of a command (`settings.rounds`), in a sentence of its own."""

    field: str
    message: str


class Refused(msgspec.Struct, frozen=True):
    """The command changes nothing. `on_record`: an appeal could ask about it, so the service
    appends `RequestRefused`. `errors`: where it is known, which fields it is due to."""

    code: str
    message: str
    facts: dict[str, str | int] = {}
    on_record: bool = False
    errors: tuple[Fault, ...] = ()


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


def refuse(code: str, message: str, *, field: str = "", **facts: str | int) -> Refused:
    """`field`: the one of the command that has to be another for it to be accepted."""
    errors = (Fault(field, message),) if field else ()
    return Refused(code, message, facts, code in ON_RECORD, errors)


def due_to(field: str, refusal: Refused | None) -> Refused | None:
    """The refusal, due to that field of the command where it names none."""
    if refusal is None or refusal.errors:
        return refusal
    return msgspec.structs.replace(refusal, errors=(Fault(field, refusal.message),))


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


def player_ref(player: PlayerId) -> str:
    """The placeholder that stands for a player in a message."""
    return f"{{player:{player}}}"


def player_refs(players: Iterable[PlayerId]) -> str:
    return ", ".join(player_ref(player) for player in players)


def board_ref(board: int) -> str:
    return f"{{board:{board}}}"


def board_refs(boards: Iterable[int]) -> str:
    return ", ".join(board_ref(board) for board in boards)


def arbiter_ref(user: UserId | str) -> str:
    return f"{{arbiter:{user}}}"


def time_ref(moment: str) -> str:
    """`moment` is ISO 8601 with its zone."""
    return f"{{time:{moment}}}"


def fill(
    message: str,
    player: Callable[[PlayerId], str],
    board: Callable[[int], str] = lambda number: f"board {number}",
    arbiter: Callable[[str], str] = str,
    time: Callable[[str], str] = str,
) -> str:
    """The message with its placeholders replaced; its first letter is a capital."""

    def named(found: re.Match[str]) -> str:
        if found["time"]:
            return time(found["time"])
        if found["user"]:
            return arbiter(found["user"])
        number = int(found["number"])
        return player(PlayerId(number)) if found["kind"] == "player" else board(number)

    filled = _PLACEHOLDER.sub(named, message)
    return filled[:1].upper() + filled[1:]


_PLACEHOLDER: Final = re.compile(
    r"\{(?:(?P<kind>player|board):(?P<number>\d+)|arbiter:(?P<user>[\w:.-]+)"
    r"|time:(?P<time>[\dTZ:.+-]+))\}"
)
