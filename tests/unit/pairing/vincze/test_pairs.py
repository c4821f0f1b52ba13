"""V6 to V18: groups, opponents in order, dead ends, the odd player, the early end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.model import TPN, NoLegalPairing, Options, ProhibitedGroup
from pairing.options import OptionError
from pairing.vincze.opponents import opponents_in_order
from pairing.vincze.round import pair_round

from ..builders import field, player
from .hall import pair, pairs, players, shown


def order(*groups: list[int]) -> list[int]:
    return [sought.opponent for sought in opponents_in_order(groups)]


def apart(*numbers: int) -> ProhibitedGroup:
    return ProhibitedGroup(frozenset(map(TPN, numbers)))


def newcomers(count: int) -> tuple[str, ...]:
    return ("",) * count


class TestTheOrderOfOpponents:
    def test_the_example_of_the_text_is_a_group_of_eight(self) -> None:
        assert order([1, 2, 3, 4, 5, 6, 7, 8]) == [5, 6, 7, 8, 4, 3, 2]

    def test_with_an_odd_number_the_lower_half_is_the_larger(self) -> None:
        """V12."""
        assert order([1, 2, 3, 4, 5, 6, 7]) == [4, 5, 6, 7, 3, 2]
        assert order([1, 2, 3]) == [2, 3]

    def test_the_groups_below_follow_in_ascending_order(self) -> None:
        assert order([1, 3], [4, 5, 6, 7], [2, 8]) == [3, 4, 5, 6, 7, 2, 8]

    def test_a_player_alone_in_his_group_seeks_below_at_once(self) -> None:
        assert order([9], [2, 4]) == [2, 4]

    def test_each_line_of_v13_has_its_number(self) -> None:
        rules = [sought.rule for sought in opponents_in_order([[1, 2, 3, 4], [5], [6]])]
        assert rules == ["V13.1", "V13.1", "V13.2", "V13.3", "V13.4"]


class TestFirstRound:
    def test_the_upper_half_meets_the_lower_half(self) -> None:
        assert pairs(field(*players(*newcomers(8)))) == "1-5 2-6 3-7 4-8"

    def test_the_last_of_an_odd_number_is_the_odd_player(self) -> None:
        assert pairs(field(*players(*newcomers(7)))) == "1-4 2-5 3-6 7-0"

    def test_who_is_away_is_not_paired(self) -> None:
        """V9."""
        assert pairs(field(*players(*newcomers(7)), away=(2, 6, 7))) == "1-4 3-5"


class TestGroups:
    """After round 1: no. 1 to 4 have a point, 5 to 8 none."""

    ROUND_1 = players("5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0")

    def test_each_score_group_is_halved_by_itself(self) -> None:
        assert pairs(field(*self.ROUND_1)) == "1-3 2-4 5-7 6-8"

    def test_the_reduced_group_is_halved_anew(self) -> None:
        """V15: 1-4 leaves 2 and 3, where 3 is the lower half."""
        assert pairs(field(*self.ROUND_1, prohibited=(apart(1, 3),))) == "1-4 2-3 5-7 6-8"

    def test_then_the_upper_half_from_its_end(self) -> None:
        """V13.2: 1 may meet neither 3 nor 4, so 2; and 3 meets 4."""
        barred = (apart(1, 3), apart(1, 4))
        assert pairs(field(*self.ROUND_1, prohibited=barred)) == "1-2 3-4 5-7 6-8"

    def test_then_the_next_group_from_its_first_player(self) -> None:
        """V13.3: 1 has met 5, so 6 comes; 2, 3 and 4 are halved; 4 is left and gets 5."""
        barred = (apart(1, 2), apart(1, 3), apart(1, 4))
        assert pairs(field(*self.ROUND_1, prohibited=barred)) == "1-6 2-3 4-5 7-8"

    def test_a_group_further_down_when_the_next_has_nobody(self) -> None:
        """V13.4: 1 has two points and has met both with one; 4 has none."""
        groups = players("2w1 3b1", "1b0 4w1", "4b1 1w0", "3w0 2b0")
        assert pairs(field(*groups)) == "1-4 2-3"


class TestWhoMayMeet:
    def test_two_players_meet_only_once(self) -> None:
        """V6."""
        drawn = players("3w=", "4b=", "1b=", "2w=")
        assert pairs(field(*drawn)) == "1-4 2-3"

    def test_a_game_decided_by_forfeit_is_no_meeting_unless_the_option_says_so(self) -> None:
        forfeits = field(*players("2w+", "1b-", "4w+", "3b-", "H", "H"), away=(2, 4, 5, 6))
        assert pairs(forfeits) == "1-3"
        again = field(*players("2w+", "1b-"))
        assert pairs(again) == "1-2"
        assert shown(again, forfeits_meet="yes") == "V6 no-opponent-left"

    DRAWS = players(
        "5w= 6w=", "6w= 5b=", "7w= 8w=", "8b= 7w=", "1b= 2w=", "2b= 1b=", "3b= 4b=", "4w= 3b="
    )

    def test_two_with_the_same_colour_twice_do_not_meet(self) -> None:
        """V14, V21: 1 and 3 have had White twice."""
        assert pairs(field(*self.DRAWS, away=(5, 6, 7, 8))) == "1-4 2-3"

    def test_the_ban_falls_where_no_pairing_exists_with_it(self) -> None:
        """V22; the colours: both have it twice, so the lower number balances (V24.3)."""
        assert shown(field(*self.DRAWS, away=(2, 4, 5, 6, 7, 8))) == "3-1"

    def test_the_same_colour_twice_may_mean_the_last_two_rounds(self) -> None:
        """1 and 3 had White twice, and then a round without a game."""
        away = (5, 6, 7, 8)
        before = field(
            *(replace(each, rounds=(*each.rounds, *player(1, "Z").rounds)) for each in self.DRAWS),
            away=away,
        )
        assert pairs(before) == "1-4 2-3"
        assert pairs(before, same_twice="rounds") == "1-3 2-4"


class TestDeadEnds:
    def test_the_pair_made_last_is_cancelled_first(self) -> None:
        """V16: 1-4, 2-5, and 3-6 is impossible; 1-4 stands, 2 meets 6."""
        assert pairs(field(*players(*newcomers(6)), prohibited=(apart(3, 6),))) == "1-4 2-6 3-5"

    def test_backwards_up_to_the_very_first_pair(self) -> None:
        """2 may meet only 1 and 4, so 1 must not take 4."""
        barred = (apart(2, 3), apart(2, 5), apart(2, 6))
        assert pairs(field(*players(*newcomers(6)), prohibited=barred)) == "1-5 2-4 3-6"

    def test_no_pair_above_is_touched_as_long_as_one_below_helps(self) -> None:
        """5 and 6, the lowest, have met: 3-4 is cancelled, 1-2 stays."""
        top = ("3w1 4b1 Z", "4w1 3b1 Z")
        middle = ("1b0 2w0 F", "2b0 1w0 F")
        lowest = ("6w= Z Z", "5b= Z Z")
        assert pairs(field(*players(*top, *middle, *lowest))) == "1-2 3-5 4-6"


class TestTheOddPlayer:
    def test_is_the_last_of_the_lowest_group(self) -> None:
        """V8: 2 has nothing; 1 and 3 have a point."""
        assert pairs(field(*players("2w1", "1b0", "U"))) == "1-3 2-0"

    def test_but_never_twice(self) -> None:
        """5 and 4 have had it, so 3."""
        before = players("3w1 2w1", "4b1 1b0", "1b0 5w1", "2w0 U", "U 3b0")
        assert pairs(field(*before)) == "1-4 2-5 3-0"

    def test_moves_up_where_the_others_could_not_be_paired(self) -> None:
        """V17: without 2 the others are 1 and 3, who must not meet."""
        before = field(*players("2w=", "1b=", "U"), prohibited=(apart(1, 3),))
        assert pairs(before) == "2-3 1-0"

    def test_comes_from_the_next_group_when_all_of_the_lowest_had_it(self) -> None:
        assert pairs(field(*players("2w1 3b1", "1b0 U", "U 1w0"))) == "2-3 1-0"

    def test_may_have_won_by_forfeit_unless_the_option_says_otherwise(self) -> None:
        before = field(*players("U 3w1", "3b- F", "2w+ 1b0"))
        assert pairs(before) == "1-2 3-0"
        assert shown(before, odd_player_bar="unplayed-win") == "V8 no-bye-candidate"

    def test_may_be_whom_the_pairing_leaves_over(self) -> None:
        before = field(*players(*newcomers(5)), prohibited=(apart(1, 3), apart(1, 4)))
        assert pairs(before) == "1-2 3-4 5-0"
        assert pairs(before, odd_player="left-over") == "1-5 2-3 4-0"

    def test_is_replaced_before_the_ban_on_three_colours_falls(self) -> None:
        """V17, V22: 1 and 2 have had White twice; the option lets the ban fall first."""
        games = ("4w1 5w1", "5w1 4w1", "6b0 Z", "1b0 2b0", "2b0 1b0", "3w1 Z")
        before = field(*players(*games), away=(4, 5, 6))
        assert pairs(before) == "1-3 2-0"
        assert pairs(before, ban_lifted="before-replacing") == "1-2 3-0"


class TestTheEarlyEnd:
    """V18: the answer names the rule that stands in the way."""

    def test_somebody_has_met_everybody(self) -> None:
        outcome = pair(field(*players("2w1", "1b0")))
        assert outcome == NoLegalPairing(
            "no-opponent-left",
            "V6",
            "Nobody is left whom no. 1 and no. 2 may meet: two players meet only once (V6), so the"
            " tournament ends here (V18).",
            (TPN(1), TPN(2)),
        )

    def test_everybody_has_been_the_odd_player(self) -> None:
        assert shown(field(*players("U Z Z", "Z U Z", "Z Z U"))) == "V8 no-bye-candidate"

    def test_the_only_odd_player_left_leaves_others_who_have_met(self) -> None:
        """1, 2 and 3 have met each other, and only 5 has not been odd."""
        games = ("2w1 3w1 U Z", "1b0 U 3w1 Z", "U 1b0 2b0 Z", "Z Z Z U", "Z Z Z Z")
        outcome = pair(field(*players(*games)))
        assert isinstance(outcome, NoLegalPairing)
        assert (outcome.article, outcome.players) == ("V17", (5,))

    def test_three_have_met_each_other_and_there_is_but_one_more(self) -> None:
        games = ("2w1 3w1 Z", "1b0 Z 3w1", "Z 1b0 2b0", "Z Z Z")
        outcome = pair(field(*players(*games)))
        assert isinstance(outcome, NoLegalPairing)
        assert (outcome.article, outcome.code) == ("V6", "no-complete-pairing")
        assert len(outcome.players) == 2

    def test_only_the_tournament_keeps_them_apart(self) -> None:
        before = field(*players(*newcomers(2)), prohibited=(apart(1, 2),))
        assert shown(before) == "V18 prohibited-pairs"


def test_the_order_of_the_input_has_no_meaning() -> None:
    games = players("3w1 2w1", "4b1 1b0", "1b0 5w1", "2w0 U", "U 3b0")
    assert pair(field(*games)) == pair(field(*reversed(games)))


def test_progress_is_told_and_may_cancel() -> None:
    before = field(*players(*newcomers(300)))
    told: list[tuple[int, int]] = []
    pair_round(before, Options(), lambda done, total: told.append((done, total)))
    assert told[0] == (0, 300)
    assert told[-1] == (300, 300)
    assert len(told) > 4

    def cancel(done: int, _total: int) -> None:
        if done > 100:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        pair_round(before, Options(), cancel)


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match="odd-player is one of before, left-over"):
        pair(field(*players("", "")), odd_player="first")
    with pytest.raises(OptionError, match="lists some of buchholz, median-buchholz"):
        pair(field(*players("", "")), tie_breaks="buchholz,koya")
    with pytest.raises(OptionError, match="each once"):
        pair(field(*players("", "")), tie_breaks="wins,wins")
