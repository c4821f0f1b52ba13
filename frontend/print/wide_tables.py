"""Wide tables on paper that lies: which rows and which rounds stand on which page.

Where the rounds have no room beside each other, the table goes on on the next page, with the same
players; the two hang side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, Literal, TypeVar

import msgspec

from . import sheets

T = TypeVar("T")

PaperName = Literal["a4", "a3"]

WHO_MM: Final = 11.0 + 9.0 + 47.0 + 10.0 + 11.0
"""Rank, number, name, federation and rating."""
ROUND_MM: Final = 14.0
POINTS_MM: Final = 12.0
ROOMY_MM: Final = 19.0
"""A round's room from which on its cells are set larger."""


class Paper(msgspec.Struct, frozen=True):
    """Its width without margins, and the rows that a page has room for."""

    width: float
    rows: int


PAPERS: Final[dict[PaperName, Paper]] = {
    "a4": Paper(sheets.ACROSS_MM, 28),
    "a3": Paper(396.0, 45),
}


class WideSheet(msgspec.Struct, Generic[T]):
    """One page: its rows, and their cells from round `first` to `last` (none: `first` is larger);
    `ends` where the points stand on it."""

    number: int
    of: int
    range: str
    rows: list[T]
    first: int
    last: int
    ends: bool


def parts(rounds: int, paper: Paper, behind: float) -> list[tuple[int, int]]:
    """The first and the last round of pages that hang side by side, as equal as they can be;
    `behind` is the width of what stands after the last round."""
    in_all = max(int((paper.width - WHO_MM) / ROUND_MM), 1)
    in_last = max(int((paper.width - WHO_MM - behind) / ROUND_MM), 0)
    pages = 1 if rounds <= in_last else 1 + -(-(rounds - in_last) // in_all)
    last = min(in_last, -(-rounds // pages))
    before, more = divmod(rounds - last, max(pages - 1, 1))
    sizes = [*(before + (page < more) for page in range(pages - 1)), last]
    ends = [sum(sizes[: page + 1]) for page in range(pages)]
    return [(end - size + 1, end) for size, end in zip(sizes, ends, strict=True)]


def roomy(paper: Paper, side_by_side: Sequence[tuple[int, int]], behind: float) -> bool:
    """Whether each page has room for larger cells."""
    most = max(last - first + 1 for first, last in side_by_side)
    return paper.width - WHO_MM - behind >= most * ROOMY_MM


def wide(
    rows: Sequence[T],
    paper: Paper,
    side_by_side: Sequence[tuple[int, int]],
    label: Callable[[T], str],
    room_of: Callable[[T], int],
    taken: int,
) -> list[WideSheet[T]]:
    """The first rows with all their rounds, then the next; an empty list gives empty pages. Of the
    first rows' pages, `taken` rows are not for them."""
    made = sheets.plain(rows, paper.rows, label, room_of, taken)
    pages = [(sheet, part) for sheet in made for part in side_by_side]
    return [
        WideSheet(
            number=number,
            of=len(pages),
            range=sheet.range,
            rows=sheet.columns[0],
            first=first,
            last=last,
            ends=(first, last) == side_by_side[-1],
        )
        for number, (sheet, (first, last)) in enumerate(pages, 1)
    ]
