"""Events of byes."""

from __future__ import annotations

from typing import Literal

from ..event import Event, Fact
from ..ids import PlayerId
from ..scopes import PAIRING_INPUT, Scopes

ByeKind = Literal["zero", "half", "full"]


class ByeGranted(Event, frozen=True, kw_only=True):
    topics = ("players", "rounds")
    public = True

    player: PlayerId
    round: int
    kind: ByeKind

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("bye", self.player, self.round)


class ByeRevoked(Event, frozen=True, kw_only=True):
    topics = ("players", "rounds")
    public = True

    player: PlayerId
    round: int

    def scopes(self) -> Scopes:
        return (f"player:{self.player}", PAIRING_INPUT)

    def fact(self) -> Fact:
        return ("bye", self.player, self.round)
