"""In which order floaters are paired (10.6, 10.7)."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.lim.colours import Half
from pairing.lim.roster import LimRoster


def in_order_of_pairing(roster: LimRoster, half: Half, floaters: Iterable[int]) -> tuple[int, ...]:
    """10.6: most points, then highest ranked; from below (10.7): fewest, then lowest ranked."""
    scores = {player: roster.entrants[player].score for player in floaters}
    if half is Half.LOWER:
        return tuple(sorted(scores, key=lambda player: (scores[player], -player)))
    return tuple(sorted(scores, key=lambda player: (-scores[player], player)))
