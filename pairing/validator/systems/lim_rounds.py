"""The round that rules 8 to 12 lead to, told pair by pair with the stated round as a witness.

Where the stated pair is the one sought first nothing has to be searched: the stated round itself
shows that the others can be paired. An alternating tree is grown only where it is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pairing.model import HalfPoints
from pairing.validator.alternating import NOBODY, AlternatingTree, largest_pairing, places
from pairing.validator.systems.lim_floaters import FloaterOrder
from pairing.validator.systems.lim_hall import LimHall, Side
from pairing.validator.systems.lim_seeking import Search, bits, sought


class Due(NamedTuple):
    """A pair that has to be made, where, and by which rule."""

    one: int
    other: int
    side: Side
    rule: str
    group: int
    """How many pairs its side had before this group was paired."""


class Rounds:
    """`partner` is the stated round by places, `legal` who may meet whom."""

    def __init__(self, hall: LimHall, legal: list[int], partner: Sequence[int]) -> None:
        self.hall = hall
        self.legal = legal
        self.stated = partner
        self.floated: dict[Side, list[int]] = {Side.ABOVE: [], Side.BELOW: []}
        self.made: dict[Side, list[Due]] = {Side.ABOVE: [], Side.BELOW: []}

    def all_pairs(self, bye: int) -> list[Due]:
        """Every pair in the order of its making, without those of 9.6 that were cancelled."""
        median = self._players(Side.MEDIAN, bye)
        for side in (Side.ABOVE, Side.BELOW):
            groups = self._groups(side, bye)
            waiting = bits(self.floated[Side.ABOVE]) if self._floaters_are_adjacent else 0
            for index, group in enumerate(groups):
                following = groups[index + 1] if index + 1 < len(groups) else median | waiting
                self._group(side, group, following)
        self._enlarge(median)
        return [*self.made[Side.ABOVE], *self.made[Side.BELOW], *self._median(median)]

    @property
    def _floaters_are_adjacent(self) -> bool:
        return self.hall.options.get("adjacent", "own") == "with-floaters"

    def _players(self, side: Side, bye: int, score: HalfPoints | None = None) -> int:
        return sum(
            1 << place
            for place, seat in enumerate(self.hall.seats)
            if place != bye and seat.side is side and score in (None, seat.score)
        )

    def _groups(self, side: Side, bye: int) -> list[int]:
        scores = {s.score for p, s in enumerate(self.hall.seats) if s.side is side and p != bye}
        ordered = sorted(scores, reverse=side is Side.ABOVE)
        return [self._players(side, bye, score) for score in ordered]

    # -- a group above or below the median (9.3) --------------------------------------------------

    def _group(self, side: Side, group: int, following: int) -> None:
        incoming = self._in_order(side)
        staying = group | bits(incoming)
        partner = self._largest(staying)
        leaving: list[int] = []
        while any(partner[place] == NOBODY for place in places(staying)):
            spare = 0
            for root in places(staying):
                if partner[root] == NOBODY:
                    spare |= AlternatingTree(self.legal, partner, root, among=staying).outer
            gone = FloaterOrder(
                self.hall, self.legal, side, staying, group, following, leaving
            ).best(spare)
            staying &= ~(1 << gone)
            widow, partner[gone] = partner[gone], NOBODY
            if widow != NOBODY:
                partner[widow] = NOBODY
                AlternatingTree(self.legal, partner, widow, among=staying).flip()
            leaving.append(gone)
        self.floated[side] = leaving
        first = [player for player in incoming if staying >> player & 1]
        self.made[side] += self._pairs(side, staying, partner, first)

    def _in_order(self, side: Side) -> list[int]:
        """10.6: most points first, then the higher rank; 10.7: the reverse."""
        seats = self.hall.seats
        return sorted(self.floated[side], key=lambda p: (-side * seats[p].score, side * p))

    def _largest(self, players: int) -> list[int]:
        """A largest pairing of some, with as many stated pairs as it can have."""
        partner = [
            other if players >> place & 1 and other != NOBODY and players >> other & 1 else NOBODY
            for place, other in enumerate(self.stated)
        ]
        legal = [
            row & players if players >> place & 1 else 0 for place, row in enumerate(self.legal)
        ]
        return largest_pairing(legal, partner)

    # -- the median (9.6) -------------------------------------------------------------------------

    def _enlarge(self, median: int) -> None:
        """Cancel pairs until everybody in the median can be paired."""
        side = None
        while NOBODY in self._within(median):
            if side is None or self.hall.options.get("cracking", "recount") == "recount":
                more_above = len(self.floated[Side.ABOVE]) > len(self.floated[Side.BELOW])
                side = Side.BELOW if more_above else Side.ABOVE
            taken = side if self.made[side] else Side(-side)
            cancelled = self.made[taken].pop(self._cancelled_first(taken))
            self.floated[taken] += [cancelled.one, cancelled.other]

    def _cancelled_first(self, side: Side) -> int:
        """Which pair of the group that is next to the median: the one made last, or first."""
        if self.hall.options.get("cracked-pair", "last-made") == "last-made":
            return -1
        made = self.made[side]
        return next(index for index, due in enumerate(made) if due.group == made[-1].group)

    def _everybody(self, median: int) -> int:
        return median | bits(self.floated[Side.ABOVE]) | bits(self.floated[Side.BELOW])

    def _within(self, median: int) -> list[int]:
        players = self._everybody(median)
        partner = self._largest(players)
        return [partner[place] for place in places(players)]

    def _median(self, median: int) -> list[Due]:
        players = self._everybody(median)
        first = [*self._in_order(Side.ABOVE), *self._in_order(Side.BELOW)]
        return list(self._pairs(Side.MEDIAN, players, self._largest(players), first))

    # -- the pairs (10.8, 11, 12) -----------------------------------------------------------------

    def _pairs(
        self, side: Side, players: int, partner: list[int], first: list[int]
    ) -> Iterator[Due]:
        """The floaters in their order, then half against half."""
        group = len(self.made[side]) if side is not Side.MEDIAN else 0
        down = side is not Side.BELOW
        lowest = self.hall.options.get("median-upfloaters", "highest") == "lowest"
        last = self.hall.options.get("floaters", "anybody") == "last"
        for player in first:
            if players >> player & 1:
                turned = lowest and side is Side.MEDIAN and player in self.floated[Side.BELOW]
                order: Search = ((-1, down and not turned),)
                if last:
                    order = ((~bits(first), down and not turned), *order)
                other = self._opponent(player, order, players, partner)
                players &= ~(1 << player | 1 << other)
                yield Due(player, other, side, "10.8", group)
        while players:
            left = sorted(places(players), reverse=not down)
            halves: Search = ((bits(left[len(left) // 2 :]), down), (-1, not down))
            other = self._opponent(left[0], halves, players, partner)
            players &= ~(1 << left[0] | 1 << other)
            yield Due(left[0], other, side, "11", group)

    def _opponent(self, player: int, order: Search, players: int, partner: list[int]) -> int:
        """The first available, for the colours' sake another; `partner` is brought up to date."""
        open_to_him = self.legal[player] & players
        first, chosen = sought(self.hall, player, open_to_him, order)
        mate = partner[player]
        if chosen == mate and (first == mate or not self.hall.maxi):
            return mate
        partner[player] = partner[mate] = NOBODY
        others = players & ~(1 << player)
        available = AlternatingTree(self.legal, partner, mate, among=others).outer
        _first, chosen = sought(self.hall, player, open_to_him & available, order)
        if chosen != mate:
            widow = partner[chosen]
            partner[chosen] = partner[widow] = NOBODY
            AlternatingTree(self.legal, partner, mate, among=others & ~(1 << chosen)).flip()
        return chosen
