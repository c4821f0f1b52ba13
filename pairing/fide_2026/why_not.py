"""Why two players do not meet in a round that is made bracket by bracket, as steps.

Either a rule forbids it, or one of them has the bye, or one was paired before the other could be.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from pairing import why_not as alike
from pairing.clauses import clause, in_points, player
from pairing.fide_2026.bars import PairingBars
from pairing.fide_2026.completion import RoundCompletion
from pairing.fide_2026.story import bar_step, pab_steps
from pairing.model import TOURNAMENT_RULES, TPN, HalfPoints
from pairing.story import Step

Pair = tuple[int, int]


class BracketInOrder(Protocol):
    """Places; of each pair who sought first, in the order in which they were paired."""

    @property
    def score(self) -> HalfPoints: ...

    @property
    def pairs(self) -> tuple[Pair, ...]: ...


Bracket = TypeVar("Bracket", bound=BracketInOrder)


class BracketRoster(Protocol):
    """What every system that pairs bracket by bracket knows of its players."""

    @property
    def tpns(self) -> tuple[TPN, ...]: ...

    @property
    def bars(self) -> PairingBars: ...

    def pab_claim(self, place: int) -> tuple[Any, ...]: ...


class BracketAnswer(ABC, Generic[Bracket]):
    """`order`: the article by which opponents are sought."""

    order: str
    brackets: Sequence[Bracket]

    def __init__(self, roster: BracketRoster, completion: RoundCompletion) -> None:
        self.tpns = roster.tpns
        self.bars = roster.bars
        self.bye = tuple(pab_steps(roster.tpns, completion, roster.pab_claim))

    @abstractmethod
    def _meet(self, pair: Pair) -> Step:
        """The step by which they were paired."""

    @abstractmethod
    def _in_other_bracket(self, bracket: Bracket, paired: int, rest: int) -> Step:
        """`paired` has his opponent in the bracket, `rest` has none there."""

    @abstractmethod
    def _within(self, pair: Pair, asked: int, rest: int) -> Step:
        """Both were there and are paired; the pair has `asked` and came before that of `rest`."""

    def steps(self, one: TPN, other: TPN) -> Iterator[Step]:
        """Of two different players; the last steps say whom they meet instead."""
        absent = [tpn for tpn in (one, other) if tpn not in self.tpns]
        if absent:
            yield from (Step(TOURNAMENT_RULES, alike.away(tpn)) for tpn in absent)
            return
        two = self.tpns.index(one), self.tpns.index(other)
        pairs = [self._pair_of(place) for place in two]
        together = pairs[0]
        if together is not None and together == pairs[1]:
            yield Step(self.order, alike.meet(one, other))
            yield self._meet(together)
            return
        yield self._why(two)
        yield from (self._meet(pair) for pair in pairs if pair is not None)

    def _pair_of(self, place: int) -> Pair | None:
        every = (pair for bracket in self.brackets for pair in bracket.pairs)
        return next((pair for pair in every if place in pair), None)

    def _why(self, two: Pair) -> Step:
        if None in map(self._pair_of, two):
            return self.bye[-1]
        return bar_step(self.bars, self.tpns, *two) or self._paired_before(two)

    def _paired_before(self, two: Pair) -> Step:
        bracket, pair = next(
            (bracket, pair)
            for bracket in self.brackets
            for pair in bracket.pairs
            if set(pair) & set(two)
        )
        rest = next(place for place in two if place not in pair)
        asked = next(place for place in two if place in pair)
        if all(rest not in each for each in bracket.pairs):
            return self._in_other_bracket(bracket, asked, rest)
        return self._within(pair, asked, rest)

    def _sought(self, pair: Pair, rest: int) -> Step:
        seeking, opponent, left = (self.tpns[place] for place in (*pair, rest))
        return Step(self.order, alike.comes_later(seeking, opponent, left))

    def _taken(self, pair: Pair, rest: int) -> Step:
        seeking, opponent, left = (self.tpns[place] for place in (*pair, rest))
        return Step(self.order, alike.taken(seeking, opponent, left))

    def _other_group(self, bracket: Bracket, paired: int, rest: int) -> Step:
        who = {"player": player(self.tpns[paired]), "other": player(self.tpns[rest])}
        key, points = "Pairing-Fide-2026-Passed.other-group", in_points(bracket.score)
        return Step("3.2", clause(key, points=points, **who))
