"""Who has the bye (8, 14.1)."""

from __future__ import annotations

from pairing.lim.roster import LimRoster
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse

PORTION = 50
"""So many players are added before the next sign of life."""
STEPS_PER_PORTION = 40_000


class Fitting:
    """Whether the round can be paired at all: a largest matching of everybody."""

    def __init__(self, roster: LimRoster, pulse: Pulse) -> None:
        self.roster = roster
        self.odd = len(roster) % 2 == 1
        self.matching = Matching(roster.compatible)
        for start in range(0, len(roster), PORTION):
            self.matching.fill(range(start, min(start + PORTION, len(roster))))
            pulse.work(STEPS_PER_PORTION)

    @property
    def byes(self) -> tuple[int, ...]:
        """Whoever may have the bye and leaves a pairing, the first choice first."""
        if not self.odd or self.matching.free.bit_count() != 1:
            return ()
        entrants = self.roster.entrants
        eligible = set_of(i for i, each in enumerate(entrants) if each.may_get_bye)
        spare = self.matching.free_instead_of(next(members(self.matching.free)))
        return tuple(sorted(members(spare & eligible), key=lambda each: need(self.roster, each)))

    @property
    def possible(self) -> bool:
        return bool(self.byes) if self.odd else self.matching.perfect


def need(roster: LimRoster, player: int) -> tuple[int, int]:
    """8.1: the lowest group, then the lowest rank; 14.1: in round 1 the lowest rating."""
    entrant = roster.entrants[player]
    return entrant.rating if roster.round_number == 1 else entrant.score, -player
