"""The time zone of the machine, by name: consoles show times as the clock on the wall does."""

from __future__ import annotations

import os
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

LINK = Path("/etc/localtime")
FALLBACK = "UTC"


def local_time_zone(link: Path = LINK) -> str:
    """The name of the machine's zone ("Europe/Prague"), "UTC" where it cannot be told."""
    name = os.environ.get("TZ", "").lstrip(":") or _linked(link)
    try:
        ZoneInfo(name)
    except (ValueError, ZoneInfoNotFoundError, OSError):
        return FALLBACK
    return name


def _linked(link: Path) -> str:
    try:
        target = link.readlink().as_posix()
    except OSError:  # no link: Windows, some containers
        return ""
    return target.partition("zoneinfo/")[2]
