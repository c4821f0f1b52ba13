"""Who gets which colour (part E)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from pairing.colours import Preference, Strength
from pairing.dutch_1992.cards import Card, Roster1992
from pairing.model import Board, Colour


class ColourRule1992(StrEnum):
    """The rule of part E that decided."""

    BOTH = "E1"
    STRONGER = "E2"
    ALTERNATE = "E3"
    HIGHER = "E4"
    NUMBER = "E4-1"

    @property
    def article(self) -> str:
        return self.value[:2]


@dataclass(frozen=True, slots=True)
class Seating:
    """A pair with its colours; `colour` is that of the higher ranked player.

    `by_round`: two without a game alternate from round to round, not by their numbers.
    """

    higher: Card
    lower: Card
    colour: Colour
    rule: ColourRule1992
    by_round: bool = False

    @property
    def board(self) -> Board:
        if self.colour is Colour.WHITE:
            return Board(self.higher.tpn, self.lower.tpn)
        return Board(self.lower.tpn, self.higher.tpn)


def seat(roster: Roster1992, pair: tuple[int, int]) -> Seating:
    """E1 to E4 for two places of the roster."""
    one, other = sorted(pair)
    higher, lower = roster.cards[one], roster.cards[other]
    if not roster.exempt_with(one) >> other & 1:
        higher, lower = _with_obligation(higher), _with_obligation(lower)
    by_difference = roster.readings["stronger"] == "by-difference"
    colour, rule = _allocate(higher, lower, _by_lot(roster, higher), by_difference=by_difference)
    return Seating(higher, lower, colour, rule, _alternates_by_round(roster))


def _with_obligation(card: Card) -> Card:
    """The card as it counts where A7a is valid."""
    if card.obliged is None:
        return card
    preference = Preference(card.obliged, Strength.ABSOLUTE)
    return replace(card, colours=replace(card.colours, preference=preference))


def _by_lot(roster: Roster1992, higher: Card) -> Colour:
    """Odd numbers get the colour drawn by lot; "by-round": in odd rounds the higher player."""
    odd = (roster.round_number if _alternates_by_round(roster) else higher.tpn) % 2 == 1
    return roster.initial_colour if odd else roster.initial_colour.opposite


def _alternates_by_round(roster: Roster1992) -> bool:
    return roster.readings["no-games"] == "by-round" and roster.round_number > 1


def _allocate(
    higher: Card, lower: Card, by_lot: Colour, *, by_difference: bool
) -> tuple[Colour, ColourRule1992]:
    if higher.wish is not lower.wish:
        if higher.wish is not None:
            return higher.wish, ColourRule1992.BOTH
        if lower.wish is not None:
            return lower.wish.opposite, ColourRule1992.BOTH
    if higher.wish is None:
        return by_lot, ColourRule1992.NUMBER
    mine = _weight(higher, by_difference=by_difference)
    theirs = _weight(lower, by_difference=by_difference)
    if mine != theirs:
        return higher.wish if mine > theirs else higher.wish.opposite, ColourRule1992.STRONGER
    alternated = _alternated(higher, lower)
    if alternated is not None:
        return alternated, ColourRule1992.ALTERNATE
    return higher.wish, ColourRule1992.HIGHER


def _weight(card: Card, *, by_difference: bool) -> tuple[Strength, int]:
    """Above 50 % in the last round an absolute preference binds nobody, but is the stronger."""
    strength = card.colours.preference.strength
    wide = by_difference and strength is Strength.ABSOLUTE
    return strength, abs(card.colours.difference) if wide else 0


def _alternated(higher: Card, lower: Card) -> Colour | None:
    """E3; rounds without a valid game are shifted to the front (F3)."""
    games = zip(reversed(higher.colours.history), reversed(lower.colours.history), strict=False)
    for mine, theirs in games:
        if mine is not theirs:
            return mine.opposite
    return None
