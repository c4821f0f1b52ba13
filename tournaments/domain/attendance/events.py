"""Events about who is here and who plays on."""

from __future__ import annotations

from typing import Literal

from ..event import Event, Fact
from ..ids import PlayerId
from ..scopes import PAIRING_INPUT, Scopes


class PlayerCheckedIn(Event, frozen=True, kw_only=True):
    topics = ("players",)
    public = False

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("here", self.player)


class PlayerCheckedOut(Event, frozen=True, kw_only=True):
    topics = ("players",)
    public = False

    player: PlayerId

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("here", self.player)


AbsenteeChoice = Literal["open", "excluded", "admitted", "half-bye", "withdrawn"]
"""`open`: not decided, or not any more. `excluded`: not paired until the player comes. `admitted`:
paired though nobody has seen the player (C.04.2 4.1)."""


class AbsenteeDecided(Event, frozen=True, kw_only=True):
    """What becomes of a player who had not come when check-in for `round` closed.

    A bye or a withdrawal that follows from it has an event of its own.
    """

    topics = ("players", "rounds")
    public = False

    player: PlayerId
    round: int
    choice: AbsenteeChoice
    was: AbsenteeChoice

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("absentee", self.player)


class PlayerWithdrawn(Event, frozen=True, kw_only=True):
    """Not paired from `from_round` on (C.04.2 3.2)."""

    topics = ("players", "standings", "rounds")
    public = True

    player: PlayerId
    from_round: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("plays", self.player)


class PlayerReinstated(Event, frozen=True, kw_only=True):
    topics = ("players", "standings", "rounds")
    public = True

    player: PlayerId
    from_round: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("plays", self.player)


class PlayerExpelled(Event, frozen=True, kw_only=True):
    topics = ("players", "standings", "rounds")
    public = True

    player: PlayerId
    from_round: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("plays", self.player)
