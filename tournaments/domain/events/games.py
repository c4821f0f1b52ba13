"""Events of games: results, and conflicts about them."""

from __future__ import annotations

from ..ids import GameId
from ..results import Result
from .base import Event


class ResultEntered(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result


class ForfeitDeclared(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result


class ResultConfirmed(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result
    of: int


class ResultCorrected(Event, frozen=True, kw_only=True):
    game: GameId
    was: Result
    result: Result
    of: int


class RatedResultCorrected(Event, frozen=True, kw_only=True):
    """Found too late for standings and pairings: `result` is rated, what counts stays (C.04.2 4.3).

    `was` has been rated until now; `of` is the event that said so.
    """

    game: GameId
    was: Result
    result: Result
    of: int


class ColoursCorrected(Event, frozen=True, kw_only=True):
    """`reversed`: the player paired with Black had White (Laws 7.3); results still name the seats.

    `counts`: for the colour balance of later pairings; else for the report alone (C.04.2 4.3).
    """

    game: GameId
    reversed: bool
    counts: bool


class ResultCleared(Event, frozen=True, kw_only=True):
    game: GameId
    was: Result
    of: int


class GameAdjourned(Event, frozen=True, kw_only=True):
    """Counts as a draw for pairing until it is finished (C.04.2 3.1)."""

    game: GameId


class AdjournedGameFinished(Event, frozen=True, kw_only=True):
    game: GameId
    result: Result


class ConflictRaised(Event, frozen=True, kw_only=True):
    """Two arbiters claim different things of one scope; neither is applied over the other."""

    scope: str
    game: GameId | None = None
    command: str
    standing: str
    """What stands, as text; empty: nothing."""
    standing_seq: int
    claimed: str
    """What the later arbiter wanted, as text."""
    expected: str
    """What that arbiter believed to stand."""


class ConflictResolved(Event, frozen=True, kw_only=True):
    scope: str
    of: int
    """Seq of the ConflictRaised; one event for each open conflict of the scope."""
