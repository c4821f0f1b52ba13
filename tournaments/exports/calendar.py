"""The rounds for a calendar (iCalendar, RFC 5545), of what is public.

Written by hand: it takes a dozen properties, and a library would bring time zones of its own.
Times are in UTC, so that no calendar needs to know the zone of the hall.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from ..domain.settings.dates import day, moment
from ..domain.settings.timetable import RoundTime
from ..hall_time import shown_zone
from ..public.projection import PublicView
from ..words import speak

MEDIA_TYPE: Final = "text/calendar"
LONGEST_LINE: Final = 75
"""Octets (3.1)."""
_ESCAPES: Final = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": ""})


def calendar(view: PublicView) -> str:
    """An event for each round that has a time, or had one (STATUS:CANCELLED); each keeps its UID,
    and its SEQUENCE grows when the time becomes another, and when the tournament is closed or
    reopened."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Openhall//Openhall//EN",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        f"NAME:{_text(view.name)}",
        f"X-WR-CALNAME:{_text(view.name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
        *(
            line
            for number, when in view.timetable.items()
            if moment(when.start)
            for line in _event(view, number)
        ),
        "END:VCALENDAR",
    ]
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _event(view: PublicView, number: int) -> Iterator[str]:
    when = view.timetable[number]
    over = view.phase == "closed" and number > view.current_round
    cancelled = over or not when.held
    yield "BEGIN:VEVENT"
    yield f"UID:round-{number}-{view.slug}@{view.log}.openhall"
    yield f"DTSTAMP:{_utc(datetime.fromisoformat(view.at))}"
    yield f"SEQUENCE:{when.changes + 2 * view.reopened + (view.phase == 'closed')}"
    yield from _times(when)
    facts = {"tournament": view.name, "round": number, "of": view.rounds_total}
    yield f"SUMMARY:{_text(speak('Calendar.round', facts, view.language))}"
    if view.city:
        yield f"LOCATION:{_text(view.city)}"
    yield f"STATUS:{'CANCELLED' if cancelled else 'CONFIRMED'}"
    yield "TRANSP:OPAQUE"
    yield "END:VEVENT"


def _times(when: RoundTime) -> Iterator[str]:
    """A day, where no hour is known; an hour is in the zone of the hall."""
    if whole := day(when.start):
        yield f"DTSTART;VALUE=DATE:{whole:%Y%m%d}"
        yield f"DTEND;VALUE=DATE:{whole + timedelta(days=1):%Y%m%d}"
        return
    if start := moment(when.start):
        yield f"DTSTART:{_utc(start.replace(tzinfo=ZoneInfo(shown_zone(when.zone))))}"


def _utc(when: datetime) -> str:
    return f"{when.astimezone(UTC):%Y%m%dT%H%M%SZ}"


def _text(text: str) -> str:
    return text.translate(_ESCAPES)


def _folded(line: str) -> str:
    """No line is longer than 75 octets; a sign is never cut."""
    rows, size = [""], 0
    for sign in line:
        octets = len(sign.encode())
        if size + octets > LONGEST_LINE:
            rows.append(" ")
            size = 1
        rows[-1] += sign
        size += octets
    return "\r\n".join(rows)
