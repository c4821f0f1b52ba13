"""Events of the hour after the start: clocks, empty seats, absences."""

from __future__ import annotations

from pairing.model import Colour

from ..event import Event, Fact
from ..ids import GameId, PlayerId
from ..scopes import Scopes


class ClocksStarted(Event, frozen=True, kw_only=True):
    """The clocks of the round were started; a later one of the same round corrects an earlier."""

    topics = ("start", "rounds")
    public = False

    round: int
    at: str
    """ISO 8601 in UTC."""
    default_time: int
    """Minutes, as announced for this round (Laws 6.7.1)."""

    def scopes(self) -> Scopes:
        return (f"round:{self.round}",)


class SeatFoundEmpty(Event, frozen=True, kw_only=True):
    """An arbiter saw that nobody sat there."""

    topics = ("start",)
    public = False

    game: GameId
    colour: Colour

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)

    def fact(self) -> Fact:
        return ("seat", self.game, self.colour)


class SeatTaken(Event, frozen=True, kw_only=True):
    """The player of a seat that had been found empty is there."""

    topics = ("start",)
    public = False

    game: GameId
    colour: Colour

    def scopes(self) -> Scopes:
        return (f"game:{self.game}",)

    def fact(self) -> Fact:
        return ("seat", self.game, self.colour)


class AbsenceExplained(Event, frozen=True, kw_only=True):
    """The player lost `round` by forfeit and stays in the tournament (C.05 6.5)."""

    topics = ("start", "players")
    public = False

    player: PlayerId
    round: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}",)
