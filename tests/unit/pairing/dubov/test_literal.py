"""The engine against the Dubov system of 2026 as it is written, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from pairing.dubov.float_graph import DubovFloatGraph
from pairing.dubov.recomposition import FirstShift
from pairing.model import Field, RoundPairing
from tests.unit.pairing.builders import pair
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.rounds_2026 import round_of_2026

from .literal import NOBODY, Literal

DUBOV = "dubov-2026"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4
READINGS = ({"full-bye": "free"}, {"upfloated": "played"}, {"games": "paired"}, {"parity": "tpn"})


@cache
def field(seed: int) -> Field:
    return round_of_2026(seed, 3, 11 if seed % 4 == 0 else 9, DUBOV)


def rounds(part: int = 0, slices: int = 1) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, slices)]


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, DUBOV, **readings)
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
        readings = drawn_readings(DUBOV, seed)
        assert engine(before, **readings) == Literal(before, **readings).pair(), (seed, readings)


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "=".join(*each.items()))
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    fields = (field(seed) for seed in range(3000))
    assert any(engine(each, **readings) != engine(each) for each in fields)


def test_what_the_face_does_not_tell_the_weights_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets of upfloaters and of those who are shifted, by their order as one more weight."""
    answers = [engine(field(seed)) for seed in range(ROUNDS)]
    asked = []

    def nothing(each: object, _best: object) -> None:
        asked.append(type(each))

    monkeypatch.setattr(DubovFloatGraph, "_first_on_face", nothing)
    monkeypatch.setattr(FirstShift, "_first_on_face", nothing)
    assert [engine(field(seed)) for seed in range(ROUNDS)] == answers
    assert {DubovFloatGraph, FirstShift} <= set(asked)


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [round_of_2026(seed, 8, 8, DUBOV) for seed in range(13)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


def test_the_random_rounds_cover_what_matters() -> None:
    literal = [Literal(field(seed)) for seed in range(400)]
    answers = [each.pair() for each in literal]
    assert any(answer is None for answer in answers)
    assert {seen for each in literal for seen in each.seen} == {
        "0 upfloaters",
        "1 upfloaters",
        "2 upfloaters",
        "3 upfloaters",
        "maximum upfloater",
        "halves",
        "shifted from the smaller",
        "shifted from the larger",
    }
    assert any(each.last_round for each in literal)
    kinds = {
        past.kind for seed in range(400) for p in field(seed).participants for past in p.rounds
    }
    assert len(kinds) == 7
