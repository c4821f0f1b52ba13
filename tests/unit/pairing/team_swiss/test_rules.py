"""The examples of C.04.6, and single rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.colours import Preference, Strength
from pairing.model import TPN, Colour, Field, NoLegalPairing, Options, RoundPairing, no_progress
from pairing.systems import SYSTEMS, TEAM_SYSTEMS, system
from pairing.team_swiss.colours import TeamSeeker, allocate
from pairing.team_swiss.preferences import preference
from pairing.team_swiss.readings import chosen
from pairing.team_swiss.round import pair_round

from .literal import Literal, identifier
from .teams import TEAM, pair_teams, team_field

WHITE, BLACK = Colour.WHITE, Colour.BLACK


def shown(before: Field, **options: str) -> str:
    """The matches with White first, the bye last; or why there are none."""
    outcome = pair_teams(before, **options)
    if isinstance(outcome, NoLegalPairing):
        return f"{outcome.article} {outcome.code}"
    boards = [f"{board.white}-{board.black}" for board in outcome.boards]
    return " ".join(boards + ([f"{outcome.pab}-0"] if outcome.pab else []))


def pairs(before: Field, **options: str) -> str:
    outcome = pair_teams(before, **options)
    assert isinstance(outcome, RoundPairing), outcome
    ordered = sorted(tuple(sorted(board)) for board in outcome.boards)
    listed = [f"{low}-{high}" for low, high in ordered]
    return " ".join(listed + ([f"{outcome.pab}-0"] if outcome.pab else []))


class TestExamplesOfTheText:
    def test_the_identifier_of_3_6_2(self) -> None:
        drawn = ((11, 24), (16, 6), (10, 9), (8, 4))
        numbers = tuple((TPN(one), TPN(other)) for one, other in drawn)
        assert identifier(numbers) == [4, 6, 9, 11, 8, 16, 10, 24]

    def test_the_sets_of_3_5_4_in_their_order(self) -> None:
        """Scores 3: 2, 6, 8; 2½: 1, 3, 5; two with 3 and one with 2½."""
        scores = {2: 6, 6: 6, 8: 6, 1: 5, 3: 5, 5: 5}
        literal = Literal(team_field(*["H"] * 8))
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
            before = team_field(*(lines[each] for each in range(1, 11)), apart=apart)
            outcome = pair_teams(before)
            assert isinstance(outcome, RoundPairing)
            leaders = {4, 7, 9}
            met = {t for board in outcome.boards if leaders & {*board} for t in board} - leaders
            assert met == floaters, more


class TestUpfloaters:
    def test_nobody_if_the_group_is_even(self) -> None:
        assert pairs(team_field("F", "F", "F", "F", "H", "H")) == "1-3 2-4 5-6"

    def test_the_first_of_the_next_score_if_it_is_odd(self) -> None:
        assert pairs(team_field("F", "F", "F", "H", "H", "H")) == "1-3 2-4 5-6"

    def test_c7_passes_who_floated_but_not_in_the_last_two_rounds(self) -> None:
        """4 played 7, which had more points."""
        lines = ("F F", "F F", "F F", "Z 7w4", "Z F", "Z F", "H 4b0")
        assert pairs(team_field(*lines)) == "1-3 2-5 4-6 7-0"
        assert pairs(team_field(*lines, rounds=5)) == "1-3 2-5 4-6 7-0"
        assert pairs(team_field(*lines, rounds=4)) == "1-3 2-4 5-6 7-0"
        assert pairs(team_field(*lines, rounds=3)) == "1-3 2-4 5-6 7-0"

    def test_c6_takes_whom_the_following_group_can_spare(self) -> None:
        before = team_field("F", "H", "H", "H", "Z", "Z", apart="3-4")
        assert pairs(before) == "1-3 2-4 5-6"
        assert pairs(team_field("F", "H", "H", "H", "Z", "Z")) == "1-2 3-4 5-6"

    def test_how_far_a_set_is_from_c6_may_matter(self) -> None:
        """Of 2 to 7 only 2 and 3 may meet: with 2 gone the group needs five upfloaters, else
        three."""
        group = range(2, 8)
        apart = " ".join(f"{a}-{b}" for a in group for b in group if a < b and (a, b) != (2, 3))
        before = team_field("F", *["H"] * 6, *["Z"] * 5, apart=apart)
        assert pairs(before).startswith("1-2 ")
        assert pairs(before, following="fewest").startswith("1-4 ")


class TestTheBracket:
    def test_top_half_against_bottom_half(self) -> None:
        assert pairs(team_field(*[""] * 8)) == "1-5 2-6 3-7 4-8"

    def test_the_top_member_is_the_smaller_number_whatever_its_score(self) -> None:
        """3.6.1: residents 1, 2, 4 and the upfloater 3, none of whom prefers a colour."""
        assert pairs(team_field("F", "F", "H", "F")) == "1-3 2-4"

    def test_c8_parts_two_that_prefer_the_same_colour(self) -> None:
        lines = ("7w4 8w4", "9b4 7b4", "8w4 9w4", "7b4 9b4")
        assert shown(team_field(*lines)) == "4-1 2-3"
        assert pairs(team_field(*lines), preferences="none") == "1-3 2-4"

    def test_c9_parts_two_that_prefer_it_strongly(self) -> None:
        lines = ("7w4 8b0 9w4", "9w4 7b0 8w4", "8b0 9w4 7w4", "9b0 8w4 7w4")
        assert pairs(team_field(*lines), preferences="b") == "1-3 2-4"
        strong = (lines[0], lines[2], lines[1], lines[3])
        assert pairs(team_field(*strong), preferences="b") == "1-4 2-3"

    def test_c10_spares_the_opponent_who_floated_but_not_in_the_last_two_rounds(self) -> None:
        """2 played 7, which had fewer points."""
        lines = ("F F", "F 7w4", "F F", "Z F", "Z F", "Z F", "H 2b0")
        assert pairs(team_field(*lines)) == "1-4 2-3 5-6 7-0"
        assert pairs(team_field(*lines, rounds=4)) == "1-3 2-4 5-6 7-0"


class TestTheBye:
    def test_the_lowest_score_the_most_matches_the_largest_number(self) -> None:
        assert shown(team_field("F", "H", "Z")).endswith("3-0")
        assert shown(team_field("F", "5w0", "Z")).endswith("2-0")
        assert shown(team_field("", "", "")).endswith("3-0")

    @pytest.mark.parametrize("barred", ["U", "1w+", "F"])
    def test_c2(self, barred: str) -> None:
        before = team_field("20w4 21w4", "20w4 21w2", f"{barred} Z")
        assert pairs(before) == "1-3 2-0"
        assert pairs(team_field("20w4 21w4", "20w4 21w2", "H Z")) == "1-2 3-0"

    def test_why_there_is_none(self) -> None:
        assert shown(team_field("F", "F", "U")) == "C2 no-bye-candidate"
        assert shown(team_field("2w4", "1b0")) == "C1 no-opponent-left"

    def test_matches_paired_may_count(self) -> None:
        before = team_field("F", "5w0", "6w-")
        assert shown(before).endswith("2-0")
        assert shown(before, matches="paired").endswith("3-0")


def test_a_match_that_was_forfeited_is_no_meeting() -> None:
    assert pairs(team_field("2w-", "1b+")) == "1-2"
    assert shown(team_field("2w2", "1b2")) == "C1 no-opponent-left"


class TestPreferences:
    """1.7, row by row of both types."""

    @staticmethod
    def wish(colours: str, last: str = "", *, last_round: bool = False) -> list[str]:
        """Of Type A and of Type B: "w", "W" for a strong one, or "-"."""
        found = []
        for kind in ("a", "b"):
            more = (("last-two", last),) if last else ()
            readings = chosen(Options((("preferences", kind), *more)))
            had = tuple(map(Colour, colours))
            made = preference(had, readings, last_round=last_round)
            letter = made.colour.value if made.colour else "-"
            found.append(letter.upper() if made.strength is Strength.STRONG else letter)
        return found

    @pytest.mark.parametrize(
        ("colours", "a", "b"),
        [
            ("", "-", "-"),
            ("b", "-", "w"),
            ("w", "-", "b"),
            ("bb", "w", "W"),
            ("ww", "b", "B"),
            ("wb", "-", "w"),
            ("bw", "-", "b"),
            ("wbb", "w", "W"),
            ("bww", "b", "B"),
            ("bwb", "-", "w"),
            ("wbw", "-", "b"),
            ("wwbb", "w", "W"),
            ("bbww", "b", "B"),
            ("wwwbb", "-", "b"),
            ("bbbww", "-", "w"),
            ("bbbw", "w", "W"),
            ("wwwb", "b", "B"),
        ],
    )
    def test_each_condition(self, colours: str, a: str, b: str) -> None:
        assert self.wish(colours) == [a, b]

    def test_the_last_round(self) -> None:
        assert self.wish("wb", last_round=True) == ["-", "-"]
        assert self.wish("b", last_round=True) == ["-", "w"]
        assert self.wish("wwbb", last_round=True) == ["w", "W"]
        assert self.wish("wwbb", "no-preference", last_round=True) == ["-", "-"]
        assert self.wish("wwbb", "no-preference") == ["w", "W"]
        assert self.wish("wbb", "no-preference", last_round=True) == ["w", "W"]


class TestColours:
    @staticmethod
    def white(mine: str, theirs: str, *, odd: bool = True, kind: str = "a") -> tuple[int, str]:
        readings = chosen(Options((("preferences", kind),)))

        def seeker(tpn: int, colours: str, odd: bool) -> TeamSeeker:
            had = tuple(map(Colour, colours))
            wish: Preference = preference(had, readings, last_round=False)
            return TeamSeeker(4, 0, TPN(tpn), had, wish, odd)

        one, other = seeker(1, mine, odd), seeker(2, theirs, False)
        tpn, _black, decider = allocate(other, one, WHITE)
        return tpn, decider.value

    def test_each_rule(self) -> None:
        assert self.white("", "") == (1, "4.3.1")
        assert self.white("", "", odd=False) == (2, "4.3.1")
        assert self.white("ww", "wb") == (2, "4.3.2")
        assert self.white("w", "bb") == (2, "4.3.2")
        assert self.white("ww", "bb") == (2, "4.3.3")
        assert self.white("wb", "wbb", kind="b") == (2, "4.3.4")
        assert self.white("wbb", "wb", kind="b") == (1, "4.3.4")
        assert self.white("www", "ww") == (2, "4.3.5")
        assert self.white("wb", "bw") == (1, "4.3.6")
        assert self.white("ww", "ww") == (2, "4.3.7")
        assert self.white("wb", "wb") == (1, "4.3.8")

    def test_a_first_team_that_has_not_played_lets_the_other_one_change(self) -> None:
        assert self.white("", "wb", kind="none") == (2, "4.3.9")
        assert self.white("", "bw", kind="none") == (1, "4.3.9")

    def test_the_first_team_has_more_points_then_more_of_the_other_score(self) -> None:
        """4.2: both have had White twice; the preference of the first-team is granted (4.3.7)."""
        before = team_field("5w4 6w4/9", "7w4 8w4/12")
        assert shown(before) == "1-2"
        assert shown(before, secondary="not-used") == "2-1"
        ahead = team_field("5w4 6w4", "7w4 8w2/20")
        assert shown(ahead) == "2-1"

    def test_the_lot_by_the_numbers_of_those_that_have_arrived(self) -> None:
        before = team_field("", "", "", away=frozenset({TPN(1)}))
        assert shown(before) == "2-3"
        assert shown(before, parity="tpn") == "3-2"

    def test_colours_never_prevent_a_pairing(self) -> None:
        before = team_field("5w4 6w4 7w4", "8w4 9w4 4w4")
        assert shown(before) == "2-1"


def test_no_event_can_name_it() -> None:
    assert TEAM not in SYSTEMS
    assert system(TEAM) is TEAM_SYSTEMS[TEAM]


def test_the_order_of_the_teams_does_not_matter_and_progress_is_counted() -> None:
    before = team_field("F", "F", "H", "H", "Z")
    seen: list[tuple[int, int]] = []
    outcome = pair_round(before, Options(), lambda *each: seen.append(each))
    assert (seen[0], seen[-1]) == ((0, 5), (5, 5))
    turned = replace(before, participants=before.participants[::-1])
    assert pair_round(turned, Options(), no_progress) == outcome
