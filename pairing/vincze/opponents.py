"""In which order an opponent is sought (V10 to V13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

Groups = Sequence[Sequence[int]]
"""The players left, in score groups from the top, each in the order of starting numbers (V11)."""


class Sought(NamedTuple):
    opponent: int
    rule: str
    """The line of V13 that names him."""


def opponents_in_order(groups: Groups) -> Iterator[Sought]:
    """Whom the first player of the first group meets if he may: in a group of eight 5-6-7-8-4-3-2.

    V12: with an odd number the lower half is the larger one.
    """
    top = groups[0]
    half = len(top) // 2
    for opponent in top[max(half, 1) :]:
        yield Sought(opponent, "V13.1")
    for place in range(half - 1, 0, -1):
        yield Sought(top[place], "V13.2")
    for depth, group in enumerate(groups[1:]):
        for opponent in group:
            yield Sought(opponent, "V13.4" if depth else "V13.3")


def without(groups: Groups, *players: int) -> list[list[int]]:
    """The groups after a pair was taken out (V14, V15); empty ones are gone."""
    left = ([player for player in group if player not in players] for group in groups)
    return [group for group in left if group]
