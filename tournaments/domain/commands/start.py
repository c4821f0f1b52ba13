"""Commands of the hour after the start: clocks, empty seats, absences."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from pairing.model import Colour

from ..ids import GameId, PlayerId, UserId
from ..results import Result
from .base import (
    MOST_IN_A_BATCH,
    Article,
    Command,
    Federation,
    Moment,
    Number,
    Rating,
    RoundNumber,
    ShortText,
    Title,
)
from .games import BoardResults


class StartClocks(Command, frozen=True, kw_only=True):
    """The clocks of a published round are started now, or were at `at` (ISO 8601 with zone).

    Another time than the one that stands needs a reason.
    """

    round: RoundNumber
    at: Moment = ""


class NoteEmptySeat(Command, frozen=True, kw_only=True):
    """Nobody sits there; a fact, not a decision."""

    game: GameId
    colour: Colour


class NoteTakenSeat(Command, frozen=True, kw_only=True):
    """The player of a seat that was found empty is there."""

    game: GameId
    colour: Colour


class DeclareForfeits(Command, frozen=True, kw_only=True):
    """Confirms what the empty seats propose once the default time is over: all, or none.

    `forfeits` are as they were shown: `+/-`, `-/+` or `-/-` beside each board.
    """

    round: RoundNumber
    forfeits: BoardResults


class ExplainAbsence(Command, frozen=True, kw_only=True):
    """Whoever lost `round` by forfeit has told why and stays; needs a reason in the envelope."""

    player: PlayerId
    round: RoundNumber


class WithdrawPlayers(Command, frozen=True, kw_only=True):
    """A group as one batch with one reason: all, or none."""

    players: Annotated[tuple[PlayerId, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]


class AdjournGames(Command, frozen=True, kw_only=True):
    """Games that are not finished when the next round is to be paired: all, or none."""

    games: Annotated[tuple[GameId, ...], Meta(min_length=1, max_length=MOST_IN_A_BATCH)]


class EntryBefore(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stood at an entry before a batch corrected it; `details` is the digest."""

    player: PlayerId
    details: str
    title: Title
    federation: Federation
    rating: Rating
    rating_source: ShortText


class UndoBatch(Command, frozen=True, kw_only=True):
    """Takes back what the events `first` to `last` did, as far as nothing has moved it since.

    `before` is read from the log by the service: the events of a correction do not hold it.
    """

    first: Number
    last: Number
    before: tuple[EntryBefore, ...] = ()


class DecideBoard(Command, frozen=True, kw_only=True):
    """The chief arbiter decides on a board, with a reason; `result` None: what stands, stands."""

    game: GameId
    result: Result | None = None
    happened_at: Moment = ""
    article: Article = ""
    witnesses: tuple[UserId, ...] = ()
