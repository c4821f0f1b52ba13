"""The matching of the validators: exact, and refused where the library would not be."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from pairing.validator.heaviest import LARGEST_WEIGHT, heaviest_edges, heaviest_mates

from .test_matching import random_weights


@pytest.mark.parametrize("lift", [0, LARGEST_WEIGHT >> 10])
def test_the_matching_weighs_as_much_as_the_reference(lift: int) -> None:
    for seed in range(150):
        random = Random(seed)
        nodes = random.randint(2, 22)
        weights = {
            edge: weight + lift * random.randint(0, 1000)
            for edge, weight in random_weights(random, nodes).items()
        }
        mates = heaviest_mates(nodes, weights)
        assert all(mate < 0 or mates[mate] == node for node, mate in enumerate(mates))
        graph = nx.Graph()
        graph.add_weighted_edges_from((a, b, w) for (a, b), w in weights.items())
        expected = sum(weights[min(e), max(e)] for e in nx.max_weight_matching(graph))
        assert (
            sum(weights[node, mate] for node, mate in enumerate(mates) if mate > node) == expected
        )


def test_an_edge_that_weighs_nothing_is_no_edge() -> None:
    assert heaviest_mates(4, {(0, 1): 0, (2, 3): 1}) == [-1, -1, 3, 2]


def test_a_complete_matching_goes_before_a_heavier_one() -> None:
    edges = [(0, 1, -5), (1, 2, 9), (2, 3, -5)]
    assert {frozenset(edge) for edge in heaviest_edges(4, edges, complete=True)} == {
        frozenset({0, 1}),
        frozenset({2, 3}),
    }


def test_a_weight_that_the_library_might_count_wrongly_is_refused() -> None:
    with pytest.raises(OverflowError):
        heaviest_mates(2, {(0, 1): 2 * LARGEST_WEIGHT})
