"""Which team of a pair has White on board 1 (4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pairing.colours import Preference, Strength
from pairing.model import TPN, Colour, HalfPoints
from pairing.team_swiss.preferences import colour_difference


class TeamDecider(Enum):
    """What gave a pair its colours; the values are the articles."""

    LOT = "4.3.1"
    ONLY = "4.3.2"
    BOTH = "4.3.3"
    STRONG = "4.3.4"
    LOWER_DIFFERENCE = "4.3.5"
    HISTORY = "4.3.6"
    FIRST_PREFERS = "4.3.7"
    FIRST = "4.3.8"
    OTHER = "4.3.9"


@dataclass(frozen=True, slots=True)
class TeamSeeker:
    """One of a pair; `colours` are those of the matches played, oldest first, `secondary` is 0
    where that score is not used (4.2.2)."""

    score: HalfPoints
    secondary: HalfPoints
    tpn: TPN
    colours: tuple[Colour, ...]
    preference: Preference
    odd: bool


def first_team(one: TeamSeeker, other: TeamSeeker) -> TeamSeeker:
    """4.2."""
    return min(one, other, key=lambda seeker: (-seeker.score, -seeker.secondary, seeker.tpn))


def allocate(one: TeamSeeker, other: TeamSeeker, initial: Colour) -> tuple[TPN, TPN, TeamDecider]:
    """White and Black, and what decided (4.3)."""
    first = first_team(one, other)
    second = other if first is one else one
    colour, decider = _of_first(first, second, initial)
    if colour is Colour.WHITE:
        return first.tpn, second.tpn, decider
    return second.tpn, first.tpn, decider


def _of_first(first: TeamSeeker, second: TeamSeeker, initial: Colour) -> tuple[Colour, TeamDecider]:
    if not first.colours and not second.colours:
        return (initial if first.odd else initial.opposite), TeamDecider.LOT
    return _by_preferences(first, second) or _by_history(first, second)


def _by_preferences(first: TeamSeeker, second: TeamSeeker) -> tuple[Colour, TeamDecider] | None:
    """4.3.2 to 4.3.4."""
    mine, theirs = first.preference.colour, second.preference.colour
    if mine is None and theirs is None:
        return None
    if mine is None or theirs is None:
        return mine or _opposite(theirs), TeamDecider.ONLY
    if mine is not theirs:
        return mine, TeamDecider.BOTH
    strong = [each.preference.strength is Strength.STRONG for each in (first, second)]
    if strong[0] != strong[1]:
        return (mine if strong[0] else mine.opposite), TeamDecider.STRONG
    return None


def _by_history(first: TeamSeeker, second: TeamSeeker) -> tuple[Colour, TeamDecider]:
    """4.3.5 to 4.3.9; one of the two has played."""
    mine, theirs = first.colours, second.colours
    more = colour_difference(mine) - colour_difference(theirs)
    if more:
        return (Colour.WHITE if more < 0 else Colour.BLACK), TeamDecider.LOWER_DIFFERENCE
    for my_colour, their_colour in zip(reversed(mine), reversed(theirs), strict=False):
        if my_colour is not their_colour:
            return their_colour, TeamDecider.HISTORY
    if first.preference.colour is not None:
        return first.preference.colour, TeamDecider.FIRST_PREFERS
    if mine:
        return mine[-1].opposite, TeamDecider.FIRST
    return theirs[-1], TeamDecider.OTHER


def _opposite(colour: Colour | None) -> Colour:
    if colour is None:
        raise AssertionError("one of the two prefers a colour")
    return colour.opposite
