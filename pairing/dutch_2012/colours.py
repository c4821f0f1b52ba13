"""Who gets which colour (E.1 to E.5)."""

from __future__ import annotations

from pairing.colours import Strength
from pairing.dutch_2012.roster import Entrant2012, Roster2012
from pairing.model import Board, Colour


def board_of(roster: Roster2012, one: int, other: int) -> tuple[Board, str]:
    """The board of a pair, and the rule that decided."""
    higher, lower = roster.entrants[min(one, other)], roster.entrants[max(one, other)]
    colour, rule = _colour_of_higher(roster, higher, lower)
    if colour is Colour.WHITE:
        return Board(higher.tpn, lower.tpn), rule
    return Board(lower.tpn, higher.tpn), rule


def _colour_of_higher(
    roster: Roster2012, higher: Entrant2012, lower: Entrant2012
) -> tuple[Colour, str]:
    mine, theirs = higher.wish, lower.wish
    if mine is not theirs:
        if theirs is not None:
            return theirs.opposite, "E.1"
        if mine is not None:
            return mine, "E.1"
    if mine is not None:
        strengths = _strength(roster, higher), _strength(roster, lower)
        if strengths[0] != strengths[1]:
            return (mine if strengths[0] > strengths[1] else mine.opposite), "E.2"
    for my_colour, their_colour in zip(
        reversed(higher.record.history), reversed(lower.record.history), strict=False
    ):
        if my_colour is not their_colour:
            return their_colour, "E.3"
    if mine is not None:
        return mine, "E.4"
    initial = roster.initial_colour
    return (initial if _by_lot(roster, higher, lower) else initial.opposite), "E.5"


def _by_lot(roster: Roster2012, higher: Entrant2012, lower: Entrant2012) -> bool:
    """Whether the higher one gets the colour of the lot.

    By the reading for later rounds the smaller number gets it in odd rounds, whatever the scores.
    """
    if roster.chosen.late_colours_by_round and roster.round_number > 1:
        return roster.odd_round == (higher.tpn < lower.tpn)
    return higher.odd_number


def _strength(roster: Roster2012, entrant: Entrant2012) -> tuple[Strength, int]:
    """A.7.a to c; the reading "stronger" also looks at how wide the difference is."""
    wide = roster.chosen.wider_is_stronger and entrant.strength is Strength.ABSOLUTE
    return entrant.strength, abs(entrant.record.difference) if wide else 0
