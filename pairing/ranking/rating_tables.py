"""The tables of B.02 8.1: what a score is worth in rating, and a difference in expected score."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

_UPPER_HALF: Final = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65),
    *(72, 80, 87, 95, 102, 110, 117, 125, 133, 141),
    *(149, 158, 166, 175, 184, 193, 202, 211, 220, 230),
    *(240, 251, 262, 273, 284, 296, 309, 322, 336, 351),
    *(366, 383, 401, 422, 444, 470, 501, 538, 589, 677),
    800,
)
"""dp of 0.50, 0.51 … 1.00 (8.1.1)."""

_LAST_OF: Final = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68),
    *(76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235),
    *(245, 256, 267, 278, 290, 302, 315, 328, 344, 357),
    *(374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
"""The largest difference at which the higher rated is expected to score 0.50, 0.51 … 0.99."""

FULL: Final = 736
"""From this difference on everything is expected (8.1.2)."""

HUNDRED: Final = 100
HALF: Final = 50


def difference(hundredths: int) -> int:
    """dp of a score of so many hundredths (8.1.1)."""
    if hundredths >= HALF:
        return _UPPER_HALF[hundredths - HALF]
    return -_UPPER_HALF[HALF - hundredths]


def _expected(points: int) -> int:
    higher = HALF + bisect_right(_LAST_OF, abs(points) - 1)
    return higher if points >= 0 else HUNDRED - higher


WIDEST: Final = FULL + 9999
"""The largest difference that is asked for: ratings have four digits."""

_BEYOND: Final = WIDEST - FULL
EXPECTED: Final = (
    *(0 for _ in range(_BEYOND)),
    *(_expected(points) for points in range(-FULL, FULL + 1)),
    *(HUNDRED for _ in range(_BEYOND)),
)
"""PD in hundredths (8.1.2): `EXPECTED[WIDEST + difference]`."""
