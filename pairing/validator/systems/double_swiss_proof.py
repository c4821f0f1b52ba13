"""Several upfloaters: the best pairing of all who are left, by a library's heaviest matching."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.validator.heaviest import LARGEST_WEIGHT, heaviest_edges
from pairing.validator.systems.double_swiss_hall import MatchHall

CRITERIA = ("C4", "C5", "C6", "C7")
WORK = 3_000_000
"""So many pairs are looked at in all; where it would be more, nothing is shown."""
Pair = tuple[int, int]
Sums = tuple[int, ...]


class SetProof:
    """Everybody is paired, and costs of C4 to C7 are as small as can be.

    Whoever floats up is paired with a resident; who are lower meet each other (C3).
    """

    def __init__(
        self,
        hall: MatchHall,
        residents: set[int],
        lower: set[int],
        stated: set[int],
        following: set[int],
        *,
        graded: bool,
    ) -> None:
        self.hall = hall
        self.residents = residents
        self.stated = stated
        self.following = following
        self.graded = graded
        self.c6_counts = True
        self.pool = sorted(lower, key=lambda place: (-hall.seats[place].score, place))
        scores = sorted({hall.seats[place].score for place in lower}, reverse=True)
        self.worth = {score: (len(stated) + 1) ** rank for rank, score in enumerate(scores)}
        everybody = sorted(residents | lower)
        self.number = {place: index for index, place in enumerate(everybody)}
        self.edges = [
            (one, other)
            for at, one in enumerate(everybody)
            for other in everybody[at + 1 :]
            if hall.legal[one] >> other & 1
        ]
        size = len(everybody) + 1
        most = (size, size * max(self.worth.values(), default=1), size, size)
        self.scales = [1] * len(CRITERIA)
        for index in range(len(CRITERIA) - 2, -1, -1):
            self.scales[index] = self.scales[index + 1] * (most[index + 1] + 1)
        self.whole = self.scales[0] * (most[0] + 1)

    @property
    def too_large(self) -> bool:
        """A sum of all weights has to stay within the library's numbers."""
        beyond = 4 * self.whole * len(self.number) > LARGEST_WEIGHT
        return beyond or len(self.edges) * (len(self.pool) + 4) > WORK

    def better(self) -> tuple[str, list[int]]:
        """The criterion by which another set is better, and that set; or ""."""
        best = self._solved(set(), set())
        group = len(self.following - self._floating(best))
        if not self.graded and self._sums(best)[2] > group % 2:
            self.c6_counts = False
            best = self._solved(set(), set())
        fixed = self._solved(self.stated, set(self.pool) - self.stated)
        for article, mine, other in zip(CRITERIA, self._sums(fixed), self._sums(best), strict=True):
            if mine != other:
                return article, self._in_order(best)
        taken: set[int] = set()
        refused: set[int] = set()
        for place in self.pool:
            if len(taken) == len(self.stated):
                break
            if place in self.stated:
                taken.add(place)
                continue
            tried = self._solved({*taken, place}, refused)
            as_good = self._sums(tried) == self._sums(best)
            if as_good and {*taken, place} <= self._floating(tried):
                return "3.5", self._in_order(tried)
            refused.add(place)
        return "", []

    def _in_order(self, pairs: list[Pair]) -> list[int]:
        floating = self._floating(pairs)
        return [place for place in self.pool if place in floating]

    # -- costs ------------------------------------------------------------------------------------

    def _floater(self, pair: Pair) -> int | None:
        one, other = (place in self.residents for place in pair)
        if one == other:
            return None
        return pair[1] if one else pair[0]

    def _floating(self, pairs: list[Pair]) -> set[int]:
        return {each for each in map(self._floater, pairs) if each is not None}

    def _costs(self, pair: Pair) -> Sums:
        floater = self._floater(pair)
        if floater is not None:
            worth = self.worth[self.hall.seats[floater].score]
            return 1, worth, 0, int(floater in self.hall.floated)
        inside = [place in self.following for place in pair]
        leaves = inside[0] != inside[1] and not set(pair) & self.residents
        return 0, 0, int(leaves and self.c6_counts), 0

    def _sums(self, pairs: list[Pair]) -> Sums:
        return tuple(sum(column) for column in zip(*map(self._costs, pairs), strict=True))

    def _solved(self, given: set[int], barred: set[int]) -> list[Pair]:
        """The cheapest pairing of all in which these float up and those do not, if there is one."""
        weights = list(self._weights(given, barred))
        back = {index: place for place, index in self.number.items()}
        solved = heaviest_edges(len(self.number), weights, complete=True)
        pairs = [(back[one], back[other]) for one, other in solved]
        return [(min(pair), max(pair)) for pair in pairs]

    def _weights(self, given: set[int], barred: set[int]) -> Iterator[tuple[int, int, int]]:
        for pair in self.edges:
            floater = self._floater(pair)
            if floater in barred:
                continue
            costs = zip(self._costs(pair), self.scales, strict=True)
            weight = self.whole - sum(cost * scale for cost, scale in costs)
            if floater is not None and floater in given:
                weight += self.whole
            yield self.number[pair[0]], self.number[pair[1]], weight
