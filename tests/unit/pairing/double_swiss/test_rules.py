"""The examples of C.04.5, and single rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.double_swiss.colours import MatchSeeker, allocate
from pairing.double_swiss.round import pair_round
from pairing.fide_2026.first_pairs import first_pairs
from pairing.matching.pulse import Pulse
from pairing.model import TPN, Colour, Field, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.systems import SYSTEMS

from .literal import Literal, identifier
from .matches import DOUBLE, match_field, pair_match

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def shown(before: Field, **options: str) -> str:
    """The boards with White of game 1 first, the bye last; or why there are none."""
    outcome = pair_match(before, **options)
    if isinstance(outcome, NoLegalPairing):
        return f"{outcome.article} {outcome.code}"
    boards = [f"{board.white}-{board.black}" for board in outcome.boards]
    return " ".join(boards + ([f"{outcome.pab}-0"] if outcome.pab else []))


def pairs(before: Field, **options: str) -> str:
    outcome = pair_match(before, **options)
    assert isinstance(outcome, RoundPairing), outcome
    ordered = sorted(tuple(sorted(board)) for board in outcome.boards)
    listed = [f"{low}-{high}" for low, high in ordered]
    return " ".join(listed + ([f"{outcome.pab}-0"] if outcome.pab else []))


class TestExamplesOfTheText:
    def test_the_identifier_of_3_6(self) -> None:
        drawn = ((11, 24), (16, 6), (10, 9), (8, 4))
        numbers = tuple((TPN(one), TPN(other)) for one, other in drawn)
        assert identifier(numbers) == [4, 6, 9, 11, 8, 16, 10, 24]

    def test_the_sets_of_3_5_4_in_their_order(self) -> None:
        """Scores 3: 2, 6, 8; 2½: 1, 3, 5; two with 3 and one with 2½."""
        scores = {2: 6, 6: 6, 8: 6, 1: 5, 3: 5, 5: 5}
        literal = Literal(match_field(*["H"] * 8))
        literal.score = {TPN(number): score for number, score in scores.items()}
        sets = [
            frozenset(map(TPN, (*two, one)))
            for two in ((6, 8), (2, 8), (2, 6))
            for one in (5, 3, 1)
        ]
        ordered = [literal.in_order(each) for each in sorted(sets, key=literal.in_order)]
        assert ordered == [
            [2, 6, 1], [2, 6, 3], [2, 6, 5],
            [2, 8, 1], [2, 8, 3], [2, 8, 5],
            [6, 8, 1], [6, 8, 3], [6, 8, 5],
        ]  # fmt: skip

    def test_the_engine_takes_them_in_that_order(self) -> None:
        """Three leaders who have met each other; somebody of 2, 6, 8 has to stay for 10."""
        lines = dict.fromkeys((4, 7, 9), "F F") | dict.fromkeys((2, 6, 8), "F H")
        lines |= dict.fromkeys((1, 3, 5), "F 20w1") | {10: "Z Z"}
        apart = "4-7 4-9 7-9 10-1 10-3 10-5"
        for more, floaters in (
            ("", {2, 6, 1}),
            (" 1-4 1-7 1-9", {2, 6, 3}),
            (" 3-4 3-7 3-9", {2, 6, 5}),
            (" 8-10", {2, 8, 5}),
            (" 6-10", {6, 8, 5}),
        ):
            apart += more
            before = match_field(*(lines[each] for each in range(1, 11)), apart=apart)
            outcome = pair_match(before)
            assert isinstance(outcome, RoundPairing)
            up = {tpn for tpn in outcome.upfloaters if self.meets(outcome, tpn) & {4, 7, 9}}
            assert up == floaters, more

    @staticmethod
    def meets(outcome: RoundPairing, tpn: TPN) -> set[TPN]:
        return {other for board in outcome.boards for other in board if tpn in board} - {tpn}


class TestUpfloaters:
    def test_nobody_if_the_group_is_even(self) -> None:
        assert pairs(match_field("F", "F", "F", "F", "H", "H")) == "1-3 2-4 5-6"

    def test_the_first_of_the_next_score_if_it_is_odd(self) -> None:
        """C5, then 3.5."""
        assert pairs(match_field("F", "F", "F", "H", "H", "H")) == "1-3 2-4 5-6"

    def test_c7_passes_who_floated_in_the_previous_round(self) -> None:
        """4 played 7, who had more points. In the last round that is no matter."""
        lines = ("F F", "F F", "F F", "Z 7w4", "Z F", "Z F", "H 4b0")
        assert pairs(match_field(*lines)) == "1-3 2-5 4-6 7-0"
        assert pairs(match_field(*lines, rounds=3)) == "1-3 2-4 5-6 7-0"

    def test_c6_takes_whom_the_following_group_can_spare(self) -> None:
        """Without 2 the players 3 and 4 could not meet each other; 3 can be spared."""
        before = match_field("F", "H", "H", "H", "Z", "Z", apart="3-4")
        assert pairs(before) == "1-3 2-4 5-6"
        assert pairs(match_field("F", "H", "H", "H", "Z", "Z")) == "1-2 3-4 5-6"

    def test_as_many_as_it_takes(self) -> None:
        """C4: three leaders who cannot meet each other get three upfloaters."""
        before = match_field("F", "F", "F", *["H"] * 3, apart="1-2 1-3 2-3")
        assert pairs(before) == "1-4 2-5 3-6"


class TestTheBracket:
    def test_top_half_against_bottom_half(self) -> None:
        assert pairs(match_field(*[""] * 8)) == "1-5 2-6 3-7 4-8"

    def test_the_first_identifier_that_c1_leaves(self) -> None:
        assert pairs(match_field(*[""] * 4, apart="1-3")) == "1-4 2-3"
        assert pairs(match_field(*[""] * 4, apart="1-3 1-4")) == "1-2 3-4"

    def test_c8_spares_the_opponent_who_floated_in_the_previous_round(self) -> None:
        """2 played 7, who had fewer points. In the last round that is no matter."""
        lines = ("F F", "F 7w4", "F F", "Z F", "Z F", "Z F", "H 2b0")
        assert pairs(match_field(*lines)) == "1-4 2-3 5-6 7-0"
        assert pairs(match_field(*lines, rounds=3)) == "1-3 2-4 5-6 7-0"

    def test_the_tops_are_as_small_as_can_be_and_then_the_bottoms(self) -> None:
        rows = [0b1110, 0b1101, 0b1011, 0b0111]
        assert first_pairs(rows, 0b1111, Pulse()) == ((0, 2), (1, 3))
        assert first_pairs([0b10, 0b01, 0b1000, 0b0100], 0b1111, Pulse()) == ((0, 1), (2, 3))


class TestTheBye:
    def test_the_lowest_score_the_most_matches_the_largest_number(self) -> None:
        assert shown(match_field("F", "H", "Z")).endswith("3-0")
        assert shown(match_field("F", "5w0", "Z")).endswith("2-0")
        assert shown(match_field("", "", "")).endswith("3-0")

    @pytest.mark.parametrize("barred", ["U", "1w+", "F"])
    def test_c2(self, barred: str) -> None:
        before = match_field("20w4 21w4", "20w4 21w2", f"{barred} Z")
        assert pairs(before) == "1-3 2-0"
        assert pairs(match_field("20w4 21w4", "20w4 21w2", "H Z")) == "1-2 3-0"

    def test_half_point_byes_do_not_bar(self) -> None:
        assert shown(match_field("F", "F", "H")).endswith("3-0")

    def test_why_there_is_none(self) -> None:
        assert shown(match_field("F", "F", "U")) == "C2 no-bye-candidate"
        assert shown(match_field("2w4", "1b0")) == "C1 no-opponent-left"

    def test_matches_paired_may_count(self) -> None:
        before = match_field("F", "5w0", "6w-", away=frozenset())
        assert shown(before).endswith("2-0")
        assert shown(before, matches="paired").endswith("3-0")


def test_a_match_that_was_forfeited_is_no_meeting() -> None:
    """0, C1: but one in which a single game was forfeited is."""
    assert shown(match_field("2w-", "1b+")) == "1-2"
    assert shown(match_field("2w2", "1b2")) == "C1 no-opponent-left"


class TestColours:
    @staticmethod
    def white(mine: str, theirs: str, *, odd: bool = True) -> tuple[int, str]:
        one = MatchSeeker(4, TPN(1), tuple(map(Colour, mine)), odd)
        other = MatchSeeker(4, TPN(2), tuple(map(Colour, theirs)), odd=False)
        tpn, _black, decider = allocate(other, one, WHITE)
        return tpn, decider.value

    def test_each_rule(self) -> None:
        assert self.white("", "") == (1, "4.3.1")
        assert self.white("", "", odd=False) == (2, "4.3.1")
        assert self.white("ww", "wb") == (2, "4.3.2")
        assert self.white("wbb", "bwb") == (1, "4.3.3")
        assert self.white("bw", "wb") == (2, "4.3.3")
        assert self.white("wb", "wb") == (1, "4.3.4")
        assert self.white("b", "bb") == (1, "4.3.4")
        assert self.white("", "b") == (2, "4.3.5")
        assert self.white("", "w") == (1, "4.3.2")

    def test_there_is_no_colour_criterion(self) -> None:
        """Both had White in every match; they meet, and one gets it again."""
        before = match_field("5w4 6w4 7w4", "8w4 9w4 3w4")
        assert shown(before) == "2-1"

    def test_the_lot_by_the_numbers_of_those_who_have_arrived(self) -> None:
        before = match_field("", "", "", away=frozenset({TPN(1)}))
        assert shown(before) == "2-3"
        assert shown(before, parity="tpn") == "3-2"


def test_two_of_its_rounds_are_a_match() -> None:
    assert SYSTEMS[DOUBLE].games == 2
    assert {each.games for code, each in SYSTEMS.items() if code != DOUBLE} == {1}


def test_the_order_of_the_participants_does_not_matter_and_progress_is_counted() -> None:
    before = match_field("F", "F", "H", "H", "Z")
    seen: list[tuple[int, int]] = []
    outcome = pair_round(before, Options(), lambda *each: seen.append(each))
    assert (seen[0], seen[-1]) == ((0, 5), (5, 5))
    turned = replace(before, participants=before.participants[::-1])
    assert pair_round(turned, Options(), no_progress) == outcome
