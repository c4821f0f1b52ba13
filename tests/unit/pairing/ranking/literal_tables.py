"""The conversion tables of the rating regulations (B.02 8.1), as they are printed."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final

# fmt: off
DP: Final = (
    -800, -677, -589, -538, -501, -470, -444, -422, -401, -383,  # .0x
    -366, -351, -336, -322, -309, -296, -284, -273, -262, -251,  # .1x
    -240, -230, -220, -211, -202, -193, -184, -175, -166, -158,  # .2x
    -149, -141, -133, -125, -117, -110, -102, -95, -87, -80,  # .3x
    -72, -65, -57, -50, -43, -36, -29, -21, -14, -7,  # .4x
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,  # .5x
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,  # .6x
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,  # .7x
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,  # .8x
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,  # .9x
    800,
)
"""8.1.1: the rating difference for a fractional score, by hundredths."""

LAST_DIFFERENCE: Final = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68,
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
)
"""8.1.2: up to this difference the higher rated expects .50, .51, … .99; beyond it 1.00."""
# fmt: on


def rating_difference(score: Fraction, games: int) -> int:
    """8.1.1, the fractional score rounded half up to two decimals."""
    hundredths = (100 * score / games + Fraction(1, 2)).__floor__()
    return DP[hundredths]


@cache
def expected_hundredths(difference: int) -> int:
    """8.1.2 PD(D) on the full scale; D is the own rating less the opponent's."""
    higher = next(
        (50 + row for row, last in enumerate(LAST_DIFFERENCE) if abs(difference) <= last), 100
    )
    return higher if difference >= 0 else 100 - higher
