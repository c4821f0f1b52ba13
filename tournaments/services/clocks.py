"""Whether the server's clock is right: what the open consoles say about the time.

Each console reports its own time about once a minute. One that differs is that device's matter;
when most of them differ in the same way, it is the server's clock, by which deadlines are kept and
times recorded. Nothing of it outlives the process, and no console's clock is believed for anything
else.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from datetime import datetime
from statistics import median
from typing import Final, NamedTuple

from django.utils import timezone

from ..domain.ids import UserId
from ..words import READERS, speak

TOLERANCE: Final = 60.0
"""Seconds that two clocks may differ before it is worth a word."""
FORGOTTEN_AFTER: Final = 200.0
"""Seconds after which a console that has said nothing is no longer counted."""
MOST: Final = 500
"""Consoles of one tournament."""


class ClockOffset(NamedTuple):
    """The server's clock against the consoles': `ahead` in seconds (negative: behind) of `of` of
    all `consoles`."""

    ahead: float
    of: int
    consoles: int


class _Report(NamedTuple):
    ahead: float
    heard: float


def report(stream: str, user: UserId, console: str, at: datetime) -> None:
    """A console says which time it is there."""
    ahead = (timezone.now() - at).total_seconds()
    with _lock:
        reports = {key: each for key, each in _reports.get(stream, {}).items() if _fresh(each)}
        if (user, console) in reports or len(reports) < MOST:
            reports[user, console] = _Report(ahead, time.monotonic())
        _reports[stream] = reports


def difference(stream: str) -> ClockOffset | None:
    """None: the server agrees with most consoles, or nobody has said anything."""
    with _lock:
        offsets = [each.ahead for each in _reports.get(stream, {}).values() if _fresh(each)]
    for side in (1, -1):
        off = [ahead for ahead in offsets if ahead * side > TOLERANCE]
        if len(off) * 2 > len(offsets):
            return ClockOffset(median(off), len(off), len(offsets))
    return None


def in_words(offset: ClockOffset, language: str = READERS) -> str:
    """ "The server's clock is 61 minutes ahead of 5 of 6 consoles." """
    way = "ahead" if offset.ahead > 0 else "behind"
    which = "some"
    if offset.of == offset.consoles:
        which = "one" if offset.of == 1 else "all"
    span = _span(abs(offset.ahead), language)
    facts = {"span": span, "count": offset.of, "consoles": offset.consoles}
    return speak(f"ServersClock.{way}-{which}", facts, language)


def words(streams: Iterable[str], language: str = READERS) -> str:
    """For the chief arbiter of these tournaments; empty when the clock is right."""
    offsets = [each for each in map(difference, streams) if each]
    return in_words(max(offsets, key=lambda each: each.consoles), language) if offsets else ""


def forget() -> None:
    """All reports."""
    with _lock:
        _reports.clear()


def _span(seconds: float, language: str) -> str:
    spans = ((86_400, "days", 2), (3_600, "hours", 3), (60, "minutes", 2), (1, "seconds", 0))
    unit, name = next((unit, name) for unit, name, least in spans if seconds >= least * unit)
    return speak(f"TimeSpan.{name}", {"count": round(seconds / unit)}, language)


def _fresh(report_: _Report) -> bool:
    return time.monotonic() - report_.heard < FORGOTTEN_AFTER


_lock = threading.Lock()
_reports: dict[str, dict[tuple[UserId, str], _Report]] = {}
