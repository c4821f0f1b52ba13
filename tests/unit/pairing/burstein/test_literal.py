"""The engine against the Burstein system of 2026 as it is written, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from pairing.burstein.best import BracketGraph
from pairing.burstein.bracket import BursteinBracket
from pairing.burstein.round import is_seeding
from pairing.model import Field, RoundPairing
from tests.unit.pairing.builders import DUTCH, pair
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.rounds_2026 import round_of_2026

from .literal import NOBODY, Literal

BURSTEIN = "burstein-2026"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4
READINGS = (
    {"absences": "current"},
    {"absences-in": "buchholz"},
    {"full-bye": "free"},
    {"games": "paired"},
    {"parity": "tpn"},
)
MATTERS_AT = (0, 64, 794, 2295)
"""The first seeds at which another reading pairs otherwise."""


@cache
def field(seed: int) -> Field:
    """Seeds whose round is a seeding round go on to the next that is none."""
    before = round_of_2026(seed, 3, 9, BURSTEIN)
    return field(seed + 1_000_000) if is_seeding(before) else before


def rounds(part: int = 0, slices: int = 1) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, slices)]


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, BURSTEIN, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_the_text_says(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        assert engine(before) == Literal(before).pair(), seed


@pytest.mark.parametrize("part", range(SLICES))
def test_readings_drawn_at_random_are_those_of_the_engine_too(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        readings = drawn_readings(BURSTEIN, seed)
        assert engine(before, **readings) == Literal(before, **readings).pair(), (seed, readings)


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "=".join(*each.items()))
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    assert any(engine(field(seed), **readings) != engine(field(seed)) for seed in MATTERS_AT)


def test_seeding_rounds_are_those_of_the_dutch_system() -> None:
    """1.6."""
    compared = 0
    for seed in range(200):
        before = round_of_2026(seed, 3, 12, BURSTEIN)
        if is_seeding(before):
            assert pair(before, BURSTEIN) == pair(before, DUTCH), seed
            compared += 1
    assert compared > 40


def test_what_counting_tells_the_weights_tell_too(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [engine(field(seed)) for seed in range(ROUNDS)]
    monkeypatch.setattr(BursteinBracket, "_ideal", lambda _self: None)
    assert [engine(field(seed)) for seed in range(ROUNDS)] == answers
    monkeypatch.setattr(BracketGraph, "_first_on_face", lambda _self, _best: None)
    assert [engine(field(seed)) for seed in range(ROUNDS)] == answers


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [field(seed) for seed in range(20)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


def test_the_random_rounds_cover_what_matters() -> None:
    literal = [Literal(field(seed)) for seed in range(300)]
    answers = [each.pair() for each in literal]
    assert any(answer is None for answer in answers)
    seen = {each for one in literal for each in one.seen}
    assert seen == {"0 floaters", "1 floaters", "2 floaters", "3 floaters", "C8"}
    kinds = {
        past.kind for seed in range(300) for p in field(seed).participants for past in p.rounds
    }
    assert len(kinds) == 7
