"""A heaviest pairing of a Burstein bracket and what follows it, held against the stated pairs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pairing.validator.heaviest import LARGEST_WEIGHT, heaviest_edges
from pairing.validator.systems.fide_2026_hall import Hall

CRITERIA = ("C5", "C6", "C7", "C7", "C8")
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class BursteinPosition:
    """`order` are the players of the bracket by 1.8, `following` the residents of the next one."""

    hall: Hall
    partner: Sequence[int]
    order: tuple[int, ...]
    following: frozenset[int]
    below: frozenset[int]


class BracketProof:
    """`everybody`: all who stand below are paired as well (C4)."""

    def __init__(self, of: BursteinPosition, *, everybody: bool) -> None:
        self.of = of
        self.everybody = everybody
        self.players = frozenset(of.order)
        self.bsn = {place: number for number, place in enumerate(of.order, start=1)}
        self.worth = self._worth()
        self.edges = list(self._edges())
        self.gains = [self._gain(pair) for pair in self.edges]
        self.scales, whole = self._scales()
        self.step = (len(of.order) + 1).bit_length()
        room = (LARGEST_WEIGHT // (4 * max(whole, 1))).bit_length() - 1
        self.at_once = min(room // self.step, len(of.order)) if room > 0 else 0
        self.shift = self.step * self.at_once + 1

    @property
    def too_large(self) -> bool:
        return self.at_once < 1

    def better(self) -> tuple[str, list[Pair]] | None:
        """By which criterion something is better, and the pairs then; None: nothing is."""
        if not self.edges:
            return None
        settled: dict[int, int] = {}
        for start in range(0, len(self.of.order), self.at_once):
            some = self.of.order[start : start + self.at_once]
            best = self._heaviest(some, settled)
            stated = self._heaviest(some, {p: self.of.partner[p] for p in self.of.order})
            if self._total(best, some) > self._total(stated, some):
                inside = [pair for pair in best if self.players.issuperset(pair)]
                return self._article(best, stated), inside
            settled |= {place: self.of.partner[place] for place in some}
        return None

    # -- weights ----------------------------------------------------------------------------------

    def _worth(self) -> dict[int, int]:
        scores = sorted({self.of.hall.seats[place].score for place in self.of.order})
        return {score: (len(self.of.order) + 1) ** rank for rank, score in enumerate(scores)}

    def _edges(self) -> Iterator[Pair]:
        below = self.of.below if self.everybody else self.of.following
        order = sorted(self.players | below)
        for number, one in enumerate(order):
            row = self.of.hall.legal[one]
            for other in order[number + 1 :]:
                if row >> other & 1:
                    yield one, other

    def _gain(self, pair: Pair) -> tuple[int, ...]:
        """C5, C6, the same two in the following bracket (C7), C8."""
        inside = [place for place in pair if place in self.players]
        worth = sum(self.worth[self.of.hall.seats[place].score] for place in inside)
        if len(inside) == 2:
            return 1, worth, 0, 0, -int(self.of.hall.missed(*pair))
        if all(place in self.players or place in self.of.following for place in pair):
            return 0, 0, 1, worth, 0
        return 0, 0, 0, 0, 0

    def _scales(self) -> tuple[list[int], int]:
        """What one of each criterion counts, more than all after it together, and all of them."""
        size = len(self.of.order)
        most = size * max(self.worth.values(), default=1)
        bounds = (size // 2, most, (size + len(self.of.following)) // 2, most, size // 2)
        scales, scale = [], 1
        for greatest in reversed(bounds):
            scales.append(scale)
            scale *= greatest + 1
        return scales[::-1], scale

    def _weights(self, some: Sequence[int]) -> list[int]:
        """With the larger BSN of the opponents of some players, in their order (4.3)."""
        digit = {place: self.step * (len(some) - 1 - n) for n, place in enumerate(some)}
        return [
            (sum(g * s for g, s in zip(gain, self.scales, strict=True)) << self.shift)
            + self._ordered(pair, digit)
            for pair, gain in zip(self.edges, self.gains, strict=True)
        ]

    def _ordered(self, pair: Pair, digit: Mapping[int, int]) -> int:
        if not self.players.issuperset(pair):
            return 0
        one, other = pair
        return sum(
            self.bsn[second] << digit[first]
            for first, second in ((one, other), (other, one))
            if first in digit
        )

    def _heaviest(self, some: Sequence[int], settled: Mapping[int, int]) -> list[Pair]:
        """The heaviest pairing where these players have these partners, or float."""
        edges = [
            (*pair, weight)
            for pair, weight in zip(self.edges, self._weights(some), strict=True)
            if self._keeps(pair, settled)
        ]
        least = min((weight for *_pair, weight in edges), default=0)
        lift = 1 - least if self.everybody else 0
        places = sorted({place for one, other, _weight in edges for place in (one, other)})
        number = {place: index for index, place in enumerate(places)}
        heaviest = heaviest_edges(
            len(places),
            [
                (number[one], number[other], weight + lift)
                for one, other, weight in edges
                if weight + lift > 0
            ],
            complete=self.everybody,
        )
        return [(min(p), max(p)) for p in ((places[a], places[b]) for a, b in heaviest)]

    def _keeps(self, pair: Pair, settled: Mapping[int, int]) -> bool:
        """Inside the bracket only the settled partner; who floats has none there."""
        if not self.players.issuperset(pair):
            return all(place not in settled or settled[place] not in self.players for place in pair)
        one, other = pair
        return settled.get(one, other) == other and settled.get(other, one) == one

    # -- comparing --------------------------------------------------------------------------------

    def _total(self, pairs: Iterable[Pair], some: Sequence[int]) -> int:
        weight = dict(zip(self.edges, self._weights(some), strict=True))
        return sum(weight[pair] for pair in pairs)

    def _article(self, best: Iterable[Pair], stated: Iterable[Pair]) -> str:
        """The first criterion that differs; else the order."""
        mine, theirs = (self._sums(pairs) for pairs in (stated, best))
        for article, one, other in zip(CRITERIA, mine, theirs, strict=False):
            if one != other:
                return article
        return "4.3"

    def _sums(self, pairs: Iterable[Pair]) -> list[int]:
        return [sum(column) for column in zip(*map(self._gain, pairs), strict=True)]
