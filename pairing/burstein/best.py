"""The graph of which the best pairing of a bracket is a heaviest matching (C5 to C8, 4.3)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from pairing.burstein.roster import BursteinRoster
from pairing.dutch.weights import Column, packed
from pairing.fide_2026.completion import STEPS_PER_PLAYER
from pairing.matching.alike import Alike, examples, shown_by_prices, solved, told_apart
from pairing.matching.bits import gathered, members, set_of
from pairing.matching.choices import fills, on_face
from pairing.matching.optimum import Begun, Optimum, optimum
from pairing.matching.pulse import Pulse
from pairing.matching.split import Split, Unsplit, split_of
from pairing.matching.weighted import Edge, weights_of

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class BestPairs:
    """The pairs of the bracket, the higher ranked first; `left_over` are without a partner."""

    pairs: Pairs
    left_over: int


class BracketGraph:
    """Nodes are numbers in the order of places; those of the bracket meet each other, and in the
    following one its residents.

    `everybody`: with `others`, all below, and nobody may be left over.
    """

    def __init__(
        self,
        roster: BursteinRoster,
        players: int,
        following: int,
        others: int,
        pulse: Pulse,
        *,
        everybody: bool,
    ) -> None:
        self.roster = roster
        self.pulse = pulse
        self.everybody = everybody
        self.nodes = list(members(players | following | others))
        number = {place: index for index, place in enumerate(self.nodes)}
        self.players = set_of(number[place] for place in members(players))
        self.following = set_of(number[place] for place in members(following))
        self.rows = [gathered(roster.allowed[place], self.nodes) for place in self.nodes]
        entrants = roster.entrants
        self.scores = sorted({entrants[p].score for p in members(players)}, reverse=True)

    def by_prices(self) -> BestPairs | None:
        """If the prices of alike players prove it; None: they do not."""
        shown = self._shown_by_prices
        mates = self._first_on_face(shown) if isinstance(shown, Optimum) else None
        return None if mates is None else self._pairs(mates)

    def on_face(self) -> BestPairs | None:
        """None if somebody is left over though nobody may be, or if odd sets are in the way."""
        mates = self._first_on_face(self._best) if self._feasible else None
        return None if mates is None else self._pairs(mates)

    def by_weights(self) -> BestPairs | None:
        """None if somebody is left over though nobody may be."""
        return self._pairs(self._by_weights(self._best)) if self._feasible else None

    @property
    def _feasible(self) -> bool:
        return not (self.everybody and any(mate < 0 for mate in self._best.mates))

    @cached_property
    def _best(self) -> Optimum:
        shown = self._shown_by_prices
        if isinstance(shown, Optimum):
            return shown
        return solved(self._graph, shown, self.pulse, everybody=self.everybody)

    @cached_property
    def _graph(self) -> Alike:
        kind = self._kinds()
        edges = examples(self.rows, kind)
        weights = dict(zip(edges, self._weights(list(edges.values())), strict=True))
        return Alike(self.rows, kind, weights)

    @cached_property
    def _shown_by_prices(self) -> Optimum | Begun | None:
        return shown_by_prices(self._graph, self.pulse, everybody=self.everybody)

    def _pairs(self, mates: Sequence[int]) -> BestPairs:
        pairs = [
            (self.nodes[node], self.nodes[mates[node]])
            for node in sorted(members(self.players), reverse=True)
            if mates[node] < node and mates[node] >= 0 and self.players >> mates[node] & 1
        ]
        left_over = set_of(self.nodes[node] for node, mate in enumerate(mates) if mate < 0)
        return BestPairs(tuple(pairs), left_over)

    # -- weights ----------------------------------------------------------------------------------

    def _kinds(self) -> list[int]:
        apart = [gathered(self.roster.bars.prohibited[place], self.nodes) for place in self.nodes]
        return told_apart([self._alike(node) for node in range(len(self.nodes))], apart)

    def _alike(self, node: int) -> Hashable:
        entrant = self.roster.entrants[self.nodes[node]]
        absolute = entrant.wish if entrant.absolute else None
        if self.players >> node & 1:
            return "bracket", entrant.score, entrant.wish, absolute
        return self.following >> node & 1, absolute

    def _weights(self, edges: Sequence[Edge], order: Column | None = None) -> list[int]:
        columns = [*self._columns(edges), *([order] if order else [])]
        weights = packed(columns, len(edges), len(self.nodes) // 2 + 1)
        if not weights:
            return weights
        if self.everybody:
            least = min(weights)
            return [weight - least + 1 for weight in weights]
        return weights

    def _columns(self, edges: Sequence[Edge]) -> Iterator[Column]:
        """C5 and C6 here, C5 and C6 in the following bracket (C7), C8."""
        here = [int(set_of(edge) & ~self.players == 0) for edge in edges]
        yield here
        for score in self.scores:
            yield [
                made * self._with_score(edge, score) for edge, made in zip(edges, here, strict=True)
            ]
        near = self.players | self.following
        there = [
            int(set_of(edge) & ~near == 0 and not made)
            for edge, made in zip(edges, here, strict=True)
        ]
        yield there
        for score in self.scores:
            yield [
                made * self._with_score(edge, score)
                for edge, made in zip(edges, there, strict=True)
            ]
        yield [
            -int(made and self.roster.misses(*(self.nodes[node] for node in edge)))
            for edge, made in zip(edges, here, strict=True)
        ]

    def _with_score(self, edge: Edge, score: int) -> int:
        """How many of the bracket's players in this pair have that score."""
        return sum(
            self.players >> node & 1 and self.roster.entrants[self.nodes[node]].score == score
            for node in edge
        )

    # -- the first of the best pairings -----------------------------------------------------------

    def _first_on_face(self, best: Optimum) -> list[int] | None:
        """4.3, player after player; None if the odd sets are not filled then.

        They mostly are if nothing is asked of them, and that costs less.
        """
        mates = self._first_by(Unsplit(on_face(best)), best)
        if mates is None and (split := split_of(best, on_face(best))) is not None:
            mates = self._first_by(split, best)
        return mates

    def _first_by(self, chosen: Split | Unsplit, best: Optimum) -> list[int] | None:
        fixed: dict[int, int] = {}
        for node in sorted(members(self.players), reverse=True):
            if node in fixed:
                continue
            self.pulse.work(STEPS_PER_PLAYER)
            inside = best.tight[node] & self.players & chosen.partners(node)
            other = chosen.settle_first(node, inside)
            if other is not None:
                fixed[node], fixed[other] = other, node
            elif not chosen.bar(node, inside):
                return None
        left = chosen.mates()
        mates = [fixed.get(node, left[node]) for node in range(len(self.nodes))]
        real = [
            mate if mate >= 0 and mate < len(mates) and best.tight[node] >> mate & 1 else -1
            for node, mate in enumerate(mates)
        ]
        return real if fills(best, real) else None

    def _by_weights(self, best: Optimum) -> list[int]:
        """The same with the order of pairings as one more criterion."""
        bsn = {
            node: number
            for number, node in enumerate(sorted(members(self.players), reverse=True), start=1)
        }
        base = len(bsn) + 1
        worth = {node: base ** (len(bsn) - number) for node, number in bsn.items()}
        edges = [
            (node, other)
            for node, row in enumerate(best.tight)
            for other in members(row >> node << node)
        ]
        order = [
            bsn[one] * worth[other] + bsn[other] * worth[one] if one in bsn and other in bsn else 0
            for one, other in edges
        ]
        weights = dict(zip(edges, self._weights(edges, order), strict=True))
        return optimum(
            weights_of(len(self.nodes), weights), self.pulse, everybody=self.everybody
        ).mates
