"""S1 against S2: the first transposition that is acceptable (C6, C7, D1).

The transpositions are not written down one by one. Each player of S1 in turn gets the highest
partner who leaves everybody else a way, which is the first acceptable one in the order of D1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pairing.dutch.transposition import first_transposition
from pairing.dutch_1992.tail import Tail, crossing
from pairing.matching.bits import members, set_of
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import heaviest_matching

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Demands:
    """What a candidate has to keep.

    - `near`: whom each player may meet; `good`: those of them without a broken preference;
      `legal`: whom he may meet further down.
    - `loose`: who may be left over.
    - `broken`: in how many pairs a preference may be broken (x, A8); None: in any number.
    - `tail`: what becomes of those left over.
    """

    near: Mapping[int, int]
    good: Mapping[int, int]
    legal: Mapping[int, int]
    loose: int
    broken: int | None
    tail: Tail
    pulse: Pulse


def first_pairing(s1: Sequence[int], s2: Sequence[int], demands: Demands) -> Pairs | None:
    """The pairs of the first acceptable transposition of S2, or None."""
    graph = split_graph(s1, s2, demands)
    demands.pulse.work(50 * (len(s1) + len(s2)))
    if demands.broken is None and demands.tail.plain:
        nodes = demands.tail.nodes
        if len(s1) + len(nodes) != len(s2):
            return None
        found = first_transposition([*s1, *nodes], s2, graph)
        return None if found is None else tuple((player, found[player]) for player in s1)
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


def fewest_broken(graph: Mapping[int, int], demands: Demands, inner: int, spare: int) -> int | None:
    """The least number of broken preferences in a complete matching of the graph.

    `inner` are the players of the bracket: only pairs among them count. As few of them as
    possible are left over, at most `spare`, unless those may be paired with each other. None:
    there is no complete matching. With `mutual` tails the number is a lower bound.
    """
    nodes = sorted(graph)
    index = {node: number for number, node in enumerate(nodes)}
    complete = 4 * (len(nodes) + 1) ** 2
    outside = 2 * (len(nodes) + 1) if not demands.tail.mutual else 0
    weights = {}
    for node in nodes:
        for other in members(graph[node] >> node + 1 << node + 1):
            within = inner >> node & 1 and inner >> other & 1
            worth = 1 if within and demands.good[node] >> other & 1 else 0
            crosses = (inner >> node & 1) != (inner >> other & 1)
            weights[index[node], index[other]] = complete + worth - outside * crosses
    mates = heaviest_matching(len(nodes), weights, demands.pulse)
    if FREE in mates:
        return None
    pairs = [(nodes[one], nodes[other]) for one, other in enumerate(mates) if one < other]
    within_pairs = [pair for pair in pairs if inner >> pair[0] & 1 and inner >> pair[1] & 1]
    good = sum(demands.good[one] >> other & 1 for one, other in within_pairs)
    players = inner.bit_count()
    if not demands.tail.mutual and players - 2 * len(within_pairs) > spare:
        return None
    return max(0, (players - spare) // 2 - good)


def fewest_left_over(graph: Mapping[int, int], inner: int, pulse: Pulse) -> int:
    """How many of `inner` have to be left over in a complete matching; there is one."""
    nodes = sorted(graph)
    index = {node: number for number, node in enumerate(nodes)}
    complete = len(nodes) + 1
    weights = {}
    for node in nodes:
        for other in members(graph[node] >> node + 1 << node + 1):
            crosses = (inner >> node & 1) != (inner >> other & 1)
            weights[index[node], index[other]] = complete - crosses
    mates = heaviest_matching(len(nodes), weights, pulse)
    return sum(
        (inner >> nodes[one] & 1) != (inner >> nodes[other] & 1)
        for one, other in enumerate(mates)
        if one < other
    )


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
    least = _fewest_in_split(graph, demands, first)
    return least is not None and least <= broken


def _fewest_in_split(graph: Mapping[int, int], demands: Demands, first: int) -> int | None:
    nodes = sorted(graph)
    index = {node: number for number, node in enumerate(nodes)}
    complete = len(nodes) + 1
    weights = {}
    for node in nodes:
        for other in members(graph[node] >> node + 1 << node + 1):
            counts = first >> node & 1 or first >> other & 1
            bad = counts and not demands.good[node] >> other & 1
            weights[index[node], index[other]] = complete - bool(bad)
    mates = heaviest_matching(len(nodes), weights, demands.pulse)
    if FREE in mates:
        return None
    total = sum(weights[one, other] for one, other in enumerate(mates) if one < other)
    return complete * len(nodes) // 2 - total


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
            if matching.mate[player] != partner and not reroute(matching, player, partner):
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


def reroute(matching: Matching, one: int, other: int) -> bool:
    """Pair these two in a perfect matching; False, and nothing changed, if that is impossible."""
    mates = matching.mate[one], matching.mate[other]
    matching.remove(one)
    matching.remove(other)
    possible = matching.augment(mates[0])
    for player in (one, other):
        matching.present |= 1 << player
    if possible:
        matching.join(one, other)
    else:
        matching.join(one, mates[0])
        matching.join(other, mates[1])
    return possible
