"""Prizes as a table for a spreadsheet: who gets what of each list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..selectors.rows.prizes import PrizeListRow, PrizesRow
from ..words import speak
from .tables import Cell, Table, figure, known, money

SHARED: Final = ("number", "title", "player", "federation", "rating", "rank", "points")


def prizes(row: PrizesRow, language: str) -> Table:
    """A line a share of a prize; what is left over of a list has no player, and says why."""
    head = (
        *(speak(f"Table-Prizes.{column}", {}, language) for column in ("list", "first", "last")),
        *(speak(f"Print-Table.{column}", {}, language) for column in SHARED),
        speak("Table-Prizes.money", {"currency": row.currency}, language),
        *(speak(f"Table-Prizes.{column}", {}, language) for column in ("thing", "left")),
    )
    return Table(
        name="prizes",
        title=speak("Table-Titles.prizes", {"round": row.round}, language),
        head=head,
        lines=tuple(line for each in row.lists for line in _lines(each, row.decimals)),
    )


def _lines(row: PrizeListRow, decimals: int) -> Iterator[tuple[Cell, ...]]:
    for share in row.shares:
        who = (known(share.tpn), share.title, share.name, share.federation, known(share.rating))
        won = (share.rank, figure(share.points), money(share.money, decimals), share.thing)
        yield (row.name, share.first, share.last, *who, *won, "")
    nobody = ("",) * len(SHARED)
    for left in row.left:
        place = known(left.place)
        yield (row.name, place, place, *nobody, money(left.money, decimals), left.thing, left.why)
