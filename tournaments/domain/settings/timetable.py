"""When rounds start, and how often that became another time: calendars that were given a time have
to learn of it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from .settings import Settings


class RoundTime(msgspec.Struct, frozen=True):
    """`start` on the clock of the hall, in the time zone `zone`. `held`: it stands; else the round
    has no time any more, and this was its last. `changes`: how often any of this became another."""

    start: str
    zone: str
    held: bool = True
    changes: int = 0


def timetable(
    before: Mapping[int, RoundTime], settings: Settings, rounds: int
) -> dict[int, RoundTime]:
    """By round, of all that ever had a time; `rounds`: how many there are."""
    starts = dict(enumerate(settings.round_starts[:rounds], 1))
    known = sorted({*before, *(number for number, start in starts.items() if start)})
    return {
        number: _now(before.get(number), starts.get(number, ""), settings.time_zone)
        for number in known
    }


def _now(before: RoundTime | None, start: str, zone: str) -> RoundTime:
    if before is None:
        return RoundTime(start, zone)
    now = (
        replace(before, start=start, zone=zone, held=True) if start else replace(before, held=False)
    )
    return now if now == before else replace(now, changes=before.changes + 1)
