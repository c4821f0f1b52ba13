"""C4 and C5: can the players not yet paired still be paired, and who then gets the PAB?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pairing.dutch.roster import Roster
from pairing.matching.bits import lowest, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse
from pairing.model import HalfPoints

STEPS_PER_PLAYER = 100
"""What it costs about to find a player a partner."""


class Completion:
    """Keeps a largest matching of each lower part of the field, built from the bottom up.

    If the number of players is odd, the PAB is one more node that may be "paired" with those
    who may get it (C2) and have the lowest attainable score (C5, where the edition has it).
    """

    def __init__(
        self, roster: Roster, pulse: Pulse | None = None, lower: Sequence[Matching] = ()
    ) -> None:
        """`lower`: those of the lowest groups if they are known; the last is that of nobody."""
        self.roster = roster
        self.pulse = pulse or Pulse()
        """Beats during every long search for this round."""
        self.pab_node = len(roster)
        self.odd = len(roster) % 2 == 1
        self.lower = [*reversed(lower)] or [Matching([*roster.allowed, 0])]
        for group in reversed(roster.groups[: len(roster.groups) + 1 - len(self.lower)]):
            matching = self.lower[-1].copy()
            matching.fill(group)
            self.pulse.work(STEPS_PER_PLAYER * len(group))
            self.lower.append(matching)
        self.lower.reverse()
        self.pab_score: HalfPoints | None = None
        self.pab_candidates = 0
        self.possible = self._settle_pab() if self.odd else self.lower[0].perfect
        self.neighbours = self._neighbours(self.pab_candidates)
        self._with_pab: dict[int, Matching] = {}
        self._left_over: dict[int, int] = {}

    def leaves_a_pairing(self, downfloaters: Iterable[int], group: int) -> bool:
        """C4 with C5: can the downfloaters and all groups from `group` on be paired?"""
        floating = tuple(downfloaters)
        rest = self.lower[group]
        extra = len(floating) + self.odd
        free = rest.free.bit_count()
        if free > extra or (free + extra) % 2:
            return False
        if not extra:
            return True
        matching = rest.copy(self.neighbours)
        for player in floating:
            matching.add(player)
            self.pulse.work(STEPS_PER_PLAYER)
        if self.odd:
            matching.add(self.pab_node)
        return matching.perfect

    def completed_by(self, player: int, group: int) -> bool:
        """Whether this player alone leaves all groups from `group` on a pairing (C4, C5)."""
        rest = self._rest_with_pab(group)
        if rest.free.bit_count() != 1:
            return False
        near = self.neighbours[player]
        return bool(near & rest.free or near & self._could_be_free(group))

    def _rest_with_pab(self, group: int) -> Matching:
        if not self.odd:
            return self.lower[group]
        if group not in self._with_pab:
            self._with_pab[group] = self.lower[group].copy(self.neighbours)
            self._with_pab[group].add(self.pab_node)
        return self._with_pab[group]

    def _could_be_free(self, group: int) -> int:
        """Who could be the one who is left over when all from `group` on are paired."""
        if group not in self._left_over:
            rest = self._rest_with_pab(group)
            self._left_over[group] = rest.free_instead_of(lowest(rest.free))
        return self._left_over[group]

    def _settle_pab(self) -> bool:
        whole = self.lower[0]
        if whole.free.bit_count() != 1:
            return False
        eligible = [
            place for place, entrant in enumerate(self.roster.entrants) if entrant.may_get_pab
        ]
        for score, candidates in self._pab_levels(eligible):
            matching = whole.copy(self._neighbours(candidates))
            if matching.add(self.pab_node):
                self.pab_score, self.pab_candidates = score, candidates
                return True
        return False

    def _pab_levels(self, eligible: list[int]) -> Iterator[tuple[HalfPoints | None, int]]:
        """Whom to try for the PAB, the lowest score first; without C5 all of them at once."""
        if not self.roster.edition.lowest_pab:
            yield None, set_of(eligible)
            return
        scores = [self.roster.entrants[place].score for place in eligible]
        for score in sorted(set(scores)):
            level = zip(eligible, scores, strict=True)
            yield score, set_of(place for place, its_score in level if its_score == score)

    def _neighbours(self, candidates: int) -> list[int]:
        pab = 1 << self.pab_node
        allowed = self.roster.allowed
        return [
            *(allowed[i] | pab if candidates >> i & 1 else allowed[i] for i in range(len(allowed))),
            candidates,
        ]
