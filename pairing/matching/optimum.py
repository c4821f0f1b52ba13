"""The heaviest matching with its proof: what every heaviest matching has in common.

By complementary slackness a matching is a heaviest one if and only if it uses tight edges only,
leaves nobody over but optional nodes, and fills each odd set with pairs but for one node.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pairing.matching.bits import set_of
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import Solver, Weights


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


@dataclass(frozen=True, slots=True)
class Begun:
    """Where to begin if nobody may be left over: doubled duals, all even, and tight pairs."""

    duals: list[int]
    mates: list[int]


def optimum(
    weights: Weights, pulse: Pulse, *, everybody: bool = False, begun: Begun | None = None
) -> Optimum:
    """The heaviest matchings of a graph; its nodes are 0 .. n-1 in the answer.

    `everybody`: nobody may be left over. If that cannot be, somebody has no mate in the answer,
    and the rest of it means nothing. `begun`: only then.
    """
    nodes = weights.nodes
    if not weights.greatest:
        return Optimum([-1] * nodes, [0] * nodes, (1 << nodes) - 1, ())
    solver = Solver(weights, pulse)
    if everybody:
        begun = begun or Begun(_close_duals(weights), [-1] * nodes)
        solver.begin(begun.duals, begun.mates)
    mates = solver.run()
    dual = solver.dual
    inside: list[tuple[int, ...]] = [()] * (nodes + 1)
    for blossom in _outermost(solver):
        _enter(solver, blossom, (), inside)
    tight = _tight(solver, inside)
    held = {blossom for path in inside for blossom in path}
    return Optimum(
        mates,
        tight,
        0 if everybody else set_of(node for node in range(nodes) if not dual[node + 1]),
        tuple(
            set_of(node for node in range(nodes) if blossom in inside[node + 1])
            for blossom in sorted(held)
        ),
    )


def _close_duals(weights: Weights) -> list[int]:
    """Doubled duals, all even, by which each node has a tight edge: most pairs are at hand then."""
    halves = [max((row[v] // 2 for v in near), default=0) for row, near in _rows(weights)]
    duals = [0, *(half + half % 2 for half in halves)]
    for u, (row, near) in enumerate(_rows(weights), start=1):
        duals[u] = max((row[v] - duals[v] for v in near), default=0)
    return duals[1:]


def _rows(weights: Weights) -> Iterator[tuple[list[int], list[int]]]:
    yield from zip(weights.doubled[1:], weights.near[1:], strict=True)


def _tight(solver: Solver, inside: list[tuple[int, ...]]) -> list[int]:
    dual = solver.dual
    tight = [0] * solver.count
    for u in range(1, solver.count + 1):
        dual_u, row, around = dual[u], solver.weight[u], inside[u]
        solver.pulse.work(len(solver.adjacent[u]))
        for v in solver.adjacent[u]:
            if v < u:
                continue
            slack = dual_u + dual[v] - row[v]
            if around and inside[v]:
                slack += sum(dual[blossom] for blossom in around if blossom in inside[v])
            if not slack:
                tight[u - 1] |= 1 << v - 1
                tight[v - 1] |= 1 << u - 1
    return tight


def _outermost(solver: Solver) -> Iterator[int]:
    for blossom in range(solver.count + 1, solver.highest + 1):
        if solver.top[blossom] == blossom:
            yield blossom


def _enter(
    solver: Solver, blossom: int, path: tuple[int, ...], inside: list[tuple[int, ...]]
) -> None:
    """Note for each node the blossoms around it that have a dual."""
    if solver.dual[blossom]:
        path = (*path, blossom)
    for petal in solver.petals[blossom]:
        if petal <= solver.count:
            inside[petal] = path
        else:
            _enter(solver, petal, path, inside)
