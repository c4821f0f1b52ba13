"""Who floats (9.3, 10.1 to 10.5, 10.9, 10.10) and whom floaters meet (10.6 to 10.8)."""

from __future__ import annotations

from ..builders import field
from .hall import barred, pairs, players, rated


class TestWhoFloats:
    def test_downwards_the_lowest_ranked_if_as_many_are_due_white_as_black(self) -> None:
        assert pairs(field(*players("F", "F", "F", "H"))) == "1-2 3-4"

    def test_upwards_the_highest_ranked(self) -> None:
        assert pairs(field(*players("H", "Z", "Z", "Z"))) == "1-2 3-4"

    def test_downwards_who_makes_the_colours_equal(self) -> None:
        """10.2: two are due White, and 2 is the lower of them."""
        assert pairs(field(*players("20b1", "21b1", "22w1", "23b="))) == "1-3 2-4"

    def test_upwards_who_makes_the_colours_equal(self) -> None:
        assert pairs(field(*players("23b=", "20w0", "21b0", "22b0"))) == "1-3 2-4"

    def test_rather_somebody_with_an_opponent_in_the_next_group(self) -> None:
        """10.3, 10.9: 3 would be of kind c."""
        before = field(*players("F", "F", "F", "H"), prohibited=barred("3-4"))
        assert pairs(before) == "1-3 2-4"

    def test_upwards_too(self) -> None:
        before = field(*players("H", "Z", "Z", "Z"), prohibited=barred("1-2"))
        assert pairs(before) == "1-3 2-4"

    def test_rather_somebody_who_did_not_float_in_yet(self) -> None:
        """10.9: 3 floated into the group of 1 and 2, so 2 floats."""
        before = field(*players("F H", "F H", "F F", "H H"))
        assert pairs(before) == "1-3 2-4"

    def test_rather_somebody_who_did_not_float_in_the_previous_round(self) -> None:
        """10.10: 3 met a player with less."""
        before = field(*players("F F", "F F", "F 5w1", "H H", "Z 3b0"), away=(5,))
        assert pairs(before) == "1-3 2-4"

    def test_points_without_a_game_are_a_float_only_by_the_option(self) -> None:
        before = field(*players("20w1 21b1", "22b1 23w1", "F F", "H H"))
        assert pairs(before) == "1-2 3-4"
        assert pairs(before, floated="points") == "1-3 2-4"

    def test_whoever_has_met_everybody_in_the_group(self) -> None:
        """9.3 (a), and the number of pairs stays as large as it can be."""
        before = field(*players("F", "F", "F", "H"), prohibited=barred("1-2 1-3"))
        assert pairs(before) == "1-4 2-3"

    def test_whoever_cannot_change_colours_in_the_group(self) -> None:
        """9.3 (c): 1, 2 and 3 had White twice."""
        had_white = ("20w1 21w1", "22w1 23w1", "24w1 25w1")
        before = field(*players(*had_white, "26b1 27w1", "H H", "H H"))
        assert pairs(before) == "1-4 2-5 3-6"

    def test_a_floater_goes_on_until_there_is_an_opponent(self) -> None:
        """10.5."""
        before = field(*players("F F F", "F F H", "F F H", "H H H"), prohibited=barred("1-2 1-3"))
        assert pairs(before) == "1-4 2-3"


class TestOpponentsTakenByOthers:
    """10.3: 1 floats because 2 and 3 floated before; then 3 finds his only opponent taken."""

    BEFORE = field(
        *players("F F", "F 7w1", "F 8w1", "F F", "H H", "H H", "Z 2b0", "Z 3b0"),
        away=(7, 8),
        prohibited=barred("1-2 1-3 2-3 3-6"),
    )

    def test_the_first_takes_whom_10_8_gives_him(self) -> None:
        assert pairs(self.BEFORE) == "1-5 2-6 3-4"

    def test_by_the_option_he_may_take_the_other(self) -> None:
        assert pairs(self.BEFORE, taken="needed") == "1-6 2-4 3-5"


class TestWhomAFloaterMeets:
    def test_downwards_the_highest_ranked(self) -> None:
        assert pairs(field(*players("F", "H", "H", "H"))) == "1-2 3-4"

    def test_upwards_the_lowest_ranked(self) -> None:
        before = field(*players("H H H", "Z H H", "Z H H", "Z H H", "Z Z H", "H H H"))
        assert pairs(before) == "1-6 2-3 4-5"

    def test_downwards_the_highest_who_is_due_the_other_colour(self) -> None:
        before = field(*players("20b1", "21b=", "22w=", "23w="))
        assert pairs(before) == "1-3 2-4"

    def test_upwards_the_lowest_who_is_due_the_other_colour(self) -> None:
        before = field(*players("20w= 21b0", "22b= 23w0", "24w= 25b0", "26w0 27b0"))
        assert pairs(before) == "1-3 2-4"

    def test_a_newcomer_suits_unless_the_option_says_otherwise(self) -> None:
        before = field(*players("20b1", "H", "22w=", "23w="))
        assert pairs(before) == "1-2 3-4"
        assert pairs(before, newcomers="no") == "1-3 2-4"

    def test_an_upfloater_in_the_median_meets_the_highest_or_lowest(self) -> None:
        before = field(*players("H", "H", "H", "Z"))
        assert pairs(before) == "1-4 2-3"
        assert pairs(before, median_upfloaters="lowest") == "1-2 3-4"

    def test_the_floater_with_the_most_points_comes_first(self) -> None:
        """10.6.2: 2 has more than 1, though 1 is ranked higher."""
        before = field(*players("F F H", "F F F", "F H H", "F H H"), prohibited=barred("1-2"))
        assert pairs(before) == "1-4 2-3"

    def test_floaters_may_meet_unless_the_option_puts_them_last(self) -> None:
        """1 and 4 floated from above and from below; 1 is open to 4 and to 3."""
        before = field(*players("F", "H", "H", "Z"), prohibited=barred("1-2"))
        assert pairs(before) == "1-3 2-4"
        before = field(*players("F", "Z", "H", "H"))
        assert pairs(before) == "1-2 3-4"
        assert pairs(before, floaters="last") == "1-3 2-4"


class TestMaxi:
    def test_the_equalising_floater_is_rated_near_the_lowest(self) -> None:
        """10.2: 2 is due White, but more than 100 points away from 3."""
        before = field(*players("20b1", "21b1", "22w1", "23b="))
        near = rated(before, 2400, 2350, 2250, 2200)
        far = rated(before, 2400, 2351, 2250, 2200)
        assert pairs(near, maxi="yes") == "1-3 2-4"
        assert pairs(far, maxi="yes") == "1-2 3-4"
        assert pairs(far) == "1-3 2-4"

    def test_a_floater_looks_for_his_colour_within_100_points(self) -> None:
        """10.8."""
        before = field(*players("20b1", "21b=", "22w=", "23w="))
        assert pairs(rated(before, 2400, 2300, 2200, 2100), maxi="yes") == "1-3 2-4"
        assert pairs(rated(before, 2400, 2301, 2200, 2100), maxi="yes") == "1-2 3-4"

    def test_exchanges_for_colours_stay_within_100_points(self) -> None:
        """12.7: 1 is due White like 3; 4 suits him."""
        before = field(*players("20b=", "21w=", "22b=", "23w="))
        assert pairs(rated(before, 2400, 2390, 2200, 2100), maxi="yes") == "1-4 2-3"
        assert pairs(rated(before, 2400, 2390, 2201, 2100), maxi="yes") == "1-3 2-4"

    def test_who_has_met_is_exchanged_at_any_distance(self) -> None:
        before = field(*players(*["H"] * 4), prohibited=barred("1-3"))
        assert pairs(rated(before, 2400, 2390, 2300, 1500), maxi="yes") == "1-4 2-3"
