"""What each kind of node is worth, where nodes of one kind can stand for each other.

The heaviest matching of kinds is a transport: `counts[k]` nodes of each kind k have to meet as
many, each meeting of k and l gives `weights[k, l]`. Its prices bound what nodes can gain: two nodes
never gain more than both prices, and where their sum is just that, a heaviest matching may join
them. The transport is solved with each kind on both sides, along shortest ways.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Kinds = tuple[int, int]


def perfect_prices(counts: Sequence[int], weights: Mapping[Kinds, int]) -> list[int] | None:
    """The doubled price of each kind if every node has to be joined; None if that cannot be.

    `weights` holds both orders of each two kinds that can meet.
    """
    transport = _Transport(counts, weights)
    if not transport.run():
        return None
    return [one + other for one, other in zip(transport.left, transport.right, strict=True)]


def prices(counts: Sequence[int], weights: Mapping[Kinds, int]) -> list[int]:
    """The doubled price of each kind if nodes may stay alone; none is below 0.

    Staying alone is to meet nothing: one kind more, of which there is enough for everybody. If any
    two nodes meet, nothing is left over to meet nothing, and so has no price.
    """
    nothing = len(counts)
    enough = sum(counts)
    with_nothing = dict(weights)
    for kind in range(nothing + 1):
        with_nothing[kind, nothing] = with_nothing[nothing, kind] = 0
    priced = perfect_prices([*counts, enough], with_nothing)
    if priced is None:
        raise AssertionError("everybody can stay alone")
    return priced[:nothing]


class _Transport:
    """From each kind on the left to the kinds on the right, at the greatest weight.

    `left[k] + right[l]` is at least the weight of k and l, and just that where goods flow.
    """

    def __init__(self, counts: Sequence[int], weights: Mapping[Kinds, int]) -> None:
        self.kinds = range(len(counts))
        self.supply, self.demand = list(counts), list(counts)
        self.rows: list[dict[int, int]] = [{} for _ in counts]
        for (one, other), weight in weights.items():
            self.rows[one][other] = weight
        self.left = [max(row.values(), default=0) for row in self.rows]
        self.right = [0] * len(counts)
        self.flow: list[dict[int, int]] = [{} for _ in counts]
        """By the kind on the right, how much comes from each kind on the left."""

    def run(self) -> bool:
        """Whether all supply was brought where it is wanted."""
        while any(self.supply):
            if not self._bring():
                return False
        return True

    def _bring(self) -> bool:
        """Along the shortest way from what is left to what is wanted."""
        search = _Shortest(self)
        target = search.run()
        if target < 0:
            return False
        self._reprice(search, search.right[target])
        self._send(target, search)
        return True

    def _reprice(self, search: _Shortest, length: int) -> None:
        for one, at in search.left.items():
            self.left[one] -= length - at
        for other, at in search.right.items():
            self.right[other] += length - at

    def _send(self, target: int, search: _Shortest) -> None:
        way = [(search.came[target], target)]
        back = []
        while (one := way[-1][0]) in search.returned:
            other = search.returned[one]
            back.append((one, other))
            way.append((search.came[other], other))
        start = way[-1][0]
        room = (self.flow[other][one] for one, other in back)
        amount = min(self.supply[start], self.demand[target], *room)
        self.supply[start] -= amount
        self.demand[target] -= amount
        for one, other in way:
            self.flow[other][one] = self.flow[other].get(one, 0) + amount
        for one, other in back:
            self.flow[other][one] -= amount
            if not self.flow[other][one]:
                del self.flow[other][one]


class _Shortest:
    """One search of Dijkstra: the distances of the kinds it has reached, and the ways to them.

    `came` leads from a kind on the right to one on the left, `returned` the other way, against
    what flows.
    """

    def __init__(self, transport: _Transport) -> None:
        self.transport = transport
        self.left: dict[int, int] = {}
        self.right: dict[int, int] = {}
        self.came: dict[int, int] = {}
        self.returned: dict[int, int] = {}

    def run(self) -> int:
        """The nearest kind on the right that is wanted still; -1: none can be reached."""
        transport = self.transport
        near: dict[int, int] = {}
        for start in transport.kinds:
            if transport.supply[start]:
                self._look_around(start, 0, near)
        while near:
            other = min(near, key=lambda kind: (near[kind], kind))
            at = self.right[other] = near.pop(other)
            if transport.demand[other]:
                return other
            for one in transport.flow[other]:
                if one not in self.left:
                    self.returned[one] = other
                    self._look_around(one, at, near)
        return -1

    def _look_around(self, one: int, at: int, near: dict[int, int]) -> None:
        transport = self.transport
        self.left[one] = at
        base = at + transport.left[one]
        for other, weight in transport.rows[one].items():
            length = base + transport.right[other] - weight
            if other not in self.right and (other not in near or length < near[other]):
                near[other], self.came[other] = length, one
