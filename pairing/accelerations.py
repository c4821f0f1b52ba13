"""Accelerations that an organiser may announce beside Baku: virtual points of groups from the top.

C.04.7 knows Baku alone; the rules of 1999 allow any method that is announced and favours nobody,
and give none. `baku-long` is the form for more than eight rounds that a program of before gave to
every event.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from pairing.baku import last_of_group_a
from pairing.model import HalfPoints, Scoring


class GroupPoints(NamedTuple):
    """`points` for the participants `first` to `last`, in the rounds `first_round` to
    `last_round`."""

    first: int
    last: int
    points: HalfPoints
    first_round: int
    last_round: int


Groups = tuple[GroupPoints, ...]


def _halves(numbers: Sequence[int], scoring: Scoring) -> Groups:
    """A win for the upper half, in two rounds."""
    return (GroupPoints(1, last_of_group_a(numbers), scoring.win, 1, 2),)


def _thirds(numbers: Sequence[int], scoring: Scoring) -> Groups:
    """A win for the upper third, a draw for the middle one, in two rounds."""
    size = 2 * -(-len(numbers) // 6)
    upper, middle = (numbers[min(end, len(numbers)) - 1] for end in (size, 2 * size))
    win = GroupPoints(1, upper, scoring.win, 1, 2)
    return (win, GroupPoints(upper + 1, middle, scoring.draw, 1, 2)) if middle > upper else (win,)


def _baku_long(numbers: Sequence[int], scoring: Scoring) -> Groups:
    """A win for the upper half in three rounds, half of it in two more."""
    last = last_of_group_a(numbers)
    return (
        GroupPoints(1, last, scoring.win, 1, 3),
        GroupPoints(1, last, scoring.win // 2, 4, 5),
    )


_TEMPLATES: Final = MappingProxyType(
    {"halves": _halves, "thirds": _thirds, "baku-long": _baku_long}
)

TEMPLATES: Final = tuple(_TEMPLATES)


def points_by_template(
    template: str, numbers: Sequence[int], rounds: int, scoring: Scoring
) -> Groups:
    """`numbers` are those paired in round 1. Raises KeyError for no such template."""
    groups = _TEMPLATES[template](sorted(numbers), scoring) if numbers else ()
    return tuple(
        each._replace(last_round=min(each.last_round, rounds))
        for each in groups
        if each.first_round <= rounds
    )
