"""Where boards stand, as the settings say it, a line a part of the hall: "1–20: stage"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import combinations
from typing import Final

import msgspec
from msgspec.structs import replace

from ..plain_line import fault_of_line
from ..refusals import Refused, refuse, with_all_faults
from .settings import LARGEST_NUMBER, Settings

LONGEST: Final = 60
"""Letters of a place: it stands in a row of a phone and on a place card."""
MOST: Final = 60
"""Lines of a plan."""

LINE: Final = re.compile(r"\s*([0-9]{1,7})\s*(?:([-–—])\s*([0-9]{1,7})?\s*)?:\s*(.*?)\s*")


class HallPart(msgspec.Struct, frozen=True):
    """The boards from `first` to `last` (None: all from there on) stand at `place`."""

    first: int
    last: int | None
    place: str

    def holds(self, board: int) -> bool:
        return self.first <= board and (self.last is None or board <= self.last)


def part_of(line: str) -> HallPart | None:
    """None where the line cannot be read."""
    read = LINE.fullmatch(line)
    if read is None or not read[4]:
        return None
    first = int(read[1])
    last = int(read[3]) if read[3] else None if read[2] else first
    return HallPart(first, last, read[4])


def parts_of(plan: Iterable[str]) -> tuple[HallPart, ...]:
    return tuple(part for line in plan if (part := part_of(line)))


def place_of(parts: Iterable[HallPart], board: int | None) -> str:
    """Empty where the plan says nothing of that board."""
    if board is None:
        return ""
    return next((part.place for part in parts if part.holds(board)), "")


def plan_to_record(settings: Settings) -> Settings:
    """One way to write each line; what cannot be read stays as it is, to be refused."""
    lines = ((line, part_of(line)) for line in settings.hall_plan)
    written = tuple(_written(part) if part else line for line, part in lines)
    return replace(settings, hall_plan=written)


def hall_plan_sound(settings: Settings) -> Refused | None:
    """Each line can be read, and no board stands at two places."""
    plan = settings.hall_plan
    if len(plan) > MOST:
        return refuse("HallPlan.too-many", field=_FIELD, most=MOST)
    faults = (_line_sound(number, line) for number, line in enumerate(plan, 1))
    return with_all_faults(*faults) or _apart(plan)


_FIELD: Final = "settings.hall_plan"


def _written(part: HallPart) -> str:
    if part.first == part.last:
        return f"{part.first}: {part.place}"
    return f"{part.first}–{part.last or ''}: {part.place}"


def _line_sound(number: int, line: str) -> Refused | None:
    part = part_of(line)
    if part is None:
        return refuse("HallPlan.unreadable", field=_FIELD, line=number, given=line[:40])
    if fault := fault_of_line(part.place):
        return refuse(f"HallPlan.{fault.code}", field=_FIELD, line=number, sign=fault.sign)
    if len(part.place) > LONGEST:
        length = len(part.place)
        return refuse("HallPlan.long", field=_FIELD, line=number, length=length, most=LONGEST)
    last = part.first if part.last is None else part.last
    if not 1 <= part.first <= last <= LARGEST_NUMBER:
        facts = {"line": number, "first": part.first, "last": last, "most": LARGEST_NUMBER}
        return refuse("HallPlan.no-range", field=_FIELD, **facts)
    return None


def _apart(plan: tuple[str, ...]) -> Refused | None:
    parts = enumerate(parts_of(plan), 1)
    for (number, one), (other_number, other) in combinations(parts, 2):
        shared = max(one.first, other.first)
        if one.holds(shared) and other.holds(shared):
            return refuse(
                "HallPlan.twice", field=_FIELD, line=other_number, board=shared, other=number
            )
    return None
