"""Times on public pages and on paper."""

from __future__ import annotations

from datetime import datetime

from django.utils.timezone import localtime

from tournaments.words import READERS, speak
from tournaments.words.times import facts_of_time


def moment(iso: str, language: str = READERS) -> str:
    """A start in the hall's own time: "Sat 21 Nov, 14:00"; what is no date stands as it is."""
    try:
        when = datetime.fromisoformat(iso)
    except ValueError:
        return iso
    key = "Shared-Time.start" if len(iso) > 10 else "Shared-Time.start-day"
    return speak(key, facts_of_time(when, language), language)


def day(iso: str, language: str = READERS) -> str:
    """A day: "21 Nov 2026"; what is no date stands as it is."""
    try:
        when = datetime.fromisoformat(iso)
    except ValueError:
        return iso
    return speak("Shared-Time.day", facts_of_time(when, language), language)


def stamp(iso: str, language: str = READERS) -> str:
    """A moment of the log in the time of the server's zone: "21 Nov 2026, 14:32:10 CET"."""
    when = localtime(datetime.fromisoformat(iso))
    return speak("Shared-Time.stamp", facts_of_time(when, language), language)


def clock(iso: str) -> str:
    """The same, short: "14:32"."""
    return f"{localtime(datetime.fromisoformat(iso)):%H:%M}"
