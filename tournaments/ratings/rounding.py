"""Rounding without floating point."""

from __future__ import annotations

from fractions import Fraction


def half_up(number: Fraction) -> int:
    """To the nearest whole number, .5 up."""
    return (2 * number.numerator + number.denominator) // (2 * number.denominator)


def half_away(number: Fraction) -> int:
    """To the nearest whole number, .5 away from zero (B.02 8.3.4)."""
    return half_up(number) if number >= 0 else -half_up(-number)


def up(part: Fraction, of: int) -> int:
    """A minimum number: that part, rounded up (B.01 1.4.4)."""
    return -((-part * of) // 1)


def down(part: Fraction, of: int) -> int:
    """A maximum number: that part, rounded down (B.01 1.4.4)."""
    return (part * of) // 1
