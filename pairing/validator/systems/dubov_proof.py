"""A heaviest pairing of the residents and those who could float up, held against the stated one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pairing.validator.heaviest import LARGEST_WEIGHT, heaviest_edges
from pairing.validator.systems.fide_2026_hall import Hall

CRITERIA = ("C4", "C5", "C6", "C7", "C8", "C9", "C10")
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Floaters:
    """What a proof is about. `stated` and `pool` stand in the order of 4.2; `costs` are C8 to C10.

    Who is in the pool can float up; the stated ones are in it.
    """

    hall: Hall
    partner: Sequence[int]
    residents: set[int]
    lower: set[int]
    stated: tuple[int, ...]
    pool: tuple[int, ...]
    costs: Mapping[int, tuple[int, int, int]]


class FloaterProof:
    """`everybody`: all who are lower are paired as well (C4); otherwise only the residents."""

    def __init__(self, floaters: Floaters, *, everybody: bool) -> None:
        self.of = floaters
        self.everybody = everybody
        self.among = set(floaters.pool)
        self.worth = self._worth()
        self.edges = list(self._edges())
        self.scales, whole = self._scales()
        self.digits = (LARGEST_WEIGHT // (2 * whole)).bit_length() - 1
        """So many players can stand in a weight by their order."""
        self.weights = [(self._weight(pair) << max(self.digits, 0)) for pair in self.edges]

    @property
    def too_large(self) -> bool:
        return self.digits < 1

    def _worth(self) -> dict[int, int]:
        """C6: one more of a lower score is worse than all of higher scores together."""
        seats = self.of.hall.seats
        scores = sorted({seats[place].score for place in self.of.pool}, reverse=True)
        return {score: (len(self.of.stated) + 1) ** rank for rank, score in enumerate(scores)}

    def _edges(self) -> Iterator[Pair]:
        residents, legal = self.of.residents, self.of.hall.legal
        order = sorted(residents | (self.of.lower if self.everybody else self.among))
        for number, one in enumerate(order):
            row = legal[one]
            for other in order[number + 1 :]:
                if row >> other & 1 and self._may_meet(one, other):
                    yield one, other

    def _may_meet(self, one: int, other: int) -> bool:
        if one in self.of.residents:
            return other in self.of.residents or other in self.among
        return one in self.among if other in self.of.residents else self.everybody

    def _floater(self, pair: Pair) -> int | None:
        one, other = pair
        if (one in self.of.residents) == (other in self.of.residents):
            return None
        return other if one in self.of.residents else one

    # -- weights ----------------------------------------------------------------------------------

    def _costs(self, pair: Pair) -> tuple[int, ...]:
        """What a pair costs by C4 (residents paired) to C10."""
        inside = sum(place in self.of.residents for place in pair)
        missed = int(inside > 0 and self.of.hall.missed(*pair))
        floater = self._floater(pair)
        if floater is None:
            return -inside, 0, 0, missed, 0, 0, 0
        worth = self.worth[self.of.hall.seats[floater].score]
        return -inside, 1, worth, missed, *self.of.costs[floater]

    def _scales(self) -> tuple[list[int], int]:
        """What one of each criterion counts, more than all after it together, and all of them."""
        pairs = len(self.of.residents) + 1
        costs = self.of.costs.values()
        most = [
            2 * pairs + len(self.of.stated),
            pairs,
            pairs * max(self.worth.values(), default=1),
            pairs,
            *(sum(column) for column in zip(*costs, strict=True)),
        ]
        scales, scale = [], 1
        for greatest in reversed(most):
            scales.append(scale)
            scale *= greatest + 1
        return scales[::-1], 2 * scale

    def _weight(self, pair: Pair) -> int:
        return -sum(
            cost * scale for cost, scale in zip(self._costs(pair), self.scales, strict=True)
        )

    # -- comparing --------------------------------------------------------------------------------

    def better(self) -> tuple[str, list[int]]:
        """The criterion by which something is better, and who floats up then; or ""."""
        stated = set(self.of.stated)
        given: set[int] = set()
        for start in range(0, len(self.of.pool), self.digits):
            some = self.of.pool[start : start + self.digits]
            solved = self._best(given, some)
            article = self._differing(solved, some)
            if article:
                floating = [f for f in map(self._floater, solved) if f is not None]
                return article, sorted(floating, key=self.of.pool.index)
            given |= stated & set(some)
            if given == stated:
                break
        return "", []

    def _best(self, given: set[int], ordered: Sequence[int]) -> list[Pair]:
        digit = {place: 1 << len(ordered) - 1 - index for index, place in enumerate(ordered)}
        bonus = self.scales[0] << self.digits
        weights = []
        for pair, weight in zip(self.edges, self.weights, strict=True):
            floater = self._floater(pair)
            if floater is not None:
                weight += digit.get(floater, 0) + (bonus if floater in given else 0)
            weights.append(weight)
        least = min(weights) - 1 if self.everybody else 0
        places = sorted({place for pair in self.edges for place in pair})
        number = {place: index for index, place in enumerate(places)}
        solved = heaviest_edges(
            len(places),
            [
                (number[one], number[other], weight - least)
                for (one, other), weight in zip(self.edges, weights, strict=True)
            ],
            complete=self.everybody,
        )
        pairs = ((places[one], places[other]) for one, other in solved)
        return [(min(pair), max(pair)) for pair in pairs]

    def _differing(self, solved: Sequence[Pair], ordered: Sequence[int]) -> str:
        """By what the solved pairs are better than the stated ones; "" if by nothing."""
        stated = list(self._stated_pairs())
        for article, mine, best in zip(
            CRITERIA, self._sums(stated), self._sums(solved), strict=True
        ):
            if mine != best:
                return article
        floating = {self._floater(pair) for pair in solved}
        for place in ordered:
            if (place in floating) != (place in self.of.stated):
                return "3.2.2"
        return ""

    def _stated_pairs(self) -> Iterator[Pair]:
        every = self.of.residents | (self.of.lower if self.everybody else set(self.of.stated))
        return (
            (place, self.of.partner[place]) for place in every if place < self.of.partner[place]
        )

    def _sums(self, pairs: Iterable[Pair]) -> Iterator[int]:
        return (sum(column) for column in zip(*map(self._costs, pairs), strict=True))
