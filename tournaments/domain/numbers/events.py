"""Events of the lot and the pairing numbers."""

from __future__ import annotations

from typing import Any, Literal

from pairing.model import Colour

from ..event import Event
from ..ids import PlayerId
from ..scopes import NUMBERS, PAIRING_INPUT, Scopes


class InitialColourDrawn(Event, frozen=True, kw_only=True):
    """The lot of C.04.3 5.1 with the seed it was drawn from, or set by hand (seed empty)."""

    topics = ("settings", "rounds")
    public = False

    colour: Colour
    seed: str

    def scopes(self) -> Scopes:
        return (NUMBERS, PAIRING_INPUT)

    def makes(self) -> dict[str, Any]:
        return {"colour": self.colour, "seed": self.seed}


class PairingNumbersAssigned(Event, frozen=True, kw_only=True):
    """The players in the order of C.04.2 2.2; the first has TPN 1."""

    topics = ("players", "standings", "boards")
    public = True

    order: tuple[PlayerId, ...]
    collation: str
    """Name and version of the collation used for equal ratings and titles."""
    cause: Literal["start", "correction", "late-entry", "merge", "separation", "by-hand"]

    def scopes(self) -> Scopes:
        return (NUMBERS, PAIRING_INPUT)


class PairingNumbersFrozen(Event, frozen=True, kw_only=True):
    """Round 4 has been published: no correction moves a number any more (C.04.2 2.3)."""

    topics = ("players",)
    public = False

    round: int

    def scopes(self) -> Scopes:
        return (NUMBERS,)
