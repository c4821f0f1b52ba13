"""The time of the hall: a tournament has a time zone of its own, whatever the server's is.

Whoever writes times of a tournament does so inside `in_hall`; `django.utils.timezone.localtime` and
`make_aware` go by it there.
"""

from __future__ import annotations

from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from django.utils.timezone import get_default_timezone_name, override

_NO_PLACES: Final = ("Etc/", "posix/", "right/", "SystemV/")


@cache
def zone_names() -> tuple[str, ...]:
    """Those that people choose from: "Europe/Prague", "UTC"."""
    places = (name for name in available_timezones() if "/" in name)
    return ("UTC", *sorted(name for name in places if not name.startswith(_NO_PLACES)))


def is_zone(name: str) -> bool:
    """Whether this server can tell the time of that zone."""
    try:
        ZoneInfo(name)
    except (ValueError, ZoneInfoNotFoundError, OSError):
        return False
    return True


def in_hall(name: str) -> override:
    """Times are those of that zone; of the server's own for an empty name, or for one that this
    machine does not know (the tournament came from another)."""
    return override(ZoneInfo(name) if name and is_zone(name) else get_default_timezone_name())


def shown_zone(name: str) -> str:
    """The zone in whose time the pages are written."""
    return name if name and is_zone(name) else get_default_timezone_name()
