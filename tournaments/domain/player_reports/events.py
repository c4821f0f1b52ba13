"""Events of players' reports: what a player says of a board, and that an arbiter was there."""

from __future__ import annotations

from pairing.model import Colour

from ..event import Event
from ..games.results import Result
from ..ids import GameId
from ..scopes import Scopes


class PlayerReported(Event, frozen=True, kw_only=True):
    """A claim of the player in the seat of that colour; it sets no result (Laws 8.7).

    `result` names the seats as paired, as results do.
    """

    topics = ("boards", "reports")
    public = False

    game: GameId
    colour: Colour
    result: Result

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class ReportsSettled(Event, frozen=True, kw_only=True):
    """An arbiter has looked at reports that differ from the result; the result stays."""

    topics = ("boards", "reports")
    public = False

    game: GameId
    result: Result
    """What stands."""
    of: int
    """Seq of the last report that was looked at."""

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)
