"""Who floats up into a bracket (3.2.1, 3.2.2, 4.2).

None and one are found by matchings alone. Otherwise it is a heaviest matching with C5 to C10 in its
weights: first with the residents and some scoregroups below them, and if that leaves the rest no
pairing (C4) with everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairing.dubov.float_graph import DubovFloatGraph
from pairing.dubov.roster import DubovRoster
from pairing.fide_2026.completion import STEPS_PER_PLAYER, largest, take_out
from pairing.matching.bits import lowest, members
from pairing.matching.cardinality import Matching
from pairing.matching.pulse import Pulse
from pairing.model import Colour


class Upfloaters:
    """`residents` are those of a level who are not paired yet; `below` is a largest matching of all
    who stand below them."""

    def __init__(self, roster: DubovRoster, residents: int, below: Matching, pulse: Pulse) -> None:
        self.roster = roster
        self.residents = residents
        self.below = below
        self.pulse = pulse
        self.own = largest(roster.allowed, residents)
        pulse.work(STEPS_PER_PLAYER * residents.bit_count())

    def chosen(self) -> int:
        """The set of them."""
        if self.own.perfect and self.below.perfect:
            return 0
        one = self._one()
        return 1 << one if one is not None else self._several()

    # -- one --------------------------------------------------------------------------------------

    def _one(self) -> int | None:
        """One is enough, and everybody of the level has his C7 from counting; else None."""
        if self.below.free.bit_count() != 1 or self.own.free.bit_count() != 1:
            return None
        spare = self.below.free_instead_of(lowest(self.below.free))
        candidates = self._near(self.own.free_instead_of(lowest(self.own.free))) & spare
        if not candidates:
            return None
        level = next(
            players & candidates for _score, players in self.roster.levels if players & candidates
        )
        by_colour = self._with_fewest_faults(level)
        return min(members(by_colour), key=self._merit) if by_colour else None

    def _with_fewest_faults(self, candidates: int) -> int:
        """C7: those with whom as few as can be do not get their preference, if counting tells."""
        white = self.roster.wishing(Colour.WHITE, self.residents)
        black = self.residents & ~white
        fewer, more = sorted((white, black), key=int.bit_count)
        rows = list(self.roster.allowed)
        for player in members(fewer):
            rows[player] &= ~fewer
        apart = largest(rows, self.residents)
        if apart.free.bit_count() != 1:
            return 0
        free = apart.free_instead_of(lowest(apart.free))
        colour = Colour.WHITE if fewer == white else Colour.BLACK
        joining = self.roster.wishing(colour, candidates)
        if joining:
            return joining & self._near(free & more)
        return candidates & self._near(free)

    def _near(self, players: int) -> int:
        near = 0
        for player in members(players):
            near |= self.roster.allowed[player]
        return near

    def _merit(self, place: int) -> tuple[tuple[int, int, int], int]:
        return self.roster.float_cost(place), place

    # -- several ----------------------------------------------------------------------------------

    def _several(self) -> int:
        lower = self.below.present
        fewest = self.own.free.bit_count()
        reaches = list(self._reaches(lower))
        for number, near in enumerate(reaches):
            chosen = self._best(near, 0)
            if chosen is not None and chosen.bit_count() == fewest:
                if self._completed_without(chosen):
                    return chosen
                reaches = reaches[number:]
                break
        fewest = max(fewest, self.below.free.bit_count())
        for near in reaches:
            chosen = self._best(near, lower & ~near, everybody=True)
            if chosen is not None and (chosen.bit_count() == fewest or near == lower):
                return chosen
        raise AssertionError("everybody who is left can be paired")

    def _best(self, near: int, others: int, *, everybody: bool = False) -> int | None:
        return DubovFloatGraph(
            self.roster, self.residents, near, others, self.pulse, everybody=everybody
        ).chosen()

    def _reaches(self, lower: int) -> Iterator[int]:
        """The next scoregroup, the next two, four, ..., all."""
        groups = [players & lower for _score, players in self.roster.levels if players & lower]
        size = 1
        while size < len(groups):
            yield _union(groups[:size])
            size *= 2
        yield lower

    def _completed_without(self, chosen: int) -> bool:
        rest = self.below.copy()
        for player in members(chosen):
            take_out(rest, player)
        return rest.perfect


def _union(sets: Sequence[int]) -> int:
    bits = 0
    for each in sets:
        bits |= each
    return bits
