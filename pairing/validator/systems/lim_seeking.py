"""Whom a player seeks: in an order, and by colours (10.8, 11.2, 12.2, 12.7)."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.validator.alternating import NOBODY, places
from pairing.validator.systems.lim_hall import LimHall

Search = tuple[tuple[int, bool], ...]
"""Sets of players to be asked one after the other, each from the top (True) or from the end."""


def sought(hall: LimHall, player: int, available: int, order: Search) -> tuple[int, int]:
    """The first, and who is preferred to him by colour (10.8, 12.2, maxi: 12.7)."""
    first = _first(available, order)
    suiting = available & hall.suiting(player)
    if hall.maxi and first != NOBODY:
        suiting = hall.near(first, suiting)
    chosen = _first(suiting, order)
    return first, first if chosen == NOBODY else chosen


def bits(players: Iterable[int]) -> int:
    return sum(1 << player for player in set(players))


def _first(players: int, order: Search) -> int:
    for part, from_the_top in order:
        there = list(places(players & part))
        if there:
            return there[0 if from_the_top else -1]
    return NOBODY
