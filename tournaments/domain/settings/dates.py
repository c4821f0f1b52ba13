"""The days of a tournament and the starts of its rounds: dates, and in order."""

from __future__ import annotations

import re
from datetime import date, datetime
from itertools import pairwise
from typing import Final

from ..refusals import Refused, refuse, with_all_faults
from .settings import Settings

YEARS: Final = range(1900, 2200)
"""Of tournaments; calendars, time zones and the deadlines of the next months end further away."""
_START: Final = re.compile(
    r"\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?", re.ASCII
)


def dates_sound(settings: Settings) -> Refused | None:
    """Whatever is not known yet is empty."""
    registered = ("registration", "registered_on", settings.registered_on)
    return with_all_faults(_days_sound(settings), _day_sound(*registered), _starts_sound(settings))


def _days_sound(settings: Settings) -> Refused | None:
    days = (
        ("first", "start_date", settings.start_date),
        ("last", "end_date", settings.end_date),
    )
    if refused := with_all_faults(*(_day_sound(*day) for day in days)):
        return refused
    first, last = day(settings.start_date), day(settings.end_date)
    if first and last and last < first:
        return refuse(
            "DatesOutOfOrder",
            field="settings.end_date",
            last=str(last),
            first=str(first),
        )
    return None


def _day_sound(what: str, name: str, text: str) -> Refused | None:
    if not text or day(text) is not None:
        return None
    return refuse(f"NoDate.{what}-day", field=f"settings.{name}", given=text[:40])


def _starts_sound(settings: Settings) -> Refused | None:
    starts: dict[int, datetime] = {}
    for number, text in enumerate(settings.round_starts, 1):
        if not text:
            continue
        start = moment(text)
        if start is None:
            return refuse(
                "NoDate.round",
                field="settings.round_starts",
                round=number,
                given=text[:40],
            )
        starts[number] = start
    return _in_order(starts, settings)


def _in_order(starts: dict[int, datetime], settings: Settings) -> Refused | None:
    """By their days, and those that have a time by their times too."""
    timed = {number for number in starts if day(settings.round_starts[number - 1]) is None}
    days = {
        number: start.replace(hour=0, minute=0, second=0, microsecond=0)
        for number, start in starts.items()
    }
    times = {number: start for number, start in starts.items() if number in timed}
    for known in (days, times):
        for (earlier, one), (later, other) in pairwise(known.items()):
            if other < one:
                facts = {"round": later, "earlier": earlier}
                return refuse("DatesOutOfOrder.rounds", field="settings.round_starts", **facts)
    return None


def day(text: str) -> date | None:
    """Written as 2026-08-01, which is how forms and reports read it, of the `YEARS`."""
    try:
        parsed = date.fromisoformat(text)
    except ValueError:
        return None
    return parsed if parsed.isoformat() == text and parsed.year in YEARS else None


def moment(text: str) -> datetime | None:
    """A day, or a day and a time, on the clock of the hall, whatever zone stands behind it; None
    for what calendars and files cannot say of a start."""
    if not _START.fullmatch(text):
        return None
    try:
        start = datetime.fromisoformat(text).replace(tzinfo=None)
    except ValueError:
        return None
    return start if start.year in YEARS else None
