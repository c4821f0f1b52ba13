"""S1 against S2: the first transposition that is acceptable (C6, C7, D1).

The transpositions are not written down one by one. Each player of S1 in turn gets the highest
partner who leaves everybody else a way, which is the first acceptable one in the order of D1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pairing.dutch.transposition import first_transposition
from pairing.dutch_1992.demands import Demands
from pairing.dutch_1992.least import fewest_in_split
from pairing.dutch_1992.tail import Tail, crossing
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import Matching

Pairs = tuple[tuple[int, int], ...]


def first_pairing(s1: Sequence[int], s2: Sequence[int], demands: Demands) -> Pairs | None:
    """The pairs of the first acceptable transposition of S2, or None."""
    graph = split_graph(s1, s2, demands)
    demands.pulse.work(50 * (len(s1) + len(s2)))
    if demands.broken is None and demands.tail.plain:
        nodes = demands.tail.nodes
        if len(s1) + len(nodes) != len(s2):
            return None
        opponents = first_transposition([*s1, *nodes], s2, graph)
        return None if opponents is None else tuple((player, opponents[player]) for player in s1)
    matching = largest_matching(graph)
    if not matching.perfect or not _affordable(graph, demands, s1, demands.broken):
        return None
    return _bring_forward(s1, graph, matching, demands)


def split_graph(s1: Sequence[int], s2: Sequence[int], demands: Demands) -> dict[int, int]:
    """Who can be matched with whom: S1 with S2, those left over of S2 with the tail."""
    one, other = set_of(s1), set_of(s2)
    graph = {player: demands.near[player] & other for player in s1}
    for player in s2:
        graph[player] = demands.near[player] & one
    return with_tail(graph, other & demands.loose, demands.tail, demands.legal)


def with_tail(
    graph: dict[int, int], loose: int, tail: Tail, legal: Mapping[int, int]
) -> dict[int, int]:
    """The graph of a bracket with the tail of those of its players who may be left over."""
    for player, nodes in crossing(tail, loose).items():
        graph[player] |= nodes
        if tail.mutual:
            graph[player] |= legal[player] & loose
    for node, whom in tail.takers.items():
        graph[node] = tail.near[node] | whom & loose
    return graph


def largest_matching(graph: Mapping[int, int]) -> Matching:
    """A matching of all nodes of the graph with as many pairs as possible."""
    neighbours = [0] * (max(graph, default=-1) + 1)
    for node, near in graph.items():
        neighbours[node] = near
    matching = Matching(neighbours)
    matching.fill(graph)
    return matching


def _affordable(
    graph: Mapping[int, int], demands: Demands, s1: Sequence[int], broken: int | None
) -> bool:
    """Whether the graph has a complete matching with no more broken preferences than that."""
    if broken is None:
        return True
    if broken < 0:
        return False
    first = set_of(s1)
    good = largest_matching(
        {
            node: near & demands.good[node]
            if first >> node & 1
            else near & ~(first & ~demands.good.get(node, 0))
            for node, near in graph.items()
        }
    )
    if good.perfect:
        return True
    least = fewest_in_split(graph, demands, first)
    return least is not None and least <= broken


def _bring_forward(
    s1: Sequence[int], graph: dict[int, int], matching: Matching, demands: Demands
) -> Pairs:
    """Fix the pairs one after the other; `matching` is complete and shrinks to the rest."""
    pairs = []
    left = demands.broken
    rest = dict(graph)
    for number, player in enumerate(s1):
        for partner in members(graph[player] & matching.present):
            cost = 0 if demands.good[player] >> partner & 1 else 1
            if matching.mate[player] != partner and not matching.force(player, partner):
                continue
            without = {
                node: near & ~(1 << player | 1 << partner)
                for node, near in rest.items()
                if node not in (player, partner)
            }
            budget = None if left is None else left - cost
            if not _affordable(without, demands, s1[number + 1 :], budget):
                continue
            rest, left = without, budget
            matching.remove(player)
            matching.remove(partner)
            pairs.append((player, partner))
            break
    return tuple(pairs)
