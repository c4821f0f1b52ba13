"""Kinds of tournaments: what is varied, and by which system. Kind finds more than number."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from pairing.generator import Acceleration, Axes
from pairing.model import Options
from pairing.systems import system

MIXES: Final = (
    Axes(players=(5, 40)),
    Axes(players=(5, 13), rounds=(3, 9), forfeits=(0, 0.2), half_byes=(0, 0.15),
         zero_byes=(0, 0.2), full_byes=(0, 0.05), withdrawals=(0, 0.04)),
    Axes(players=(8, 60), forfeits=(0.05, 0.3), zero_byes=(0.02, 0.15), half_byes=(0.02, 0.15),
         withdrawals=(0.01, 0.05), late_entries=(0, 0.3), prohibited=(1, 6),
         odd_results=(0.02, 0.2)),
    Axes(players=(10, 60), acceleration=Acceleration.EXPLICIT, points=(2, 1, 0)),
    Axes(players=(20, 80), acceleration=Acceleration.BAKU, points=(2, 1, 0)),
    Axes(players=(10, 70), draws=(0.8, 1.0)),
    Axes(players=(10, 70), draws=(0.0, 0.05)),
    Axes(players=(10, 60), unrated=1.0),
    Axes(players=(8, 50), points=(6, 2, 0)),
    Axes(players=(8, 40), points=(6, 4, 2)),
    Axes(players=(8, 40), points=(2, 1, 0), pab=1),
    Axes(players=(8, 50), points=(4, 2, 0), pab=0),
    Axes(players=(6, 24), rounds=(9, 13)),
    Axes(players=(15, 120)),
)  # fmt: skip

SYSTEMS: Final = (
    *("dutch-2026",) * 10,
    *("dutch-2017", "dutch-2012", "dutch-1992", "dubov-2026", "burstein-2026", "lim-2026"),
    *("lim-1999", "vincze", "round-robin"),
)
"""As many as have no factor in common with the mixes, so that each meets each."""

LARGEST_BUT_DUTCH: Final = 40


def axes_of(number: int) -> Axes:
    """Of the tournament of that number; every other one of a system with readings draws them."""
    code = SYSTEMS[number % len(SYSTEMS)]
    if code == "round-robin":
        kind = "round-robin" if number % 2 else "double-round-robin"
        return Axes(system=kind, players=(3, 16))
    axes = replace(MIXES[number % len(MIXES)], system=code)
    if axes.acceleration is not None and not system(code).accelerates:
        axes = replace(axes, acceleration=Acceleration.NONE)
    if not code.startswith("dutch-20"):
        axes = _smaller(axes)
    return axes if number % 2 else replace(axes, options=_readings(code, number))


def _smaller(axes: Axes) -> Axes:
    first, last = axes.players if isinstance(axes.players, tuple) else (5, LARGEST_BUT_DUTCH)
    return replace(axes, players=(min(first, 15), min(last, LARGEST_BUT_DUTCH)))


def _readings(code: str, number: int) -> Options:
    """A choice for each reading that has choices. What changes how a file is read is left alone:
    `parity` counts those who have arrived, as every program does."""
    random = Random(f"{code} {number}")
    readings = (each for each in system(code).readings if each.choices and each.name != "parity")
    return Options(tuple(sorted((each.name, random.choice(each.choices)) for each in readings)))
