"""The performance: Rp = Ra + dp (B.01 1.4.8)."""

from __future__ import annotations

from fractions import Fraction

from .tables import dp


def average(ratings: list[int]) -> int:
    """1.4.7: rounded, .5 up."""
    return (Fraction(sum(ratings), len(ratings)) + Fraction(1, 2)).__floor__()


def performance(ratings: list[int], score: Fraction) -> int:
    return average(ratings) + dp(score, len(ratings))
