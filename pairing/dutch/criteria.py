"""The quality criteria of a single pair (C10 to C13)."""

from __future__ import annotations

from typing import NamedTuple

from pairing.colours import Strength, allocate
from pairing.dutch.roster import Entrant, Roster


class ColourFaults(NamedTuple):
    """How many of the two players a pair fails, criterion by criterion."""

    c10: int = 0
    """Topscorers or their opponents who get a colour difference beyond two (2.4.5)."""
    c11: int = 0
    """Topscorers or their opponents who get one colour three times in a row (2.4.6)."""
    c12: int = 0
    """Players who do not get their colour preference (2.4.7)."""
    c13: int = 0
    """Players who do not get their strong colour preference (2.4.8)."""


NO_FAULTS = ColourFaults()


def colour_faults(roster: Roster, one: int, other: int) -> ColourFaults:
    first, second = roster.entrants[one], roster.entrants[other]
    c10, c11 = _topscorer_faults(roster, first, second)
    if first.wish is None or first.wish is not second.wish:
        return ColourFaults(c10, c11) if c10 or c11 else NO_FAULTS
    weaker = min(first.strength, second.strength)
    return ColourFaults(c10, c11, 1, int(weaker is Strength.STRONG))


def _topscorer_faults(roster: Roster, first: Entrant, second: Entrant) -> tuple[int, int]:
    if not (first.topscorer or second.topscorer):
        return 0, 0
    if Strength.ABSOLUTE not in (first.strength, second.strength):
        return 0, 0
    colour, _rule = allocate(first.seeker, second.seeker, roster.initial_colour)
    after = first.colours.after(colour), second.colours.after(colour.opposite)
    return (
        sum(abs(record.difference) > 2 for record in after),
        sum(record.same_three_times for record in after),
    )
