"""Why players float up into a bracket, and why these (3.2.1, 3.2.2), as steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pairing.clauses import clause, in_points, player, players
from pairing.dubov.recomposition import recomposed
from pairing.dubov.roster import DubovRoster
from pairing.dubov.round import DubovBracket, DubovCourse
from pairing.fide_2026.completion import RoundCompletion, largest, take_out
from pairing.fide_2026.story import REASONS, more_passed
from pairing.matching.bits import lowest, members
from pairing.matching.cardinality import Matching
from pairing.story import Step

_FLOATER = "Pairing-Dubov-Floater"


def floater_steps(course: DubovCourse, bracket: DubovBracket) -> Iterator[Step]:
    """How many are needed; for one who was passed over for him, for several only who they are."""
    roster, count = course.roster, bracket.upfloaters.bit_count()
    if not count:
        yield Step("3.2.1", clause(f"{_FLOATER}.nobody"))
        return
    odd = bracket.residents.bit_count() % 2 == 1
    yield Step("3.2.1", clause(f"{_FLOATER}.{'odd' if odd else 'even'}", count=count))
    if count > 1:
        who = players(roster.tpns[place] for place in members(bracket.upfloaters))
        yield Step("3.2.2", clause(f"{_FLOATER}.first-set", players=who, count=count))
        return
    chosen = lowest(bracket.upfloaters)
    yield from _Comparison(course, bracket, chosen).steps()
    points = in_points(roster.entrants[chosen].score)
    who = player(roster.tpns[chosen])
    yield Step("3.2.2", clause(f"{_FLOATER}.floats", player=who, points=points))


class _Comparison:
    """Those who come before the one upfloater in the order of 4.2."""

    def __init__(self, course: DubovCourse, bracket: DubovBracket, chosen: int) -> None:
        self.roster: DubovRoster = course.roster
        self.completion: RoundCompletion = course.completion
        self.bracket = bracket
        self.chosen = chosen
        self.below: Matching = self.completion.below(bracket.level, bracket.gone)
        self.fewest = self._missed(chosen)

    def steps(self) -> Iterator[Step]:
        passed = sorted(
            (place for place in members(self.below.present) if self._before(place)),
            key=self._order,
        )
        for place in islice(passed, REASONS):
            yield self._why_not(place)
        if len(passed) > REASONS:
            yield more_passed("3.2.2", len(passed) - REASONS)

    def _order(self, place: int) -> tuple[int, int]:
        return -self.roster.entrants[place].score, place

    def _before(self, place: int) -> bool:
        return self._order(place) < self._order(self.chosen)

    def _why_not(self, place: int) -> Step:
        who, other = player(self.roster.tpns[place]), player(self.roster.tpns[self.chosen])
        if not self._possible(place):
            return Step("C4", clause(f"{_FLOATER}.others-unpaired", player=who))
        missed = self._missed(place)
        if missed > self.fewest:
            worse = clause(
                f"{_FLOATER}.colours", player=who, count=missed, other=other, fewest=self.fewest
            )
            return Step("C7", worse)
        his, best = self.roster.float_cost(place), self.roster.float_cost(self.chosen)
        times = self.roster.entrants[place].upfloats
        if his[0] > best[0]:
            return Step("C8", clause(f"{_FLOATER}.most-upfloats", player=who, count=times))
        if his[1] > best[1]:
            more = clause(f"{_FLOATER}.more-upfloats", player=who, count=times, other=other)
            return Step("C9", more)
        return Step("C10", clause(f"{_FLOATER}.floated-before", player=who))

    def _possible(self, place: int) -> bool:
        rest = self.below.copy()
        take_out(rest, place)
        inside = self.bracket.residents | 1 << place
        return rest.perfect and largest(self.roster.allowed, inside).perfect

    def _missed(self, place: int) -> int:
        """C7 with this upfloater: every legal transposition after the shifts misses as many."""
        inside = self.bracket.residents | 1 << place
        groups, matching = recomposed(self.roster, inside, self.completion.pulse)
        return self.roster.faults((one, matching.mate[one]) for one in members(groups.final[0]))
