"""Late arrivals (17), federations (22), and rounds that cannot be paired."""

from __future__ import annotations

import pytest

from pairing.model import TPN, Field, NoLegalPairing, ProhibitedGroup
from pairing.options import OptionError

from ..builders import field
from .hall import barred, of_federations, pair, pairs, players, shown


class TestLateArrivals:
    def test_who_has_not_arrived_is_not_paired_and_gets_no_bye(self) -> None:
        assert pairs(field(*players("", "", "", "", ""), away=(4, 5))) == "1-2 3-0"

    def test_on_arrival_he_is_paired_with_the_points_he_has(self) -> None:
        before = field(*players("5w1", "8b0", "Z", "7w1", "1b0", "9w1"))
        assert pairs(before) == "1-4 2-6 3-5"


class TestFederations:
    def leaders(self, rounds: int) -> Field:
        games = ["F F F F F F"] * 4 + ["H H H H H H"] * 2
        before = field(*players(*games), rounds=rounds)
        return of_federations(before, "HUN", "POL", "HUN", "POL", "HUN", "HUN")

    def test_they_are_kept_apart_in_the_last_three_rounds(self) -> None:
        """22: above 50 % only; 5 and 6 have no more than that."""
        before = self.leaders(9)
        assert pairs(before) == "1-3 2-4 5-6"
        assert pairs(before, federations="if-possible") == "1-4 2-3 5-6"
        assert pairs(before, federations="always") == "1-4 2-3 5-6"

    def test_not_before_that(self) -> None:
        assert pairs(self.leaders(10), federations="always") == "1-3 2-4 5-6"

    def test_if_that_is_possible(self) -> None:
        before = of_federations(field(*players("F", "F"), rounds=3), "HUN", "HUN")
        assert pairs(before, federations="if-possible") == "1-2"
        assert shown(before, federations="always") == "22 blocked-by-federation"


class TestWhoHasMet:
    BEFORE = field(*players("2w+", "1b-"))

    def test_only_played_games_count(self) -> None:
        """2."""
        assert pairs(self.BEFORE) == "1-2"

    def test_by_the_option_forfeits_count_as_well(self) -> None:
        assert shown(self.BEFORE, forfeits_meet="yes") == "2 no-complete-pairing"


class TestNoPairing:
    """9.6 is exhausted: the answer names the rule that stands in the way."""

    @pytest.mark.parametrize(
        ("games", "apart", "answer"),
        [
            (("2w=", "1b="), "", "2 no-complete-pairing"),
            (("H", "H"), "1-2", "tournament rules blocked-by-prohibited"),
            (("3w= 4w=", "5w= 6w="), "", "12.1 blocked-by-colours"),
            (("U", "+", "U"), "", "8.2 no-bye-candidate"),
        ],
    )
    def test_the_rule(self, games: tuple[str, ...], apart: str, answer: str) -> None:
        assert shown(field(*players(*games), prohibited=barred(apart))) == answer

    def test_two_rules_together(self) -> None:
        """Both had White twice, and they are not to meet: no rule alone is to blame."""
        games = ("20w= 21w=", "22w= 23w=")
        outcome = pair(field(*players(*games), prohibited=barred("1-2")))
        assert isinstance(outcome, NoLegalPairing)
        assert outcome.message == (
            "9.6 is exhausted: even with every pairing cancelled at least 2 players are left over, "
            "because all others have been met (rule 2), the tournament rules keep some players "
            "apart, rule 12.1 allows some pairs no colours; one of the ways leaves no. 1 and no. 2."
        )

    def test_who_is_left_without_opponent_is_named(self) -> None:
        before = field(*players("H", "H", "H", "H"), prohibited=barred("1-2 1-3 1-4"))
        outcome = pair(before)
        assert isinstance(outcome, NoLegalPairing)
        assert outcome.players == (1,)
        assert outcome.message.endswith("No opponent is left for no. 1.")

    def test_of_many_only_the_first_ten_are_named(self) -> None:
        apart = " ".join(f"1-{number}" for number in range(2, 13))
        clique = (ProhibitedGroup(frozenset(map(TPN, range(2, 13)))), *barred(apart))
        outcome = pair(field(*players(*["H"] * 12), prohibited=clique))
        assert isinstance(outcome, NoLegalPairing)
        assert outcome.message.endswith("no. 9, no. 10 and 2 more.")

    def test_nobody_to_pair_is_no_obstacle(self) -> None:
        assert shown(field(*players("", ""), away=(1, 2))) == ""


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError):
        pair(field(*players("", "")), maxi="perhaps")
