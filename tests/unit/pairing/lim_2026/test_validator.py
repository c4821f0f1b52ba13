"""The validator is silent on right rounds and names the article that a wrong one breaks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator import validate
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.tampered import tampered

from ..builders import boards, field, pair
from ..lim_1999.hall import barred
from ..rounds_2026 import round_of_2026
from .hall import LIM, players

NONE = NoLegalPairing("no-complete-pairing", "2.1", "None.")
ARTICLES = {"1.1", "2.1", "2.2", "3.8", "4", "5.1", "5.2", "5.3", "5.4", "7.1", "7.2"}


def articles(before: Field, round_: str | RoundPairing | NoLegalPairing, **more: str) -> set[str]:
    if isinstance(round_, str):
        round_ = RoundPairing(*boards(round_))
    options = Options(tuple(more.items()))
    return {finding.article for finding in validate(before, round_, LIM, options).errors}


@pytest.mark.parametrize("part", range(4))
def test_rounds_of_the_engine_are_sound_by_every_reading(part: int) -> None:
    for seed in range(part, 240, 4):
        before, readings = round_of_2026(seed, 4, 16, LIM), drawn_readings(LIM, seed)
        outcome = pair(before, LIM, **readings)
        verdict = validate(before, outcome, LIM, Options(tuple(readings.items())))
        assert not verdict.findings, (seed, verdict.findings)


@pytest.mark.parametrize("part", range(4))
def test_two_players_who_have_changed_places_are_noticed(part: int) -> None:
    for seed in range(part, 240, 4):
        before = round_of_2026(seed, 4, 16, LIM)
        outcome = pair(before, LIM)
        if isinstance(outcome, RoundPairing):
            for other in tampered(outcome, seed):
                found = validate(before, other, LIM, ordered=False).errors
                assert found, (seed, other)
                assert {each.article for each in found} <= ARTICLES | {"tournament rules"}


def test_the_articles_are_those_of_2026() -> None:
    seven = field(*players(*[""] * 8), away=(8,))
    assert articles(seven, "1-4, 5-2, 3-6, 7-0") == set()
    assert articles(seven, "1-4, 5-2, 3-6") == {"2.2"}
    assert articles(seven, "1-4, 5-2, 3-6, 7-8") == {"C.04.2 3.3"}
    assert articles(seven, "1-4, 5-2, 3-7, 6-0") == {"7.1"}
    assert articles(seven, "4-1, 5-2, 3-6, 7-0") == {"7.2"}
    assert articles(field(*players("F", "H", "H", "H")), "1-3, 2-4") == {"3.8"}
    assert articles(field(*players(*["H"] * 4)), "1-4, 2-3") == {"4"}
    assert articles(field(*players("3w=", "4b=", "1b=", "2w=")), "1-3, 4-2") == {"2.1"}
    apart = field(*players(*[""] * 4), prohibited=barred("1-3"))
    assert articles(apart, "1-3, 4-2") == {"tournament rules"}


def test_the_limits_of_colours_until_the_last_round() -> None:
    """5.1, 6."""
    games = ("20w= 21w=", "24b= 25b=", "22w= 23w=", "26b= 27b=")
    before = field(*players(*games))
    assert articles(before, "1-3, 2-4") == {"5.1"}
    assert "5.1" not in articles(replace(before, rounds_total=3), "1-3, 2-4")


def test_a_full_point_bye_bars_the_bye() -> None:
    """1.1, unless the other reading is taken."""
    before = field(*players("4w1", "5b1", "F"), rounds=5)
    assert articles(before, "1-2, 3-0") == {"1.1"}
    assert "1.1" not in articles(before, "1-2, 3-0", **{"full-bye": "free"})


def test_that_there_is_a_pairing_after_all() -> None:
    assert articles(field(*players("H", "H")), NONE) == {"2.6"}
    assert articles(field(*players("2w=", "1b=")), NONE) == set()
