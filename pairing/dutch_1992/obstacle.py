"""Which rule stands in the way when no legal round exists."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.dutch_1992.cards import Roster
from pairing.matching.bits import members
from pairing.matching.cardinality import Matching
from pairing.model import TPN, NoLegalPairing


def obstacle(roster: Roster) -> NoLegalPairing | None:
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
            f"No opponent is left by B1 and B2 for {_names(lonely)}.",
            lonely,
        )
    if odd and not roster.bye_allowed:
        return NoLegalPairing(
            "no-bye-candidate",
            "B1b",
            "The number of players is odd, but each of them has had a point without play.",
        )
    unpaired = _tpns(roster, (place for place in members(matching.free) if place < size))
    return NoLegalPairing(
        "no-complete-pairing",
        "B1, B2",
        "However the round is paired, B1 and B2 leave somebody without an opponent; "
        f"one of the ways leaves {_names(unpaired) if unpaired else 'nobody for the bye'}.",
        unpaired,
    )


def _tpns(roster: Roster, places: Iterable[int]) -> tuple[TPN, ...]:
    return tuple(sorted(roster.tpn(place) for place in places))


def _names(players: tuple[TPN, ...]) -> str:
    shown = [f"no. {tpn}" for tpn in players[:10]]
    if len(players) > 10:
        shown.append(f"{len(players) - 10} more")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} and {shown[-1]}"
