"""The heaviest matching of a general graph, with weights of any size.

Edmonds' primal-dual blossom algorithm in its dense form, O(n^3) steps. Weights are Python ints,
so a whole list of criteria can stand in one weight. Nodes are 0 .. n-1; an edge of weight 0 or
less is no edge. Deterministic: the same weights give the same matching.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from pairing.matching.pulse import Pulse

Edge = tuple[int, int]

_UNSEEN, _OUTER, _INNER = -1, 0, 1


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a graph as the solver reads them; its nodes are 1 .. n here.

    `doubled[u][v]` is twice the weight of an edge, 0 where there is none; `near[u]` are those
    who have an edge with u, in ascending order.
    """

    doubled: list[list[int]]
    near: list[list[int]]
    greatest: int

    @property
    def nodes(self) -> int:
        return len(self.near) - 1


def weights_of(nodes: int, weights: Mapping[Edge, int]) -> Weights:
    """From weights by edge; one of 0 or less is no edge."""
    doubled = [[0] * (nodes + 1) for _ in range(nodes + 1)]
    near: list[list[int]] = [[] for _ in range(nodes + 1)]
    for (one, other), weight in weights.items():
        if weight > 0:
            u, v = one + 1, other + 1
            doubled[u][v] = doubled[v][u] = 2 * weight
            near[u].append(v)
            near[v].append(u)
    for row in near:
        row.sort()
    return Weights(doubled, near, max(weights.values(), default=0))


def heaviest_matching(
    nodes: int, weights: Mapping[Edge, int], pulse: Pulse | None = None
) -> list[int]:
    """The mate of each node, or -1, in a matching of greatest total weight."""
    if not any(weight > 0 for weight in weights.values()):
        return [-1] * nodes
    return Solver(weights_of(nodes, weights), pulse or Pulse()).run()


def heaviest_perfect_matching(
    weights: Mapping[Edge, int], duals: Sequence[int], mates: Sequence[int], pulse: Pulse
) -> list[int]:
    """The mate of each node, or -1, in a perfect matching of greatest weight, if there is one.

    Weights and duals may have any sign. `duals` of the two ends sum up to the weight of an edge at
    least, and to exactly that where `mates` (-1: none) are matched to begin with.
    """
    beyond = 1 + max(map(abs, weights.values()), default=0)
    positive = {edge: weight + beyond for edge, weight in weights.items()}
    solver = Solver(weights_of(len(duals), positive), pulse)
    solver.begin([2 * dual + beyond for dual in duals], mates)
    return solver.run()


class Solver:
    """Nodes are 1 .. n, blossoms n+1 .. 2n, and 0 means none.

    `arc[x][y]` is the pair of real nodes with the least slack between x and y where one of them is
    a blossom (see `_arc`), `top[v]` the outermost blossom of v, `near[x]` the outer node closest
    to x, with `near_slack[x]` between them (both of no meaning while x is inner).
    Node duals are doubled, so that everything stays in ints.
    """

    def __init__(self, weights: Weights, pulse: Pulse) -> None:
        self.pulse = pulse
        nodes = weights.nodes
        self.count = nodes
        self.highest = nodes
        size = 2 * nodes + 1
        self.weight = weights.doubled
        self.adjacent = weights.near
        self.arc: list[dict[int, Edge]] = [{} for _ in range(size)]
        self.dual = [0] + [weights.greatest] * nodes + [0] * nodes
        self.mate = [0] * size
        self.top = list(range(nodes + 1)) + [0] * nodes
        self.near = [0] * size
        self.near_slack = [0] * size
        self.parent = [0] * size
        self.label = [_UNSEEN] * size
        self.petals: list[list[int]] = [[] for _ in range(size)]
        self.holder: list[dict[int, int]] = [{} for _ in range(size)]
        for u in range(1, nodes + 1):
            self.holder[u] = {u: u}
        self.queue: list[int] = []
        self.marks = [0] * size
        self.mark = 0
        self.perfect = False

    def begin(self, duals: Sequence[int], mates: Sequence[int]) -> None:
        """Begin with these doubled duals and tight pairs; nobody may be left over."""
        self.dual[1 : self.count + 1] = duals
        self.mate[1 : self.count + 1] = [mate + 1 for mate in mates]
        self.perfect = True

    def run(self) -> list[int]:
        """Solve; the mate of each node, or -1. The duals then prove the optimum."""
        while self.stage():
            pass
        return [mate - 1 for mate in self.mate[1 : self.count + 1]]

    def slack(self, u: int, v: int) -> int:
        return self.dual[u] + self.dual[v] - self.weight[u][v]

    def _arc(self, x: int, y: int) -> Edge:
        return (x, y) if x <= self.count and y <= self.count else self.arc[x][y]

    def _real_neighbours(self, x: int) -> Iterable[int]:
        if x <= self.count:
            return self.adjacent[x]
        return (y for y in self.arc[x] if y <= self.count)

    # -- one stage: grow trees until one pair more is matched ---------------------------------

    def stage(self) -> bool:
        self._match_at_hand()
        self.label = [_UNSEEN] * len(self.label)
        self.near = [0] * len(self.near)
        self.queue = []
        for x in range(1, self.highest + 1):
            if self.top[x] == x and not self.mate[x]:
                self.parent[x] = 0
                self.label[x] = _OUTER
                self._enqueue(x)
        if not self.queue:
            return False
        while True:
            if self._scan():
                return True
            if not self._shift_duals():
                return False
            if self._use_tight_arcs():
                return True
            self._expand_empty_blossoms()

    def _match_at_hand(self) -> None:
        """Pair free nodes that a tight edge joins: most pairs need no tree."""
        dual, mate, top = self.dual, self.mate, self.top
        free = [u for u in range(1, self.count + 1) if not mate[u] and top[u] == u]
        for index, u in enumerate(free):
            if mate[u]:
                continue
            dual_u, row = dual[u], self.weight[u]
            self.pulse.work(len(free) - index)
            for v in free[index + 1 :]:
                if row[v] and row[v] == dual_u + dual[v] and not mate[v]:
                    mate[u], mate[v] = v, u
                    break

    def _scan(self) -> bool:
        dual, top, label = self.dual, self.top, self.label
        near, near_slack = self.near, self.near_slack
        index = 0
        while index < len(self.queue):
            u = self.queue[index]
            index += 1
            if label[top[u]] == _INNER:
                continue
            dual_u, row = dual[u], self.weight[u]
            self.pulse.work(len(self.adjacent[u]))
            for v in self.adjacent[u]:
                over = top[v]
                if over == top[u] or label[over] == _INNER:
                    continue
                slack = dual_u + dual[v] - row[v]
                if slack:
                    if not near[over] or slack < near_slack[over]:
                        near[over] = u
                        near_slack[over] = slack
                elif self._tight(u, v):
                    return True
        self.queue = []
        return False

    def _renew_near(self, x: int) -> None:
        self.near[x] = 0
        for u in self._real_neighbours(x):
            if self.top[u] != x and self.label[self.top[u]] == _OUTER:
                slack = self.slack(*self._arc(u, x))
                if not self.near[x] or slack < self.near_slack[x]:
                    self.near[x] = u
                    self.near_slack[x] = slack

    def _shift_duals(self) -> bool:
        """Move the duals until an edge gets tight or a blossom empty; False: nothing is left.

        Free nodes have the smallest dual; when it is 0, nothing is to be gained from them.
        """
        step = self._longest_step()
        self.pulse.work(self.highest)
        least = min(
            self.dual[u] for u in range(1, self.count + 1) if self.label[self.top[u]] == _OUTER
        )
        if self.perfect and step >= 0:
            least = step + 1
        ends = step < 0 or least <= step
        self._move_nodes(least if ends else step)
        self._move_outermost(least if ends else step)
        return not ends

    def _longest_step(self) -> int:
        step = -1
        for x in range(1, self.highest + 1):
            if self.top[x] != x:
                continue
            if self.label[x] == _INNER:
                if x <= self.count:
                    continue
                limit = self.dual[x] // 2
            elif self.near[x]:
                limit = self.near_slack[x] // (2 if self.label[x] == _OUTER else 1)
            else:
                continue
            if step < 0 or limit < step:
                step = limit
        return step

    def _move_nodes(self, step: int) -> None:
        dual, top, label = self.dual, self.top, self.label
        for u in range(1, self.count + 1):
            kind = label[top[u]]
            if kind == _OUTER:
                dual[u] -= step
            elif kind == _INNER:
                dual[u] += step

    def _move_outermost(self, step: int) -> None:
        """The duals of blossoms, and the slacks of those that some outer node is near to."""
        for x in range(1, self.highest + 1):
            if self.top[x] != x:
                continue
            kind = self.label[x]
            if kind == _UNSEEN:
                self.near_slack[x] -= step
                continue
            if kind == _OUTER:
                self.near_slack[x] -= 2 * step
            if x > self.count:
                self.dual[x] += 2 * step if kind == _OUTER else -2 * step

    def _use_tight_arcs(self) -> bool:
        for x in range(1, self.highest + 1):
            u = self.near[x]
            if not u or self.top[x] != x or self.top[u] == x or self.label[x] == _INNER:
                continue
            if self.near_slack[x]:
                continue
            if self._tight(*self._arc(u, x)):
                return True
        return False

    def _expand_empty_blossoms(self) -> None:
        for b in range(self.count + 1, self.highest + 1):
            if self.top[b] == b and self.label[b] == _INNER and not self.dual[b]:
                self._expand(b)

    # -- what a tight edge means --------------------------------------------------------------

    def _tight(self, a: int, b: int) -> bool:
        u, v = self.top[a], self.top[b]
        if self.label[v] == _UNSEEN:
            self.parent[v] = a
            self.label[v] = _INNER
            follower = self.top[self.mate[v]]
            self.near[v] = self.near[follower] = 0
            self.label[follower] = _OUTER
            self._enqueue(follower)
        elif self.label[v] == _OUTER:
            common = self._meeting_point(u, v)
            if not common:
                self._augment(u, v)
                self._augment(v, u)
                return True
            self._contract(u, common, v)
        return False

    def _meeting_point(self, u: int, v: int) -> int:
        self.mark += 1
        while u or v:
            if u:
                if self.marks[u] == self.mark:
                    return u
                self.marks[u] = self.mark
                u = self.top[self.mate[u]]
                if u:
                    u = self.top[self.parent[u]]
            u, v = v, u
        return 0

    def _augment(self, u: int, v: int) -> None:
        while True:
            follower = self.top[self.mate[u]]
            self._match(u, v)
            if not follower:
                return
            self._match(follower, self.top[self.parent[follower]])
            u, v = self.top[self.parent[follower]], follower

    def _match(self, u: int, v: int) -> None:
        inside, outside = self._arc(u, v)
        self.mate[u] = outside
        if u <= self.count:
            return
        entry = self.holder[u][inside]
        position = self._even_position(u, entry)
        for index in range(position):
            self._match(self.petals[u][index], self.petals[u][index ^ 1])
        self._match(entry, v)
        self.petals[u] = self.petals[u][position:] + self.petals[u][:position]

    # -- blossoms -----------------------------------------------------------------------------

    def _enqueue(self, x: int) -> None:
        if x <= self.count:
            self.queue.append(x)
        else:
            for petal in self.petals[x]:
                self._enqueue(petal)

    def _set_top(self, x: int, b: int) -> None:
        self.top[x] = b
        if x > self.count:
            for petal in self.petals[x]:
                self._set_top(petal, b)

    def _even_position(self, b: int, petal: int) -> int:
        petals = self.petals[b]
        position = petals.index(petal)
        if position % 2:
            petals[1:] = petals[:0:-1]
            return len(petals) - position
        return position

    def _contract(self, u: int, common: int, v: int) -> None:
        b = self.count + 1
        while b <= self.highest and self.top[b]:
            b += 1
        self.highest = max(self.highest, b)
        self.dual[b] = 0
        self.label[b] = _OUTER
        self.mate[b] = self.mate[common]
        petals = [common]
        x = u
        while x != common:
            follower = self.top[self.mate[x]]
            petals += [x, follower]
            self._enqueue(follower)
            x = self.top[self.parent[follower]]
        petals[1:] = petals[:0:-1]
        x = v
        while x != common:
            follower = self.top[self.mate[x]]
            petals += [x, follower]
            self._enqueue(follower)
            x = self.top[self.parent[follower]]
        self.petals[b] = petals
        self._set_top(b, b)
        self._gather_arcs(b)
        self._renew_near(b)

    def _gather_arcs(self, b: int) -> None:
        best: dict[int, Edge] = {}
        slacks: dict[int, int] = {}
        holder: dict[int, int] = {}
        dual, weight = self.dual, self.weight
        for petal in self.petals[b]:
            if petal <= self.count:
                dual_u, row = dual[petal], weight[petal]
                for v in self.adjacent[petal]:
                    slack = dual_u + dual[v] - row[v]
                    if v not in slacks or slack < slacks[v]:
                        slacks[v] = slack
                        best[v] = (petal, v)
            for x, (u, v) in self.arc[petal].items():
                slack = dual[u] + dual[v] - weight[u][v]
                if x not in slacks or slack < slacks[x]:
                    slacks[x] = slack
                    best[x] = (u, v)
            for u in self.holder[petal]:
                holder[u] = petal
        self.arc[b] = best
        self.holder[b] = holder
        for x, (u, v) in best.items():
            self.arc[x][b] = (v, u)

    def _expand(self, b: int) -> None:
        for petal in self.petals[b]:
            self._set_top(petal, petal)
        entry = self.holder[b][self.arc[b][self.parent[b]][0]]
        position = self._even_position(b, entry)
        petals = self.petals[b]
        for index in range(0, position, 2):
            inner, outer = petals[index], petals[index + 1]
            self.parent[inner] = self._arc(outer, inner)[0]
            self.label[inner] = _INNER
            self.label[outer] = _OUTER
            self.near[inner] = 0
            self._renew_near(outer)
            self._enqueue(outer)
        self.label[entry] = _INNER
        self.parent[entry] = self.parent[b]
        for index in range(position + 1, len(petals)):
            self.label[petals[index]] = _UNSEEN
            self._renew_near(petals[index])
        self.top[b] = 0
        for x in self.arc[b]:
            self.arc[x].pop(b, None)
        self.arc[b] = {}
