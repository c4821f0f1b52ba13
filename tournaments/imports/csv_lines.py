"""The lines of a CSV file. A row is one line: a stray quotation mark takes no others, and only what
is quoted as a whole (addresses, telephone numbers) goes on in the next."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from typing import Final

import msgspec

from ..exports.spreadsheet import unquoted

STRAY_QUOTE: Final = "ListProblem.stray-quote"
MOST_JOINED: Final = 20
"""Lines that one row may have."""
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)")
_ENDS = "\r\n"


class CsvLine(msgspec.Struct, frozen=True):
    """`number` counts the lines of the file from 1; `problem`: the key of a sentence, empty for a
    sound line."""

    number: int
    cells: list[str]
    problem: str = ""


def csv_lines(text: str, delimiter: str) -> list[CsvLine]:
    """All lines that hold something; nothing raises. A row of several is numbered by its first."""
    texts = _LINE.findall(text)
    lines, at = [], 0
    while at < len(texts):
        line, taken = _row(at, texts, delimiter)
        lines.append(line)
        at += taken
    return [line for line in lines if any(line.cells)]


def _row(at: int, texts: Sequence[str], delimiter: str) -> tuple[CsvLine, int]:
    """The row that begins there, and how many lines it takes. A line that cannot be read with its
    quotes is cut at the delimiters, to be shown with its problem."""
    if (cells := _read(texts[at], delimiter)) is not None:
        return CsvLine(at + 1, cells), 1
    for end in range(at + 2, min(at + MOST_JOINED, len(texts)) + 1):
        cells = _read("".join(texts[at:end]), delimiter)
        if cells is not None and _goes_on(texts[at + 1 : end], len(cells), delimiter):
            return CsvLine(at + 1, cells), end - at
    return CsvLine(at + 1, _cells(texts[at].rstrip(_ENDS).split(delimiter)), STRAY_QUOTE), 1


def _goes_on(lines: Sequence[str], width: int, delimiter: str) -> bool:
    """Whether these are the rest of a row: none of them is as wide as a whole one."""
    return all(line.count(delimiter) + 1 < width for line in lines)


def _read(text: str, delimiter: str) -> list[str] | None:
    try:
        rows = list(csv.reader([text.rstrip(_ENDS)], delimiter=delimiter, strict=True))
    except csv.Error:
        return None
    return _cells(rows[0]) if rows else []


def _cells(cells: list[str]) -> list[str]:
    return [unquoted(cell.strip()).strip() for cell in cells]
