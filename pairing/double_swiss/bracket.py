"""The pairs of a bracket: the first by their identifier that comply with C1 and C8 (3.6)."""

from __future__ import annotations

from collections.abc import Sequence

from pairing.double_swiss.roster import DoubleSwissRoster
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


def paired(roster: DoubleSwissRoster, residents: int, upfloaters: int, pulse: Pulse) -> Pairs:
    """`residents` and `upfloaters` can be paired, and no upfloater with another."""
    bracket = residents | upfloaters
    pulse.work(STEPS_PER_PLAYER * bracket.bit_count())
    rows = [row & bracket for row in roster.allowed]
    protected = roster.floated & residents
    if upfloaters and protected:
        spared = _without(rows, upfloaters, protected)
        if largest(spared, bracket).perfect:
            return first_pairs(spared, bracket, pulse)
        if upfloaters.bit_count() > 1:
            return _FewestProtected(rows, bracket, upfloaters, protected, pulse).pairs()
    return first_pairs(rows, bracket, pulse)


def _without(rows: Sequence[int], some: int, others: int) -> list[int]:
    """Without the pairs of one of some with one of the others."""
    return [
        row & ~others if some >> place & 1 else row & ~some if others >> place & 1 else row
        for place, row in enumerate(rows)
    ]


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


class _FewestProtected:
    """C8 cannot be kept for all: a heaviest matching tells how few, its face which pairing."""

    def __init__(
        self, rows: Sequence[int], bracket: int, upfloaters: int, protected: int, pulse: Pulse
    ) -> None:
        self.pulse = pulse
        self.nodes = list(members(bracket))
        number = {place: index for index, place in enumerate(self.nodes)}
        self.upfloaters = set_of(number[place] for place in members(upfloaters))
        self.protected = set_of(number[place] for place in members(protected))
        self.rows = [gathered(rows[place], self.nodes) for place in self.nodes]
        self.everybody = (1 << len(self.nodes)) - 1

    def pairs(self) -> Pairs:
        kind = [
            2 * (self.upfloaters >> node & 1) + (self.protected >> node & 1)
            for node in range(len(self.nodes))
        ]
        edges = examples(self.rows, kind)
        weights = {each: 1 + self._spares(*edge) for each, edge in edges.items()}
        best = heaviest_of_alike(Alike(self.rows, kind, weights), self.pulse, everybody=True)
        best_pairs = self._on_face(best) or self._by_weights(best)
        return tuple((self.nodes[top], self.nodes[bottom]) for top, bottom in best_pairs)

    def _spares(self, one: int, other: int) -> int:
        up, kept = self.upfloaters, self.protected
        meets = up >> one & kept >> other & 1 or up >> other & kept >> one & 1
        return int(not meets)

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

    def _broken(self, pairs: Sequence[tuple[int, int]]) -> int:
        return sum(not self._spares(*pair) for pair in pairs)

    def _heaviest(
        self, edges: Sequence[tuple[int, int]], order: list[int]
    ) -> list[tuple[int, int]]:
        spares = [1 + self._spares(*edge) for edge in edges]
        weights = packed([spares, order], len(edges), len(self.nodes) // 2 + 1)
        solved = weights_of(len(self.nodes), dict(zip(edges, weights, strict=True)))
        mates = optimum(solved, self.pulse, everybody=True).mates
        return [(node, mate) for node, mate in enumerate(mates) if node < mate]
