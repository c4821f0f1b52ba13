"""Part E and F2, F3: colours of a pair, and what counts for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.clauses import Reader
from pairing.colours import colour_record
from pairing.dutch_1992.cards import Card
from pairing.dutch_1992.colours import _alternated
from pairing.model import Colour, Field

from .. import builders
from .hall import number, players, refused, shown, story


def card(shape: str) -> Card:
    """ "BWW-B" as a card; the rounds without a valid game are left out (F3)."""
    history = tuple(Colour(letter) for letter in shape.lower() if letter in "wb")
    return Card(1, 0, colour_record(history), None, (frozenset(), frozenset()), True, False)  # type: ignore[arg-type]


def colours(field: Field, **named: str) -> list[str]:
    """The rule and the sentence about colours of each board."""
    return [f"{each.steps[-1].sentence(Reader(number))}" for each in story(field, **named).boards]


def two(one: str, other: str, rounds: int = 9) -> Field:
    """Two players with these rounds against somebody who has left."""
    return builders.field(*players(one, other), rounds=rounds)


def games(colours_: str) -> str:
    """Draws against players who are no longer there: "wbb" """
    return " ".join(
        "Z" if letter == "-" else f"{90 + at}{letter}=" for at, letter in enumerate(colours_)
    )


@pytest.mark.parametrize(
    ("one", "other", "board", "rule"),
    [
        ("w", "b", "2-1", "E1"),
        ("ww", "bb", "2-1", "E1"),
        ("wwb", "bw", "2-1", "E2"),
        ("wbw", "bww", "1-2", "E2"),
        ("wbwb", "bwwb", "1-2", "E3"),
        ("bwwb", "wbwb", "2-1", "E3"),
        ("wb", "wb", "1-2", "E4"),
        ("bw", "bw", "2-1", "E4"),
    ],
)
def test_each_rule_decides(one: str, other: str, board: str, rule: str) -> None:
    field = two(games(one), games(other))
    assert shown(field) == board
    assert colours(field)[0].endswith(f"[{rule}]")


@pytest.mark.parametrize(
    ("with_gap", "shifted"), [("BWW-B", "BWWB"), ("WB-WB", "WBWB"), ("BWW-B-W", "BWWBW")]
)
def test_rounds_without_a_game_are_shifted_to_the_front(with_gap: str, shifted: str) -> None:
    """F3: they decide nothing in E3."""
    for other in ("WBWB", "BWBW", "WWBW", "WBBWB"):
        assert _alternated(card(with_gap), card(other)) is _alternated(card(shifted), card(other))


def test_f3_decides_a_pairing() -> None:
    """BWWB- counts as -BWWB: their colours last differed in round 3, when 1 had White.

    Round by round it would have been round 4, when 1 had Black.
    """
    field = two(games("bwwb-"), games("-wbwb"))
    assert shown(field) == "2-1"
    assert colours(field)[0].endswith("[E3]")


def test_a_forfeited_game_counts_for_no_colour() -> None:
    """F2: 1 is owed White by his game; the forfeit with White changes nothing."""
    assert shown(two("90b= 91w+", "92w= 93b+")) == "1-2"


def test_even_numbers_of_s1_get_the_other_colour_in_round_1() -> None:
    assert shown(builders.field(*players(*[""] * 8))) == "1-5 6-2 3-7 8-4"
    black = builders.field(*players(*[""] * 8), initial_colour=Colour.BLACK)
    assert shown(black) == "5-1 2-6 7-3 4-8"


def test_above_half_in_the_last_round_the_wider_difference_is_a_reading() -> None:
    """Both had White twice; 1 has the difference +1, 2 has +2. No round sets them apart (E3)."""
    field = two("Z 90b1 91w1 92w1", "93w0 94b1 95w1 96w1", rounds=5)
    assert shown(field) == "2-1"
    assert colours(field)[0].endswith("[E4]")
    assert shown(field, stronger="by-difference") == "1-2"


def test_before_the_last_round_both_may_not_have_the_same_obligatory_colour() -> None:
    field = two("Z 90b1 91w1 92w1", "93w0 94b1 95w1 96w1", rounds=6)
    assert refused(field).article == "B1, B2"
    assert refused(replace(field, rounds_total=5), last_round="never").article == "B1, B2"
