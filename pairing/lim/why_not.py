"""Why two players do not meet in a round by the Lim system, as steps.

Either a rule forbids it, or one of them was paired before the other could be: then the step at
which that was done says why.
"""

from __future__ import annotations

from collections.abc import Iterator

from pairing import why_not as alike
from pairing.clauses import clause, in_points, player
from pairing.lim.bracket import LimBracket, Made
from pairing.lim.colours import Half
from pairing.lim.editions import LimEdition
from pairing.lim.round import Course, course_of
from pairing.lim.story import numbered
from pairing.lim.story_floaters import bye_steps, floater_steps
from pairing.lim.story_pairs import barred_step, pair_step, passed_over, passed_step
from pairing.model import (
    TOURNAMENT_RULES,
    TPN,
    Field,
    NoLegalPairing,
    Options,
    no_progress,
)
from pairing.story import Step


def why_not(
    edition: LimEdition, field: Field, options: Options, one: TPN, other: TPN
) -> tuple[Step, ...]:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(edition, field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    places = {entrant.tpn: place for place, entrant in enumerate(course.roster.entrants)}
    absent = [tpn for tpn in (one, other) if tpn not in places]
    if absent:
        return tuple(Step(TOURNAMENT_RULES, alike.away(tpn)) for tpn in absent)
    return numbered(edition, LimAnswer(course, places[one], places[other]).steps())


class LimAnswer:
    """`two` are places; `pairs` those that stand, in the order in which they were made."""

    def __init__(self, course: Course, one: int, other: int) -> None:
        self.course = course
        self.roster = course.roster
        self.two = (one, other)
        self.pairs = [made for _half, made in course.pairs]

    def steps(self) -> Iterator[Step]:
        one, other = self.two
        together = self._made_with(one)
        if together is not None and together is self._made_with(other):
            step = pair_step(self.roster, together)
            yield Step(step.article, alike.meet(self._tpn(one), self._tpn(other)))
            yield step
            return
        yield from self._cancelled()
        bye = self.course.bye
        if bye is not None and bye in self.two:
            yield list(bye_steps(self.roster, bye))[-1]
            yield from self._pairs()
            return
        barred = barred_step(self.roster, one, other)
        if barred:
            yield barred
        else:
            yield from self._paired_before()
        yield from self._pairs()

    def _pairs(self) -> Iterator[Step]:
        """Whom each of them meets instead."""
        for place in self.two:
            if made := self._made_with(place):
                yield pair_step(self.roster, made)

    def _tpn(self, place: int) -> TPN:
        return self.roster.entrants[place].tpn

    def _made_with(self, place: int) -> Made | None:
        return next((made for made in self.pairs if place in (made.player, made.opponent)), None)

    def _cancelled(self) -> Iterator[Step]:
        """They were a pair, which 9.6 took back."""
        for each in self.course.cancelled:
            if {each.pair.player, each.pair.opponent} == set(self.two):
                one, other = (player(self._tpn(place)) for place in self.two)
                facts = {"player": one, "opponent": other}
                yield Step("9.6", clause("Pairing-Lim.cancelled", half=each.half.value, **facts))

    def _paired_before(self) -> Iterator[Step]:
        """The first pair that has one of them: why it is not the two."""
        made = next(each for each in self.pairs if {each.player, each.opponent} & set(self.two))
        rest = next(place for place in self.two if place not in (made.player, made.opponent))
        if not made.present >> rest & 1:
            yield from self._not_there(made, rest)
        elif made.player not in self.two:
            seeking, opponent, left = map(self._tpn, (made.player, made.opponent, rest))
            yield Step("10.8" if made.floating else "9.4", alike.taken(seeking, opponent, left))
        elif rest in passed_over(made):
            yield passed_step(self.roster, made, rest)
        else:
            seeking, opponent, left = map(self._tpn, (made.player, made.opponent, rest))
            yield Step(
                "10.8" if made.floating else "11.2", alike.comes_later(seeking, opponent, left)
            )

    def _not_there(self, made: Made, rest: int) -> Iterator[Step]:
        """`rest` was not among those of the group who were left when that pair was made."""
        bracket = self._bracket_of(made)
        gone = next((each for each in bracket.floaters if each.player == rest), None)
        if gone is not None:
            yield from floater_steps(self.roster, bracket, gone)
            return
        before = next((each for each in bracket.made if rest in (each.player, each.opponent)), None)
        if before is not None:
            yield pair_step(self.roster, before)
            yield from self._taken_back(before)
            return
        paired = next(place for place in self.two if place != rest)
        key = "Pairing-Lim-Passed.other-group"
        who = {"player": player(self._tpn(paired)), "other": player(self._tpn(rest))}
        points = in_points(bracket.score)
        if bracket.half is Half.MEDIAN:
            points = in_points(self.roster.median / 2)
        yield Step("9.2", clause(key, points=points, **who))

    def _taken_back(self, made: Made) -> Iterator[Step]:
        half = next(each.half for each in self.course.cancelled if each.pair == made)
        one, other = (player(self._tpn(place)) for place in (made.player, made.opponent))
        says = clause("Pairing-Lim.cancelled", player=one, opponent=other, half=half.value)
        yield Step("9.6", says)

    def _bracket_of(self, made: Made) -> LimBracket:
        return next(bracket for bracket in self.course.brackets if made in bracket.made)
