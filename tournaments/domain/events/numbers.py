"""Events of the lot and the pairing numbers."""

from __future__ import annotations

from typing import Literal

from pairing.model import Colour

from ..ids import PlayerId
from .base import Event


class InitialColourDrawn(Event, frozen=True, kw_only=True):
    """The lot of C.04.3 5.1 with the seed it was drawn from, or set by hand (seed empty)."""

    colour: Colour
    seed: str


class PairingNumbersAssigned(Event, frozen=True, kw_only=True):
    """The players in the order of C.04.2 2.2; the first has TPN 1."""

    order: tuple[PlayerId, ...]
    collation: str
    """Name and version of the collation used for equal ratings and titles."""
    cause: Literal["start", "correction", "late-entry", "merge", "separation", "by-hand"]


class PairingNumbersFrozen(Event, frozen=True, kw_only=True):
    """Round 4 has been published: no correction moves a number any more (C.04.2 2.3)."""

    round: int
