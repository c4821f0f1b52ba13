"""Who of a pair has White in game 1 (4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pairing.model import TPN, Colour, HalfPoints


class MatchDecider(Enum):
    """What gave a pair its colours; the values are the articles."""

    LOT = "4.3.1"
    FEWER_WHITES = "4.3.2"
    HISTORY = "4.3.3"
    HIGHER = "4.3.4"
    OPPONENT = "4.3.5"


@dataclass(frozen=True, slots=True)
class MatchSeeker:
    """One of a pair; `colours` are those of game 1 of the matches played, oldest first."""

    score: HalfPoints
    tpn: TPN
    colours: tuple[Colour, ...]
    odd: bool


def higher_ranked(one: MatchSeeker, other: MatchSeeker) -> MatchSeeker:
    """4.2: by score, then by number (1.2)."""
    return min(one, other, key=lambda seeker: (-seeker.score, seeker.tpn))


def allocate(
    one: MatchSeeker, other: MatchSeeker, initial: Colour
) -> tuple[TPN, TPN, MatchDecider]:
    """White and Black of game 1, and what decided."""
    higher = higher_ranked(one, other)
    lower = other if higher is one else one
    colour, decider = _of_higher(higher, lower, initial)
    if colour is Colour.WHITE:
        return higher.tpn, lower.tpn, decider
    return lower.tpn, higher.tpn, decider


def _of_higher(
    higher: MatchSeeker, lower: MatchSeeker, initial: Colour
) -> tuple[Colour, MatchDecider]:
    mine, theirs = higher.colours, lower.colours
    if not mine and not theirs:
        return (initial if higher.odd else initial.opposite), MatchDecider.LOT
    whites = mine.count(Colour.WHITE) - theirs.count(Colour.WHITE)
    if whites:
        return (Colour.WHITE if whites < 0 else Colour.BLACK), MatchDecider.FEWER_WHITES
    for my_colour, their_colour in zip(reversed(mine), reversed(theirs), strict=False):
        if my_colour is not their_colour:
            return their_colour, MatchDecider.HISTORY
    if mine:
        return mine[-1].opposite, MatchDecider.HIGHER
    return theirs[-1], MatchDecider.OPPONENT
