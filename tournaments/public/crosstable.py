"""The crosstable by rank or by number, and the part of an address that says which.

| argument   | the crosstable                       |
|------------|--------------------------------------|
| `""`       | after the newest round, by rank      |
| `number`   | after the newest round, by number    |
| `3`        | after round 3, by rank               |
| `3-number` | after round 3, by number             |
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, get_args

from . import answers

if TYPE_CHECKING:
    from .projection import PublicView
    from .rows import PublicRound, PublicStanding

Order = Literal["rank", "number"]
ORDERS: Final[tuple[Order, ...]] = get_args(Order)
BY_NUMBER: Final = re.compile(r"(?:([0-9]+)-)?number")


class Wanted(NamedTuple):
    """`round` is None while none is published."""

    round: PublicRound | None
    order: Order


def wanted(view: PublicView, argument: str) -> Wanted | None:
    """What an argument asks for; None: there is no such page."""
    by_number = BY_NUMBER.fullmatch(argument)
    round_, known = answers.wanted(view, (by_number[1] or "") if by_number else argument)
    return Wanted(round_, "number" if by_number else "rank") if known else None


def argument(number: int | None, order: Order) -> str:
    """That asks for it; None for the newest round."""
    return "-".join([*([str(number)] if number else []), *(["number"] if order != "rank" else [])])


def in_order(view: PublicView, after_round: int, order: Order) -> tuple[PublicStanding, ...]:
    """The lines of the standings after a published round, by rank or by pairing number; last of
    all by rank who is left out of those of a round robin."""
    lines = (*view.standings(after_round), *view.left_out(after_round))
    if order == "rank":
        return lines
    return tuple(sorted(lines, key=lambda line: line.player.tpn or 0))
