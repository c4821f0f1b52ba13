"""The first heaviest matching where one odd set has a say, against all matchings one by one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pairing.matching.alike import Alike, heaviest_of_alike, shown_by_prices
from pairing.matching.bits import members
from pairing.matching.choices import fills, on_face
from pairing.matching.optimum import Optimum
from pairing.matching.pulse import Pulse
from pairing.matching.split import Split, Unsplit, split_of

from .test_alike import random_alike, total

Mates = tuple[int, ...]


def matchings(graph: Alike, nodes: int) -> Iterator[dict[int, int]]:
    """All of them; `nodes` are those who are left."""
    if not nodes:
        yield {}
        return
    node = nodes.bit_length() - 1
    rest = nodes & ~(1 << node)
    yield from matchings(graph, rest)
    for other in members(graph.rows[node] & rest):
        for pairs in matchings(graph, rest & ~(1 << other)):
            yield {**pairs, node: other, other: node}


def first_by_hand(graph: Alike) -> Mates:
    """Of the heaviest that in which the last node meets the lowest, nobody being the highest."""
    count = len(graph.rows)
    every = [
        [pairs.get(node, -1) for node in range(count)]
        for pairs in matchings(graph, (1 << count) - 1)
    ]
    heaviest = max(total(graph, mates) for mates in every)
    best = [mates for mates in every if total(graph, mates) == heaviest]
    return min(tuple(count if each < 0 else each for each in mates[::-1]) for mates in best)


def first_of(chosen: Split | Unsplit, best: Optimum) -> Mates | None:
    """None if the odd sets are not filled."""
    fixed: dict[int, int] = {}
    count = len(best.mates)
    for node in reversed(range(count)):
        if node in fixed:
            continue
        real = best.tight[node] & chosen.partners(node)
        other = chosen.settle_first(node, real)
        if other is not None:
            fixed[node], fixed[other] = other, node
        else:
            assert chosen.bar(node, real)
    mates = [fixed.get(node, -1) for node in range(count)]
    if not fills(best, mates):
        return None
    return tuple(count if each < 0 else each for each in mates[::-1])


def split_graphs() -> Iterator[tuple[int, Alike, Optimum]]:
    for seed in range(3000):
        random = Random(seed)
        graph = random_alike(random, random.randint(4, 9))
        best = heaviest_of_alike(graph, Pulse(), everybody=False)
        if split_of(best, on_face(best)) is not None:
            yield seed, graph, best


def test_the_first_is_that_of_all_matchings_one_by_one() -> None:
    seen = unfilled = 0
    for seed, graph, best in split_graphs():
        split = split_of(best, on_face(best))
        assert split is not None
        expected = first_by_hand(graph)
        assert first_of(split, best) == expected, seed
        unfilled += first_of(Unsplit(on_face(best)), best) is None
        seen += 1
    assert seen > 50
    assert unfilled > 3, "rounds in which the odd set has a say"


def test_prices_show_most_odd_sets() -> None:
    """So that few graphs that only parity troubles go to the solver."""
    shown = 0
    for seed in range(600):
        random = Random(seed)
        graph = random_alike(random, random.randint(4, 24))
        answer = shown_by_prices(graph, Pulse(), everybody=False)
        shown += isinstance(answer, Optimum) and bool(answer.odd_sets)
    assert shown > 50
