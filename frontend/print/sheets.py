"""Sheets of paper: which rows stand on which A4 page.

Pages are made here and not by the browser, so every browser prints the same sheets: no row is cut,
each page carries its head, its range of names and "page x of y".
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

from frontend.shared.seats import Group, Seat
from tournaments.public.rows import PublicPlayer
from tournaments.selectors.rows.base import PlayerRef
from tournaments.words.latin import beside

T = TypeVar("T")

BOARDS_ON_A_PAGE = 34
NOTE_ROWS = 2
"""That a line above the first rows takes: "Provisional: …"."""
STANDINGS_ON_A_PAGE = 44
"""On an upright page."""
STANDINGS_ACROSS = {1: 27, 2: 21, 3: 14, 4: 11}
"""On a page that lies, by the lines that the rounds of a row take."""
UPRIGHT_MM, ACROSS_MM = 186.0, 273.0
"""Widths of a page without its margins."""
CELL_MM, TIE_BREAK_MM = 10.5, 11.0
BESIDE_CELLS_MM = 53.0 + 47.0
"""Rank, number, federation, rating and points; and a name."""
SLIPS_ON_A_PAGE = 8
NAME_COLUMNS = 2
COLUMN_MM = 246.0
"""Height of a column of names: the page without its margins, head and foot."""
HEADING_MM = 7.0
NAME_MM, VERY_LONG_NAME_MM, HUGE_NAME_MM = 9.0, 13.5, 18.0
"""Heights of a line of the list by name, by the longer of its two names."""
PLACE_MM = 3.4
"""Of the line that says where the board stands; in two lines where it is a long one."""
PLACE_LETTERS = 42
"""That have room on one."""
HUGE_ROWS = 2
"""Rows of a list in whose room a row with a huge name stands."""

LONG, VERY_LONG, HUGE = 24, 32, 64
"""Widths, in small letters, above which a name is set smaller or on several lines: it is never
cut."""
CAPITAL, IDEOGRAPH = 1.4, 2.0
"""How wide such a letter is, in small letters."""
BESIDE = 0.5
"""Of the Latin form behind a name, which is smaller."""


class Sheet(msgspec.Struct, Generic[T]):
    """One page; `columns` are read downwards, then across."""

    number: int
    of: int
    range: str
    columns: list[list[T]]


class NameLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list by name: the heading of a group, or a player's seat."""

    heading: str = ""
    seat: Seat | None = None

    @property
    def height(self) -> float:
        if self.seat is None:
            return HEADING_MM
        players = (self.seat.player, self.seat.opponent)
        sizes = {size(player) for player in players if player}
        if "huge" in sizes:
            return HUGE_NAME_MM + self.place_height
        return (VERY_LONG_NAME_MM if "very-long" in sizes else NAME_MM) + self.place_height

    @property
    def place_height(self) -> float:
        """That is taken by where the board stands."""
        if self.seat is None or not self.seat.place:
            return 0
        width = sum(map(_width, self.seat.place))
        return PLACE_MM * (1 if width <= PLACE_LETTERS else 2)


class Format(msgspec.Struct, frozen=True):
    """How the standings stand on paper: the cells of the cross table in so many `lines` (0: none),
    on pages that lie or are upright."""

    lines: int
    across: bool

    @property
    def on_a_page(self) -> int:
        return STANDINGS_ACROSS[self.lines] if self.across else STANDINGS_ON_A_PAGE


def standings_format(rounds: int, tie_breaks: int) -> Format:
    """Upright while there is room for whole names, then across, then the rounds in several lines;
    without cells where none of it has."""
    beside = BESIDE_CELLS_MM + tie_breaks * TIE_BREAK_MM
    if beside + rounds * CELL_MM <= UPRIGHT_MM:
        return Format(lines=1, across=False)
    for lines in STANDINGS_ACROSS:
        if beside + -(-rounds // lines) * CELL_MM <= ACROSS_MM:
            return Format(lines=lines, across=True)
    return Format(lines=0, across=False)


def final_across(tie_breaks: int) -> bool:
    """Whether standings without cells, and with so many tie-breaks, need a page that lies."""
    return BESIDE_CELLS_MM + tie_breaks * TIE_BREAK_MM > UPRIGHT_MM


def in_lines(cells: Sequence[T], lines: int) -> list[list[T]]:
    """Columns of cells that stand in so many lines: the first line holds the first rounds."""
    in_a_line = -(-len(cells) // max(lines, 1))
    return [list(cells[column::in_a_line]) for column in range(in_a_line)] if lines else []


def one_row(_row: object) -> int:
    return 1


def rows_of(*players: PublicPlayer | PlayerRef) -> int:
    """The room that the row of these players takes, in rows."""
    return HUGE_ROWS if any(size(player) == "huge" for player in players) else 1


def plain(
    rows: Sequence[T],
    on_a_page: int,
    label: Callable[[T], str],
    room_of: Callable[[T], int] = one_row,
    taken: int = 0,
    behind: int = 0,
) -> list[Sheet[T]]:
    """Pages of one column with room for so many rows, of which on the first so many are `taken`; an
    empty list gives one empty page. The last has room for so many rows `behind` its own: a page
    without rows where need be."""
    pages: list[list[T]] = [[]]
    room = on_a_page - taken
    for row in rows:
        if room < room_of(row):
            pages.append([])
            room = on_a_page
        pages[-1].append(row)
        room -= room_of(row)
    if room < behind:
        pages.append([])
    return [
        Sheet(number, len(pages), _range([label(row) for row in page]), [page])
        for number, page in enumerate(pages, 1)
    ]


def in_columns(groups: Iterable[Group], range_of: Callable[[Seat], str]) -> list[Sheet[NameLine]]:
    """Pages of two columns under the headings of the groups; each column begins with a heading,
    none ends so. `range_of` says what a page's range calls a seat."""
    columns = _columns(groups)
    starts = range(0, max(len(columns), 1), NAME_COLUMNS)
    pages = [columns[start : start + NAME_COLUMNS] for start in starts]
    return [
        Sheet(number, len(pages), _range([range_of(seat) for seat in _seats(page)]), page)
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


def size(player: PublicPlayer | PlayerRef) -> str:
    """The class that sets a long name smaller; empty for others."""
    width = sum(map(_width, player.name + player.title)) + len(beside(player.name)) * BESIDE
    steps = ((HUGE, "huge"), (VERY_LONG, "very-long"), (LONG, "long"))
    return next((name for most, name in steps if width > most), "")


def _width(sign: str) -> float:
    if unicodedata.east_asian_width(sign) in "WF":
        return IDEOGRAPH
    return CAPITAL if sign.isupper() else 1.0


def _columns(groups: Iterable[Group]) -> list[list[NameLine]]:
    columns: list[list[NameLine]] = []
    room = 0.0
    for group in groups:
        for place, seat in enumerate(group.rows):
            line, heading = NameLine(seat=seat), NameLine(heading=group.heading)
            if room < line.height + (heading.height if place == 0 else 0):
                columns.append([])
                room, place = COLUMN_MM, 0  # the heading is said again on top
            lines = [heading, line] if place == 0 else [line]
            columns[-1] += lines
            room -= sum(each.height for each in lines)
    return columns


def _seats(columns: Iterable[list[NameLine]]) -> list[Seat]:
    return [line.seat for column in columns for line in column if line.seat]


def _range(labels: list[str]) -> str:
    if not labels:
        return ""
    return labels[0] if labels[0] == labels[-1] else f"{labels[0]} – {labels[-1]}"
