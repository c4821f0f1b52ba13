"""The first pairing of a bracket by its identifier (3.6 of C.04.5 and C.04.6)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from pairing.dutch.weights import packed
from pairing.fide_2026.completion import STEPS_PER_PLAYER, largest
from pairing.matching.alike import Alike, examples, heaviest_of_alike
from pairing.matching.bits import gathered, members, set_of
from pairing.matching.cardinality import Matching
from pairing.matching.choices import Choices, fills, first_partner, on_face
from pairing.matching.optimum import Optimum, optimum
from pairing.matching.pulse import Pulse
from pairing.matching.weighted import weights_of

Pairs = tuple[tuple[int, int], ...]
"""Top member and bottom member, by top members."""
Faults = tuple[int, ...]
"""Of a pair: how often it breaks each criterion, the most important one first."""


def first_pairs(rows: Sequence[int], bracket: int, pulse: Pulse) -> Pairs:
    """The first of all pairings by these rows; there is one."""
    tops = set_of(list(members(bracket))[: bracket.bit_count() // 2])
    matching = _across(rows, tops, bracket & ~tops)
    if not matching.perfect:
        choices = Choices(largest(rows, bracket))
        tops = _tops(choices, bracket, pulse)
        matching = _across(rows, tops, bracket & ~tops)
    pairs = []
    for player in members(tops):
        pulse.work(STEPS_PER_PLAYER)
        pairs.append((player, first_partner(matching, player)))
    return tuple(pairs)


def _tops(choices: Choices, bracket: int, pulse: Pulse) -> int:
    """3.6: the first set of top members, one after the other."""
    tops, wanted = 0, bracket.bit_count() // 2
    for player in members(bracket):
        pulse.work(STEPS_PER_PLAYER)
        smaller = (1 << player) - 1
        if tops.bit_count() < wanted and choices.bar(player, smaller):
            tops |= 1 << player
        else:
            choices.bar(player, ~smaller)
    return tops


def _across(rows: Sequence[int], tops: int, bottoms: int) -> Matching:
    """A largest matching in which each top member meets a greater number."""
    across = [0] * len(rows)
    for player in members(tops):
        across[player] = rows[player] & bottoms & ~((1 << player) - 1)
    for player in members(bottoms):
        across[player] = rows[player] & tops & ((1 << player) - 1)
    return largest(across, tops | bottoms)


class FewestFaults:
    """No pairing is without faults: a heaviest matching tells how few, its face which pairing.

    `kind[place]` says who are alike: the faults of two places are those of their kinds.
    """

    def __init__(
        self,
        rows: Sequence[int],
        bracket: int,
        kind: Sequence[Hashable],
        faults: Callable[[int, int], Faults],
        pulse: Pulse,
    ) -> None:
        self.pulse = pulse
        self.nodes = list(members(bracket))
        numbers: dict[Hashable, int] = {}
        self.kind = [numbers.setdefault(kind[place], len(numbers)) for place in self.nodes]
        self.rows = [gathered(rows[place], self.nodes) for place in self.nodes]
        self.everybody = (1 << len(self.nodes)) - 1
        self.faults = faults

    def pairs(self) -> Pairs:
        """The first of those with the fewest faults; there is one."""
        edges = examples(self.rows, self.kind)
        weights = dict(zip(edges, self._weights(list(edges.values())), strict=True))
        best = heaviest_of_alike(Alike(self.rows, self.kind, weights), self.pulse, everybody=True)
        best_pairs = self._on_face(best) or self._by_weights(best)
        return tuple((self.nodes[top], self.nodes[bottom]) for top, bottom in best_pairs)

    def _weights(
        self, edges: Sequence[tuple[int, int]], order: Sequence[int] | None = None
    ) -> list[int]:
        """More than 0, so that all can be compared; `order` comes after the faults."""
        counted = [self._faults(*edge) for edge in edges]
        columns = [[-each for each in column] for column in zip(*counted, strict=True)]
        if order is not None:
            columns.append(list(order))
        weights = packed(columns, len(edges), len(self.nodes) // 2 + 1)
        least = min(weights, default=0)
        return [weight - least + 1 for weight in weights]

    def _faults(self, one: int, other: int) -> Faults:
        return self.faults(self.nodes[one], self.nodes[other])

    def _on_face(self, best: Optimum) -> Pairs | None:
        choices = on_face(best)
        tops = _tops(choices, self.everybody, self.pulse)
        matching = choices.matching.copy(choices.rows)
        pairs = tuple((top, first_partner(matching, top)) for top in members(tops))
        mates = [-1] * len(self.nodes)
        for top, bottom in pairs:
            mates[top], mates[bottom] = bottom, top
        return pairs if fills(best, mates) else None

    def _by_weights(self, best: Optimum) -> Pairs:
        """The same with the order in the weights: the tops at once, the bottoms one by one."""
        count = len(self.nodes)
        tight = [
            (node, other)
            for node, row in enumerate(best.tight)
            for other in members(row >> node << node)
        ]
        first = self._heaviest(tight, [1 << (count - one) for one, _other in tight])
        tops = set_of(min(pair) for pair in first)
        open_pairs = [(a, b) for a, b in tight if tops >> a & 1 and not tops >> b & 1]
        fewest = self._broken(first)
        fixed: list[tuple[int, int]] = []
        for top in members(tops):
            rest = [(a, b) for a, b in open_pairs if a != top]
            for pair in sorted(each for each in open_pairs if each[0] == top):
                left = [(a, b) for a, b in rest if b != pair[1]]
                made = self._heaviest([*left, pair, *fixed], [0] * (len(left) + len(fixed) + 1))
                if len(made) == count // 2 and self._broken(made) == fewest:
                    open_pairs = left
                    fixed.append(pair)
                    break
        return tuple(sorted(fixed))

    def _broken(self, pairs: Sequence[tuple[int, int]]) -> Faults:
        return tuple(map(sum, zip(*(self._faults(*pair) for pair in pairs), strict=True)))

    def _heaviest(
        self, edges: Sequence[tuple[int, int]], order: list[int]
    ) -> list[tuple[int, int]]:
        weights = self._weights(edges, order)
        solved = weights_of(len(self.nodes), dict(zip(edges, weights, strict=True)))
        mates = optimum(solved, self.pulse, everybody=True).mates
        return [(node, mate) for node, mate in enumerate(mates) if node < mate]
