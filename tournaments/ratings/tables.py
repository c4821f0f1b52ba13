"""The tables of B.02 8.1, which the rating tie-breaks use too."""

from __future__ import annotations

from pairing.ranking.rating_tables import EXPECTED, HUNDRED, WIDEST, difference

__all__ = ["HUNDRED", "difference", "expected", "percent"]


def expected(ahead: int) -> int:
    """PD in hundredths of whoever is rated so much higher; below 0: lower (8.1.2)."""
    return EXPECTED[WIDEST + max(-WIDEST, min(WIDEST, ahead))]


def percent(half_points: int, games: int) -> int:
    """The score in hundredths, a half up."""
    return (half_points * HUNDRED + games) // (2 * games)
