"""Times as facts of a message: each language puts them in its own order.

`{ $weekday } { $day } { $month } { $year }, { $time } { $zone }`
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from babel import Locale, UnknownLocaleError
from babel.dates import get_day_names, get_month_names

from . import ENGLISH, READERS, keys, speak, spoken

if TYPE_CHECKING:
    from .catalogue import Facts


def facts_of_time(when: datetime, language: str = READERS) -> Facts:
    """`time` has minutes, `seconds` the same with its seconds; `weekday` is short, `month` as it
    stands behind a day: "Nov", "11.", "listopada"."""
    language = language or spoken()
    return {
        "weekday": get_day_names("abbreviated", locale=_locale(language))[when.weekday()],
        "day": when.day,
        "two_digit_day": f"{when:%d}",
        "month": _month(when.month, language),
        "year": when.year,
        "time": f"{when:%H:%M}",
        "seconds": f"{when:%H:%M:%S}",
        "zone": f"{when:%Z}",
    }


def _month(month: int, language: str) -> str:
    """As the language says it behind a day (`Month`), else as Unicode's tables shorten it."""
    if _says_its_months(language):
        return speak("Month", {"month": month}, language)
    return str(get_month_names("abbreviated", locale=_locale(language))[month])


def _says_its_months(language: str) -> bool:
    try:
        return "Month" in keys(language)
    except LookupError:
        return False


def _locale(language: str) -> Locale:
    """English where nobody knows how that language names its months."""
    try:
        return Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return Locale.parse(ENGLISH)
