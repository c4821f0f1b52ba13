"""Times as facts of a message: each language puts them in its own order.

`{ $weekday } { $day } { $month } { $year }, { $time } { $zone }`
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from babel import Locale, UnknownLocaleError
from babel.dates import get_day_names, get_month_names

from .languages import ENGLISH, READERS, spoken

if TYPE_CHECKING:
    from .catalogue import Facts


def facts_of_time(when: datetime, language: str = READERS) -> Facts:
    """`time` has minutes, `seconds` the same with its seconds; `weekday` and `month` are short."""
    locale = _locale(language or spoken())
    return {
        "weekday": get_day_names("abbreviated", locale=locale)[when.weekday()],
        "day": when.day,
        "two_digit_day": f"{when:%d}",
        "month": get_month_names("abbreviated", locale=locale)[when.month],
        "year": when.year,
        "time": f"{when:%H:%M}",
        "seconds": f"{when:%H:%M:%S}",
        "zone": f"{when:%Z}",
    }


def _locale(language: str) -> Locale:
    """English where nobody knows how that language names its months."""
    try:
        return Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return Locale.parse(ENGLISH)
