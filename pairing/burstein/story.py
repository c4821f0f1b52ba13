"""A round of the Burstein system told step by step, in the order in which it is made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pairing.burstein.roster import BursteinRoster
from pairing.burstein.round import BursteinCourse, PairedBursteinBracket, course_of, is_seeding
from pairing.burstein.story_seeding import tell_seeding
from pairing.clauses import Clause, clause, in_points, player, players
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

_ROUND = "Pairing-Burstein"
_VALUE = "Pairing-Burstein-Value"


def tell(field: Field, options: Options) -> RoundStory:
    """Raises LookupError when there is no legal pairing, OptionError for wrong options."""
    if is_seeding(field):
        return tell_seeding(field, options)
    course = course_of(field, options, no_progress)
    if isinstance(course, NoLegalPairing):
        raise LookupError(course.message)
    return _BursteinTeller(course).story()


def meeting(roster: BursteinRoster, pair: tuple[int, int]) -> Step:
    """Of two places, the higher ranked first."""
    one, other = (player(roster.tpns[place]) for place in pair)
    return Step("4.3", clause(f"{_ROUND}.meets", player=one, opponent=other))


class _BursteinTeller:
    def __init__(self, course: BursteinCourse) -> None:
        self.course = course
        self.roster: BursteinRoster = course.roster
        self.tpns = course.roster.tpns

    def story(self) -> RoundStory:
        bye = tuple(pab_steps(self.tpns, self.course.completion, self.roster.pab_claim))
        brackets = self.course.brackets
        return RoundStory(
            steps=(*bye, *(step for bracket in brackets for step in self._bracket(bracket))),
            boards=tuple(board for bracket in brackets for board in self._boards(bracket)),
            bye=bye,
            values=tuple(self._values()),
        )

    def _bracket(self, bracket: PairedBursteinBracket) -> Iterator[Step]:
        points, incoming = in_points(bracket.score), bracket.incoming.bit_count()
        count = bracket.residents.bit_count()
        key = "group-with-floaters" if incoming else "group"
        facts = {"floaters": incoming} if incoming else {}
        yield Step("3.2", clause(f"{_ROUND}.{key}", points=points, players=count, **facts))
        pairs, floating = len(bracket.pairs), bracket.floaters
        if floating:
            who = players(self.tpns[place] for place in sorted(members(floating), reverse=True))
            left = floating.bit_count()
            most = clause(f"{_ROUND}.pairs-and-floaters", pairs=pairs, count=left, players=who)
            yield Step("3.2.1", most)
        else:
            yield Step("3.2.1", clause(f"{_ROUND}.pairs", pairs=pairs))
        missed = sum(self.roster.misses(*pair) for pair in bracket.pairs)
        yield Step("C8", clause(f"{_ROUND}.missed", count=missed))
        for pair in bracket.pairs:
            yield self._meet(pair)

    def _meet(self, pair: tuple[int, int]) -> Step:
        return meeting(self.roster, pair)

    def _boards(self, bracket: PairedBursteinBracket) -> Iterator[BoardStory]:
        left = bracket.incoming | bracket.residents
        for pair in bracket.pairs:
            both = self.roster.seekers(pair)
            board, _decider = board_of(*both, self.roster.initial_colour)
            left &= ~(1 << pair[0])
            reasons = tuple(self._passed(pair, left))
            left &= ~(1 << pair[1])
            colours = colour_step(*both, self.roster.initial_colour)
            yield BoardStory(board, (*reasons, self._meet(pair), colours))

    def _passed(self, pair: tuple[int, int], left: int) -> Iterator[Step]:
        """Those with larger BSN who are not yet taken."""
        first, second = pair
        passed = left & ((1 << second) - 1)
        for place in islice(members(passed), REASONS):
            barred = bar_step(self.roster.bars, self.tpns, first, place)
            yield barred or self._worse(first, place)
        if passed.bit_count() > REASONS:
            yield more_passed("4.3", passed.bit_count() - REASONS)

    def _worse(self, first: int, place: int) -> Step:
        pair = {"player": player(self.tpns[first]), "other": player(self.tpns[place])}
        if self.roster.misses(first, place):
            return Step("3.2.2", clause(f"{_ROUND}.same-preference", **pair))
        return others_unpaired(self.tpns, first, place, "3.2.2")

    # -- values -----------------------------------------------------------------------------------

    def _values(self) -> Iterator[tuple[Clause, Clause | str]]:
        for bracket in self.course.brackets:
            group = clause("Pairing-Burstein-Group", points=in_points(bracket.score))
            order = sorted(members(bracket.incoming | bracket.residents), reverse=True)
            listed = ", ".join(str(self.tpns[place]) for place in order)
            yield clause(f"{_VALUE}.order", group=group), listed
            yield clause(f"{_VALUE}.index", group=group), ", ".join(map(self._index, order))
            floating = sorted(members(bracket.floaters), reverse=True)
            numbers = ", ".join(str(self.tpns[place]) for place in floating)
            value: Clause | str = numbers or clause(f"{_VALUE}.none")
            yield clause(f"{_VALUE}.floaters", group=group), value

    def _index(self, place: int) -> str:
        buchholz, sonneborn_berger = self.roster.entrants[place].index
        return f"{self.tpns[place]}: {in_points(buchholz)}/{in_points(sonneborn_berger / 2)}"
