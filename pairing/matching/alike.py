"""The heaviest matching of a graph in which many nodes are alike, with its proof.

The kinds have prices (`prices`). If the edges that are just worth their prices have a matching that
leaves nobody over who has a price, it is a heaviest one, and nothing has to be solved; nor if only
parity leaves them over (`odd_sets`). If not, the prices are where the solver begins.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from pairing.matching.bits import lowest, members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.odd_sets import Worth, with_odd_sets
from pairing.matching.optimum import Begun, Optimum, optimum
from pairing.matching.prices import Kinds, perfect_prices, prices
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import Weights

MOST_KINDS = 60
"""With more the transport is as long as the matching itself."""
SCALE = 4
"""The solver halves doubled weights once more: with this factor prices stay even."""


@dataclass(frozen=True, slots=True)
class Alike:
    """`rows[u]` is the set of those who have an edge with u; `kind[u]` and `weights` of two kinds
    (both orders) say what it weighs: more than 0."""

    rows: Sequence[int]
    kind: Sequence[int]
    weights: Mapping[Kinds, int]

    @property
    def counts(self) -> list[int]:
        counts = [0] * (1 + max(self.kind, default=-1))
        for kind in self.kind:
            counts[kind] += 1
        return counts

    def solvable(self) -> Weights:
        """As the solver reads them."""
        size = len(self.rows) + 1
        kinds = [0, *self.kind]
        doubled = [[0] * size for _ in range(size)]
        near: list[list[int]] = [[]]
        for u, row in enumerate(self.rows, start=1):
            near.append([v + 1 for v in members(row)])
            of_kind = {
                other: SCALE * weight
                for (one, other), weight in self.weights.items()
                if one == kinds[u]
            }
            mine = doubled[u]
            for v in near[u]:
                mine[v] = of_kind[kinds[v]]
        return Weights(doubled, near, SCALE // 2 * max(self.weights.values(), default=0))


def heaviest_of_alike(graph: Alike, pulse: Pulse, *, everybody: bool) -> Optimum:
    """The heaviest matchings; `everybody`: as in `optimum`, nobody may be left over."""
    shown = shown_by_prices(graph, pulse, everybody=everybody)
    return shown if isinstance(shown, Optimum) else solved(graph, shown, pulse, everybody=everybody)


def shown_by_prices(graph: Alike, pulse: Pulse, *, everybody: bool) -> Optimum | Begun | None:
    """The heaviest matchings if prices prove them; if not, where the solver may begin."""
    if not graph.weights or len(graph.counts) > MOST_KINDS:
        return None
    pulse.work(len(graph.rows) * len(graph.counts))
    priced = (perfect_prices if everybody else prices)(graph.counts, graph.weights)
    if priced is None:
        return None
    optional = (
        0 if everybody else set_of(u for u, kind in enumerate(graph.kind) if not priced[kind])
    )
    tight = _tight(graph, priced)
    matching = _largest(tight, optional, pulse)
    if matching.perfect:
        return Optimum(_mates(matching, tight), tight, optional, ())
    if everybody:
        return Begun([2 * priced[kind] for kind in graph.kind], _mates(matching, tight))
    worth = Worth(graph.rows, graph.kind, graph.weights, priced, tight, optional)
    return with_odd_sets(worth, matching)


def solved(graph: Alike, begun: Begun | None, pulse: Pulse, *, everybody: bool) -> Optimum:
    """As `heaviest_of_alike` of a graph that prices do not prove."""
    return optimum(graph.solvable(), pulse, everybody=everybody, begun=begun)


def told_apart(kind: Sequence[Hashable], rows: Sequence[int]) -> list[int]:
    """The kinds as numbers, finer where whole sets are kept apart: prices that tell the sets apart
    prove what otherwise had to be solved.

    `rows[u]` are those from whom u is kept apart. Not finer if that made too many kinds.
    """
    sets = [row | 1 << u if row else 0 for u, row in enumerate(rows)]
    finer = list(zip(kind, sets, strict=True))
    chosen: Sequence[Hashable] = finer if len(set(finer)) <= MOST_KINDS else kind
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(each, len(numbers)) for each in chosen]


def _tight(graph: Alike, priced: Sequence[int]) -> list[int]:
    """The edges that are worth just what the prices say."""
    of_kind = [0] * len(priced)
    for u, kind in enumerate(graph.kind):
        of_kind[kind] |= 1 << u
    met = [0] * len(priced)
    for (one, other), weight in graph.weights.items():
        if priced[one] + priced[other] == 2 * weight:
            met[one] |= of_kind[other]
    return [row & met[kind] for row, kind in zip(graph.rows, graph.kind, strict=True)]


def _largest(tight: Sequence[int], optional: int, pulse: Pulse) -> Matching:
    """Of tight edges, where two who may be left over are "paired", with a dummy if all are odd."""
    count = len(tight)
    alone = optional | count % 2 << count if optional else 0
    rows = [*tight, 0]
    for node in members(alone):
        rows[node] |= alone & ~(1 << node)
    pulse.work(10 * count)
    matching = Matching(rows)
    matching.fill([*range(count), *([count] if alone >> count & 1 else [])])
    return matching


def _mates(matching: Matching, tight: Sequence[int]) -> list[int]:
    """Those who are paired indeed; -1: nobody."""
    return [
        mate if mate >= 0 and row >> mate & 1 else -1
        for row, mate in zip(tight, matching.mate, strict=False)
    ]


def examples(rows: Sequence[int], kind: Sequence[int]) -> dict[Kinds, tuple[int, int]]:
    """For two kinds (both orders) an edge between them, if there is one, its lower node first."""
    of_kind: dict[int, int] = {}
    for u, each in enumerate(kind):
        of_kind[each] = of_kind.get(each, 0) | 1 << u
    edges: dict[Kinds, tuple[int, int]] = {}
    for u, row in enumerate(rows):
        for other, alikes in of_kind.items():
            if (kind[u], other) not in edges and (met := row & alikes):
                edge = (u, lowest(met))
                edges[kind[u], other] = edges[other, kind[u]] = (min(edge), max(edge))
    return edges
