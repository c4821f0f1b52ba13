"""Why two do not meet in a round whose scoregroups get upfloaters (C.04.5 and C.04.6), as steps.

A rule bars them, or they are paired by force in the bracket that one of them was paired in, the
rest by the rules: the first criterion by which that is worse is the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic

from pairing import why_not as alike
from pairing.clauses import Clause, clause, in_points, player
from pairing.fide_2026.completion import RoundCompletion, largest
from pairing.fide_2026.first_pairs import Faults, Pairs
from pairing.fide_2026.match_round import MatchBracket, MatchCourse, PairBracket, R
from pairing.fide_2026.story import bar_step, others_unpaired
from pairing.fide_2026.story_floaters import MatchWords, match_bye_steps
from pairing.fide_2026.upfloaters import MatchUpfloaters, Standing
from pairing.matching.bits import members
from pairing.model import TOURNAMENT_RULES, TPN, NoLegalPairing
from pairing.story import Step

_APART: Final = "Pairing-Fide-2026-Apart"


@dataclass(frozen=True, slots=True)
class MatchRules(Generic[R]):
    """What a system pairs a bracket by.

    `broken`: how often these pairs of residents and upfloaters break each of the `criteria`.
    """

    paired: PairBracket[R]
    broken: Callable[[R, int, int, Pairs], Faults]
    criteria: tuple[str, ...]
    words: MatchWords
    meets: Callable[[TPN, TPN], Step]


def match_why_not(
    course: MatchCourse[R] | NoLegalPairing, rules: MatchRules[R], one: TPN, other: TPN
) -> tuple[Step, ...]:
    """Why the two do not meet, or that they do. Raises LookupError without a legal pairing."""
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    places = {tpn: place for place, tpn in enumerate(course.roster.tpns)}
    absent = [tpn for tpn in (one, other) if tpn not in places]
    if absent:
        return tuple(Step(TOURNAMENT_RULES, alike.away(tpn)) for tpn in absent)
    return tuple(_MatchAnswer(course, rules, (places[one], places[other])).steps())


class _MatchAnswer(Generic[R]):
    """`two` are places; `paired_in` the number of the bracket that each place was paired in."""

    def __init__(self, course: MatchCourse[R], rules: MatchRules[R], two: tuple[int, int]) -> None:
        self.course = course
        self.roster = course.roster
        self.rules = rules
        self.two = two
        self.pair_of = {
            place: pair for each in course.brackets for pair in each.pairs for place in pair
        }
        self.paired_in = {
            place: number
            for number, each in enumerate(course.brackets)
            for pair in each.pairs
            for place in pair
        }

    def steps(self) -> Iterator[Step]:
        one, other = self.two
        if other in self.pair_of.get(one, ()):
            yield Step("3.6", alike.meet(self._tpn(one), self._tpn(other)))
            return
        yield self._reason()
        for place in self.two:
            if place in self.pair_of:
                yield self.rules.meets(*map(self._tpn, self.pair_of[place]))

    def _tpn(self, place: int) -> TPN:
        return self.roster.tpns[place]

    def _reason(self) -> Step:
        completion = self.course.completion
        if completion.pab in self.two:
            *_passed, bye = match_bye_steps(self.roster, completion, self.rules.words)
            return bye
        barred = bar_step(self.roster.bars, self.roster.tpns, *self.two)
        if barred is not None:
            return barred
        first, later = sorted(self.two, key=self.paired_in.__getitem__)
        bracket = self.course.brackets[self.paired_in[first]]
        if self.paired_in[first] == self.paired_in[later]:
            return self._within(bracket)
        if bracket.upfloaters >> first & 1:
            points = in_points(bracket.score)
            return Step("3.5", self._says("floats-up", first, later, points=points))
        return self._from_below(bracket, first, later)

    def _says(self, variant: str, one: int, other: int, **facts: Any) -> Clause:
        two = {"player": player(self._tpn(one)), "other": player(self._tpn(other))}
        return clause(f"{_APART}.{variant}", **two, **facts)

    def _forced(self) -> R:
        """The roster in which these two may meet nobody but each other."""
        one, other = self.two
        both = 1 << one | 1 << other
        rows = [row & ~both for row in self.roster.allowed]
        rows[one], rows[other] = 1 << other, 1 << one
        return self.roster.narrowed(tuple(rows))

    # -- one of them was paired above the other ---------------------------------------------------

    def _from_below(self, bracket: MatchBracket, resident: int, lower: int) -> Step:
        if not bracket.upfloaters:
            points = in_points(bracket.score)
            return Step("C4", self._says("nobody-floats", resident, lower, points=points))
        forced, completion = self._forced(), self.course.completion
        left = completion.left & ~bracket.standing.gone
        levels = [players & left for _score, players in self.roster.levels]
        completed = RoundCompletion(
            forced.allowed, levels, 0, self.roster.pab_claim, completion.pulse
        )
        if not completed.whole.perfect:
            return others_unpaired(self.roster.tpns, resident, lower, "C3")
        chosen = MatchUpfloaters(forced, completed, bracket.standing).chosen()
        return self._worse_set(bracket, chosen, resident, lower)

    def _worse_set(self, bracket: MatchBracket, chosen: int, resident: int, lower: int) -> Step:
        """`chosen`: the upfloaters with the two by force."""
        two = resident, lower
        count, fewer = chosen.bit_count(), bracket.upfloaters.bit_count()
        if count > fewer:
            return Step("C4", self._says("more-upfloaters", *two, count=count, fewer=fewer))
        sets = chosen, bracket.upfloaters
        mine, others = (self._in_order(each) for each in sets)
        if self._scores(mine) != self._scores(others):
            return Step("C5", self._says("lower-scores", *two))
        if len({self._following(bracket.standing, each) for each in sets}) == len(sets):
            return Step("C6", self._says("following", *two))
        if len({(each & self.roster.floated).bit_count() for each in sets}) == len(sets):
            return Step("C7", self._says("floated-before", *two))
        return Step("3.5", self._says("later-set", *two, **self._first_difference(mine, others)))

    def _scores(self, places: list[int]) -> list[int]:
        return [self.roster.entrants[place].score for place in places]

    def _in_order(self, chosen: int) -> list[int]:
        """3.5: by score, then by number."""
        entrants = self.roster.entrants
        return sorted(members(chosen), key=lambda place: (-entrants[place].score, place))

    def _following(self, standing: Standing, chosen: int) -> int:
        """C6: how many more upfloaters the following scoregroup needs than it has to."""
        completion = self.course.completion
        following = MatchUpfloaters(self.roster, completion, standing).following & ~chosen
        if not following:
            return 0
        gone = standing.gone | standing.residents | chosen
        after = Standing(standing.level + 1, gone, following)
        needed = MatchUpfloaters(self.roster, completion, after).chosen().bit_count()
        return needed if self.roster.graded else int(needed > following.bit_count() % 2)

    def _first_difference(self, mine: list[int], others: list[int]) -> dict[str, Any]:
        instead, chosen = next(each for each in zip(mine, others, strict=True) if len({*each}) > 1)
        return {"instead": player(self._tpn(instead)), "chosen": player(self._tpn(chosen))}

    # -- both were paired in one bracket ----------------------------------------------------------

    def _within(self, bracket: MatchBracket) -> Step:
        if all(bracket.upfloaters >> place & 1 for place in self.two):
            return Step("C4", self._says("both-float", *self.two))
        forced = self._forced()
        groups = bracket.standing.residents, bracket.upfloaters
        if not largest(forced.allowed, groups[0] | groups[1]).perfect:
            return others_unpaired(self.roster.tpns, *self.two, "3.6")
        pairs = self.rules.paired(forced, *groups, self.course.completion.pulse)
        broken = [self.rules.broken(self.roster, *groups, each) for each in (pairs, bracket.pairs)]
        for criterion, count, fewer in zip(self.rules.criteria, *broken, strict=True):
            if count != fewer:
                facts = {"criterion": criterion, "count": count, "fewer": fewer}
                return Step(criterion, self._says("broken-more", *self.two, **facts))
        mine, others = (identifier(each) for each in (pairs, bracket.pairs))
        facts = self._first_difference(mine, others)
        return Step("3.6", self._says("later-identifier", *self.two, **facts))


def identifier(pairs: Pairs) -> list[int]:
    """3.6: the top members ascending, then their bottom members."""
    return [top for top, _bottom in pairs] + [bottom for _top, bottom in pairs]
