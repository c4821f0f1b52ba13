"""Events of reports: what a player or a file says of a board, and that an arbiter was there."""

from __future__ import annotations

from pairing.model import Colour

from ..event import Event, Fact
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


class FileReported(Event, frozen=True, kw_only=True):
    """What a file of the electronic boards says of a game: a claim that sets no result.

    `result` names the seats as paired; None: the claim was taken back. `was`: the claim before.
    """

    topics = ("boards", "reports")
    public = False

    game: GameId
    result: Result | None
    was: Result | None

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)

    def fact(self) -> Fact:
        return ("file-report", self.game)


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
