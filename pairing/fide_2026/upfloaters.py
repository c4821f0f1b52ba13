"""Who floats up into a bracket of matches (3.5 and C3 to C7 of C.04.5 and C.04.6, word for word).

None and one are found by matchings alone. Otherwise it is a heaviest matching with C4, C5 and C7
in its weights, and C6 too where the first best set does not comply with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pairing.fide_2026.completion import STEPS_PER_PLAYER, RoundCompletion, largest, take_out
from pairing.fide_2026.match_float_graph import MatchFloatGraph, MatchFloatRoster
from pairing.matching.bits import lowest, members
from pairing.matching.cardinality import Matching


@dataclass(frozen=True, slots=True)
class Standing:
    """A scoregroup that is to be paired: `gone` are those who were paired before it."""

    level: int
    gone: int
    residents: int


class MatchUpfloaters:
    """The choice for one scoregroup; everybody who is left can be paired."""

    def __init__(
        self, roster: MatchFloatRoster, completion: RoundCompletion, standing: Standing
    ) -> None:
        self.roster = roster
        self.completion = completion
        self.standing = standing
        self.pulse = completion.pulse
        self.residents = standing.residents
        self.below = completion.below(standing.level, standing.gone)
        self.own = largest(roster.allowed, self.residents)
        self.pulse.work(STEPS_PER_PLAYER * self.residents.bit_count())

    def chosen(self) -> int:
        """The set of them."""
        if self.own.perfect and self.below.perfect:
            return 0
        ordered = self.of_one()
        first = 1 << ordered[0] if ordered else self._several()
        if not self._may_comply(first):
            return first if not self.roster.graded else self._by_c6(first)
        for place in ordered:
            self.pulse.work(STEPS_PER_PLAYER)
            if self.complies(1 << place):
                return 1 << place
        settled = ordered and not self.roster.graded
        return first if settled or self.complies(first) else self._by_c6(first)

    # -- one --------------------------------------------------------------------------------------

    def of_one(self) -> list[int]:
        """Who could be the only one, best score alone (C5), in the order of C7 and 3.5."""
        candidates = joining(self.roster, self.own, self.below)
        level = next(
            (
                players & candidates
                for _score, players in self.roster.levels
                if players & candidates
            ),
            0,
        )
        floated = self.roster.floated
        return sorted(members(level), key=lambda place: (floated >> place & 1, place))

    # -- C6 ---------------------------------------------------------------------------------------

    @property
    def following(self) -> int:
        """The scoregroup right below, as far as it is not paired."""
        level = self.standing.level + 1
        if level == len(self.roster.levels):
            return 0
        return self.roster.levels[level][1] & ~self.standing.gone

    def _may_comply(self, first: int) -> bool:
        """By counting: so many of the residents and the following scoregroup, and so many of those
        below it, have no opponent among themselves; all sets of C5 take as many of either."""
        following = self.following
        if not following:
            return True
        both = largest(self.roster.allowed, self.residents | following)
        gone = self.standing.gone | self.residents | following
        below = self.completion.below(self.standing.level + 1, gone)
        from_below = (first & ~following).bit_count()
        return max(both.free.bit_count(), below.free.bit_count()) - from_below <= 1

    def complies(self, chosen: int) -> bool:
        """The rest of the following scoregroup needs nobody, or one if its number is odd."""
        rest = self.following & ~chosen
        if not rest:
            return True
        gone = self.standing.gone | self.residents | chosen
        below = self.completion.below(self.standing.level + 1, gone)
        own = largest(self.roster.allowed, rest)
        if rest.bit_count() % 2 == 0:
            return own.perfect and below.perfect
        return joining(self.roster, own, below) != 0

    def _by_c6(self, first: int) -> int:
        """The first set when C6 goes before C7; `first` is it without C6."""
        lower = self.below.present
        worst = min(self.roster.entrants[place].score for place in members(first))
        near = _union([players & lower for score, players in self.roster.levels if score >= worst])
        graph = MatchFloatGraph(
            self.roster,
            self.residents,
            near,
            lower & ~near,
            self.pulse,
            everybody=True,
            following=self.following,
        )
        chosen = graph.chosen() or first
        return chosen if self.roster.graded or self.complies(chosen) else first

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
        return MatchFloatGraph(
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


def joining(roster: MatchFloatRoster, own: Matching, below: Matching) -> int:
    """Who of `below` makes `own` complete and leaves the others complete; nobody: one is not
    enough."""
    if below.free.bit_count() != 1 or own.free.bit_count() != 1:
        return 0
    near = 0
    for player in members(own.free_instead_of(lowest(own.free))):
        near |= roster.allowed[player]
    return near & below.free_instead_of(lowest(below.free))


def _union(sets: Sequence[int]) -> int:
    bits = 0
    for each in sets:
        bits |= each
    return bits
