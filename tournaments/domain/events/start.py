"""Events of the hour after the start: clocks, empty seats, absences."""

from __future__ import annotations

from pairing.model import Colour

from ..ids import GameId, PlayerId, UserId
from .base import Event


class ClocksStarted(Event, frozen=True, kw_only=True):
    """The clocks of the round were started; a later one of the same round corrects an earlier."""

    round: int
    at: str
    """ISO 8601 in UTC."""
    default_time: int
    """Minutes, as announced for this round (Laws 6.7.1)."""


class SeatFoundEmpty(Event, frozen=True, kw_only=True):
    """An arbiter saw that nobody sat there."""

    game: GameId
    colour: Colour


class SeatTaken(Event, frozen=True, kw_only=True):
    """The player of a seat that had been found empty is there."""

    game: GameId
    colour: Colour


class AbsenceExplained(Event, frozen=True, kw_only=True):
    """The player lost `round` by forfeit and stays in the tournament (C.05 6.5)."""

    player: PlayerId
    round: int


class AdjournmentTakenBack(Event, frozen=True, kw_only=True):
    """The game is missing again, as before it was adjourned."""

    game: GameId


class BoardDecided(Event, frozen=True, kw_only=True):
    """A decision of the chief arbiter on a board; the words are the reason of the envelope."""

    game: GameId
    standing: str
    """The result that stood, as text; empty: none."""
    result: str
    """The result that counts from now on, as text; empty: none."""
    happened_at: str
    """ISO 8601 in UTC; when it happened, as the chief established it."""
    article: str
    witnesses: tuple[UserId, ...] = ()
    """Arbiters who saw it."""
