"""Berger's tables for any number of players (C.05 Annex 1), by their rule."""

from __future__ import annotations

from functools import lru_cache

from pairing.model import TPN, Board
from pairing.system import ScheduledRound

Table = tuple[tuple[Board, ...], ...]


def table(seats: int) -> Table:
    """The rounds for an even number of seats, each in the order of its boards.

    In round r number c = ((r - 1) * n / 2 mod (n - 1)) + 1 meets the highest number, which has
    White in even rounds. On the boards below, the numbers k after c have White against the numbers
    k before it. Raises ValueError for an odd number, and for none.
    """
    if seats < 2 or seats % 2:
        raise ValueError(f"a table has an even number of seats, not {seats}")
    return tuple(_round(seats, number) for number in range(1, seats))


@lru_cache(maxsize=16)
def single(players: int) -> tuple[ScheduledRound, ...]:
    """Every round for that many players: with an odd number, who meets the highest number of the
    table is free."""
    seats = seats_of(players)
    return tuple(_without_seat(boards, players) for boards in table(seats))


@lru_cache(maxsize=16)
def double(players: int, *, swapped: bool) -> tuple[ScheduledRound, ...]:
    """The table twice, the second time with the colours reversed. `swapped`: the last two rounds of
    the first cycle change places, so that nobody has a colour three times running."""
    first = single(players)
    second = tuple(_reversed(each) for each in first)
    if swapped and len(first) > 2:
        first = (*first[:-2], first[-1], first[-2])
    return (*first, *second)


def seats_of(players: int) -> int:
    """Of the table that they play by."""
    return players + players % 2


def _round(seats: int, number: int) -> tuple[Board, ...]:
    ring = seats - 1
    centre = (number - 1) * (seats // 2) % ring
    highest, met = TPN(seats), TPN(centre + 1)
    top = Board(met, highest) if number % 2 else Board(highest, met)
    return (
        top,
        *(
            Board(TPN((centre + step) % ring + 1), TPN((centre - step) % ring + 1))
            for step in range(1, seats // 2)
        ),
    )


def _without_seat(boards: tuple[Board, ...], players: int) -> ScheduledRound:
    kept = tuple(board for board in boards if max(board) <= players)
    free = next((min(board) for board in boards if max(board) > players), None)
    return ScheduledRound(kept, free)


def _reversed(round_: ScheduledRound) -> ScheduledRound:
    boards = tuple(Board(board.black, board.white) for board in round_.boards)
    return ScheduledRound(boards, round_.free)
