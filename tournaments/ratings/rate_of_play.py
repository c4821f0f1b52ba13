"""How long a player has for 60 moves, and whether that is enough to be rated (B.02 1)."""

from __future__ import annotations

import re
from typing import Final

from .as_written import MOVES, seconds_for_60_moves
from .model import RatingKind

STANDARD: Final = ((2400, 120), (1800, 90), (0, 60))
"""Minutes at least, by the higher rating of the two players (B.02 1.1, since 1 January 2022)."""
RAPID: Final = (10, 60)
"""More than the first, less than the second (Laws A.1)."""
BLITZ: Final = (3, 10)
"""At least the first, at most the second. The Laws say no least time (B.1): 3 minutes is only where
a smaller number is rather a slip of the pen."""
HOURS_A_DAY: Final = 12
"""Of play, by games of 60 moves (B.02 1.2)."""
ROUNDS_A_DAY: Final = {"rapid": 15, "blitz": 30}

LEAST_SECONDS: Final = 60 * BLITZ[0]
"""Of a first period that is encoded: the 90 of "90+30" are minutes, and not encoded."""

_ENCODED: Final = re.compile(r"(?:(\d+)/)?(\d+)(?:\+(\d+))?", re.ASCII)


def minutes_for_60_moves(text: str) -> int | None:
    """As "90 min/40 + 30 min + 30 s" says, or "40/5400+30:1800+30"; None: it cannot be read."""
    encoded = text.rpartition(" · ")[2].strip()
    periods = [_ENCODED.fullmatch(part) for part in encoded.split(":")]
    known = [period for period in periods if period]
    if len(known) == len(periods) and int(known[0][2]) >= LEAST_SECONDS:
        return _of_periods(known)
    seconds = seconds_for_60_moves(text)
    return None if seconds is None else seconds // 60


def _of_periods(periods: list[re.Match[str]]) -> int:
    """Those that begin before move 60; an increment counts from its period on."""
    seconds, played = 0, 0
    for period in periods:
        if played >= MOVES:
            break
        moves = min(int(period[1] or MOVES), MOVES - played)
        seconds += int(period[2]) + int(period[3] or 0) * moves
        played += moves
    return seconds // 60


def least_minutes(highest: int) -> int:
    """In a standard game where the higher rated player has that rating."""
    return next(minutes for rating, minutes in STANDARD if highest >= rating)


def rounds_a_day(kind: RatingKind, minutes: int | None) -> int | None:
    """How many at most. A standard game takes both players' time for 60 moves; None: that cannot be
    read."""
    if kind != "standard":
        return ROUNDS_A_DAY[kind]
    return None if not minutes else 60 * HOURS_A_DAY // (2 * minutes)


def is_legal(kind: RatingKind, minutes: int, highest: int) -> bool:
    if kind == "standard":
        return minutes >= least_minutes(highest)
    if kind == "rapid":
        return RAPID[0] < minutes < RAPID[1]
    return BLITZ[0] <= minutes <= BLITZ[1]
