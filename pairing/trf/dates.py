"""Days as report files write them."""

from __future__ import annotations

import datetime
import re
from typing import Final

_YEAR_FIRST: Final = re.compile(r"(\d{4}|\d{2})[/.-](\d{1,2})[/.-](\d{1,2})", re.ASCII)
_DAY_FIRST: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})", re.ASCII)
_YEAR: Final = re.compile(r"(\d{4})([/.-]00[/.-]00)?", re.ASCII)


def day(text: str) -> datetime.date | None:
    """YYYY/MM/DD, YY/MM/DD (this century) or DD.MM.YYYY; None for what is no day."""
    plain = text.strip()
    if written := _YEAR_FIRST.fullmatch(plain):
        year, month, number = map(int, written.groups())
    elif written := _DAY_FIRST.fullmatch(plain):
        number, month, year = map(int, written.groups())
    else:
        return None
    try:
        return datetime.date(year + 2000 if year < 100 else year, month, number)
    except ValueError:
        return None


def is_birth_date(text: str) -> bool:
    """A day with its whole year, or a year alone; also nothing."""
    if text.strip("0/.-") == "" or _YEAR.fullmatch(text):
        return True
    return day(text) is not None and re.search(r"\d{4}", text, re.ASCII) is not None
