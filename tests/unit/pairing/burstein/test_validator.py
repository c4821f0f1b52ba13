"""The validator is silent on right rounds and objects to those in which players change places."""

from __future__ import annotations

import pytest

from pairing.burstein.round import is_seeding
from pairing.model import NoLegalPairing, Options, RoundPairing
from pairing.validator import validate
from pairing.validator.systems.burstein import _Bracket
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.tampered import tampered

from ..builders import boards, field, pair
from ..rounds_2026 import round_of_2026
from .test_literal import field as after_seeding
from .test_rules import players

BURSTEIN = "burstein-2026"
NONE = NoLegalPairing("no-complete-pairing", "1.9", "None.")


@pytest.mark.parametrize("part", range(4))
def test_rounds_of_the_engine_are_sound_by_every_reading(part: int) -> None:
    for seed in range(part, 240, 4):
        before, readings = round_of_2026(seed, 3, 9, BURSTEIN), drawn_readings(BURSTEIN, seed)
        outcome = pair(before, BURSTEIN, **readings)
        verdict = validate(before, outcome, BURSTEIN, Options(tuple(readings.items())))
        assert not verdict.findings, (seed, verdict.findings)


@pytest.mark.parametrize("part", range(4))
def test_two_players_who_have_changed_places_are_noticed(part: int) -> None:
    for seed in range(part, 240, 4):
        before = after_seeding(seed)
        outcome = pair(before, BURSTEIN)
        if isinstance(outcome, RoundPairing):
            for other in tampered(outcome, seed):
                assert validate(before, other, BURSTEIN, ordered=False).errors, (seed, other)


def test_the_library_says_what_the_trees_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Bracket, "_ideal_rows", lambda _self: None)
    for seed in range(120):
        before = after_seeding(seed)
        outcome = pair(before, BURSTEIN)
        assert not validate(before, outcome, BURSTEIN).findings, seed
        if isinstance(outcome, RoundPairing):
            for other in tampered(outcome, seed):
                assert validate(before, other, BURSTEIN, ordered=False).errors, (seed, other)


def test_seeding_rounds_are_held_to_the_dutch_rules() -> None:
    before = field(*players(*[""] * 4), rounds=5)
    assert is_seeding(before)
    verdict = validate(before, RoundPairing(*boards("3-1, 2-4")), BURSTEIN)
    assert {each.article for each in verdict.errors} == {"C.04.3 5.2.5"}
    assert not validate(before, RoundPairing(*boards("1-3, 4-2")), BURSTEIN).findings


def test_that_there_is_a_pairing_after_all() -> None:
    before = field(*players("3w1", "4w1", "1b0", "2b0"), rounds=3)
    assert {each.article for each in validate(before, NONE, BURSTEIN).errors} == {"1.9"}
