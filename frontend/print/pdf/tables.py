"""Tables on a page of PDF: columns, each with what it says of a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import msgspec

from frontend.print import sheets

from .paper import BODY, GREY, SIDE, Align, SheetPaper

T = TypeVar("T")

HEADING: Final = 6.0
GAP: Final = 1.2
"""Between two columns."""
NOTE: Final = 9.4
NOTE_POINTS: Final = 8.5
ENOUGH: Final = 90.0
"""Of a column that shares what the others leave; what is more goes to them."""


class Column(msgspec.Struct, Generic[T], frozen=True, kw_only=True):
    """`wide` 0: shares what the others leave. `beside` stands behind the text, small."""

    title: str
    text: Callable[[T], str]
    wide: float = 0.0
    align: Align = "L"
    bold: bool = False
    points: float = 9.0
    beside: Callable[[T], str] | None = None
    square: str = ""


def notes(paper: SheetPaper, texts: Sequence[str], y: float = BODY) -> float:
    """What stands above the first rows; returns where they begin."""
    for text in texts:
        paper.put(SIDE, y, paper.inside, NOTE, text, NOTE_POINTS)
        y += NOTE + 0.8
    return y


def table(
    paper: SheetPaper,
    columns: Sequence[Column[T]],
    rows: Sequence[T],
    height: float,
    *,
    y: float = BODY,
    room_of: Callable[[T], int] = sheets.one_row,
) -> float:
    """With its head; returns where it ends."""
    left = placed(paper, columns)
    y = headings(paper, left, y)
    for row in rows:
        y = line(paper, left, row, y, height * room_of(row))
    return y


Placed = list[tuple[Column[T], float, float]]
"""Columns, each with where it begins and how wide it is."""


def headings(paper: SheetPaper, left: Placed[T], y: float) -> float:
    """Returns where the first row begins."""
    for column, x, wide in left:
        paper.put(x, y, wide, HEADING, column.title, 7.5, bold=True, align=column.align)
    paper.rule(y + HEADING, 0.3)
    return y + HEADING


def line(paper: SheetPaper, left: Placed[T], row: T, y: float, high: float) -> float:
    """With the rule below it; returns where it ends."""
    for column, x, wide in left:
        _cell(paper, column, row, (x, y, wide, high))
    return ruled(paper, y + high)


def ruled(paper: SheetPaper, y: float) -> float:
    paper.set_draw_color(GREY)
    paper.rule(y, 0.15)
    paper.set_draw_color(0)
    return y


def placed(paper: SheetPaper, columns: Sequence[Column[T]]) -> Placed[T]:
    taken = sum(column.wide for column in columns) + GAP * (len(columns) - 1)
    sharing = sum(not column.wide for column in columns)
    share = (paper.inside - taken) / max(sharing, 1)
    fixed = sum(column.wide for column in columns)
    wider = 1 + max(share - ENOUGH, 0) * sharing / fixed if fixed else 1
    share = min(share, ENOUGH) if fixed else share
    x = SIDE
    places: Placed[T] = []
    for column in columns:
        wide = column.wide * wider or share
        places.append((column, x, wide))
        x += wide + GAP
    return places


def _cell(
    paper: SheetPaper, column: Column[T], row: T, box: tuple[float, float, float, float]
) -> None:
    x, y, wide, high = box
    if column.square:
        paper.square(x, y + (high - 2.6) / 2, column.square)
        x, wide = x + 4, wide - 4
    beside = column.beside(row) if column.beside else ""
    room = paper.width_of(beside, column.points - 2) + 1.5 if beside else 0
    used = paper.put(
        x,
        y,
        wide - room,
        high,
        column.text(row),
        column.points,
        bold=column.bold,
        align=column.align,
    )
    if beside:
        paper.put(x + used + 1.5, y, room, high, beside, column.points - 2)
