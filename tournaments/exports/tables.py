"""What a table for a spreadsheet is, whatever file it becomes (`spreadsheet`, `workbook`)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import msgspec

FRACTIONS: Final = {"": 0.0, "¼": 0.25, "½": 0.5, "¾": 0.75}
_FIGURE: Final = re.compile(r"(-?)(\d*)([¼½¾]?)|(-?\d+\.\d+)")


class Figure(NamedTuple):
    """A number that people write otherwise: "2½" is 2.5."""

    text: str
    number: float


Cell = str | int | Figure
"""Text stays text, whatever it begins with; the others are numbers of our own."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """`name` is that of the file, `title` says what it holds."""

    name: str
    title: str
    head: tuple[str, ...]
    lines: tuple[tuple[Cell, ...], ...]


def figure(text: str) -> Cell:
    """Points and values of tie-breaks as numbers; what is none stays text."""
    number = _FIGURE.fullmatch(text)
    if not number or not text.strip("-"):
        return text
    sign, whole, fraction, decimal = number.groups()
    if decimal is not None:
        return Figure(text, float(decimal))
    value = int(whole or 0) + FRACTIONS[fraction]
    return Figure(text, -value if sign else value)


def known(number: int | None) -> Cell:
    """A rating or a number; nothing where there is none."""
    return number or ""


def money(units: int, decimals: int) -> Cell:
    """A sum of smallest units of its currency."""
    sum_ = units / 10**decimals
    return Figure(f"{sum_:.{decimals}f}", sum_)
