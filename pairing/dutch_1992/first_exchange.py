"""The first exchange that allows an acceptable pairing, found at once (C8, D2).

A pair of two players of S1 needs one of them in S2: the lower one makes the smaller difference.
So does each player of S1 who is left over; and a pair within S2 sends its higher player to S1.
The heaviest matching with D2 as its weights is therefore the pairing of the first exchange.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pairing.dutch_1992.demands import Demands
from pairing.dutch_1992.exchange import Exchange1992, Ties
from pairing.dutch_1992.least import heaviest_by_kinds
from pairing.matching.bits import members, set_of
from pairing.matching.optimum import optimum
from pairing.matching.weighted import weights_of


@dataclass(frozen=True, slots=True)
class BestExchange:
    """The exchange, how many preferences its pairing breaks, and how many are left over."""

    exchange: Exchange1992
    broken: int
    left_over: int


def first_exchange(
    s1: Sequence[int],
    s2: Sequence[int],
    graph: Mapping[int, int],
    demands: Demands,
    ties: Ties,
) -> BestExchange | None:
    """None if the graph of the bracket and its tail has no complete matching.

    Of all complete matchings as few players as possible are left over and, where their number
    counts, as few preferences broken. For tails that are not `mutual`.
    """
    return _Weights(s1, s2, graph, demands, ties).first()


class _Weights:
    def __init__(
        self,
        s1: Sequence[int],
        s2: Sequence[int],
        graph: Mapping[int, int],
        demands: Demands,
        ties: Ties,
    ) -> None:
        self.graph = graph
        self.ties = ties
        self.demands = demands
        self.upper, self.lower = set_of(s1), set_of(s2)
        self.rank = {player: number for number, player in enumerate((*s1, *s2), start=1)}
        size = len(graph) + 1
        self.by_s1 = 1 << size
        self.by_difference = self.by_s1 << size
        self.by_number = self.by_difference * (2 * size * size)
        self.by_broken = self.by_number * size
        self.by_left_over = self.by_broken * size
        self.by_pair = self.by_left_over * size

    def first(self) -> BestExchange | None:
        nodes = sorted(self.graph)
        bracket, demands = self.upper | self.lower, self.demands
        best = heaviest_by_kinds(
            self.graph, bracket, demands.kind, self._first_of_all, demands.pulse
        )
        if best is None:
            return None
        weights = {
            (place, other): self._weight(nodes[place], nodes[other])
            for place, row in enumerate(best.tight)
            for other in members(row >> place << place)
        }
        solvable = weights_of(len(nodes), weights)
        mates = optimum(solvable, demands.pulse, everybody=True).mates
        pairs = [(nodes[one], nodes[other]) for one, other in enumerate(mates) if one < other]
        out = [player for pair in pairs for player in self._leaving(*pair)]
        into = [player for pair in pairs for player in self._coming(*pair)]
        return BestExchange(
            Exchange1992(tuple(sorted(out)), tuple(sorted(into))),
            broken=sum(self._breaks(*pair) for pair in pairs),
            left_over=sum(self._leaves_over(*pair) for pair in pairs),
        )

    def _first_of_all(self, one: int, other: int) -> int:
        """Few left over and few preferences broken, which the kinds of the two decide."""
        weight = self.by_pair - self.by_left_over * self._leaves_over(one, other)
        if self.demands.broken is not None:
            weight -= self.by_broken * self._breaks(one, other)
        return weight

    def _weight(self, one: int, other: int) -> int:
        """D2: few players, a small difference, the lowest of S1, then as `ties` says."""
        weight = self._first_of_all(one, other)
        for player in self._leaving(one, other):
            rank = self.rank[player]
            weight += -self.by_number + self.by_difference * rank + (self.by_s1 << rank)
        for player in self._coming(one, other):
            rank = self.rank[player]
            weight += -self.by_difference * rank + self._of_s2(rank)
        return weight

    def _of_s2(self, rank: int) -> int:
        if self.ties is Ties.LOWEST_LAST:
            return -(1 << rank)
        return 1 << len(self.rank) - rank

    def _leaving(self, one: int, other: int) -> tuple[int, ...]:
        """Who of a pair, the first the higher, has to leave S1."""
        if not self.upper >> one & 1:
            return ()
        if self.upper >> other & 1:
            return (other,)
        return () if self.lower >> other & 1 else (one,)

    def _coming(self, one: int, other: int) -> tuple[int, ...]:
        """Who of a pair has to leave S2."""
        return (one,) if self.lower >> one & 1 and self.lower >> other & 1 else ()

    def _leaves_over(self, one: int, other: int) -> bool:
        bracket = self.upper | self.lower
        return (bracket >> one & 1) != (bracket >> other & 1)

    def _breaks(self, one: int, other: int) -> bool:
        bracket = self.upper | self.lower
        within = bracket >> one & 1 and bracket >> other & 1
        return bool(within) and not self.demands.good[one] >> other & 1
