"""Readings of a system drawn at random, all of them at once."""

from __future__ import annotations

from random import Random

from pairing.systems import system


def drawn_readings(code: str, seed: int) -> dict[str, str]:
    """A choice for every reading that has choices; the defaults come up as often as the others."""
    random = Random(f"{code} {seed}")
    readings = (each for each in system(code).readings if each.choices)
    return {each.name: random.choice(each.choices) for each in readings}
