"""Why somebody has the bye (3.4) or floats up (3.5 of C.04.5 and C.04.6), as steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Generic

from pairing.clauses import Clause, clause, in_points, player, players
from pairing.fide_2026.completion import RoundCompletion, largest, take_out
from pairing.fide_2026.match_round import MatchBracket, MatchCourse, MatchRoster, R
from pairing.fide_2026.story import REASONS, more_passed
from pairing.fide_2026.upfloaters import MatchUpfloaters
from pairing.matching.bits import lowest, members
from pairing.story import Step

_BYE = "Pairing-Fide-2026-Bye"
Say = Callable[..., Clause]
"""A variant of one message, with its facts."""


@dataclass(frozen=True, slots=True)
class MatchWords:
    """How a system says who has the bye, and who floats up."""

    bye: Say
    floater: Say


def match_bye_steps(
    roster: MatchRoster, completion: RoundCompletion, words: MatchWords
) -> Iterator[Step]:
    """Those who came first by score, matches and rank and could not have it, then he who has it."""
    if completion.pab is None:
        return
    claims = sorted(range(len(roster)), key=roster.pab_claim)
    passed = claims[: claims.index(completion.pab)]
    for place in passed[:REASONS]:
        who = player(roster.tpns[place])
        if not completion.eligible >> place & 1:
            yield Step("C2", clause(f"{_BYE}.barred", player=who))
        else:
            yield Step("3.4", clause(f"{_BYE}.others-unpaired", player=who))
    if len(passed) > REASONS:
        yield more_passed("3.4", len(passed) - REASONS)
    who = player(roster.tpns[completion.pab])
    if len(completion.pab_order) == 1:
        yield Step("3.4", clause(f"{_BYE}.only", player=who))
        return
    first, second = (roster.pab_claim(place) for place in completion.pab_order[:2])
    if first[0] != second[0]:
        yield Step("3.4", clause(f"{_BYE}.lowest-score", player=who))
    elif first[1] != second[1]:
        yield Step("3.4", words.bye("most-matches", player=who))
    else:
        yield Step("3.4", words.bye("last", player=who))


def match_floater_steps(
    course: MatchCourse[R], bracket: MatchBracket, words: MatchWords
) -> Iterator[Step]:
    """How many are needed; for one who was passed over for him, for several only who they are."""
    roster, count = course.roster, bracket.upfloaters.bit_count()
    if not count:
        yield Step("C4", words.floater("nobody"))
        return
    odd = bracket.standing.residents.bit_count() % 2 == 1
    yield Step("C4", words.floater("odd" if odd else "even", count=count))
    if count > 1:
        who = players(roster.tpns[place] for place in members(bracket.upfloaters))
        yield Step("3.5", words.floater("first-set", players=who, count=count))
        return
    yield from _PassedOver(course, bracket, words).steps()
    chosen = roster.entrants[lowest(bracket.upfloaters)]
    points = in_points(chosen.score)
    yield Step("3.5", words.floater("floats", player=player(chosen.tpn), points=points))


class _PassedOver(Generic[R]):
    """Those who come before the one upfloater in the order of 3.5."""

    def __init__(self, course: MatchCourse[R], bracket: MatchBracket, words: MatchWords) -> None:
        self.words = words
        self.roster = course.roster
        self.bracket = bracket
        self.chosen = lowest(bracket.upfloaters)
        self.choice = MatchUpfloaters(course.roster, course.completion, bracket.standing)
        self.complied = self.choice.complies(bracket.upfloaters)

    def steps(self) -> Iterator[Step]:
        passed = sorted(
            (place for place in members(self.choice.below.present) if self._before(place)),
            key=self._order,
        )
        for place in islice(passed, REASONS):
            yield self._why_not(place)
        if len(passed) > REASONS:
            yield more_passed("3.5", len(passed) - REASONS)

    def _order(self, place: int) -> tuple[int, int]:
        return -self.roster.entrants[place].score, place

    def _before(self, place: int) -> bool:
        return self._order(place) < self._order(self.chosen)

    def _why_not(self, place: int) -> Step:
        who = player(self.roster.tpns[place])
        if not self._possible(place):
            return Step("C3", self.words.floater("others-unpaired", player=who))
        if self.complied and not self.choice.complies(1 << place):
            return Step("C6", self.words.floater("following", player=who))
        if self.roster.floated >> place & 1:
            return Step("C7", self.words.floater("floated-before", player=who))
        return Step("C6", self.words.floater("following", player=who))

    def _possible(self, place: int) -> bool:
        rest = self.choice.below.copy()
        take_out(rest, place)
        inside = self.bracket.standing.residents | 1 << place
        return rest.perfect and largest(self.roster.allowed, inside).perfect
