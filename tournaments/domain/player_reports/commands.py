"""Commands of reports by players and files."""

from __future__ import annotations

from pairing.model import Colour

from ..command import Command
from ..games.results import Result
from ..ids import GameId
from ..roles import FLOOR, PLAYER, TYPISTS
from ..scopes import Scopes


class ReportResult(Command, frozen=True, kw_only=True):
    """What a player says of his board by the code on the slip; `colour` is his seat's as paired."""

    roles = PLAYER
    comes = "from-the-server"

    game: GameId
    colour: Colour
    result: Result


class ReportFromFile(Command, frozen=True, kw_only=True):
    """What a file of the electronic boards says of a game; it stands beside the board until an
    arbiter enters a result. `result` None takes the claim back; `expected` is the one that stands.
    """

    roles = TYPISTS

    game: GameId
    result: Result | None
    expected: Result | None = None

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)


class SettleReports(Command, frozen=True, kw_only=True):
    """The board was looked at: `result` stands, whatever was reported up to the event `seen`."""

    roles = FLOOR

    game: GameId
    result: Result
    seen: int
