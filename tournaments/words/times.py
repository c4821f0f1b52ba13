"""Times as facts of a message: each language puts them in its own order.

`{ $weekday } { $day } { $month } { $year }, { $time } { $zone }`
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from babel.dates import get_day_names, get_month_names

if TYPE_CHECKING:
    from .catalogue import Facts


def facts_of_time(when: datetime, language: str) -> Facts:
    """`time` has minutes, `seconds` the same with its seconds; `weekday` and `month` are short."""
    return {
        "weekday": get_day_names("abbreviated", locale=language)[when.weekday()],
        "day": when.day,
        "two_digit_day": f"{when:%d}",
        "month": get_month_names("abbreviated", locale=language)[when.month],
        "year": when.year,
        "time": f"{when:%H:%M}",
        "seconds": f"{when:%H:%M:%S}",
        "zone": f"{when:%Z}",
    }
