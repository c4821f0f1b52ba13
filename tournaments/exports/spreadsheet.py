"""Tables for spreadsheets (CSV)."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Final

MEDIA_TYPE: Final = "text/csv"
FORMULA_SIGNS: Final = ("=", "+", "-", "@", "\t")
BYTE_ORDER_MARK: Final = "\N{BYTE ORDER MARK}"


def spreadsheet(lines: Iterable[Iterable[str]]) -> str:
    """With a byte order mark: without it Excel takes UTF-8 for something else."""
    written = StringIO()
    csv.writer(written).writerows([_cell(text) for text in line] for line in lines)
    return BYTE_ORDER_MARK + written.getvalue()


def _cell(text: str) -> str:
    """A cell that begins like a formula must stay text: anybody may have written it."""
    return f"'{text}" if text.startswith(FORMULA_SIGNS) else text
