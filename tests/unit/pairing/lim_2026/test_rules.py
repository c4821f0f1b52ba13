"""The tables and lists of C.04.4.3 (4.2 to 4.4, 7.2), and what is new in 2026."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.lim.editions import LIM_OF_1999, LIM_OF_2026
from pairing.lim.numbers import NUMBERS_OF_2026
from pairing.model import TPN, Colour, NoLegalPairing, Options, ProhibitedGroup, RoundPairing
from pairing.options import OptionError

from ..builders import field, pair
from ..lim_1999.hall import barred
from ..rounds_2026 import round_of_2026
from .hall import LIM, pairs, players, shown

FORTY = field(*players(*[""] * 40))
PLAYER_1 = {
    "": "1-4 2-5 3-6",
    "1-4": "1-5 2-4 3-6",
    "1-4 1-5": "1-6 2-4 3-5",
    "1-4 1-5 1-6": "1-3 2-5 4-6",
    "1-4 1-5 1-6 1-3": "1-2 3-5 4-6",
}
"""4.2: who have met, and the column of the table that follows."""
PLAYER_2 = {
    "": "1-6 2-4 3-5",
    "2-4": "1-6 2-5 3-4",
    "2-4 2-5": "1-6 2-3 4-5",
    "2-4 2-5 2-3": "1-3 2-6 4-5",
    "2-4 2-5 2-3 2-6": "1-2 3-5 4-6",
}
"""4.3: the same for player 2, when 1 cannot meet 4 and 5."""


@pytest.mark.parametrize(("met", "column"), PLAYER_1.items())
def test_the_exchanges_for_player_1(met: str, column: str) -> None:
    assert pairs(field(*players(*["H"] * 6), prohibited=barred(met))) == column


@pytest.mark.parametrize(("met", "column"), PLAYER_2.items())
def test_the_exchanges_for_player_2(met: str, column: str) -> None:
    apart = barred(f"1-4 1-5 {met}")
    assert pairs(field(*players(*["H"] * 6), prohibited=apart)) == column


@pytest.mark.parametrize(("met", "column"), PLAYER_1.items())
def test_upwards_the_table_is_turned_round(met: str, column: str) -> None:
    """4.1.2: begin with the lowest ranked player, exchange the higher ranked member."""
    turned = str.maketrans("123456", "654321")
    mirrored = sorted("-".join(sorted(one.split("-"))) for one in column.translate(turned).split())
    below = field(*players(*["Z"] * 6), prohibited=barred(met.translate(turned)))
    assert pairs(below) == " ".join(mirrored)


def test_without_an_opponent_for_2_the_lowest_of_an_odd_group_comes_back() -> None:
    """4.4.1."""
    met = barred("1-2 1-3 1-4 1-5 1-7 2-3 2-4 2-5 2-7")
    assert pairs(field(*players(*["F"] * 7, "H"), prohibited=met)) == "1-6 2-8 3-5 4-7"


def test_without_an_opponent_for_2_the_lowest_of_an_even_group_goes_too() -> None:
    """4.4.2."""
    met = barred("1-2 1-3 1-4 1-5 2-3 2-4 2-5")
    assert pairs(field(*players(*["F"] * 6, "H", "H"), prohibited=met)) == "1-6 2-7 3-4 5-8"


def test_the_forty_players_of_round_1() -> None:
    """7.2, both lists."""
    assert shown(FORTY) == " ".join(
        f"{number}-{number + 20}" if number % 2 else f"{number + 20}-{number}"
        for number in range(1, 21)
    )
    turned = replace(FORTY, initial_colour=Colour.BLACK)
    assert shown(turned).startswith("21-1 2-22 23-3 4-24 ")
    assert shown(turned).endswith(" 20-40")


class TestTheBye:
    def test_in_round_1_to_the_lowest_rated(self) -> None:
        """7.1: no rating is lower than any; of equals the lowest ranked."""
        ratings = (2400, 0, 0)
        drawn = tuple(
            replace(each, rating=rating)
            for each, rating in zip(players("", "", ""), ratings, strict=True)
        )
        assert shown(field(*drawn)) == "1-2 3-0"
        drawn = (drawn[0], drawn[1], replace(drawn[2], rating=2000))
        assert shown(field(*drawn)) == "1-3 2-0"

    def test_not_after_a_win_without_play(self) -> None:
        """1.1 with Basic Rule 4: a full-point bye bars too; by the other reading it does not."""
        before = field(*players("H", "H", "F"), rounds=5)
        assert pairs(before) == "1-3 2-0"
        before = field(*players("4w1", "5b1", "F"), rounds=5)
        assert pairs(before) == "1-3 2-0"
        assert pairs(before, **{"full-bye": "free"}) == "1-2 3-0"

    def test_why_there_is_none(self) -> None:
        before = field(*players("F", "F", "U"), rounds=5)
        outcome = pair(before, LIM)
        assert isinstance(outcome, NoLegalPairing)
        assert outcome.article == "1.1"
        assert outcome.message.startswith("The number of players is odd")


class TestWhyThereIsNoPairing:
    def test_the_tournament_keeps_them_apart(self) -> None:
        apart = (ProhibitedGroup(frozenset({TPN(1), TPN(2)})),)
        assert shown(field(*players("", ""), prohibited=apart)).startswith("tournament rules")

    def test_they_have_met(self) -> None:
        assert shown(field(*players("2w1", "1b0"))) == "2.1 no-complete-pairing"

    def test_the_colours(self) -> None:
        """5.1; in the last round they may (6)."""
        before = field(*players("7w1 8w1", "9w1 6w1"), rounds=5)
        assert shown(before) == "5.1 blocked-by-colours"
        assert shown(replace(before, rounds_total=3)) == "2-1"


def test_players_of_one_federation_may_meet_in_the_last_rounds() -> None:
    """C.04.4.3 has no rule of that."""
    of_one = tuple(replace(each, federation="HUN") for each in players("F", "F"))
    assert shown(field(*of_one, rounds=2)) == "1-2"


def test_options_that_are_not_of_this_edition_are_refused() -> None:
    for name in ("federations", "forfeits-meet", "history", "ties", "progressive"):
        with pytest.raises(OptionError, match=f"unknown option '{name}'"):
            pair(FORTY, LIM, **{name: "yes"})


def test_where_1999_says_the_same_the_rounds_are_the_same() -> None:
    """A full-point bye is made to bar there too."""
    for seed in range(150):
        before = round_of_2026(seed, 5, 14, LIM)
        newer, older = pair(before, LIM), pair(before, "lim-1999", **{"full-bye": "bars"})
        assert isinstance(newer, RoundPairing) == isinstance(older, RoundPairing), seed
        if isinstance(newer, RoundPairing):
            assert newer == older, seed


def test_every_reading_that_is_settled_is_one_of_1999() -> None:
    names = {each.name for each in LIM_OF_1999.readings}
    ours = {each.name for each in LIM_OF_2026.readings}
    assert names == ours | set(LIM_OF_2026.settled)
    assert not ours & set(LIM_OF_2026.settled)
    LIM_OF_2026.chosen(Options())


def test_the_numbers_are_those_of_the_articles() -> None:
    """9 became 2, 10 became 3, 11 to 15 became 4 to 8."""
    chapters = {"9": "2", "10": "3", "11": "4", "12": "5", "13": "6", "14": "7", "8": "1"}
    for old, new in NUMBERS_OF_2026.items():
        assert new.split(".")[0] == chapters[old.split(".")[0]], old
