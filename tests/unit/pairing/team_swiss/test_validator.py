"""The validator is silent on right rounds and objects to those in which teams change places."""

from __future__ import annotations

import pytest

from pairing.model import Field, NoLegalPairing, Options, RoundPairing
from pairing.validator import validate
from pairing.validator.systems.team_swiss_bracket import LARGEST_COUNTED
from pairing.validator.verdict import Finding
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.tampered import tampered

from ..builders import boards
from .teams import TEAM, pair_teams, random_team_round, team_field

NONE = NoLegalPairing("no-complete-pairing", "3.3", "None.")


def articles(before: Field, round_: str | RoundPairing | NoLegalPairing, **more: str) -> set[str]:
    if isinstance(round_, str):
        round_ = RoundPairing(*boards(round_))
    return {each.article for each in errors(before, round_, **more)}


def errors(
    before: Field, round_: RoundPairing | NoLegalPairing, **more: str
) -> tuple[Finding, ...]:
    return validate(before, round_, TEAM, Options(tuple(more.items()))).errors


@pytest.mark.parametrize("part", range(4))
def test_rounds_of_the_engine_are_sound_by_every_reading(part: int) -> None:
    for seed in range(part, 600, 4):
        before, readings = random_team_round(seed, 3, 14), drawn_readings(TEAM, seed)
        outcome = pair_teams(before, **readings)
        verdict = validate(before, outcome, TEAM, Options(tuple(readings.items())))
        assert not verdict.findings, (seed, verdict.findings)


@pytest.mark.parametrize("part", range(4))
def test_two_teams_that_have_changed_places_are_noticed(part: int) -> None:
    for seed in range(part, 400, 4):
        before, readings = random_team_round(seed, 3, 14), drawn_readings(TEAM, seed)
        outcome = pair_teams(before, **readings)
        if isinstance(outcome, RoundPairing):
            for other in tampered(outcome, seed):
                found = errors(before, other, **readings)
                assert any(not each.listing for each in found), (seed, other)


def test_each_article() -> None:
    four = team_field(*[""] * 4)
    assert articles(four, "1-3, 4-2") == set()
    assert articles(four, "3-1, 4-2") == {"4.3.1"}
    assert articles(four, "1-4, 3-2") >= {"3.6"}
    assert articles(four, "1-3") == {"3.3"}
    assert articles(team_field(*[""] * 4, apart="1-3"), "1-3, 4-2") == {"tournament rules"}
    assert articles(team_field("2w2", "1b2", "H", "H"), "1-2, 3-4") == {"C1"}
    assert articles(team_field("F", "F", "U"), "1-2, 3-0") == {"C2"}
    assert "3.4" in articles(team_field("F", "H", "Z"), "1-3, 2-0")


def test_the_upfloaters() -> None:
    lines = ("F F", "F F", "F F", "Z 7w4", "Z F", "Z F", "H 4b0")
    assert "C7" in articles(team_field(*lines), "1-3, 2-4, 5-6, 7-0")
    assert "3.5" in articles(team_field(*lines), "1-3, 2-6, 4-5, 7-0")
    spared = team_field("F", "H", "H", "H", "Z", "Z", apart="3-4")
    assert "C6" in articles(spared, "1-2, 3-5, 4-6")
    assert "C5" in articles(team_field("F", "H", "Z", "Z"), "1-3, 2-4")
    assert "C4" in articles(team_field("F", "F", "H", "H"), "1-3, 2-4")


def test_c8_to_c10() -> None:
    wishes = team_field("7w4 8w4", "9b4 7b4", "8w4 9w4", "7b4 9b4")
    assert articles(wishes, "4-1, 2-3") == set()
    assert "C8" in articles(wishes, "3-1, 4-2")
    strong = team_field("7w4 8b0 9w4", "9w4 7b0 8w4", "8b0 9w4 7w4", "9b0 8w4 7w4")
    assert articles(strong, pair_teams(strong, preferences="b"), preferences="b") == set()
    assert "C9" in articles(strong, "2-1, 4-3", preferences="b")
    floated = ("F F", "F 7w4", "F F", "Z F", "Z F", "Z F", "H 2b0")
    assert "C10" in articles(team_field(*floated), "1-3, 2-4, 5-6, 7-0")


def test_that_there_is_a_pairing_after_all() -> None:
    assert articles(team_field("F", "H"), NONE) == {"3.3"}
    assert articles(team_field("2w2", "1b2"), NONE) == set()


def test_of_a_large_bracket_that_breaks_c8_the_order_is_not_shown() -> None:
    """All prefer Black: what is left to compare are the identifiers, and that is said."""
    count = LARGEST_COUNTED + 2
    before = team_field(*[f"{500 + n}w4 {700 + n}w4" for n in range(count)])
    verdict = validate(before, pair_teams(before), TEAM)
    assert [(each.article, each.severity) for each in verdict.findings] == [("3.6", "note")]
