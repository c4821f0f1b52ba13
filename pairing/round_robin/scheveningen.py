"""The Scheveningen tables: everybody of one side meets everybody of the other.

With n on a side A has the numbers 1 to n and B those from n + 1 to 2n. With an odd number of
players A has one more, and whoever would meet the last of B is free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from pairing.model import TPN, Board
from pairing.system import ScheduledRound

MOST: Final = 26
"""Players: the printed tables end with 13 on a side."""

Pairs = tuple[tuple[int, bool], ...]
"""A round, by the numbers of A: the number of B he meets, and whether he has White."""

PRINTED: Final[Mapping[int, tuple[str, ...]]] = MappingProxyType(
    {
        2: ("1w 2w", "2b 1b"),
        6: (
            "1w 2b 3b 4w 5b 6w",
            "2b 3w 5w 6b 4w 1b",
            "3w 5b 1b 2w 6w 4b",
            "4b 6b 2w 1w 3b 5w",
            "5w 4w 6w 3b 1b 2b",
            "6b 1w 4b 5b 2w 3w",
        ),
        10: (
            "1w 2w 3w 4w 5b 6b 7b 8w 9b 10b",
            "2b 1b 8b 3b 10w 5w 6w 4b 7w 9w",
            "3w 8w 4w 10w 6b 7b 9b 1w 2b 5b",
            "4b 3b 10b 6w 7w 8b 5w 9w 1b 2w",
            "5w 4w 9b 7b 1b 10w 8b 2b 3w 6w",
            "6b 7w 1w 9w 8w 2w 10b 5b 4b 3b",
            "7w 5b 2b 1b 4b 9b 3w 10w 6w 8w",
            "8b 6b 5w 2w 9w 1w 4w 3b 10b 7b",
            "9w 10w 7w 5b 2b 3b 1b 6w 8w 4b",
            "10b 9b 6b 8b 3w 4w 2w 7b 5w 1w",
        ),
    }
)
"""Sizes for which no rotation balances the colours: the opponent and the colour of each of A."""


@lru_cache(maxsize=16)
def single(players: int) -> tuple[ScheduledRound, ...]:
    """Every round for that many players; none for fewer than two and more than the tables have."""
    if not 2 <= players <= MOST:
        return ()
    size = side_of(players)
    return tuple(_scheduled(row, size, players) for row in table(size))


@lru_cache(maxsize=16)
def double(players: int) -> tuple[ScheduledRound, ...]:
    """The second cycle goes back through the first, from its last round, with reversed colours: so
    nobody has a colour three times running."""
    first = single(players)
    return (*first, *(_reversed(each) for each in first[::-1]))


def side_of(players: int) -> int:
    """How many are on side A."""
    return (players + 1) // 2


def table(size: int) -> tuple[Pairs, ...]:
    """The rounds for so many on a side."""
    if size in PRINTED:
        return tuple(tuple(map(_read, row.split())) for row in PRINTED[size])
    row: Callable[[int, int], Iterator[tuple[int, bool]]] = (
        _rotated if size % 2 else _rotated_by_halves
    )
    return tuple(tuple(row(size, number)) for number in range(1, size + 1))


def _read(cell: str) -> tuple[int, bool]:
    return int(cell[:-1]), cell[-1] == "w"


def _rotated(size: int, number: int) -> Iterator[tuple[int, bool]]:
    """An odd number on a side: B moves on by one a round. In odd rounds the first of A have White,
    the half behind them Black, the rest White again; in even rounds the other way round."""
    half = size // 2
    leading = half + 1 - number // 2
    odd = number % 2 == 1
    for at in range(size):
        outside = not leading <= at < leading + half
        yield (at + number - 1) % size + 1, outside == odd


def _rotated_by_halves(size: int, number: int) -> Iterator[tuple[int, bool]]:
    """A multiple of four: halves of B move on by one a round, and change places after half of the
    rounds. The upper half of A has White in odd rounds, the lower in even ones."""
    half = size // 2
    second, step = divmod(number - 1, half)
    odd = number % 2 == 1
    for at in range(size):
        lower = at >= half
        other = half * (lower != bool(second))
        yield other + (at + step) % half + 1, lower != odd


def _scheduled(row: Pairs, size: int, players: int) -> ScheduledRound:
    boards, free = [], None
    for one, (opponent, white) in enumerate(row, start=1):
        own, other = TPN(one), TPN(size + opponent)
        if other > players:
            free = own
        else:
            boards.append(Board(own, other) if white else Board(other, own))
    return ScheduledRound(tuple(boards), free)


def _reversed(round_: ScheduledRound) -> ScheduledRound:
    boards = tuple(Board(board.black, board.white) for board in round_.boards)
    return ScheduledRound(boards, round_.free)
