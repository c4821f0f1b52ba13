"""Colours: what is due, what is forbidden, who gets what (12), and the last round (13)."""

from __future__ import annotations

import pytest

from pairing.lim.colours import barred_colours, due_colour
from pairing.model import Colour

from ..builders import field
from .hall import pairs, players, shown


def past(colours: str) -> list[Colour | None]:
    """ "wb-w": a dash is a round without a game."""
    return [None if letter == "-" else Colour(letter) for letter in colours]


@pytest.mark.parametrize(
    ("colours", "due"),
    [("", None), ("--", None), ("w", "b"), ("wb", "w"), ("wbb", "w"), ("wbw-", "b"), ("-bw", "b")],
)
def test_the_balancing_colour_is_due_else_the_alternating_one(
    colours: str, due: str | None
) -> None:
    assert due_colour(past(colours)) == due


@pytest.mark.parametrize(
    ("colours", "barred"),
    [("", ""), ("w", ""), ("ww", "w"), ("bww", "w"), ("wwb", ""), ("wwbw", "w"), ("b-b", "b")],
)
def test_a_third_time_in_a_row_and_three_more_are_forbidden(colours: str, barred: str) -> None:
    assert barred_colours(past(colours)) == {Colour(letter) for letter in barred}


class TestExchangesForColours:
    def test_the_first_who_is_due_the_other_colour(self) -> None:
        """12.2: 1 and 3 are due White."""
        assert pairs(field(*players("20b=", "21w=", "22b=", "23w="))) == "1-4 2-3"

    def test_nobody_is_exchanged_if_it_does_not_help(self) -> None:
        assert pairs(field(*players(*["20b="] * 4))) == "1-3 2-4"

    def test_an_earlier_player_keeps_his_colour(self) -> None:
        """1 takes 4, though 2 and 3 are then due the same."""
        assert pairs(field(*players("20b=", "21b=", "22b=", "23w="))) == "1-4 2-3"

    def test_two_who_had_the_same_colour_twice_do_not_meet(self) -> None:
        """12.3."""
        had_white = ("20w= 21w=", "22w= 23w=")
        before = field(*players(*had_white, "24w= 25w=", "26b= 27b=", *["28b= 29b="] * 2))
        assert pairs(before) == "1-4 2-5 3-6"


class TestWhoGetsWhat:
    """A pair with the same colour due."""

    def test_the_limit_first(self) -> None:
        """12.3: 2 had two more games with Black; by histories and rank 1 would get White."""
        before = field(*players("20b= H 21w= 22b=", "23b= 24b= 25w= 26b="))
        assert shown(before) == "2-1"

    def test_limits_that_the_last_round_lifts_may_say_nothing(self) -> None:
        """12.3 with 13."""
        games = ("20b= H 21w= 22b=", "23b= 24b= 25w= 26b=")
        assert shown(field(*players(*games), rounds=5)) == "2-1"
        assert shown(field(*players(*games), rounds=5), last_colours="no-limits") == "1-2"
        assert shown(field(*players(*games), rounds=6), last_colours="no-limits") == "2-1"

    def test_limits_that_stand_between_scores_do_not_fall_silent(self) -> None:
        games = ("20b= H 21w= 22b=", "23b= 24b= 25w= 26b0")
        before = field(*players(*games), rounds=5)
        assert shown(before, last_colours="no-limits") == "1-2"
        both = {"last_colours": "no-limits", "last_round": "same-score"}
        assert shown(before, **both) == "2-1"

    def test_what_the_other_had_when_they_last_differed(self) -> None:
        """12.4: both are due Black; in their last games 1 had Black and 2 White."""
        assert shown(field(*players("20w= 21w= 22b=", "H 23b= 24w="))) == "1-2"

    def test_games_are_compared_from_the_last_one_or_by_the_option_rounds(self) -> None:
        """Game by game b-w; round by round nothing in round 3, w-w, then w-b."""
        before = field(*players("20w= 21w= 22b=", "23b= 24w= H"))
        assert shown(before) == "1-2"
        assert shown(before, history="rounds") == "2-1"

    def test_in_the_median_the_higher_ranked(self) -> None:
        assert shown(field(*players("20b=", "21b="))) == "1-2"

    def test_above_it_the_higher_ranked(self) -> None:
        assert shown(field(*players("20b1", "21b1"))) == "1-2"

    def test_below_it_the_lower_ranked(self) -> None:
        assert shown(field(*players("20b0", "21b0"))) == "2-1"

    def test_who_has_not_played_yet_gets_what_is_left(self) -> None:
        assert shown(field(*players("20w=", "H"))) == "2-1"


class TestTheLastRound:
    GAMES = ("20b1 21w1 22w1", "23b1 24w1 25w1", "26w0 27b0 28b0", "29w0 30b0 31b0")

    def test_before_it_the_colours_keep_two_leaders_apart(self) -> None:
        assert pairs(field(*players(*self.GAMES), rounds=9)) == "1-3 2-4"

    def test_in_it_the_same_score_comes_first(self) -> None:
        """13."""
        assert pairs(field(*players(*self.GAMES), rounds=4)) == "1-2 3-4"

    def test_by_the_option_the_limits_hold_between_scores(self) -> None:
        before = field(*players("20w1 21w1", "22w1 23w=", "H Z", "H Z"), rounds=3)
        assert pairs(before) == "1-2 3-4"
        assert pairs(before, last_round="same-score") == "1-3 2-4"
