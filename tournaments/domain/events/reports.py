"""Events of players' reports: what a player says of a board, and that an arbiter was there."""

from __future__ import annotations

from pairing.model import Colour

from ..ids import GameId
from ..results import Result
from .base import Event


class PlayerReported(Event, frozen=True, kw_only=True):
    """A claim of the player in the seat of that colour; it sets no result (Laws 8.7).

    `result` names the seats as paired, as results do.
    """

    game: GameId
    colour: Colour
    result: Result


class ReportsSettled(Event, frozen=True, kw_only=True):
    """An arbiter has looked at reports that differ from the result; the result stays."""

    game: GameId
    result: Result
    """What stands."""
    of: int
    """Seq of the last report that was looked at."""
