"""What C.10 may lower, counted: the worth of a pairing among those with equally many pairs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pairing.colours import Strength
from pairing.dutch_2012.roster import Roster2012

Pair = tuple[int, int]


class Lowered(NamedTuple):
    """How often each requirement is given up, the one that C.10 gives up last first.

    As C.10 goes back to C.3 each time and lowers for the minimum number of pairs only, the
    first pairing it reaches has the least of these, compared from the left.
    """

    absolute: int = 0
    """C.10.g: pairs against B.2 (top scorers)."""
    semi_absolute: int = 0
    """C.10.f: pairs against A.7.d (odd rounds)."""
    colours: int = 0
    """C.10.e, X: pairs that do not fulfil all preferences."""
    strong: int = 0
    """C.10.e, Z: pairs that do not fulfil all strong preferences (even rounds)."""
    downfloat: int = 0
    """C.10.d: downfloaters against B.5."""
    downfloat_before: int = 0
    """C.10.c: downfloaters against B.6."""
    upfloat: int = 0
    """C.10.b: upfloaters against B.5."""
    upfloat_before: int = 0
    """C.10.a: upfloaters against B.6."""

    def plus(self, other: Lowered) -> Lowered:
        return Lowered(*(mine + theirs for mine, theirs in zip(self, other, strict=True)))


def of_pair(roster: Roster2012, higher: int, lower: int, *, upfloats: bool) -> Lowered:
    """What a pair gives up; `upfloats`: in a heterogeneous bracket (C.3.g, C.3.h)."""
    one, other = roster.entrants[higher], roster.entrants[lower]
    clash = one.wish is not None and one.wish is other.wish
    weaker = min(one.strength, other.strength)
    floats_up = upfloats and one.score > other.score
    absolute = clash and weaker is Strength.ABSOLUTE
    strong = clash and weaker >= Strength.STRONG
    return Lowered(
        absolute=absolute,
        semi_absolute=strong and not absolute and roster.odd_round,
        colours=clash,
        strong=strong and not roster.odd_round,
        upfloat=floats_up and other.upfloat[0],
        upfloat_before=floats_up and other.upfloat[1],
    )


def of_floater(roster: Roster2012, place: int) -> Lowered:
    """What a downfloat of this player gives up."""
    previous, before = roster.entrants[place].downfloat
    return Lowered(downfloat=previous, downfloat_before=before)


def total(items: Iterable[Lowered]) -> Lowered:
    result = Lowered()
    for item in items:
        result = result.plus(item)
    return result
