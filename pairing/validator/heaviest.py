"""The heaviest pairing of a bracket, by the matching of a library that no engine uses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import rustworkx

from pairing.validator.alternating import NOBODY

Edge = tuple[int, int]

LARGEST_WEIGHT = 1 << 96
"""The library counts in 128 bits and says nothing when a sum of weights goes beyond them."""


def heaviest_edges(
    nodes: int, weights: Iterable[tuple[int, int, int]], *, complete: bool = False
) -> set[Edge]:
    """The edges (one, other, weight) of a matching of greatest weight.

    `complete`: of all with as many edges as possible.
    """
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from([(one, other, _exact(weight)) for one, other, weight in weights])
    return rustworkx.max_weight_matching(graph, max_cardinality=complete, weight_fn=int)


def heaviest_mates(nodes: int, weights: Mapping[Edge, int]) -> list[int]:
    """The mate of each node, or NOBODY; an edge of weight 0 or less is no edge."""
    mates = [NOBODY] * nodes
    edges = [(one, other, weight) for (one, other), weight in weights.items() if weight > 0]
    for one, other in heaviest_edges(nodes, edges):
        mates[one], mates[other] = other, one
    return mates


def _exact(weight: int) -> int:
    if abs(weight) > LARGEST_WEIGHT:
        raise OverflowError(f"a weight of {weight.bit_length()} bits")
    return weight
