"""Tables for spreadsheets (CSV)."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from io import StringIO
from typing import Final

from .tables import Cell, Figure, Table

MEDIA_TYPE: Final = "text/csv"
WORKBOOK_TYPE: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠")
_UNSEEN: Final = (
    r" \"\x00-\x08\x0b\x0c\x0e-\x1f\x85\xa0\xad\u061c\u1680\u2000-\u200f\u2028-\u202f"
    r"\u205f-\u2069\u3000\ufeff"
)
"""Blanks, what takes no room, quotation marks: programs cut them off before they look at a cell."""
_BEGINNING: Final = r"(?<![^;\t\r\n])"
"""Of the text, and behind what separates cells where somebody's programs use no commas."""
_FORMULA: Final = rf"'*[{_UNSEEN}]*[=+\-@＝＋－＠]"
_CONTROL: Final = r"'*[\t\r\n\0]"
_LIKE_A_FORMULA: Final = re.compile(rf"{_BEGINNING}(?={_FORMULA}|\A{_CONTROL})")
_QUOTED: Final = re.compile(rf"{_BEGINNING}'(?={_FORMULA})|\A'(?={_CONTROL})")
BYTE_ORDER_MARK: Final = "\N{BYTE ORDER MARK}"


def table_csv(table: Table) -> str:
    return spreadsheet([table.head, *table.lines])


def spreadsheet(lines: Iterable[Iterable[Cell]]) -> str:
    """With a byte order mark: without it Excel takes UTF-8 for something else."""
    written = StringIO()
    csv.writer(written).writerows([_cell(cell) for cell in line] for line in lines)
    return BYTE_ORDER_MARK + written.getvalue()


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return quoted(cell)
    return cell.text if isinstance(cell, Figure) else str(cell)


def quoted(text: str) -> str:
    """A text that holds what begins like a formula must stay text: anybody may have written it."""
    return _LIKE_A_FORMULA.sub("'", text)


def begins_like_a_formula(text: str) -> bool:
    return _LIKE_A_FORMULA.match(text) is not None


def unquoted(cell: str) -> str:
    """What `quoted` was given."""
    return _QUOTED.sub("", cell)
