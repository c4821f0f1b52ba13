"""How points, results and times are written for people."""

from __future__ import annotations

from datetime import datetime

from django.utils.timezone import localtime

from ..domain.results import TEXTS, Result
from ..domain.standings import points_text

__all__ = ["local_time", "points_text", "result_text"]


def result_text(result: str | None) -> str:
    """ "1-0" -> "1–0"; nothing -> "". A text that is no result stays as it is."""
    if not result:
        return ""
    try:
        return TEXTS[Result(result)]
    except ValueError:
        return result


def local_time(moment: str) -> str:
    """ "15:25 on 4 Jul" in the time zone of the hall; what is no time stays as it is."""
    try:
        when = localtime(datetime.fromisoformat(moment))
    except ValueError:
        return moment
    return f"{when:%H:%M} on {when.day} {when:%b}"
