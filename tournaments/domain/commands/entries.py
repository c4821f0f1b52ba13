"""Commands of entries: who plays, and when."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ..events import (
    AbsenteeChoice,
    ByeKind,
)
from ..ids import PersonId, PlayerId
from .base import MOST_IN_A_BATCH, Command, Federation, Rating, RoundNumber, ShortText, Title


class EnterPlayer(Command, frozen=True, kw_only=True):
    """Before the start an entry, afterwards a late entry for the next round to be paired.

    `person` and `details` are made by the service that keeps the personal details.
    """

    person: PersonId
    details: str
    title: Title = ""
    federation: Federation = ""
    rating: Rating = 0
    rating_source: ShortText = ""


class TakeBackEntry(Command, frozen=True, kw_only=True):
    """The entry was a mistake; only while it has not been paired. Needs a reason."""

    player: PlayerId


class RestoreEntry(Command, frozen=True, kw_only=True):
    """Puts an entry back that was taken back; needs a reason."""

    player: PlayerId


class CorrectPlayer(Command, frozen=True, kw_only=True):
    player: PlayerId
    details: str
    title: Title
    federation: Federation


class CorrectRating(Command, frozen=True, kw_only=True):
    player: PlayerId
    expected: Rating
    rating: Rating
    rating_source: ShortText = ""


class MergeEntries(Command, frozen=True, kw_only=True):
    kept: PlayerId
    dropped: PlayerId


class Double(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kept: PlayerId
    dropped: PlayerId


class MergeDoubles(Command, frozen=True, kw_only=True):
    """Several doubles as one batch, as they were shown: all of them, or none."""

    doubles: Annotated[tuple[Double, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]


class SeparateEntries(Command, frozen=True, kw_only=True):
    """Takes a merge back: both entries are again what they were; needs a reason."""

    kept: PlayerId
    dropped: PlayerId


class TellEntriesApart(Command, frozen=True, kw_only=True):
    """These are two people: they are not proposed as a double entry again."""

    one: PlayerId
    other: PlayerId


class CheckIn(Command, frozen=True, kw_only=True):
    player: PlayerId


class CheckOut(Command, frozen=True, kw_only=True):
    player: PlayerId


class ChoiceForAbsentee(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`expected`: the choice that stood when this one was made."""

    player: PlayerId
    choice: AbsenteeChoice
    expected: AbsenteeChoice = "open"


class DecideAbsentees(Command, frozen=True, kw_only=True):
    """Who has not come when check-in closes (C.04.2 4.1): all choices, or none; needs a reason."""

    round: RoundNumber
    choices: Annotated[
        tuple[ChoiceForAbsentee, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)
    ]


class WithdrawPlayer(Command, frozen=True, kw_only=True):
    """From the next round to be paired on."""

    player: PlayerId


class ReinstatePlayer(Command, frozen=True, kw_only=True):
    player: PlayerId


class ExpelPlayer(Command, frozen=True, kw_only=True):
    player: PlayerId


class GrantBye(Command, frozen=True, kw_only=True):
    player: PlayerId
    round: RoundNumber
    kind: ByeKind


class RevokeBye(Command, frozen=True, kw_only=True):
    player: PlayerId
    round: RoundNumber
