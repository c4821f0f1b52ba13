"""A change of published pairings, and a refused request."""

from __future__ import annotations

import msgspec

from ..ids import PlayerId
from .events import PlayersRequestRefused, PublishedPairingsChanged


class PairingChange(msgspec.Struct, frozen=True):
    """A change to the published boards of a round (C.04.2 4.4)."""

    seq: int
    by: str
    at: str
    made: PublishedPairingsChanged
    absent: tuple[PlayerId, ...] = ()
    """Who was listed as absent before it."""
    from_rounds: tuple[tuple[PlayerId, int], ...] = ()
    """From which round those played whom it admitted."""


class RefusedRequest(msgspec.Struct, frozen=True):
    """What players asked for and did not get."""

    seq: int
    by: str
    at: str
    made: PlayersRequestRefused
