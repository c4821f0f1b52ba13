"""A bracket put to the engine once more: with some pairs given, and some players kept apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pairing.dutch.best import best_candidate, completing_candidate
from pairing.dutch.bracket import Bracket, Candidate, candidate_of
from pairing.dutch.completion import Completion
from pairing.dutch.perfect import perfect_candidate
from pairing.explain.narrowing import kept_apart, tied
from pairing.explain.position import ExplainedRound, Outcome, Pair
from pairing.matching.cardinality import FREE
from pairing.model import TPN


def instead(
    position: ExplainedRound,
    group: int,
    given: Sequence[Pair] = (),
    apart: Iterable[frozenset[TPN]] = (),
) -> Outcome | None:
    """The best pairing of bracket `group` with the given pairs, and others kept apart.

    The brackets above stay as they are. None: the rest could not be completed (C4).
    """
    question = Question(position, group, tuple(given), tuple(apart))
    return question.outcome() if question.possible else None


def alone(position: ExplainedRound, group: int, tpn: TPN) -> list[frozenset[TPN]]:
    """What keeps a player apart from everybody else in the bracket."""
    inside = {*position.residents(group), *position.brackets[group].mdps} - {tpn}
    return [frozenset({tpn, other}) for other in sorted(inside)]


class Question:
    """The field of a question. `bracket` is None if none of its residents is left.

    The pairs that are given leave the field; from a collapsed bracket they do not, because the
    score differences in it (A.8) are counted from its lowest player.
    """

    def __init__(
        self,
        position: ExplainedRound,
        group: int,
        given: tuple[Pair, ...],
        apart: tuple[frozenset[TPN], ...],
    ) -> None:
        self.actual = position.brackets[group]
        whole = position.bracket(group)
        below = whole.residents.stop
        stay = self.actual.collapsed
        self.given = () if stay else given
        settled = {position.place[tpn] for pair in self.given for tpn in pair}
        roster = position.narrowed(
            sorted(place for place in whole.players if place not in settled), below
        )
        self.number = {entrant.tpn: place for place, entrant in enumerate(roster.entrants)}
        roster = kept_apart(roster, (self._numbers(players) for players in apart))
        if stay:
            roster = tied(roster, ((self.number[a], self.number[b]) for a, b in given))
        self.completion = position.completed(roster, below)
        self.possible = self.completion.possible or not position.has_to_complete(group)
        self.mdps = tuple(sorted(self._numbers(self.actual.mdps)))
        score = self.actual.resident_score
        self.above = sum(roster.entrants[group.start].score > score for group in roster.groups)
        left = [group for group in roster.groups if roster.entrants[group.start].score == score]
        self.bracket = Bracket(roster, self.above, self.mdps, collapsed=stay) if left else None

    def outcome(self) -> Outcome:
        """As the engine pairs it; only if it is possible."""
        if self.bracket is None:
            return self._made(Candidate((), self.mdps))
        if self.actual.penultimate:
            return self._made(completing_candidate(self.bracket, self.completion))
        if self.actual.collapsed:
            return self._made(best_candidate(self.bracket, self.completion))
        return self._made(best_of(self.bracket, self.completion))

    def paired(self, mates: Sequence[int]) -> Outcome:
        """With these partners inside the bracket."""
        if self.bracket is None:
            raise ValueError("there is nobody left to be paired")
        pairs = [(one, mates[one]) for one in self.bracket.players if one < mates[one] != FREE]
        return self._made(candidate_of(self.bracket, pairs))

    def _numbers(self, players: Iterable[TPN]) -> list[int]:
        return [self.number[tpn] for tpn in players if tpn in self.number]

    def _made(self, candidate: Candidate) -> Outcome:
        roster = self.completion.roster
        entrants = roster.entrants
        pairs = tuple((entrants[high].tpn, entrants[low].tpn) for high, low in candidate.pairs)
        return replace(
            self.actual,
            pairs=self.given + pairs,
            downfloaters=tuple(entrants[place].tpn for place in candidate.downfloaters),
            roster=roster,
            completion=self.completion,
            following=self.above + (self.bracket is not None),
        )


def best_of(bracket: Bracket, completion: Completion) -> Candidate:
    """The bracket as the engine pairs it."""
    return perfect_candidate(bracket, completion) or best_candidate(bracket, completion)
