"""E.1 to E.5, each where it decides."""

from __future__ import annotations

import pytest

from pairing.model import Colour

from ..builders import field
from .hall import players, shown, story, values


@pytest.mark.parametrize(
    ("hall", "board", "rule"),
    [
        (("9w1", "8b1"), "2-1", "E.1"),
        (("9w1", "F"), "2-1", "E.1"),
        (("9b1 8w1", "7w1 F"), "1-2", "E.2"),
        (("9w1 8w1", "7b1 6w1"), "2-1", "E.2"),
        (("9b1 8w1 7b1", "6w1 5b1 F"), "1-2", "E.2"),
        (("9w1 8b1", "7w1 6b1"), "1-2", "E.4"),
        (("9w= 8b= 7b= 6w=", "9b= 8w= 7b= 6w="), "1-2", "E.3"),
        (("9b1", "8b1"), "1-2", "E.4"),
        (("", ""), "1-2", "E.5"),
    ],
)
def test_the_first_rule_that_decides(hall: tuple[str, ...], board: str, rule: str) -> None:
    before = field(*players(*hall))
    assert shown(before) == board
    assert story(before).boards[0].steps[-1].article == rule


@pytest.mark.parametrize(
    ("gap", "plain"),
    [("9b1 8w1 7w1 Z 6b1", "Z 9b1 8w1 7w1 6b1"), ("9w1 8b1 Z 7w1 6b1", "Z 9w1 8b1 7w1 6b1")],
)
def test_f3_a_gap_moves_to_the_front(gap: str, plain: str) -> None:
    other = "1b0 1b0 4w1 3b1 Z"
    with_gap, without = (field(*players(history, other)) for history in (gap, plain))
    assert shown(with_gap) == shown(without)
    assert values(with_gap)["player 1"] == values(without)["player 1"]


def test_f2_a_forfeit_is_no_meeting_and_gives_no_colour() -> None:
    before = field(*players("2w+", "1b-"))
    assert shown(before) == "1-2"
    assert story(before).boards[0].steps[-1].article == "E.5"


def test_e5_black_by_lot_for_the_first_player() -> None:
    assert shown(field(*players("", "", "", ""), initial_colour=Colour.BLACK)) == "3-1 2-4"
