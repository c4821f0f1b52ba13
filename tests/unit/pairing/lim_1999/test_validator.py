"""The validator is silent on right rounds and names the rule that a wrong one breaks."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.lim.readings import READINGS_1999 as READINGS
from pairing.model import TPN, Board, Field, NoLegalPairing, Options, RoundPairing
from pairing.validator import validate

from ..builders import boards, field
from ..random_rounds import random_round
from .hall import LIM, barred, of_federations, pair, players
from .test_floaters import TestOpponentsTakenByOthers as OpponentsTaken

NONE = NoLegalPairing("no-complete-pairing", "2", "None.")


def articles(before: Field, round_: str | RoundPairing | NoLegalPairing, **more: str) -> set[str]:
    if isinstance(round_, str):
        round_ = RoundPairing(*boards(round_))
    options = Options(tuple((name.replace("_", "-"), value) for name, value in more.items()))
    return {finding.article for finding in validate(before, round_, LIM, options).errors}


def test_rounds_of_the_engine_are_sound_by_every_reading() -> None:
    for seed in range(160):
        reading = READINGS[seed % len(READINGS)]
        before = random_round(seed, 5, 16, LIM)
        for choice in reading.choices:
            named = {reading.name.replace("-", "_"): choice}
            assert articles(before, pair(before, **named), **named) == set(), (seed, named)


def test_any_two_boards_that_change_opponents_are_found() -> None:
    random = Random(5)
    changed = 0
    for seed in range(120):
        before = random_round(seed, 6, 16, LIM)
        right = pair(before)
        if not isinstance(right, RoundPairing) or len(right.boards) < 2:
            continue
        one, other = random.sample(range(len(right.boards)), 2)
        wrong = list(right.boards)
        wrong[one] = Board(right.boards[one].white, right.boards[other].black)
        wrong[other] = Board(right.boards[other].white, right.boards[one].black)
        assert articles(before, replace(right, boards=tuple(wrong))), seed
        changed += 1
    assert changed > 80


def test_any_board_with_colours_turned_is_found() -> None:
    random = Random(6)
    for seed in range(80):
        before = random_round(seed, 6, 16, LIM)
        right = pair(before)
        if not isinstance(right, RoundPairing) or not right.boards:
            continue
        turned = list(right.boards)
        index = random.randrange(len(turned))
        turned[index] = Board(turned[index].black, turned[index].white)
        found = articles(before, replace(right, boards=tuple(turned)))
        assert found
        assert found <= {"12.2", "12.3", "12.4", "14.2"}, seed


class TestWhatIsMissing:
    SEVEN = field(*players(*[""] * 8), away=(8,))

    @pytest.mark.parametrize(
        ("round_", "rules"),
        [
            ("1-4, 5-2, 3-6, 7-0", set()),
            ("1-4, 5-2, 3-6", {"9"}),
            ("1-4, 5-2, 3-6, 7-4", {"9"}),
            ("1-4, 5-2, 3-6, 7-8", {"17"}),
            ("1-4, 5-2, 3-7, 6-0", {"14.1"}),
        ],
    )
    def test_everybody_once(self, round_: str, rules: set[str]) -> None:
        assert articles(self.SEVEN, round_) == rules

    def test_no_bye_among_an_even_number(self) -> None:
        odd = RoundPairing((Board(TPN(1), TPN(2)),), pab=TPN(3))
        assert articles(field(*players("", "", "", "")), odd) == {"8.1", "9"}


class TestWhoMustNotMeet:
    def test_again(self) -> None:
        before = field(*players("3w=", "4b=", "1b=", "2w="))
        assert articles(before, "1-3, 4-2") == {"2"}

    def test_by_order_of_the_tournament(self) -> None:
        before = field(*players(*[""] * 4), prohibited=barred("1-3"))
        assert articles(before, "1-3, 4-2") == {"tournament rules"}

    def test_who_had_the_same_colour_twice(self) -> None:
        """12.1; in the last round they may (13)."""
        games = ("20w= 21w=", "24b= 25b=", "22w= 23w=", "26b= 27b=")
        before = field(*players(*games))
        assert articles(before, "1-3, 2-4") == {"12.1"}
        assert "12.1" not in articles(replace(before, rounds_total=3), "1-3, 2-4")

    def test_of_one_federation_near_the_end(self) -> None:
        before = of_federations(field(*players(*["F"] * 4), rounds=3), "HUN", "POL", "HUN", "POL")
        assert articles(before, "1-3, 4-2", federations="always") == {"22"}
        assert articles(before, "1-3, 4-2", federations="if-possible") == {"22"}
        assert "22" not in articles(before, "1-3, 4-2")


class TestTheBye:
    def test_not_twice_and_not_after_a_walkover(self) -> None:
        before = field(*players("H", "H", "U"))
        assert articles(before, "1-2, 3-0") == {"8.2"}
        assert articles(field(*players("H", "H", "+")), "1-2, 3-0") == {"8.2"}

    def test_to_the_lowest_who_leaves_the_others_a_pairing(self) -> None:
        before = field(*players(*["H"] * 5))
        assert articles(before, "1-2, 3-5, 4-0") == {"8.1"}


class TestThePairs:
    def test_opponents_taken_by_other_floaters(self) -> None:
        """10.3: who floats beside 1 depends on whom 1 takes."""
        before = OpponentsTaken.BEFORE
        default, needed = "1-5, 2-6, 3-4", "1-6, 2-4, 3-5"
        assert "10.8" not in articles(before, default)
        assert articles(before, default, taken="needed") & {"10.8", "11"}
        assert articles(before, needed) & {"10.8", "11"}
        assert not articles(before, needed, taken="needed") & {"10.8", "11"}

    def test_a_floater_by_10_8(self) -> None:
        assert articles(field(*players("F", "H", "H", "H")), "1-3, 2-4") == {"10.8"}

    def test_an_exchange_that_nobody_needs(self) -> None:
        assert articles(field(*players(*["H"] * 4)), "1-4, 2-3") == {"11"}

    def test_a_pairing_that_is_said_not_to_exist(self) -> None:
        assert articles(field(*players("H", "H")), NONE) == {"9.6"}
        assert articles(field(*players("2w=", "1b=")), NONE) == set()
