"""Commands of the lot and the pairing numbers."""

from __future__ import annotations

from pairing.model import Colour

from ..command import Command, MayLeaveFideMode
from ..ids import PlayerId
from ..roles import OFFICE
from ..tournament.state import Tournament


class StartTournament(MayLeaveFideMode, frozen=True, kw_only=True):
    """Draws the initial colour from `seed` (made by the service) unless `colour` sets it by hand.

    `order` is the start order as the service collated it; the domain checks it against C.04.2 2.2
    as far as rating and title go.
    """

    roles = OFFICE

    seed: str = ""
    colour: Colour | None = None
    order: tuple[PlayerId, ...] = ()
    collation: str = ""
    side_a: tuple[PlayerId, ...] = ()
    """Of a system with two sides: who plays on the first one. All others are on the second."""
    by_hand: bool = False
    """The order is that of a report file: ratings may have been corrected since it was made."""

    def needs_names(self, _state: Tournament, /) -> bool:
        return not self.order


class AssignPairingNumbers(Command, frozen=True, kw_only=True):
    """Renumber after corrections; refused once round 4 has been paired (C.04.2 2.3)."""

    roles = OFFICE

    order: tuple[PlayerId, ...] = ()
    collation: str = ""

    def needs_names(self, _state: Tournament, /) -> bool:
        return not self.order
