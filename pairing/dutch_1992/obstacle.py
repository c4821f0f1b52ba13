"""Which rule stands in the way when no legal round exists."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.dutch_1992.cards import Roster1992
from pairing.matching.bits import members
from pairing.matching.cardinality import Matching
from pairing.model import TPN, NoLegalPairing
from pairing.sentences import listed, said


def obstacle(roster: Roster1992) -> NoLegalPairing | None:
    """None if a complete round exists that keeps B1 and B2."""
    size = len(roster)
    odd = size % 2
    bye = 1 << size if odd else 0
    near = [
        allowed | (bye if roster.bye_allowed >> place & 1 else 0)
        for place, allowed in enumerate(roster.allowed)
    ]
    matching = Matching([*near, roster.bye_allowed])
    matching.fill(range(size + odd))
    if matching.perfect:
        return None
    lonely = _tpns(roster, (place for place in range(size) if not near[place]))
    if lonely:
        return NoLegalPairing(
            "no-opponent-left",
            "B1, B2",
            said("nobody-left-by-b1-b2", players=listed(lonely)),
            lonely,
        )
    if odd and not roster.bye_allowed:
        return NoLegalPairing(
            "no-bye-candidate",
            "B1b",
            said("every-bye-had-1992"),
        )
    unpaired = _tpns(roster, (place for place in members(matching.free) if place < size))
    return NoLegalPairing(
        "no-complete-pairing",
        "B1, B2",
        said("incomplete-by-b1-b2", players=listed(unpaired))
        if unpaired
        else said("incomplete-without-bye-by-b1-b2"),
        unpaired,
    )


def _tpns(roster: Roster1992, places: Iterable[int]) -> tuple[TPN, ...]:
    return tuple(sorted(roster.tpn(place) for place in places))
