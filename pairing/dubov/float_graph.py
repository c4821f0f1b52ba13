"""The graph of which the upfloaters of a bracket are a heaviest matching (C5 to C10, 4.2)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from pairing.dubov.roster import DubovRoster
from pairing.dutch.weights import Column
from pairing.fide_2026.float_graph import FloatGraph
from pairing.matching.bits import set_of
from pairing.matching.weighted import Edge


class DubovFloatGraph(FloatGraph[DubovRoster]):
    def _alike(self, node: int) -> Hashable:
        place = self.nodes[node]
        entrant = self.roster.entrants[place]
        colours = entrant.wish, entrant.absolute
        if self.residents >> node & 1:
            return "resident", *colours
        if self.near >> node & 1:
            return entrant.score, *colours, *self.roster.float_cost(place)
        return "lower", *(colours if entrant.absolute else ())

    def _criteria(self, edges: list[Edge], floaters: list[int | None]) -> Iterator[Column]:
        """C7 to C10."""
        yield [
            -int(bool(set_of(edge) & self.residents) and self._alike_wishes(edge)) for edge in edges
        ]
        costs = [(0, 0, 0) if each is None else self.roster.float_cost(each) for each in floaters]
        for criterion in range(3):
            yield [-cost[criterion] for cost in costs]

    def _alike_wishes(self, edge: Edge) -> bool:
        one, other = (self.roster.entrants[self.nodes[node]] for node in edge)
        return one.wish is other.wish
