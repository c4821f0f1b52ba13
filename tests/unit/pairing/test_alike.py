"""Heaviest matchings of graphs whose nodes are alike: prices of kinds against the solver."""

from __future__ import annotations

from itertools import combinations
from random import Random

import networkx as nx
import pytest

from pairing.matching.alike import MOST_KINDS, Alike, examples, heaviest_of_alike
from pairing.matching.bits import members, set_of
from pairing.matching.optimum import Optimum, optimum
from pairing.matching.prices import Kinds, perfect_prices, prices
from pairing.matching.pulse import Pulse


def random_alike(random: Random, nodes: int) -> Alike:
    """Up to five kinds, some of which do not meet, and single edges missing."""
    kind = [random.randrange(random.randint(1, 5)) for _ in range(nodes)]
    kind = [sorted(set(kind)).index(each) for each in kind]
    worth = {
        pair: random.choice((0, 1, 2, 2, 3, 7, 40))
        for pair in [*combinations(range(5), 2), *((each, each) for each in range(5))]
    }
    density = random.choice((0.5, 0.8, 1.0))
    edges = [
        (u, v)
        for u, v in combinations(range(nodes), 2)
        if worth[min(kind[u], kind[v]), max(kind[u], kind[v])] and random.random() < density
    ]
    return alike_of(nodes, kind, edges, worth)


def alike_of(
    nodes: int, kind: list[int], edges: list[tuple[int, int]], worth: dict[Kinds, int]
) -> Alike:
    rows = [0] * nodes
    for u, v in edges:
        rows[u] |= 1 << v
        rows[v] |= 1 << u
    met = examples(rows, kind)
    return Alike(rows, kind, {pair: worth[min(pair), max(pair)] for pair in met})


def total(graph: Alike, mates: list[int]) -> int:
    kind = graph.kind
    return sum(graph.weights[kind[u], kind[v]] for u, v in enumerate(mates) if u < v)


def tells_the_same(one: Optimum, other: Optimum) -> bool:
    """Each proof holds for the matching of the other."""
    return proves(one, other.mates) and proves(other, one.mates)


def proves(best: Optimum, mates: list[int]) -> bool:
    return (
        all(best.tight[u] >> v & 1 for u, v in enumerate(mates) if v >= 0)
        and all(best.optional >> u & 1 for u, v in enumerate(mates) if v < 0)
        and all(filled(odd, mates) for odd in best.odd_sets)
    )


def filled(odd: int, mates: list[int]) -> bool:
    within = sum(mates[u] >= 0 and odd >> mates[u] & 1 for u in members(odd))
    return within + 1 == odd.bit_count()


@pytest.mark.parametrize("part", range(3))
def test_prices_and_solver_find_the_same_heaviest_matchings(part: int) -> None:
    for seed in range(part, 900, 3):
        random = Random(seed)
        graph = random_alike(random, random.randint(2, 24))
        found = heaviest_of_alike(graph, Pulse(), everybody=False)
        expected = optimum(graph.solvable(), Pulse())
        assert total(graph, found.mates) == total(graph, expected.mates), seed
        assert tells_the_same(found, expected), seed


@pytest.mark.parametrize("part", range(3))
def test_with_everybody_joined_too(part: int) -> None:
    joined = 0
    for seed in range(part, 900, 3):
        random = Random(seed)
        graph = random_alike(random, 2 * random.randint(1, 12))
        found = heaviest_of_alike(graph, Pulse(), everybody=True)
        expected = optimum(graph.solvable(), Pulse(), everybody=True)
        assert (-1 in found.mates) is (-1 in expected.mates), seed
        if -1 not in found.mates:
            joined += 1
            assert total(graph, found.mates) == total(graph, expected.mates), seed
            assert tells_the_same(found, expected), seed
    assert joined > 100


def test_the_heaviest_weighs_as_much_as_a_library_says() -> None:
    for seed in range(200):
        random = Random(seed)
        graph = random_alike(random, random.randint(2, 16))
        reference = nx.Graph()
        for u, row in enumerate(graph.rows):
            for v in members(row >> u << u):
                weight = graph.weights[graph.kind[u], graph.kind[v]]
                reference.add_edge(u, v, weight=weight)
        chosen = nx.max_weight_matching(reference)
        weight = sum(reference.edges[edge]["weight"] for edge in chosen)
        found = heaviest_of_alike(graph, Pulse(), everybody=False)
        assert total(graph, found.mates) == weight, seed


def test_an_odd_circle_of_equal_nodes_leaves_one_over() -> None:
    """Here prices alone do not prove it: three nodes of one kind are worth three halves."""
    graph = alike_of(3, [0, 0, 0], [(0, 1), (0, 2), (1, 2)], {(0, 0): 5})
    assert prices(graph.counts, graph.weights) == [5]
    found = heaviest_of_alike(graph, Pulse(), everybody=False)
    assert found.mates.count(-1) == 1
    assert found.odd_sets == (set_of(range(3)),)


def test_prices_are_the_least_that_no_two_nodes_can_beat() -> None:
    """Two of the first kind for each of the second: only the second has a price."""
    assert prices([4, 2], {(0, 1): 9, (1, 0): 9}) == [0, 18]
    assert perfect_prices([4, 2], {(0, 1): 9, (1, 0): 9}) is None


def test_more_kinds_than_can_be_priced_are_left_to_the_solver() -> None:
    nodes = MOST_KINDS + 2
    edges = [(u, v) for u, v in combinations(range(nodes), 2) if (u + v) % 3]
    worth = {(u, v): 1 + u * v % 7 for u, v in edges}
    graph = alike_of(nodes, list(range(nodes)), edges, worth)
    found = heaviest_of_alike(graph, Pulse(), everybody=True)
    expected = optimum(graph.solvable(), Pulse(), everybody=True)
    assert total(graph, found.mates) == total(graph, expected.mates)
