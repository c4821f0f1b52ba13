"""Who gets which colour (part E)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from pairing.colours import Strength
from pairing.dutch_1992.cards import Card, Roster
from pairing.model import Board, Colour


class ColourRule(StrEnum):
    """The rule of part E that decided."""

    BOTH = "E1"
    STRONGER = "E2"
    ALTERNATE = "E3"
    HIGHER = "E4"
    NUMBER = "E4, round 1"

    @property
    def article(self) -> str:
        return self.value[:2]


@dataclass(frozen=True, slots=True)
class Seating:
    """A pair with its colours; `colour` is that of the higher ranked player."""

    higher: Card
    lower: Card
    colour: Colour
    rule: ColourRule

    @property
    def board(self) -> Board:
        if self.colour is Colour.WHITE:
            return Board(self.higher.tpn, self.lower.tpn)
        return Board(self.lower.tpn, self.higher.tpn)


def seat(roster: Roster, pair: tuple[int, int]) -> Seating:
    """E1 to E4 for two places of the roster."""
    higher, lower = (roster.cards[place] for place in sorted(pair))
    by_difference = roster.readings["stronger"] == "by-difference"
    colour, rule = _allocate(higher, lower, roster.initial_colour, by_difference=by_difference)
    return Seating(higher, lower, colour, rule)


def _allocate(
    higher: Card, lower: Card, initial: Colour, *, by_difference: bool
) -> tuple[Colour, ColourRule]:
    if higher.wish is not lower.wish:
        if higher.wish is not None:
            return higher.wish, ColourRule.BOTH
        if lower.wish is not None:
            return lower.wish.opposite, ColourRule.BOTH
    if higher.wish is None:
        # No game yet: odd starting numbers get the colour drawn by lot, even ones the other.
        return initial if higher.tpn % 2 else initial.opposite, ColourRule.NUMBER
    mine = _weight(higher, by_difference=by_difference)
    theirs = _weight(lower, by_difference=by_difference)
    if mine != theirs:
        return higher.wish if mine > theirs else higher.wish.opposite, ColourRule.STRONGER
    alternated = _alternated(higher, lower)
    if alternated is not None:
        return alternated, ColourRule.ALTERNATE
    return higher.wish, ColourRule.HIGHER


def _weight(card: Card, *, by_difference: bool) -> tuple[Strength, int]:
    """Above 50 % in the last round an absolute preference binds nobody, but is the stronger."""
    wide = by_difference and card.bound
    return card.colours.preference.strength, abs(card.colours.difference) if wide else 0


def _alternated(higher: Card, lower: Card) -> Colour | None:
    """E3; rounds without a valid game are shifted to the front (F3)."""
    games = zip(reversed(higher.colours.history), reversed(lower.colours.history), strict=False)
    for mine, theirs in games:
        if mine is not theirs:
            return mine.opposite
    return None
