"""What a cut leaves out (C.07 14.1 to 14.4), and the exception for rounds not played (16.5).

A summand is one round of the sum. What is least significant goes by `by` (the opponent's score),
then by `then`: what it adds to the sum, in 2023 the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple


class Why(StrEnum):
    """Why a summand is left out."""

    LOWEST = "lowest"
    VOLUNTARY = "voluntary"
    """16.5: instead of the least significant one."""
    HIGHEST = "highest"


def article_of(why: Why, low: int, high: int) -> str:
    """The article of that cut, of a tie-break that cuts so many."""
    if why is Why.VOLUNTARY:
        return "16.5"
    return {(1, 0): "14.1", (2, 0): "14.2", (1, 1): "14.3", (2, 2): "14.4"}.get((low, high), "14")


class Part(NamedTuple):
    """`at`: its place among the summands; `voluntary`: of a voluntary unplayed round."""

    by: int
    then: int
    value: int
    voluntary: bool
    at: int


def left_out(parts: Sequence[Part], low: int, high: int) -> dict[int, Why]:
    """The places of what is cut: `low` of the least significant, then `high` of the most."""
    rest = sorted(parts)
    cut: dict[int, Why] = {}
    for _ in range(min(low, len(rest))):
        part, why = _lowest(rest)
        rest.remove(part)
        cut[part.at] = why
    for _ in range(min(high, len(rest))):
        cut[rest.pop().at] = Why.HIGHEST
    return cut


def _lowest(rest: Sequence[Part]) -> tuple[Part, Why]:
    """16.5: the lowest of the voluntary unplayed rounds, unless the least significant value is
    more."""
    least = rest[0]
    voluntary = [part for part in rest if part.voluntary]
    if voluntary:
        lowest = min(voluntary, key=lambda part: part.value)
        if lowest.value >= least.value:
            return lowest, Why.VOLUNTARY
    return least, Why.LOWEST
