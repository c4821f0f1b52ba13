"""The least that a complete matching of a bracket and its tail has to give up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping

from pairing.dutch_1992.demands import Demands
from pairing.matching.alike import Alike, examples, heaviest_of_alike
from pairing.matching.bits import gathered
from pairing.matching.cardinality import FREE
from pairing.matching.optimum import Optimum
from pairing.matching.pulse import Pulse

Pair = tuple[int, int]


def fewest_broken(graph: Mapping[int, int], demands: Demands, inner: int, spare: int) -> int | None:
    """The least number of broken preferences in a complete matching of the graph.

    `inner` are the players of the bracket: only pairs among them count. As few of them as
    possible are left over, at most `spare`, unless those may be paired with each other. None:
    there is no complete matching. With `mutual` tails the number is a lower bound.
    """
    complete = 4 * (len(graph) + 1) ** 2
    outside = 2 * (len(graph) + 1) if not demands.tail.mutual else 0

    def weight(one: int, other: int) -> int:
        within = _within(inner, one, other)
        worth = 1 if within and demands.good[one] >> other & 1 else 0
        return complete + worth - outside * _crosses(inner, one, other)

    pairs = _heaviest(graph, inner, demands.kind, weight, demands.pulse)
    if pairs is None:
        return None
    within_pairs = [pair for pair in pairs if _within(inner, *pair)]
    good = sum(demands.good[one] >> other & 1 for one, other in within_pairs)
    players = inner.bit_count()
    if not demands.tail.mutual and players - 2 * len(within_pairs) > spare:
        return None
    return max(0, (players - spare) // 2 - good)


def fewest_left_over(
    graph: Mapping[int, int], inner: int, kind: Callable[[int], Hashable], pulse: Pulse
) -> int:
    """How many of `inner` have to be left over in a complete matching; there is one."""
    complete = len(graph) + 1
    pairs = _heaviest(
        graph, inner, kind, lambda one, other: complete - _crosses(inner, one, other), pulse
    )
    if pairs is None:
        raise AssertionError("there is no complete matching")
    return sum(_crosses(inner, *pair) for pair in pairs)


def fewest_in_split(graph: Mapping[int, int], demands: Demands, first: int) -> int | None:
    """The least number of `first` whose preference is broken in a complete matching, if any."""
    complete = len(graph) + 1

    def breaks(one: int, other: int) -> bool:
        counts = first >> one & 1 or first >> other & 1
        return bool(counts) and not demands.good[one] >> other & 1

    pairs = _heaviest(
        graph, first, demands.kind, lambda one, other: complete - breaks(one, other), demands.pulse
    )
    return None if pairs is None else sum(breaks(*pair) for pair in pairs)


def _within(inner: int, one: int, other: int) -> bool:
    return bool(inner >> one & 1 and inner >> other & 1)


def _crosses(inner: int, one: int, other: int) -> bool:
    return (inner >> one & 1) != (inner >> other & 1)


def _heaviest(
    graph: Mapping[int, int],
    inner: int,
    kind: Callable[[int], Hashable],
    weight: Callable[[int, int], int],
    pulse: Pulse,
) -> list[Pair] | None:
    """The pairs of a heaviest complete matching, the lower node first; None if there is none.

    What a pair weighs depends on the kinds of the two, and on whether they are `inner`.
    """
    nodes = sorted(graph)
    best = heaviest_by_kinds(graph, inner, kind, weight, pulse)
    if best is None:
        return None
    return [(nodes[one], nodes[other]) for one, other in enumerate(best.mates) if one < other]


def heaviest_by_kinds(
    graph: Mapping[int, int],
    inner: int,
    kind: Callable[[int], Hashable],
    weight: Callable[[int, int], int],
    pulse: Pulse,
) -> Optimum | None:
    """All heaviest complete matchings, in which the nodes are named by their places in order."""
    nodes = sorted(graph)
    pulse.work(50 * len(nodes))
    rows = [gathered(graph[node], nodes) for node in nodes]
    kinds = list(_numbered(graph, nodes, inner, kind))
    weights = {
        pair: weight(nodes[one], nodes[other])
        for pair, (one, other) in examples(rows, kinds).items()
    }
    best = heaviest_of_alike(Alike(rows, kinds, weights), pulse, everybody=True)
    return None if FREE in best.mates else best


def _numbered(
    graph: Mapping[int, int], nodes: list[int], inner: int, kind: Callable[[int], Hashable]
) -> Iterator[int]:
    """What is no player is told apart by whom it takes."""
    numbers: dict[Hashable, int] = {}
    for node in nodes:
        mine = kind(node)
        key = (inner >> node & 1, mine, graph[node] if mine == -1 else 0)
        yield numbers.setdefault(key, len(numbers))
