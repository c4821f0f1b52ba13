"""Tables as workbooks (XLSX): text is typed as text, never as a formula; numbers are numbers."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from openpyxl import Workbook
from openpyxl.cell import WriteOnlyCell
from openpyxl.styles import Font
from openpyxl.utils import get_column_letter

from .spreadsheet import begins_like_a_formula
from .tables import Cell, Figure, Table

BOLD: Final = Font(bold=True)
LONGEST_TITLE: Final = 31
"""Of a sheet."""
WIDEST: Final = 60
LONGEST_TEXT: Final = 32_767
"""What a cell holds."""
_NOT_IN_TITLES: Final = re.compile(r"[\[\]:*?/\\']")
_NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""XML 1.0 knows no such sign, escaped or not."""


def table_xlsx(table: Table, above: Sequence[str], made_at: datetime) -> bytes:
    """One sheet: what stands `above` (tournament, round, version), a blank line, head and lines.

    `made_at`: the moment of the version.
    """
    book = Workbook(write_only=True)
    book.properties.creator = "Openhall"
    title = _NOT_IN_XML.sub("", table.title)
    book.properties.title = title
    book.properties.created = book.properties.modified = made_at.replace(tzinfo=None)
    sheet = book.create_sheet(_NOT_IN_TITLES.sub(" ", title)[:LONGEST_TITLE] or None)
    sheet.freeze_panes = f"A{len(above) + 3}"
    for at, width in enumerate(_widths(table), 1):
        sheet.column_dimensions[get_column_letter(at)].width = width
    for number, line in enumerate(above):
        sheet.append([_written(sheet, line, bold=number == 0)])
    sheet.append([])
    sheet.append([_written(sheet, heading, bold=True) for heading in table.head])
    for cells in table.lines:
        sheet.append([_written(sheet, cell) for cell in cells])
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _widths(table: Table) -> Iterator[int]:
    for cells in zip(table.head, *table.lines, strict=True):
        yield min(max(map(_length, cells)) + 2, WIDEST)


def _length(cell: Cell) -> int:
    return len(cell.text if isinstance(cell, Figure) else str(cell))


def _written(sheet: Any, cell: Cell, *, bold: bool = False) -> Any:
    made = WriteOnlyCell(sheet, value=_value(cell))
    if isinstance(cell, str):
        made.data_type = "s"  # or "=1+1" is a formula, and "#N/A" an error
        made.quotePrefix = begins_like_a_formula(cell)
    if bold:
        made.font = BOLD
    return made


def _value(cell: Cell) -> str | float:
    if isinstance(cell, str):
        return _NOT_IN_XML.sub("", cell)[:LONGEST_TEXT]
    return cell.number if isinstance(cell, Figure) else cell
