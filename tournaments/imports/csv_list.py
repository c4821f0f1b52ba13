"""Entry lists as CSV: any of four encodings and three delimiters, headings in several languages."""

from __future__ import annotations

from msgspec.structs import replace

from .csv_lines import csv_lines
from .encodings import decode
from .headings import FIRST_ROWS, known
from .rows import EntryList
from .tables import Mended, entry_list

DELIMITERS = (";", "\t", ",")


def read_csv(content: bytes, mended: Mended | None = None) -> EntryList:
    """Read a list with a heading line; nothing raises, what is wrong is said in the answer."""
    text, encoding = decode(content)
    if "\0" in text:
        return EntryList(rows=(), encoding=encoding, problems=("This is not a text file.",))
    delimiter = _delimiter(text.splitlines())
    lines = csv_lines(text, delimiter)
    table = [(line.number, line.cells) for line in lines]
    faults = {line.number: line.problem for line in lines if line.problem}
    return replace(entry_list(table, mended, faults), encoding=encoding, delimiter=delimiter)


def _delimiter(lines: list[str]) -> str:
    """The sign that makes the most known headings of a line; a list without any is told by the
    signs of its first line."""
    filled = [line for line in lines if line.strip()][:FIRST_ROWS]
    first = filled[0] if filled else ""
    return max(
        DELIMITERS,
        key=lambda sign: (
            max((known(_cells(line, sign)) for line in filled), default=0),
            first.count(sign),
            -DELIMITERS.index(sign),
        ),
    )


def _cells(line: str, delimiter: str) -> list[str]:
    return [cell.strip().strip('"') for cell in line.split(delimiter)]
