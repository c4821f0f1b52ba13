"""Whether a bracket is paired as 3.6 says: C8, then the first identifier.

`BracketCheck` is extended by the criteria of the Team-Swiss (`team_swiss_bracket`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.heaviest import heaviest_edges
from pairing.validator.systems.double_swiss_hall import MatchHall
from pairing.validator.systems.fide_2026 import DueColour
from pairing.validator.verdict import Finding


class BracketCheck:
    """Players are places; the stated pairs are the witness that the others can be paired."""

    def __init__(
        self, hall: MatchHall, partner: Sequence[int], residents: set[int], up: set[int]
    ) -> None:
        self.order = sorted(residents | up)
        self.up = up
        self.kept = residents & hall.floated
        among = sum(1 << place for place in self.order)
        self.rows = [
            row & among if among >> place & 1 else 0 for place, row in enumerate(hall.legal)
        ]
        self.partner = [
            other if among >> place & 1 else NOBODY for place, other in enumerate(partner)
        ]
        self.broken = self._sum(self.partner)
        self.counted = False
        """Pairings of these rows have to be compared: some break the criteria more than others."""

    def due(self) -> Iterator[DueColour | Finding]:
        """The first pair that has to be another one, if there is such."""
        better = self._by_criteria()
        yield from [better] if better else self._by_order()

    # -- C8 ---------------------------------------------------------------------------------------

    def _breaks(self, one: int, other: int) -> int:
        """How much the pair breaks the criteria: the sums of two pairings compare as these do."""
        return int(
            (one in self.up and other in self.kept) or (other in self.up and one in self.kept)
        )

    @property
    def _most_broken(self) -> int:
        """What the worst pair breaks."""
        return 1

    @property
    def _one_way(self) -> bool:
        """All pairings break the criteria alike if none of them keeps them."""
        return len(self.up) < 2

    def _article(self, _better: Sequence[int]) -> str:
        """The criterion that the better pairing keeps better."""
        return "C8"

    def _sum(self, partner: Sequence[int]) -> int:
        return sum(
            self._breaks(place, partner[place]) for place in self.order if place < partner[place]
        )

    def _by_criteria(self) -> DueColour | None:
        spared = self._without_broken(self.rows)
        if spared == self.rows:
            return None
        if not self.broken:
            self.rows = spared
            return None
        grown = self._grown(spared, self.partner)
        if self._complete(grown):
            return self._instead(grown)
        if self._one_way:
            return None
        self.counted = True
        best = list(self.partner)
        for one, other in self._solved(self.rows):
            best[one], best[other] = other, one
        return self._instead(best) if self._sum(best) < self.broken else None

    def _instead(self, better: Sequence[int]) -> DueColour:
        """Of a pair that breaks them with another opponent in the better pairing."""
        place = next(
            each
            for each in self.order
            if self._breaks(each, self.partner[each]) and better[each] != self.partner[each]
        )
        return DueColour(place, better[place], self._article(better))

    def _without_broken(self, rows: Sequence[int]) -> list[int]:
        up, kept = (sum(1 << place for place in group) for group in (self.up, self.kept))
        return [
            row & ~kept if up >> place & 1 else row & ~up if kept >> place & 1 else row
            for place, row in enumerate(rows)
        ]

    # -- 3.6 --------------------------------------------------------------------------------------

    def _by_order(self) -> Iterator[DueColour | Finding]:
        tops = [place for place in self.order if self.partner[place] > place]
        if tops != self.order[: len(tops)]:
            earlier = self._earlier_top(tops)
            if earlier is not None:
                yield earlier
                return
        bottoms = sum(1 << place for place in self.order if self.partner[place] < place)
        upper = sum(1 << place for place in tops)
        for place in self.order:
            greater = -1 << place
            self.rows[place] &= bottoms & greater if upper >> place & 1 else upper & ~greater
        for top in tops:
            stated = self.partner[top]
            first = self._first(top, stated)
            if first != stated:
                yield DueColour(top, first, "3.6")
                return
            self._take_out(top, stated)

    def _earlier_top(self, tops: Sequence[int]) -> DueColour | None:
        """Somebody who is a bottom member and could be a top member before the next of those."""
        for number, place in enumerate(self.order):
            smaller = (1 << place) - 1
            if place in tops:
                self._bar(place, smaller)
                continue
            if not [top for top in tops if top > self.order[number]]:
                break
            rows = list(self.rows)
            self._bar(place, smaller)
            made = self._possible()
            if made is not None:
                return DueColour(place, made[place], "3.6")
            self.rows = rows
            self._bar(place, ~smaller)
        return None

    def _bar(self, place: int, others: int) -> None:
        gone = self.rows[place] & others
        self.rows[place] &= ~others
        for other in places(gone):
            self.rows[other] &= ~(1 << place)

    def _possible(self) -> list[int] | None:
        """A complete pairing by these rows that breaks C8 as seldom as the stated one."""
        if self.counted:
            solved = self._solved(self.rows)
            made = [NOBODY] * len(self.partner)
            for one, other in solved:
                made[one], made[other] = other, one
            seldom = sum(self._breaks(*pair) for pair in solved) <= self.broken
            return made if self._complete(made) and seldom else None
        grown = self._grown(self.rows, self.partner)
        return grown if self._complete(grown) else None

    def _first(self, top: int, stated: int) -> int:
        """The smallest bottom member that leaves the others a pairing."""
        before = self.rows[top] & ((1 << stated) - 1)
        if not before:
            return stated
        if self.counted:
            return next((each for each in places(before) if self._with(top, each)), stated)
        partner = list(self.partner)
        partner[top] = partner[stated] = NOBODY
        among = sum(1 << place for place in self.order) & ~(1 << top)
        outer = AlternatingTree(self.rows, partner, stated, among=among).outer
        return next(places(before & outer), stated)

    def _with(self, top: int, bottom: int) -> bool:
        rows = list(self.rows)
        self._bar(top, ~(1 << bottom))
        made = self._possible()
        self.rows = rows
        return made is not None

    def _take_out(self, top: int, bottom: int) -> None:
        """Once settled a pair stays; where C8 is counted it has to be counted with."""
        if self.counted:
            self._bar(top, ~(1 << bottom))
            self._bar(bottom, ~(1 << top))
            return
        self.order = [place for place in self.order if place not in (top, bottom)]
        for place in (top, bottom):
            self._bar(place, -1)

    # -- pairings ---------------------------------------------------------------------------------

    def _grown(self, rows: list[int], partner: Sequence[int]) -> list[int]:
        legal = [
            other if other != NOBODY and rows[place] >> other & 1 else NOBODY
            for place, other in enumerate(partner)
        ]
        return largest_pairing(rows, legal)

    def _complete(self, partner: Sequence[int]) -> bool:
        return all(partner[place] != NOBODY for place in self.order)

    def _solved(self, rows: Sequence[int]) -> list[tuple[int, int]]:
        weights = [
            (one, other, self._most_broken + 1 - self._breaks(one, other))
            for one in self.order
            for other in places(rows[one])
            if one < other
        ]
        return list(heaviest_edges(len(rows), weights, complete=True))
