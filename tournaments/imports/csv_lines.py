"""The lines of a CSV file. A row is one line: a stray quotation mark takes no others."""

from __future__ import annotations

import csv
import re
from typing import Final

import msgspec

from ..exports.spreadsheet import unquoted

STRAY_QUOTE: Final = "ListProblem.stray-quote"
_LINE_END = re.compile(r"\r\n|\r|\n")


class CsvLine(msgspec.Struct, frozen=True):
    """`number` counts the lines of the file from 1; `problem`: the key of a sentence, empty for a
    sound line."""

    number: int
    cells: list[str]
    problem: str = ""


def csv_lines(text: str, delimiter: str) -> list[CsvLine]:
    """All lines that hold something; nothing raises."""
    numbered = enumerate(_LINE_END.split(text), start=1)
    lines = [_line(number, line, delimiter) for number, line in numbered]
    return [line for line in lines if any(line.cells)]


def _line(number: int, text: str, delimiter: str) -> CsvLine:
    """A line that cannot be read with its quotes is cut at the delimiters, to be shown with its
    problem."""
    try:
        return CsvLine(
            number, _cells(next(csv.reader([text], delimiter=delimiter, strict=True), []))
        )
    except csv.Error:
        return CsvLine(number, _cells(text.split(delimiter)), STRAY_QUOTE)


def _cells(cells: list[str]) -> list[str]:
    return [unquoted(cell.strip()).strip() for cell in cells]
