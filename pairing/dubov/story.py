"""A round of the Dubov system told step by step, in the order in which it is made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pairing.clauses import Clause, clause, in_points, player, players
from pairing.dubov.recomposition import by_opponents
from pairing.dubov.roster import DubovRoster
from pairing.dubov.round import DubovBracket, DubovCourse, course_of
from pairing.dubov.story_floaters import floater_steps
from pairing.fide_2026.story import (
    REASONS,
    bar_step,
    board_of,
    colour_step,
    more_passed,
    others_unpaired,
    pab_steps,
)
from pairing.matching.bits import members
from pairing.model import Field, NoLegalPairing, Options, no_progress
from pairing.story import BoardStory, RoundStory, Step

_ROUND = "Pairing-Dubov"
_SUBGROUP = "Pairing-Dubov-Subgroup"
_PAIR = "Pairing-Dubov-Pair"
_VALUE = "Pairing-Dubov-Value"


def tell(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    course = course_of(field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    return _DubovTeller(course).story()


def meeting(roster: DubovRoster, pair: tuple[int, int]) -> Step:
    """Whom the first of the two, places in S1, meets."""
    one, other = (player(roster.tpns[place]) for place in pair)
    aro = str(roster.entrants[pair[0]].aro)
    return Step("3.2.6", clause(f"{_PAIR}.meets", player=one, opponent=other, aro=aro))


class _DubovTeller:
    def __init__(self, course: DubovCourse) -> None:
        self.course = course
        self.roster = course.roster
        self.tpns = course.roster.tpns

    def story(self) -> RoundStory:
        bye = tuple(pab_steps(self.tpns, self.course.completion, self.roster.pab_claim))
        boards = [board for bracket in self.course.brackets for board in self._boards(bracket)]
        return RoundStory(
            steps=(*bye, *self._steps()),
            boards=tuple(boards),
            bye=bye,
            values=tuple(self._values()),
        )

    def _steps(self) -> Iterator[Step]:
        for bracket in self.course.brackets:
            yield from self._bracket(bracket)

    def _bracket(self, bracket: DubovBracket) -> Iterator[Step]:
        points, count = in_points(bracket.score), bracket.residents.bit_count()
        yield Step("3.2", clause(f"{_ROUND}.group", points=points, players=count))
        yield from floater_steps(self.course, bracket)
        yield from self._subgroups(bracket)
        for pair in bracket.pairs:
            yield self._meet(pair)

    def _subgroups(self, bracket: DubovBracket) -> Iterator[Step]:
        groups = bracket.subgroups
        key = "halves" if groups.halves else "preferences"
        first, second = groups.first.bit_count(), groups.second.bit_count()
        yield Step("3.2.3", clause(f"{_SUBGROUP}.{key}", first=first, second=second))
        if groups.from_smaller:
            who = players(self.tpns[place] for place in groups.from_smaller)
            pairs = len(groups.from_smaller)
            shifted = clause(f"{_SUBGROUP}.from-smaller", players=who, count=pairs)
            yield Step("3.2.4", shifted)
        if groups.from_larger:
            who = players(self.tpns[place] for place in groups.from_larger)
            count = len(groups.from_larger)
            yield Step("3.2.4", clause(f"{_SUBGROUP}.from-larger", players=who, count=count))

    def _meet(self, pair: tuple[int, int]) -> Step:
        return meeting(self.roster, pair)

    # -- boards -----------------------------------------------------------------------------------

    def _boards(self, bracket: DubovBracket) -> Iterator[BoardStory]:
        open_to_all = bracket.subgroups.final[1]
        for pair in bracket.pairs:
            both = self.roster.seekers(pair)
            board, _decider = board_of(*both, self.roster.initial_colour)
            reasons = tuple(self._passed(pair, open_to_all))
            colours = colour_step(*both, self.roster.initial_colour)
            yield BoardStory(board, (*reasons, self._meet(pair), colours))
            open_to_all &= ~(1 << pair[1])

    def _passed(self, pair: tuple[int, int], open_to_him: int) -> Iterator[Step]:
        """Those of G2 with smaller numbers who are not yet taken."""
        first, second = pair
        passed = open_to_him & ((1 << second) - 1)
        for place in islice(members(passed), REASONS):
            barred = bar_step(self.roster.bars, self.tpns, first, place)
            yield barred or others_unpaired(self.tpns, first, place, "3.2.6")
        if passed.bit_count() > REASONS:
            yield more_passed("3.2.6", passed.bit_count() - REASONS)

    # -- values -----------------------------------------------------------------------------------

    def _values(self) -> Iterator[tuple[Clause, Clause | str]]:
        yield clause(f"{_VALUE}.most-upfloats"), str(self.roster.most_upfloats)
        for bracket in self.course.brackets:
            group = clause("Pairing-Dubov-Group", points=in_points(bracket.score))
            groups = bracket.subgroups
            first, _second = groups.final
            shown = {
                "residents": self._numbers(members(bracket.residents)),
                "upfloaters": self._numbers(members(bracket.upfloaters)),
                "g1": self._numbers(members(groups.first)),
                "g2": self._numbers(members(groups.second)),
                "shifted": self._numbers((*groups.from_smaller, *groups.from_larger)),
                "s1": self._numbers(by_opponents(self.roster, members(first))),
                "t2": self._numbers(opponent for _player, opponent in bracket.pairs),
            }
            for name, numbers in shown.items():
                value: Clause | str = numbers or clause(f"{_VALUE}.none")
                yield clause(f"{_VALUE}.{name}", group=group), value
            aros = ", ".join(
                f"{self.tpns[place]}: {self.roster.entrants[place].aro}" for place in members(first)
            )
            yield clause(f"{_VALUE}.aro", group=group), aros
            missed = self.roster.faults(bracket.pairs)
            yield clause(f"{_VALUE}.missed", group=group), str(missed)

    def _numbers(self, places: Iterator[int] | list[int] | tuple[int, ...]) -> str:
        return ", ".join(str(self.tpns[place]) for place in places)
