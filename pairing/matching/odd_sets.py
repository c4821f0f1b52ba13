"""Prices that would do but for parity: sets of nodes of which one has to stay alone.

Whoever has a price, and yet no partner on the edges that are worth their prices, is in a set all of
whose nodes could be alone in his stead. If no such edge leads out of the set, all its prices can
fall alike until one of them is nothing: the set as a whole is worth what they lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import FREE, Matching
from pairing.matching.optimum import Optimum
from pairing.matching.prices import Kinds


@dataclass(frozen=True, slots=True)
class Worth:
    """What prices say: `rows`, `kind` and `weights` are those of `Alike`.

    `prices` are doubled, by kind; `tight` are the edges that are just worth them, `optional` the
    nodes without a price.
    """

    rows: Sequence[int]
    kind: Sequence[int]
    weights: Mapping[Kinds, int]
    prices: Sequence[int]
    tight: Sequence[int]
    optional: int


@dataclass(frozen=True, slots=True)
class _OddSet:
    """`root` is alone in it; the prices of all `nodes` fall by `fall`."""

    nodes: int
    root: int
    fall: int


def with_odd_sets(worth: Worth, matching: Matching) -> Optimum | None:
    """The heaviest matchings by such sets; None if these prove nothing.

    `matching` is a largest one of tight edges in which nodes without a price are matched with each
    other, or with a dummy after the last node; it is changed.
    """
    everybody = (1 << len(worth.rows)) - 1
    over = matching.free & everybody & ~worth.optional
    sets = [_odd_set(worth, matching, root) for root in members(over)]
    if not all(each.nodes for each in sets):
        return None
    tight = _tight(worth, sets)
    if tight is None:
        return None
    optional = worth.optional
    for each in sets:
        unpriced = set_of(
            u for u in members(each.nodes) if worth.prices[worth.kind[u]] == each.fall
        )
        matching.leave_free(lowest(unpriced), each.root)
        optional |= unpriced
    mates = [
        mate if mate != FREE and row >> mate & 1 else -1
        for mate, row in zip(matching.mate, worth.tight, strict=False)
    ]
    larger = tuple(each.nodes for each in sets if each.nodes.bit_count() > 1)
    return Optimum(mates, tight, optional, larger)


def _odd_set(worth: Worth, matching: Matching, root: int) -> _OddSet:
    """Around that node; without nodes if a tight edge leads out of it."""
    outer, seen = matching.reach(root)
    if outer != seen or outer & worth.optional:
        return _OddSet(0, root, 0)
    return _OddSet(outer, root, min(worth.prices[worth.kind[u]] for u in members(outer)))


def _tight(worth: Worth, sets: Sequence[_OddSet]) -> list[int] | None:
    """The edges that are tight after the fall; None if two nodes are worth more than is left."""
    fall = [0] * len(worth.rows)
    inside = [0] * len(worth.rows)
    for each in sets:
        for u in members(each.nodes):
            fall[u], inside[u] = each.fall, each.nodes
    alike: dict[tuple[int, int], int] = {}
    for u, kind in enumerate(worth.kind):
        alike[kind, fall[u]] = alike.get((kind, fall[u]), 0) | 1 << u
    tight = list(worth.tight)
    for u in members(set_of(u for u, nodes in enumerate(inside) if nodes)):
        price = worth.prices[worth.kind[u]] - fall[u]
        for (kind, fallen), nodes in alike.items():
            met = worth.rows[u] & nodes & ~inside[u]
            if not met:
                continue
            slack = price + worth.prices[kind] - fallen - 2 * worth.weights[worth.kind[u], kind]
            if slack < 0:
                return None
            if not slack:
                tight[u] |= met
                for v in members(met):
                    tight[v] |= 1 << u
    return tight
