"""The order of exchanges between S1 and S2 (D.2) as weights that add up."""

from __future__ import annotations

from collections.abc import Sequence


class ExchangeOrder:
    """What each player who changes sides adds; the exchange with the least sum comes first.

    In front stands the number of players exchanged, then the difference of the numbers, then the
    place in the list of S1, then that in the list of S2. Any sum has fewer than `bits` bits.
    """

    def __init__(self, players: Sequence[int], size: int) -> None:
        self.number = {player: index for index, player in enumerate(players, start=1)}
        self.size = size
        count = len(players)
        self.count = count
        self.lists = 2 * count + 4
        self.width = (count * count).bit_length() + 2
        self.bits = self.lists + 2 * self.width

    def in_s1(self, player: int) -> bool:
        """Whether he stands in the original S1."""
        return self.number[player] <= self.size

    def leaving(self, player: int) -> int:
        """From S1, whose groups are listed from the lowest player: 5,4 before 5,3."""
        number = self.number[player]
        one_more = 1 << self.lists + self.width
        return one_more - (number << self.lists) - (1 << self.count + 2 + number)

    def coming(self, player: int) -> int:
        """From S2, whose groups are listed from the highest player: 6,7 before 6,8."""
        number = self.number[player]
        return (number << self.lists) - (1 << self.count - number)
