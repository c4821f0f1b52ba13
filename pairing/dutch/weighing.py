"""One long weight for each pair of a graph: the criteria C6 to C21 one after the other.

Players whom the criteria cannot tell apart are weighed once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from pairing.dutch.bracket import Pair
from pairing.dutch.collapsed import CollapsedCriteria
from pairing.dutch.graph import Graph
from pairing.dutch.weights import Criteria, packed


def criteria_weights(graph: Graph, edges: Sequence[Pair], *, single_floater: bool) -> list[int]:
    """The weight of each edge; sums over a matching compare like its criteria."""
    alike = _alike(graph)
    graph.completion.pulse.work(len(edges))
    kinds = [(alike[one], alike[other]) for one, other in edges]
    examples = dict(zip(reversed(kinds), reversed(edges), strict=True))
    criteria = CollapsedCriteria if graph.bracket.collapsed else Criteria
    weighed = criteria(graph, list(examples.values()), single_floater=single_floater)
    weights = packed(weighed.columns(), len(examples), len(graph.nodes) // 2 + 1)
    weight_of = dict(zip(examples, weights, strict=True))
    return [weight_of[kind] for kind in kinds]


def _alike(graph: Graph) -> dict[int, int]:
    """A number for each node; nodes of the same number have the same weights."""
    roster = graph.bracket.roster
    topscorers = any(roster.entrants[player].topscorer for player in graph.bracket.players)

    def inside(node: int) -> Hashable:
        entrant = roster.entrants[node]
        if topscorers:
            return node
        return (
            node in graph.mdps,
            entrant.score,
            entrant.wish,
            entrant.strength,
            entrant.downfloat,
            entrant.upfloat,
            entrant.unplayed,
            entrant.may_get_pab,
        )

    def outside(node: int) -> Hashable:
        if node == graph.completion.pab_node:
            return None
        return node in graph.following, roster.entrants[node].may_get_pab

    return _numbered(graph.nodes, lambda node: (inside if node in graph.inside else outside)(node))


def _numbered(nodes: Sequence[int], key: Callable[[int], Hashable]) -> dict[int, int]:
    numbers: dict[Hashable, int] = {}
    return {node: numbers.setdefault(key(node), len(numbers)) for node in nodes}
