"""Commands of players' reports."""

from __future__ import annotations

from pairing.model import Colour

from ..command import Command
from ..games.results import Result
from ..ids import GameId
from ..roles import FLOOR, PLAYER


class ReportResult(Command, frozen=True, kw_only=True):
    """What a player says of his board by the code on the slip; `colour` is his seat's as paired."""

    roles = PLAYER
    comes = "from-the-server"

    game: GameId
    colour: Colour
    result: Result


class SettleReports(Command, frozen=True, kw_only=True):
    """The board was looked at: `result` stands, whatever was reported up to the event `seen`."""

    roles = FLOOR

    game: GameId
    result: Result
    seen: int
