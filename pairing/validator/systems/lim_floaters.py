"""Who floats out of a group (9.3, 10), for the validator of the Lim system."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from pairing.model import Colour
from pairing.validator.alternating import NOBODY, largest_pairing, places
from pairing.validator.systems.lim_hall import LimHall, Side
from pairing.validator.systems.lim_seeking import Search, bits, sought


class FloaterOrder:
    """Who floats next from a group (10.2 to 10.10)."""

    def __init__(
        self,
        hall: LimHall,
        legal: Sequence[int],
        side: Side,
        staying: int,
        group: int,
        following: int,
        leaving: Sequence[int],
    ) -> None:
        self.hall = hall
        self.legal = legal
        self.seats = hall.seats
        self.side = side
        self.staying = staying
        self.group = group
        self.following = following
        self.ahead = sorted(leaving, key=self._precedence)
        self.free = list(self._left_free())

    def best(self, spare: int) -> int:
        """Whoever comes first of those who can go without the loss of a pair."""
        wanted = self._equalising()
        return min(
            places(spare),
            key=lambda player: (
                self._kind(player),
                self.seats[player].floated,
                not wanted >> player & 1,
                -self.side * player,
            ),
        )

    def _precedence(self, player: int) -> tuple[int, int]:
        return -self.side * self.seats[player].score, self.side * player

    def _equalising(self) -> int:
        """10.2: who is due the colour that more are due; maxi: and is rated near enough."""
        players = list(places(self.staying))
        dues = [self.seats[player].due for player in players]
        balance = dues.count(Colour.WHITE) - dues.count(Colour.BLACK)
        group = players
        if self.hall.options.get("maxi-end", "staying") == "at-first":
            group = sorted((*players, *self.ahead))
        end = group[-1] if self.side is Side.ABOVE else group[0]
        near = self.hall.near(end, self.staying) if self.hall.maxi else self.staying
        more = Colour.WHITE if balance > 0 else Colour.BLACK
        return near & self.hall.due[more] if balance else 0

    def _kind(self, player: int) -> int:
        """10.9: d, c, b, a as 0 to 3."""
        newcomer = not self.group >> player & 1
        return 2 * newcomer + (not self._has_opponent(player))

    def _has_opponent(self, player: int) -> bool:
        """10.3, 10.4: somebody in the next group whom nobody ahead takes."""
        legal = self.legal[player] & self.following
        if legal & self.free[-1]:
            return True
        ahead = bisect_left(self.ahead, self._precedence(player), key=self._precedence)
        if legal & self.free[ahead]:
            return True
        if not legal or self.hall.options.get("taken", "by-10.8") != "needed":
            return False
        first = self.ahead[:ahead]
        return self._pairs_with_next([*first, player]) > self._pairs_with_next(first)

    def _left_free(self) -> Iterator[int]:
        """The next group: before anybody of those ahead takes an opponent, after the first, ..."""
        free = self.following
        yield free
        for each in self.ahead:
            open_to_him = free & self.legal[each]
            order: Search = ((-1, self.side is not Side.BELOW),)
            _first, taken = sought(self.hall, each, open_to_him, order)
            if taken != NOBODY:
                free &= ~(1 << taken)
            yield free

    def _pairs_with_next(self, players: Sequence[int]) -> int:
        """The most pairs that some can make with the next group."""
        floaters = bits(players)
        legal = [
            row & self.following
            if floaters >> place & 1
            else row & floaters
            if self.following >> place & 1
            else 0
            for place, row in enumerate(self.legal)
        ]
        partner = largest_pairing(legal, [NOBODY] * len(legal))
        return sum(partner[player] != NOBODY for player in players)
