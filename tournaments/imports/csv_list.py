"""Entry lists as CSV: any of four encodings and three delimiters, headings in several languages."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from msgspec.structs import replace

from .columns import PLAIN, HowToRead
from .csv_lines import csv_lines
from .encodings import decode
from .headings import FIRST_ROWS, known
from .rows import EntryList
from .tables import Mended, entry_list

DELIMITERS = (";", "\t", ",")
_SAID: Final = re.compile(r"sep=([;,\t])\r?\n")
"""Excel's own first line."""


def read_csv(content: bytes, mended: Mended | None = None, how: HowToRead = PLAIN) -> EntryList:
    """Read a list; nothing raises, what is wrong is said in the answer."""
    text, encoding = decode(content)
    if problem := _no_list(text):
        return EntryList(rows=(), encoding=encoding, problems=(how.speak(problem),))
    said = _SAID.match(text)
    delimiter = said[1] if said else _delimiter(text.splitlines())
    lines = [line for line in csv_lines(text, delimiter) if not (said and line.number == 1)]
    table = [(line.number, line.cells) for line in lines]
    faults = {line.number: how.speak(line.problem) for line in lines if line.problem}
    return replace(entry_list(table, mended, faults, how), encoding=encoding, delimiter=delimiter)


def _no_list(text: str) -> str:
    """The key of a sentence; empty: it may be one."""
    if "\0" in text:
        return "ListProblem.not-text"
    if text.lstrip().startswith("<"):
        return "ListProblem.web-page"
    return ""


def _delimiter(lines: list[str]) -> str:
    """The sign that makes the most known headings of a line; a list without any is told by the
    sign that divides the most lines alike, into most cells."""
    filled = [line for line in lines if line.strip()][:FIRST_ROWS]
    headings = {
        sign: max((known(_cells(line, sign)) for line in filled), default=0) for sign in DELIMITERS
    }
    if any(headings.values()):
        first = filled[0]
        return max(DELIMITERS, key=lambda sign: (headings[sign], first.count(sign)))
    return max(DELIMITERS, key=lambda sign: _divides(filled, sign))


def _divides(lines: list[str], sign: str) -> tuple[int, int]:
    """How many lines have the same number of it, and that number; a comma divides names too."""
    counts = Counter(count for line in lines if (count := line.count(sign)))
    number, times = max(counts.items(), key=lambda each: (each[1], each[0]), default=(0, 0))
    return times, number


def _cells(line: str, delimiter: str) -> list[str]:
    return [cell.strip().strip('"') for cell in line.split(delimiter)]
