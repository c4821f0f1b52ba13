"""Colour preferences (1.6, 1.7) and the allocation of colours (Article 5, GHR 3.4)."""

from __future__ import annotations

import pytest

from pairing.colours import (
    ColourRule,
    ColourSeeker,
    Strength,
    allocate,
    colour_history,
    colour_record,
    parity_numbers,
)
from pairing.model import TPN, Colour

from .builders import field, player

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def history(text: str) -> tuple[Colour, ...]:
    return tuple(Colour(letter.lower()) for letter in text if letter in "WB")


@pytest.mark.parametrize(
    ("games", "wish", "strength"),
    [
        ("", None, Strength.NONE),
        ("W", BLACK, Strength.STRONG),
        ("BW", BLACK, Strength.MILD),
        ("WB", WHITE, Strength.MILD),
        ("BWW", BLACK, Strength.ABSOLUTE),
        ("WBWBB", WHITE, Strength.ABSOLUTE),
        ("WWBB", WHITE, Strength.ABSOLUTE),
        ("BWBWB", WHITE, Strength.STRONG),
        ("WWBW", BLACK, Strength.ABSOLUTE),
        ("WWWWBB", BLACK, Strength.ABSOLUTE),
    ],
)
def test_the_preference_follows_from_the_games_played(
    games: str, wish: Colour | None, strength: Strength
) -> None:
    preference = colour_record(history(games)).preference
    assert (preference.colour, preference.strength) == (wish, strength)


def test_unplayed_rounds_leave_no_trace_in_the_colours() -> None:
    with_gaps = player(1, "2w1", "U", "3w-", "4b0", "H", "5w=")
    assert colour_history(with_gaps) == (WHITE, BLACK, WHITE)


def seeker(tpn: int, games: str, score: int = 0) -> ColourSeeker:
    return ColourSeeker(score, TPN(tpn), colour_record(history(games)), tpn % 2 == 1)


@pytest.mark.parametrize(
    ("one", "other", "colour", "rule"),
    [
        (seeker(1, "W"), seeker(2, "B"), BLACK, ColourRule.BOTH),
        (seeker(1, ""), seeker(2, "B"), BLACK, ColourRule.BOTH),
        (seeker(1, "BW"), seeker(2, "BWW"), WHITE, ColourRule.STRONGER),
        (seeker(1, "W"), seeker(2, "BW"), BLACK, ColourRule.STRONGER),
        (seeker(1, "WWW"), seeker(2, "BWW"), BLACK, ColourRule.STRONGER),
        (seeker(1, "WWB", 4), seeker(2, "BWW", 0), WHITE, ColourRule.STRONGER),
        (seeker(1, "BWBW"), seeker(2, "WBBW"), BLACK, ColourRule.ALTERNATE),
        (seeker(2, "BW", 4), seeker(1, "BW", 2), BLACK, ColourRule.HIGHER),
        (seeker(2, "BW", 2), seeker(1, "BW", 2), WHITE, ColourRule.HIGHER),
        (seeker(1, ""), seeker(2, ""), WHITE, ColourRule.INITIAL),
        (seeker(4, ""), seeker(3, "", 2), BLACK, ColourRule.INITIAL),
        (seeker(2, "", 2), seeker(3, ""), BLACK, ColourRule.INITIAL),
    ],
)
def test_the_first_rule_that_decides_gives_the_colour(
    one: ColourSeeker, other: ColourSeeker, colour: Colour, rule: ColourRule
) -> None:
    assert allocate(one, other, WHITE) == (colour, rule)
    assert allocate(other, one, WHITE) == (colour.opposite, rule)


def test_alternation_moves_unplayed_rounds_to_the_front() -> None:
    """GHR 3.4: BWBuW and WBuBW are read as uBWBW and uWBBW; they differ two games before."""
    one = player(1, "9b1", "8w1", "7b1", "U", "6w1")
    other = player(2, "9w1", "8b1", "U", "7b1", "6w1")
    first, second = (
        ColourSeeker(0, p.tpn, colour_record(colour_history(p)), p.tpn == 1) for p in (one, other)
    )
    assert allocate(first, second, WHITE) == (BLACK, ColourRule.ALTERNATE)
    longer = ColourSeeker(0, TPN(2), colour_record(history("WBWB")), odd=False)
    shorter = ColourSeeker(0, TPN(1), colour_record(history("WB")), odd=True)
    assert allocate(shorter, longer, WHITE)[1] is ColourRule.HIGHER


def test_initial_colour_black_turns_the_first_round_round() -> None:
    assert allocate(seeker(1, ""), seeker(2, ""), BLACK) == (BLACK, ColourRule.INITIAL)


def test_parity_skips_those_who_were_never_paired() -> None:
    before = field(
        player(1, "Z"),
        player(2, "H"),
        player(3, "4w-"),
        player(4, "3b+"),
        player(5, "U"),
        player(6, "Z"),
        away=(1, 3, 5),
    )
    assert parity_numbers(before, arrived_only=True) == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5}
    assert parity_numbers(before, arrived_only=False)[TPN(6)] == 6
