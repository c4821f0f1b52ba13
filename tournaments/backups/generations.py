"""Which back-ups of a folder stay: many of the last minutes, fewer of hours, one of a day.

Pure; the moments are those in the names of the files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

NEWEST: Final = 6
"""They stay whatever they are."""
SPANS: Final = (
    (timedelta(minutes=5), timedelta(hours=1)),
    (timedelta(hours=1), timedelta(days=1)),
    (timedelta(days=1), timedelta(days=30)),
)
"""The last one of each of the former, as far back as the latter."""

_NAME: Final = re.compile(r"openhall-[0-9a-f]{8}-(\d{8}-\d{6})Z\.backup")
_EPOCH: Final = datetime(2000, 1, 1, tzinfo=UTC)


def moment_of(name: str) -> datetime | None:
    """When the back-up of that name was made; None: it is none."""
    recorded = _NAME.fullmatch(name)
    if recorded is None:
        return None
    try:
        return datetime.strptime(recorded[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:
        return None


def next_moment(made: Iterable[datetime], now: datetime) -> datetime:
    """The moment of a new one: after all others, also where the clock was put back."""
    newest = max(made, default=None)
    second = now.replace(microsecond=0)
    return second if newest is None or second > newest else newest + timedelta(seconds=1)


def staying(made: Iterable[datetime]) -> set[datetime]:
    """Those that are kept, as long as there is room. Ages count from the newest, not by a clock
    that may be wrong."""
    ordered = sorted(made)
    kept = set(ordered[-NEWEST:])
    for width, reach in SPANS:
        last = {(each - _EPOCH) // width: each for each in ordered if ordered[-1] - each <= reach}
        kept.update(last.values())
    return kept


def too_many(sizes: Mapping[datetime, int], most: int) -> list[datetime]:
    """The oldest that have to go so that the rest has `most` bytes; the newest stays."""
    total, gone = sum(sizes.values()), []
    for each in sorted(sizes)[:-1]:
        if total <= most:
            break
        total -= sizes[each]
        gone.append(each)
    return gone
