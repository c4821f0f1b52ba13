"""Entry lists as XLSX, the workbook of Excel, LibreOffice and of chess-results' "Excel list"."""

from __future__ import annotations

import datetime
import io
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from tournaments.domain.said import Said, said
from tournaments.words import say

from .columns import MOST_COLUMNS, PLAIN, HowToRead, Line
from .headings import known, place_of
from .rows import EntryList
from .tables import MOST_ROWS, Mended, entry_list

if TYPE_CHECKING:
    from openpyxl.worksheet._read_only import ReadOnlyWorksheet

LARGEST_UNPACKED: Final = 60_000_000
"""Bytes: a small file can unpack to anything, and what is read of it takes several times that."""
LAST_LINE: Final = 100_000
"""Of a sheet: a line can say any number, and all that are missing before it would be made."""
MOST_SHEETS: Final = 50
ZIP: Final = b"PK\x03\x04"
OLD_EXCEL: Final = b"\xd0\xcf\x11\xe0"
WORKBOOK: Final = "xl/workbook.xml"
STRICT: Final = b"http://purl.oclc.org/ooxml/"
"""In a "strict" workbook of Excel: its cells are not found, so that it would look empty."""

_UNREADABLE = (
    zipfile.BadZipFile,
    KeyError,
    ValueError,
    TypeError,
    OSError,
    EOFError,
    RuntimeError,  # what a packed file with a password raises
    zlib.error,
    SyntaxError,  # what an XML reader calls a text that is no XML
)


def read_xlsx(content: bytes, mended: Mended | None = None, how: HowToRead = PLAIN) -> EntryList:
    """The first sheet that holds a list of players; nothing raises, what is wrong is said."""
    if problem := _not_a_workbook(content):
        return EntryList(rows=(), problems=(say(problem, how.language),))
    try:
        table = _sheet_with_players(_sheets(content))
    except _UNREADABLE:
        problem = said("ListProblem.unreadable-workbook")
        return EntryList(rows=(), problems=(say(problem, how.language),))
    return entry_list(table, mended, how=how)


def _not_a_workbook(content: bytes) -> Said | None:
    if content.startswith(OLD_EXCEL):
        return said("ListProblem.old-excel")
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            size = sum(member.file_size for member in packed.infolist())
            book = WORKBOOK in packed.namelist()
    except _UNREADABLE:
        return said("ListProblem.not-text")
    if not book:
        return said("ListProblem.no-workbook")
    if size > LARGEST_UNPACKED:
        return said("ListProblem.workbook-too-large", bytes=size, most=LARGEST_UNPACKED)
    return None


def _sheets(content: bytes) -> Iterator[list[Line]]:
    """Values as they were saved, never formulas; a sheet is read when it is wanted. Raises what
    `_UNREADABLE` says."""
    from openpyxl import load_workbook  # the library is slow to start
    from openpyxl.utils.exceptions import InvalidFileException

    with zipfile.ZipFile(io.BytesIO(content)) as packed:
        if STRICT in packed.read(WORKBOOK):
            raise ValueError(STRICT)
    try:
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True, keep_links=False)
    except InvalidFileException as error:
        raise ValueError(str(error)) from error
    try:
        yield from (_table(sheet) for sheet in book.worksheets[:MOST_SHEETS])
    finally:
        book.close()


def _table(sheet: ReadOnlyWorksheet) -> list[Line]:
    """Whatever size the sheet says it has: programs write A1 there and go on."""
    sheet.reset_dimensions()
    lines = list(_filled(sheet.iter_rows(values_only=True)))
    width = max((len(cells) for _, cells in lines), default=0)
    return [(number, cells + [""] * (width - len(cells))) for number, cells in lines]


def _filled(rows: Iterable[tuple[object, ...]]) -> Iterator[Line]:
    filled = 0
    for number, row in enumerate(rows, 1):
        cells = [_text(value) for value in row[:MOST_COLUMNS]]
        if any(cells):
            filled += 1
            yield number, cells
        if filled > MOST_ROWS + 100 or number >= LAST_LINE:
            return


def _sheet_with_players(sheets: Iterable[list[Line]]) -> list[Line]:
    first: list[Line] = []
    for table in sheets:
        lines = [cells for _, cells in table]
        if lines and known(lines[place_of(lines)]):
            return table
        first = first or table
    return first


def _text(value: object) -> str:
    """A cell as it would be typed; numbers without the ".0" that Excel gives them."""
    match value:
        case None | bool():
            return ""
        case float() if value.is_integer():
            return str(int(value))
        case datetime.datetime():
            return value.date().isoformat()
        case datetime.date():
            return value.isoformat()
        case _:
            return str(value).strip()
