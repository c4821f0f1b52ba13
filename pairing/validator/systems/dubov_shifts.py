"""The subgroups of a Dubov bracket after the shifts of 3.2.4, made by trying one after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pairing.model import Colour
from pairing.validator.alternating import NOBODY, largest_pairing
from pairing.validator.heaviest import heaviest_edges
from pairing.validator.systems.fide_2026_hall import Seat

ACROSS, INSIDE = 2, 1


class Shifts:
    """A bracket that can be paired: its players are 0, 1, ... in the order of numbers.

    `partner` are the stated ones.
    """

    def __init__(
        self,
        seats: Sequence[Seat],
        legal: Sequence[int],
        partner: Sequence[int],
        aro: Sequence[int],
    ) -> None:
        self.seats = seats
        self.legal = legal
        self.bracket = range(len(seats))
        self.partner = partner
        self.aro = aro
        first, second = self._divided()
        self.first_is_smaller = len(first) <= len(second)
        self.smaller, self.larger = (first, second) if self.first_is_smaller else (second, first)

    def groups(self) -> tuple[set[int], set[int]]:
        """G1 and G2."""
        apart = set(self.smaller)
        out = self._out_of_smaller()
        back = self._out_of_larger(out)
        smaller = apart - set(out) | set(back)
        larger = set(self.larger) - set(back) | set(out)
        return (smaller, larger) if self.first_is_smaller else (larger, smaller)

    def _divided(self) -> tuple[list[int], list[int]]:
        if not any(seat.games for seat in self.seats):
            half = len(self.bracket) // 2
            return list(self.bracket[:half]), list(self.bracket[half:])
        white = [place for place in self.bracket if self.seats[place].wanted is Colour.WHITE]
        return white, [place for place in self.bracket if place not in set(white)]

    def _order(self, players: Sequence[int]) -> list[int]:
        """4.3: outward from the middle."""
        listed = list(players)
        if listed and self.seats[listed[0]].wanted is Colour.WHITE:
            listed.sort(key=lambda place: (self.aro[place], place))
        last = len(listed) - 1
        return [
            place
            for _distance, _position, place in sorted(
                (abs(2 * position - last), position, place) for position, place in enumerate(listed)
            )
        ]

    # -- 3.2.4, first shift -----------------------------------------------------------------------

    def _out_of_smaller(self) -> list[int]:
        smaller = set(self.smaller)
        if not any(self.partner[place] in smaller for place in smaller):
            return []
        count = self._pairs_inside(set(), set())
        out: set[int] = set()
        kept: set[int] = set()
        for place in self._order(self.smaller):
            if count is None or len(out) == count:
                break
            if self._pairs_inside(out | {place}, kept) == count:
                out.add(place)
            else:
                kept.add(place)
        return sorted(out)

    def _pairs_inside(self, out: set[int], kept: set[int]) -> int | None:
        """How many pairs the smaller subgroup has to make with itself, where those who go meet
        those who stay, and two who stay do not meet; None if not everybody is paired."""
        smaller = set(self.smaller)
        edges = []
        for number, one in enumerate(self.bracket):
            for other in self.bracket[number + 1 :]:
                within = one in smaller and other in smaller
                if not self.legal[one] >> other & 1:
                    continue
                if within and ({one, other} <= kept or {one, other} <= out):
                    continue
                if not within and (one in out or other in out):
                    continue
                across = (one in smaller) != (other in smaller)
                edges.append((one, other, ACROSS if across else INSIDE))
        pairs = heaviest_edges(len(self.seats), edges, complete=True)
        if 2 * len(pairs) < len(self.bracket):
            return None
        return sum(one in smaller and other in smaller for one, other in pairs)

    # -- second shift -----------------------------------------------------------------------------

    def _out_of_larger(self, out: Iterable[int]) -> list[int]:
        gone = set(out)
        stay = set(self.smaller) - gone
        count = (len(self.larger) - len(stay) + len(gone)) // 2
        if not count:
            return []
        legal = self._after_first_shift(stay, gone)
        pairs = self._witness(legal)
        back: list[int] = []
        kept = 0
        for place in self._order(self.larger):
            if len(back) == count:
                break
            barred = sum(1 << each for each in (*stay, *back))
            tried = _without(legal, place, barred)
            mended = self._repaired(tried, pairs)
            if mended is not None:
                legal, pairs = tried, mended
                back.append(place)
                continue
            legal = _without(legal, place, kept)
            pairs = self._repaired(legal, pairs) or pairs
            kept |= 1 << place
        return back

    def _after_first_shift(self, stay: set[int], gone: set[int]) -> list[int]:
        legal = [0] * len(self.seats)
        staying, going = (sum(1 << place for place in each) for each in (stay, gone))
        others = sum(1 << place for place in self.larger)
        for place in self.bracket:
            open_to = staying | others
            if place in gone:
                open_to = staying
            elif place in stay:
                open_to = going | others
            legal[place] = self.legal[place] & open_to
        return legal

    def _witness(self, legal: list[int]) -> list[int]:
        stated = [
            other if legal[place] >> other & 1 else NOBODY
            for place, other in enumerate(self.partner)
        ]
        return largest_pairing(legal, stated)

    def _repaired(self, legal: list[int], pairs: list[int]) -> list[int] | None:
        """The pairs where these may meet only; None if somebody is left over."""
        kept = [
            other if other != NOBODY and legal[place] >> other & 1 else NOBODY
            for place, other in enumerate(pairs)
        ]
        again = largest_pairing(legal, kept) if kept != pairs else pairs
        return None if any(again[place] == NOBODY for place in self.bracket) else again


def _without(legal: list[int], place: int, barred: int) -> list[int]:
    narrowed = list(legal)
    narrowed[place] &= ~barred
    for other in range(len(legal)):
        if barred >> other & 1:
            narrowed[other] &= ~(1 << place)
    return narrowed
