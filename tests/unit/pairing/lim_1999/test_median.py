"""The order of the groups (9.2), the blocked median (9.6), and the bye (8, 14.1)."""

from __future__ import annotations

from ..builders import field
from .hall import barred, pairs, players, rated


class TestTheOrderOfTheGroups:
    def test_down_then_up_then_the_median(self) -> None:
        """3 floats down and 7 up; both are paired in the median before its own players."""
        before = field(*players(*["F"] * 3, *["H"] * 2, *["Z"] * 3))
        assert pairs(before) == "1-2 3-4 5-6 7-8"

    def test_the_median_stands_although_nobody_has_its_score(self) -> None:
        """15.3 without a draw: 3 and 4 meet in an empty median group."""
        assert pairs(field(*players("F", "F", "F", "Z", "Z", "Z"))) == "1-2 3-4 5-6"

    def test_the_second_round(self) -> None:
        """15: winners from the top, losers from below, the drawn games last."""
        won = ("7w1", "8b1", "9w1", "10b1")
        drawn, lost = ("11w=", "12b=", "5b=", "6w="), ("1b0", "2w0", "3b0", "4w0")
        before = field(*players(*won, *drawn[:2], *lost, *drawn[2:]))
        assert pairs(before) == "1-4 2-3 5-6 7-10 8-9 11-12"


class TestTheBlockedMedian:
    def test_with_more_floaters_from_above_a_pair_below_is_cancelled(self) -> None:
        apart = barred("1-2 1-3 1-4")
        before = field(*players("F", "F", "H", "H", "Z", "Z"), prohibited=apart)
        assert pairs(before) == "1-5 2-3 4-6"

    def test_otherwise_a_pair_above(self) -> None:
        before = field(*players("F", "F", "F", "Z", "Z", "Z"), prohibited=barred("3-4"))
        assert pairs(before) == "1-3 2-4 5-6"

    def test_nothing_is_cancelled_if_downfloaters_count_as_opponents(self) -> None:
        """10.4: by the option 5 floats instead of 4, because he may meet 3."""
        before = field(*players("F", "F", "F", "Z", "Z", "Z"), prohibited=barred("3-4"))
        assert pairs(before, adjacent="with-floaters") == "1-2 3-5 4-6"

    LONG = field(
        *players("F", "F", "H", "H", "Z", "Z", "Z", "Z", "F", "F"),
        prohibited=barred("1-2 1-9 1-10 2-9 2-10 1-3 1-4 1-5 1-7"),
    )
    """1 can meet 6 or 8 only, who were paired first; 9-10 is the pair above."""

    def test_the_floaters_are_counted_again_each_time(self) -> None:
        """5-7 is cancelled, then 9-10, then 6-8."""
        assert pairs(self.LONG) == "1-6 2-3 4-9 5-10 7-8"

    def test_or_once(self) -> None:
        """5-7 and 6-8 are cancelled; 9-10 stands."""
        assert pairs(self.LONG, cracking="once") == "1-6 2-3 4-8 5-7 9-10"

    def test_by_the_option_the_pair_made_first_is_cancelled(self) -> None:
        """6-8 is cancelled at once, and that is enough."""
        assert pairs(self.LONG, cracked_pair="first-made") == "1-6 2-3 4-8 5-7 9-10"

    def test_the_first_pair_of_the_group_next_to_the_median(self) -> None:
        """The lowest group made 9-10; of the next one 5-7 was made last and 6-8 first."""
        games = ("F F", "F F", "H H", "H H", *["H Z"] * 4, "Z Z", "Z Z")
        before = field(*players(*games), prohibited=barred("1-2 1-3 1-4"))
        assert pairs(before) == "1-5 2-3 4-7 6-8 9-10"
        assert pairs(before, cracked_pair="first-made") == "1-6 2-3 4-8 5-7 9-10"


class TestTheBye:
    def test_the_lowest_ranked_of_the_lowest_group(self) -> None:
        assert pairs(field(*players("F", "F", "Z", "Z", "H"))) == "1-2 3-5 4-0"

    def test_only_once_and_not_after_a_walkover(self) -> None:
        """8.2."""
        assert pairs(field(*players("H H", "H H", "20w0 H", "21b0 +", "22w0 U"))).endswith(" 3-0")

    def test_a_full_point_bye_bars_only_by_the_option(self) -> None:
        before = field(*players("F Z", "F Z", "F Z"))
        assert pairs(before).endswith("3-0")
        mixed = field(*players("F Z", "H H", "F Z"))
        assert pairs(mixed, full_bye="bars").endswith("2-0")

    def test_the_rest_must_be_paired(self) -> None:
        """E 10: without 5 the others could not be."""
        before = field(*players(*["H"] * 5), prohibited=barred("1-2 1-3 1-4"))
        assert pairs(before) == "1-5 2-3 4-0"

    def test_in_round_1_the_lowest_rated(self) -> None:
        """14.1."""
        before = rated(field(*players("", "", "")), 2000, 1900, 1950)
        assert pairs(before) == "1-3 2-0"

    def test_nobody_away_gets_it(self) -> None:
        assert pairs(field(*players("H", "H", "H", "H"), away=(4,))) == "1-2 3-0"
