"""Sheets of paper: which rows stand on which A4 page.

Pages are made here and not by the browser, so every browser prints the same sheets: no row is cut,
each page carries its head, its range of names and "page x of y".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

from tournaments.public.rows import PublicPlayer

from ..public_lists import Group, Seat

T = TypeVar("T")

BOARDS_ON_A_PAGE = 34
STANDINGS_ON_A_PAGE = 44
SLIPS_ON_A_PAGE = 8
NAME_COLUMNS = 2
COLUMN_MM = 246.0
"""Height of a column of names: the page without its margins, head and foot."""
LETTER_MM = 7.0
NAME_MM = 9.0
MOST_CELLS = 11
"""Rounds whose cells fit beside the names on an upright page."""

LONG, VERY_LONG = 24, 32
"""Letters from which a name is set smaller, so that it is never cut."""


class Sheet(msgspec.Struct, Generic[T]):
    """One page; `columns` are read downwards, then across."""

    number: int
    of: int
    range: str
    columns: list[list[T]]


class NameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list by name: a letter, or a player's seat."""

    letter: str = ""
    seat: Seat | None = None

    @property
    def height(self) -> float:
        return LETTER_MM if self.letter else NAME_MM


def plain(rows: Sequence[T], on_a_page: int, label: Callable[[T], str]) -> list[Sheet[T]]:
    """Pages of one column with a fixed number of rows; an empty list gives one empty page."""
    starts = range(0, max(len(rows), 1), on_a_page)
    pages = [list(rows[start : start + on_a_page]) for start in starts]
    return [
        Sheet(number, len(pages), _range([label(row) for row in page]), [page])
        for number, page in enumerate(pages, 1)
    ]


def names(groups: Iterable[Group]) -> list[Sheet[NameLine]]:
    """Pages of two columns under their letters; each column begins with a letter, none ends so."""
    columns = _columns(groups)
    starts = range(0, max(len(columns), 1), NAME_COLUMNS)
    pages = [columns[start : start + NAME_COLUMNS] for start in starts]
    return [
        Sheet(number, len(pages), _range(_family_names(page)), page)
        for number, page in enumerate(pages, 1)
    ]


def slips(
    rows: Sequence[T], label: Callable[[T], str], on_a_page: int = SLIPS_ON_A_PAGE
) -> list[Sheet[T]]:
    """Pages ordered for the knife: cut as one stack, the piles lie in the order of the rows."""
    pages = -(-len(rows) // on_a_page)
    dealt = [rows[page::pages] for page in range(pages)]
    return [
        Sheet(number, pages, _range([label(row) for row in page]), [list(page)])
        for number, page in enumerate(dealt, 1)
    ]


def size(player: PublicPlayer) -> str:
    """The class that sets a long name smaller; empty for others."""
    letters = len(player.name) + len(player.title)
    return "very-long" if letters > VERY_LONG else "long" if letters > LONG else ""


def _columns(groups: Iterable[Group]) -> list[list[NameLine]]:
    columns: list[list[NameLine]] = []
    room = 0.0
    for group in groups:
        for place, seat in enumerate(group.rows):
            line, letter = NameLine(seat=seat), NameLine(letter=group.letter)
            if room < line.height + (letter.height if place == 0 else 0):
                columns.append([])
                room, place = COLUMN_MM, 0  # the letter is said again on top
            lines = [letter, line] if place == 0 else [line]
            columns[-1] += lines
            room -= sum(each.height for each in lines)
    return columns


def _family_names(columns: Iterable[list[NameLine]]) -> list[str]:
    seats = [line.seat for column in columns for line in column if line.seat]
    return [seat.player.name.split(",")[0] for seat in seats]


def _range(labels: list[str]) -> str:
    if not labels:
        return ""
    return labels[0] if labels[0] == labels[-1] else f"{labels[0]} – {labels[-1]}"
