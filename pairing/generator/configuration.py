"""The configuration file of the public generators: one `Key=Value` a line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

from pairing.generator.axes import Axes, AxisError
from pairing.model import HalfPoints

T = TypeVar("T")

POINTS: Final = {"PointsForWin": 2, "PointsForDraw": 1, "PointsForLoss": 0}
"""Half points where only another of them is said."""


def axes_in(text: str, axes: Axes) -> Axes:
    """`axes` with what the configuration says; blank lines and those that begin with # are for
    people. Raises AxisError."""
    said = dict(_entries(text))
    if unknown := said.keys() - {*_AXES, *POINTS}:
        raise AxisError(f"the configuration has an unknown key {min(unknown)!r}")
    for key, (axis, read) in _AXES.items():
        if key in said:
            axes = replace(axes, **{axis: _read(key, said[key], read)})  # type: ignore[arg-type]
    if said.keys() & POINTS.keys():
        win, draw, loss = (
            _read(key, said[key], _half_points) if key in said else usual
            for key, usual in POINTS.items()
        )
        axes = replace(axes, points=(win, draw, loss))
    return axes


def _entries(text: str) -> list[tuple[str, str]]:
    entries = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, equals, value = line.partition("=")
        if not equals:
            raise AxisError(f"line {number} of the configuration is no Key=Value: {line!r}")
        entries.append((key.strip(), value.strip()))
    return entries


def _read(key: str, value: str, read: Callable[[str], T]) -> T:
    try:
        return read(value)
    except (ValueError, ZeroDivisionError):
        raise AxisError(f"{key} cannot be {value!r}") from None


def _one_in(text: str) -> float:
    """A rate is said as the number of which one is hit; 0 is nobody."""
    number = float(text)
    return 1 / number if number else 0.0


def _percent(text: str) -> float:
    return float(text) / 100


def _half_points(text: str) -> HalfPoints:
    doubled = 2 * float(text)
    if doubled != int(doubled):
        raise ValueError(text)
    return int(doubled)


_AXES: Final[dict[str, tuple[str, Callable[[str], float]]]] = {
    "PlayersNumber": ("players", int),
    "RoundsNumber": ("rounds", int),
    "HighestRating": ("highest", int),
    "LowestRating": ("lowest", int),
    "DrawPercentage": ("draws", _percent),
    "ForfeitRate": ("forfeits", _one_in),
    "RetiredRate": ("withdrawals", _one_in),
    "HalfPointByeRate": ("half_byes", _one_in),
    "PointsForZPB": ("absent", _half_points),
    "PointsForForfeitLoss": ("absent", _half_points),
    "PointsForPAB": ("pab", _half_points),
}
"""What each key is here; an absence and a forfeit loss have the points of one symbol (162 A)."""
