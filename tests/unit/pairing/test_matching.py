"""Matchings by number and by weight, against a library that shares no code with them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import networkx as nx
import pytest

from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.optimum import Optimum, optimum
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import heaviest_matching, heaviest_perfect_matching, weights_of


def random_weights(random: Random, nodes: int) -> dict[tuple[int, int], int]:
    density = random.choice((0.15, 0.3, 0.6, 1.0))
    greatest = random.choice((1, 3, 6, 40, 1000))
    return {
        edge: random.randint(1, greatest)
        for edge in combinations(range(nodes), 2)
        if random.random() < density
    }


@pytest.mark.parametrize("part", range(4))
def test_the_heaviest_matching_weighs_as_much_as_the_reference(part: int) -> None:
    for seed in range(part, 600, 4):
        random = Random(seed)
        nodes = random.randint(2, 22)
        weights = random_weights(random, nodes)
        mates = heaviest_matching(nodes, weights)
        assert all(mate < 0 or mates[mate] == node for node, mate in enumerate(mates))
        graph = nx.Graph()
        graph.add_weighted_edges_from((a, b, w) for (a, b), w in weights.items())
        expected = sum(weights[min(e), max(e)] for e in nx.max_weight_matching(graph))
        found = sum(weights[node, mate] for node, mate in enumerate(mates) if mate > node)
        assert found == expected, seed


def test_weights_may_have_hundreds_of_digits() -> None:
    huge = 10**300
    weights = {(0, 1): huge + 1, (1, 2): huge + 3, (2, 3): huge + 1, (0, 3): 1}
    assert heaviest_matching(4, weights) == [1, 0, 3, 2]
    assert heaviest_matching(3, {(0, 1): huge, (1, 2): huge + 1}) == [-1, 2, 1]


def matchings(nodes: int, edges: list[tuple[int, int]]) -> list[frozenset[tuple[int, int]]]:
    """All of them, the empty one too."""
    if not edges:
        return [frozenset()]
    first, rest = edges[0], edges[1:]
    apart = [edge for edge in rest if not set(edge) & set(first)]
    return [found | {first} for found in matchings(nodes, apart)] + matchings(nodes, rest)


def on_face(found: frozenset[tuple[int, int]], best: Optimum, nodes: int) -> bool:
    left = set(range(nodes)) - {node for edge in found for node in edge}
    return (
        all(best.tight[one] >> other & 1 for one, other in found)
        and all(best.optional >> node & 1 for node in left)
        and all(
            2 * sum(odd >> one & odd >> other & 1 for one, other in found) + 1 == odd.bit_count()
            for odd in best.odd_sets
        )
    )


def test_the_face_holds_the_heaviest_matchings_and_no_other() -> None:
    odd_sets = 0
    for seed in range(300):
        random = Random(seed)
        nodes = random.randint(3, 7)
        weights = {
            edge: random.randint(1, 3)
            for edge in combinations(range(nodes), 2)
            if random.random() < 0.6
        }
        best = optimum(weights_of(nodes, weights), Pulse())
        every = matchings(nodes, list(weights))
        greatest = max(sum(weights[edge] for edge in found) for found in every)
        for found in every:
            is_heaviest = sum(weights[edge] for edge in found) == greatest
            assert is_heaviest == on_face(found, best, nodes), seed
        odd_sets += len(best.odd_sets)
    assert odd_sets > 30


def test_a_perfect_matching_from_given_duals_is_the_heaviest() -> None:
    reached = 0
    for seed in range(300):
        random = Random(seed)
        nodes = 2 * random.randint(1, 8)
        weights = {
            edge: random.randint(-30, 30)
            for edge in combinations(range(nodes), 2)
            if random.random() < 0.5
        }
        duals = [random.randint(0, 20) for _ in range(nodes)]
        for (one, other), weight in weights.items():
            duals[one] = max(duals[one], weight - duals[other])
        mates = [-1] * nodes
        for (one, other), weight in weights.items():
            if duals[one] + duals[other] == weight and mates[one] == mates[other] == -1:
                mates[one], mates[other] = other, one
        graph = nx.Graph()
        graph.add_weighted_edges_from((a, b, w) for (a, b), w in weights.items())
        expected = nx.max_weight_matching(graph, maxcardinality=True)
        if 2 * len(expected) < nodes:
            continue
        found = heaviest_perfect_matching(weights, duals, mates, Pulse())
        pairs = [(node, mate) for node, mate in enumerate(found) if node < mate]
        assert 2 * len(pairs) == nodes
        reached += 1
        assert sum(weights[pair] for pair in pairs) == sum(
            weights[min(pair), max(pair)] for pair in expected
        )
    assert reached > 100


def test_a_pair_is_forced_if_the_others_find_a_way() -> None:
    """A path of four and a square: the middle of the path cannot be a pair."""
    path = Matching([0b0010, 0b0101, 0b1010, 0b0100])
    path.fill(range(4))
    assert not path.force(1, 2)
    assert path.mate == [1, 0, 3, 2]
    square = Matching([0b1010, 0b0101, 0b1010, 0b0101])
    square.fill(range(4))
    assert all(square.force(*pair) and square.mate[pair[0]] == pair[1] for pair in ((1, 2), (0, 1)))
    assert square.perfect


def test_worthless_edges_are_none() -> None:
    assert heaviest_matching(2, {(0, 1): 0}) == [-1, -1]
    assert heaviest_matching(2, {(0, 1): -5}) == [-1, -1]
    assert heaviest_matching(0, {}) == []


def sparse_graph(random: Random, nodes: int) -> tuple[list[int], nx.Graph]:
    """Few edges, so that odd cycles within odd cycles decide."""
    neighbours = [0] * nodes
    graph = nx.Graph()
    graph.add_nodes_from(range(nodes))
    for _ in range(int(nodes * random.choice((0.8, 1, 1.2, 1.5, 2)))):
        a, b = random.sample(range(nodes), 2)
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
        graph.add_edge(a, b)
    return neighbours, graph


@pytest.mark.parametrize("at_once", [True, False])
def test_a_matching_is_a_largest_one(*, at_once: bool) -> None:
    for seed in range(700):
        random = Random(seed)
        nodes = random.randint(6, 34)
        neighbours, graph = sparse_graph(random, nodes)
        matching = Matching(neighbours)
        players = random.sample(range(nodes), nodes)
        if at_once:
            matching.fill(players)
        else:
            for player in players:
                matching.add(player)
        largest = nx.max_weight_matching(graph, maxcardinality=True)
        assert nodes - matching.free.bit_count() == 2 * len(largest), seed
        for player, mate in enumerate(matching.mate):
            assert (mate == FREE) == bool(matching.free >> player & 1)
            assert mate == FREE or (
                neighbours[player] >> mate & 1 and matching.mate[mate] == player
            )


def test_a_removed_player_leaves_the_mate_free() -> None:
    matching = Matching([0b10, 0b01])
    matching.add(0)
    assert matching.add(1)
    matching.remove(0)
    assert (matching.mate, matching.free, matching.present) == ([FREE, FREE], 0b10, 0b10)


def test_bit_sets_list_their_members_in_order() -> None:
    assert list(members(set_of([5, 0, 70, 9_999, 481]))) == [0, 5, 70, 481, 9_999]
    assert lowest(set_of([9, 4])) == 4
