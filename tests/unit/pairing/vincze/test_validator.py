"""The validator is silent on right rounds and names the rule that a wrong one breaks."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from pairing.model import (
    TPN,
    Board,
    Colour,
    Field,
    NoLegalPairing,
    Options,
    ProhibitedGroup,
    RoundPairing,
)
from pairing.validator import validate
from pairing.vincze.readings import READINGS

from .. import random_fields
from ..builders import boards, field
from .hall import pair, players

NONE = NoLegalPairing("no-complete-pairing", "V6", "None.")


def articles(before: Field, round_: str | RoundPairing | NoLegalPairing, **more: str) -> set[str]:
    if isinstance(round_, str):
        round_ = RoundPairing(*boards(round_))
    options = Options(tuple((name.replace("_", "-"), value) for name, value in more.items()))
    return {finding.article for finding in validate(before, round_, "vincze", options).errors}


def test_rounds_of_the_engine_are_sound_by_every_reading() -> None:
    choosing = [reading for reading in READINGS if reading.choices]
    for seed in range(240):
        reading = choosing[seed % len(choosing)]
        before = random_fields.random_field(seed, code="vincze")
        for choice in reading.choices:
            named = {reading.name.replace("-", "_"): choice}
            assert articles(before, pair(before, **named), **named) == set(), (seed, named)


class TestWhatIsMissing:
    EIGHT = field(*players(*[""] * 8), away=(8,))

    @pytest.mark.parametrize(
        ("round_", "rule"),
        [
            ("1-4, 5-2, 3-6, 7-0", set()),
            ("1-4, 5-2, 3-6", {"V18"}),
            ("1-4, 5-2, 3-6, 7-4", {"V14"}),
            ("1-4, 5-2, 3-6, 7-8", {"V9"}),
        ],
    )
    def test_everybody_once(self, round_: str, rule: set[str]) -> None:
        assert articles(self.EIGHT, round_) == rule

    def test_nobody_is_odd_among_an_even_number(self) -> None:
        odd = RoundPairing((Board(TPN(1), TPN(2)),), pab=TPN(3))
        assert articles(field(*players("", "", "", "")), odd) == {"V8", "V18"}


class TestWhoMustNotMeet:
    def test_again(self) -> None:
        before = field(*players("3w=", "4b=", "1b=", "2w="))
        assert articles(before, "1-3, 2-4") == {"V6"}

    def test_by_order_of_the_tournament(self) -> None:
        barred = ProhibitedGroup(frozenset(map(TPN, (1, 3))))
        before = field(*players(*[""] * 4), prohibited=(barred,))
        assert articles(before, "1-3, 4-2") == {"tournament rules"}

    def test_with_the_same_colour_twice_where_there_is_another_way(self) -> None:
        games = ("5w= 6w=", "6w= 5b=", "7w= 8w=", "8b= 7w=")
        others = ("1b= 2w=", "2b= 1b=", "3b= 4b=", "4w= 3b=")
        before = field(*players(*games, *others), away=(5, 6, 7, 8))
        assert articles(before, "3-1, 2-4") == {"V21"}
        assert articles(replace(before, away=frozenset(map(TPN, (2, 4, 5, 6, 7, 8)))), "3-1") == (
            set()
        )


class TestTheOddPlayer:
    LATER = field(*players("3w1 2w1", "4b1 1b0", "1b0 5w1", "2w0 U", "U 3b0"))

    def test_has_not_been_it_before(self) -> None:
        assert articles(self.LATER, "1-4, 2-3, 5-0") == {"V8"}

    def test_is_the_lowest_placed(self) -> None:
        assert "V17" in articles(self.LATER, "5-1, 3-4, 2-0")
        assert articles(self.LATER, "4-1, 2-5, 3-0") == set()


class TestTheOrderOfOpponents:
    @pytest.mark.parametrize("round_", ["1-6, 5-2, 3-7, 8-4", "1-5, 7-2, 3-6, 8-4"])
    def test_a_pair_that_is_not_sought_first(self, round_: str) -> None:
        assert articles(field(*players(*[""] * 8)), round_) == {"V13"}

    def test_a_dead_end_is_no_fault(self) -> None:
        barred = ProhibitedGroup(frozenset(map(TPN, (3, 6))))
        before = field(*players(*[""] * 6), prohibited=(barred,))
        assert articles(before, "1-4, 6-2, 3-5") == set()
        assert articles(before, "1-6, 4-2, 3-5") == {"V13"}


class TestColours:
    @pytest.mark.parametrize(
        ("lower", "higher", "rule"),
        [
            ("3w= 4w=", "3b= 4w=", "V24.1"),
            ("3w= 4b=", "Z 3w=", "V24.2"),
            ("3w= Z", "4w= Z", "V24.3"),
            ("3w= 4b=", "4w= 3b=", "V24.5"),
            ("Z Z", "Z Z", "V23"),
        ],
    )
    def test_each_rule(self, lower: str, higher: str, rule: str) -> None:
        before = field(*players(lower, higher, "Z Z", "Z Z"), away=(3, 4))
        right = pair(before)
        assert isinstance(right, RoundPairing)
        (board,) = right.boards
        wrong = RoundPairing((Board(board.black, board.white),))
        assert articles(before, right) == set()
        assert articles(before, wrong) == {rule}

    def test_the_colour_drawn_for_number_one(self) -> None:
        before = field(*players("", ""), initial_colour=Colour.BLACK)
        assert articles(before, "2-1") == set()
        assert articles(before, "1-2") == {"V23"}


class TestTheEarlyEnd:
    def test_is_no_fault_where_there_is_no_pairing(self) -> None:
        assert articles(field(*players("2w1", "1b0")), NONE) == set()
        assert articles(field(*players("U Z Z", "Z U Z", "Z Z U")), NONE) == set()

    def test_is_wrong_where_there_is_one(self) -> None:
        assert articles(field(*players(*[""] * 5)), NONE) == {"V18"}


def swapped(random: Random, round_: RoundPairing) -> RoundPairing:
    """Two players change places."""
    seats = [tpn for board in round_.boards for tpn in board]
    one, other = random.sample(range(len(seats)), 2)
    seats[one], seats[other] = seats[other], seats[one]
    changed = tuple(Board(*seats[at : at + 2]) for at in range(0, len(seats), 2))
    return replace(round_, boards=changed)


def test_no_change_of_a_round_escapes() -> None:
    """The rules lead to one round only, so whatever differs in pairs or colours is wrong."""
    changed = 0
    for seed in range(400):
        before = random_fields.random_field(seed, code="vincze")
        right = pair(before)
        if not isinstance(right, RoundPairing) or not right.boards:
            continue
        wrong = swapped(Random(seed), right)
        if set(wrong.boards) != set(right.boards):
            changed += 1
            assert articles(before, wrong), (seed, wrong)
    assert changed > 150
