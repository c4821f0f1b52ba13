"""The heaviest matching with its proof: what every heaviest matching has in common.

By complementary slackness a matching is a heaviest one if and only if it uses tight edges only,
leaves nobody over but optional nodes, and fills each odd set with pairs but for one node.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import Edge, Solver


@dataclass(frozen=True, slots=True)
class Optimum:
    """One heaviest matching (the mate of each node, or -1) and the face it lies on.

    `tight[node]` is the set of partners a heaviest matching may give the node. An edge between
    two optional nodes is never tight.
    """

    mates: list[int]
    tight: list[int]
    optional: int
    odd_sets: tuple[int, ...]


def optimum(nodes: int, weights: Mapping[Edge, int], pulse: Pulse) -> Optimum:
    """`weights` as for `heaviest_matching`, all of them greater than 0."""
    if not weights:
        return Optimum([-1] * nodes, [0] * nodes, (1 << nodes) - 1, ())
    solver = Solver(nodes, weights, pulse)
    mates = solver.run()
    dual = solver.dual
    inside: list[tuple[int, ...]] = [()] * (nodes + 1)
    for blossom in _outermost(solver):
        _enter(solver, blossom, (), inside)
    tight = [0] * nodes
    pulse.work(len(weights))
    for one, other in weights:
        slack = solver.slack(one + 1, other + 1)
        if inside[one + 1] and inside[other + 1]:
            slack += sum(dual[each] for each in set(inside[one + 1]) & set(inside[other + 1]))
        if not slack:
            tight[one] |= 1 << other
            tight[other] |= 1 << one
    held = {blossom for path in inside for blossom in path if dual[blossom]}
    return Optimum(
        mates,
        tight,
        set_of(node for node in range(nodes) if not dual[node + 1]),
        tuple(
            set_of(node for node in range(nodes) if blossom in inside[node + 1])
            for blossom in sorted(held)
        ),
    )


def _outermost(solver: Solver) -> Iterator[int]:
    for blossom in range(solver.count + 1, solver.highest + 1):
        if solver.top[blossom] == blossom:
            yield blossom


def _enter(
    solver: Solver, blossom: int, path: tuple[int, ...], inside: list[tuple[int, ...]]
) -> None:
    """Note for each node the blossoms around it."""
    path = (*path, blossom)
    for petal in solver.petals[blossom]:
        if petal <= solver.count:
            inside[petal] = path
        else:
            _enter(solver, petal, path, inside)
