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
FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
_LIKE_A_FORMULA: Final = re.compile(f"'*[{re.escape(''.join(FORMULA_SIGNS))}]")
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
    """A text that begins like a formula must stay text: anybody may have written it."""
    return f"'{text}" if _LIKE_A_FORMULA.match(text) else text


def unquoted(cell: str) -> str:
    """What `quoted` was given."""
    return cell[1:] if cell.startswith("'") and _LIKE_A_FORMULA.match(cell) else cell
