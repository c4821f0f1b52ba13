"""One long weight for each pair of a graph: the criteria C6 to C21 one after the other.

Players whom the criteria cannot tell apart are weighed once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from pairing.dutch.bracket import Pair
from pairing.dutch.collapsed import CollapsedCriteria
from pairing.dutch.graph import Graph
from pairing.dutch.weights import Criteria, packed
from pairing.matching.bits import at, lowest
from pairing.matching.weighted import Weights

Kind = tuple[int, int]
"""What the two players of an edge are alike to, the higher ranked one first."""


def criteria_weights(graph: Graph, edges: Sequence[Pair], *, single_floater: bool) -> list[int]:
    """The weight of each edge; sums over a matching compare like its criteria."""
    alike = _alike(graph)
    graph.completion.pulse.work(len(edges))
    kinds = [(alike[one], alike[other]) for one, other in edges]
    examples = dict(zip(reversed(kinds), reversed(edges), strict=True))
    weight_of = _weighed(graph, examples, single_floater=single_floater)
    return [weight_of[kind] for kind in kinds]


def weights_of_graph(graph: Graph, *, single_floater: bool) -> Weights:
    """The same for all edges of the graph, as the solver reads them."""
    alike = _alike(graph)
    kinds = [0, *(alike[node] for node in graph.nodes)]
    number = [0] * (len(graph.bracket.roster) + 1)
    for index, node in enumerate(graph.nodes, 1):
        number[node] = index
    weight_of = _weighed(graph, _examples(graph, alike), single_floater=single_floater)
    doubled = [[0] * len(kinds) for _ in kinds]
    near: list[list[int]] = [[]]
    for u, partners in enumerate(graph.partners, 1):
        graph.completion.pulse.work(partners.bit_count())
        near.append([*at(partners, number)])
        row, kind = doubled[u], kinds[u]
        for v in near[u]:
            if v > u:
                row[v] = doubled[v][u] = 2 * weight_of[kind, kinds[v]]
    return Weights(doubled, near, max(weight_of.values(), default=0))


def _examples(graph: Graph, alike: Mapping[int, int]) -> dict[Kind, Pair]:
    """One edge of each kind."""
    of_kind: dict[int, int] = {}
    for node, kind in alike.items():
        of_kind[kind] = of_kind.get(kind, 0) | 1 << node
    examples: dict[Kind, Pair] = {}
    for node, partners in zip(graph.nodes, graph.partners, strict=True):
        lower = partners >> node << node
        for kind, alikes in of_kind.items():
            if (alike[node], kind) not in examples and (both := lower & alikes):
                examples[alike[node], kind] = (node, lowest(both))
    return examples


def _weighed(
    graph: Graph, examples: Mapping[Kind, Pair], *, single_floater: bool
) -> dict[Kind, int]:
    criteria = CollapsedCriteria if graph.bracket.collapsed else Criteria
    weighed = criteria(graph, list(examples.values()), single_floater=single_floater)
    weights = packed(weighed.columns(), len(examples), len(graph.nodes) // 2 + 1)
    return dict(zip(examples, weights, strict=True))


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
