"""The validator is silent on right rounds and names the rule that a wrong one breaks."""

from __future__ import annotations

import pytest

from pairing.model import TPN, Field, NoLegalPairing, Options, ProhibitedGroup, RoundPairing
from pairing.validator import validate
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.tampered import tampered

from ..builders import boards, field, pair
from ..rounds_2026 import round_of_2026
from .test_rules import players

DUBOV = "dubov-2026"
NONE = NoLegalPairing("no-complete-pairing", "1.9", "None.")


def articles(before: Field, round_: str | RoundPairing | NoLegalPairing, **more: str) -> set[str]:
    if isinstance(round_, str):
        round_ = RoundPairing(*boards(round_))
    options = Options(tuple(more.items()))
    return {finding.article for finding in validate(before, round_, DUBOV, options).errors}


@pytest.mark.parametrize("part", range(4))
def test_rounds_of_the_engine_are_sound_by_every_reading(part: int) -> None:
    for seed in range(part, 240, 4):
        before, readings = round_of_2026(seed, 3, 10, DUBOV), drawn_readings(DUBOV, seed)
        verdict = validate(
            before, pair(before, DUBOV, **readings), DUBOV, Options(tuple(readings.items()))
        )
        assert not verdict.findings, (seed, verdict.findings)


@pytest.mark.parametrize("part", range(4))
def test_two_players_who_have_changed_places_are_noticed(part: int) -> None:
    for seed in range(part, 240, 4):
        before = round_of_2026(seed, 4, 10, DUBOV)
        outcome = pair(before, DUBOV)
        if isinstance(outcome, RoundPairing):
            for other in tampered(outcome, seed):
                assert articles(before, other), (seed, other)


class TestSingleRules:
    SIX = field(*players(*[""] * 6), rounds=5)
    SEVEN = field(*players(*[""] * 7), rounds=5, away=(7,))

    @pytest.mark.parametrize(
        ("round_", "rule"),
        [
            ("1-4, 5-2, 3-6", set()),
            ("1-5, 4-2, 3-6", {"3.2.6"}),
            ("1-2, 3-4, 5-6", {"3.2.4"}),
            ("4-1, 5-2, 3-6", {"5.2.1"}),
            ("5-2, 1-4, 3-6", {"C.04.2 3.6"}),
            ("1-4, 5-2", {"1.9"}),
            ("1-4, 5-2, 3-7", {"C.04.2 3.2", "1.9"}),
            ("1-4, 5-2, 3-4", {"1.9"}),
            ("1-4, 5-2, 3-9", {"1.9"}),
            ("1-4, 5-2, 3-0, 6-0", {"1.9", "C.04.1 3"}),
        ],
    )
    def test_of_the_first_round(self, round_: str, rule: set[str]) -> None:
        assert articles(self.SEVEN, round_) == rule

    def test_who_must_not_meet(self) -> None:
        met = field(*players("3w=", "4b=", "1b=", "2w="), rounds=5)
        assert articles(met, "1-3, 2-4") == {"C1"}
        apart = (ProhibitedGroup(frozenset(map(TPN, (1, 3)))),)
        kept = field(*players(*[""] * 4), rounds=5, prohibited=apart)
        assert articles(kept, "1-3, 4-2") == {"tournament rules"}

    def test_both_have_to_get_the_same_colour(self) -> None:
        games = ("5w= 6w=", "6w= 5w=", "7b= 8b=", "8b= 7b=")
        away = ("1b= 2b=", "2b= 1b=", "3w= 4w=", "4w= 3w=")
        before = field(*players(*games, *away), rounds=9, away=(5, 6, 7, 8))
        assert articles(before, "1-2, 3-4") == {"C3"}
        assert articles(before, "3-1, 4-2") == set()

    def test_the_bye(self) -> None:
        before = field(*players("U", "", "", ""), rounds=5)
        assert "C.04.1 3" in articles(field(*players(*[""] * 4), rounds=5), "1-3, 2-0, 4-0")
        five = field(*players(*[""] * 5), rounds=5)
        assert articles(five, "1-3, 5-2, 4-0") == {"3.1"}
        assert before.round_number == 2

    def test_that_there_is_a_pairing_after_all(self) -> None:
        assert articles(self.SIX, NONE) == {"1.9"}
        assert articles(field(*players("2w1", "1b0"), rounds=3), NONE) == set()

    def test_other_upfloaters_are_better(self) -> None:
        """C10, as in the test of the engine."""
        games = ("F F", "Z 5b1", "Z 6b1", "Z Z", "F 2w0", "Z 3w0")
        before = field(*players(*games), rounds=9, away=(5, 6))
        assert articles(before, "3-1, 2-4") == set()
        assert articles(before, "2-1, 3-4") == {"C10"}
        assert articles(before, "1-4, 2-3") == {"C6"}
