"""The engine against the Lim system of 2026 done by hand, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from pairing.model import Field, RoundPairing
from tests.unit.pairing.builders import pair
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.rounds_2026 import round_of_2026

from .by_hand import Hand

LIM = "lim-2026"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4
MATTERING = (
    {"maxi": "yes"},
    {"full-bye": "free"},
    {"cracking": "once"},
    {"cracked-pair": "first-made"},
    {"adjacent": "with-floaters"},
    {"floaters": "last"},
    {"median-upfloaters": "lowest"},
    {"newcomers": "no"},
    {"floated": "points"},
    {"last-round": "same-score"},
    {"last-colours": "no-limits"},
    {"parity": "tpn"},
)
"""Small groups send too few floaters at once for "taken" and "maxi-end" to show here often."""


@cache
def field(seed: int) -> Field:
    """Every third one is small: there the median is blocked more often."""
    return round_of_2026(seed, 4, 7 if seed % 3 == 0 else 14, LIM)


def rounds(part: int) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, SLICES)]


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, LIM, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or 0
    return None


@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_by_hand(part: int) -> None:
    for seed, before in rounds(part):
        assert engine(before) == Hand(before).round(), seed


@pytest.mark.parametrize("part", range(SLICES))
def test_readings_drawn_at_random_are_those_of_the_engine_too(part: int) -> None:
    for seed, before in rounds(part):
        readings = drawn_readings(LIM, seed)
        assert engine(before, **readings) == Hand(before, **readings).round(), (seed, readings)


@pytest.mark.parametrize("readings", MATTERING, ids=lambda each: "=".join(*each.items()))
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    fields = (field(seed) for seed in range(1500))
    assert any(Hand(each, **readings).round() != Hand(each).round() for each in fields)


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [field(seed) for seed in range(20)]
    answers = [Hand(before).round() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


def test_the_random_rounds_cover_what_matters() -> None:
    hands = [Hand(field(seed)) for seed in range(300)]
    answers = [each.round() for each in hands]
    assert any(answer is None for answer in answers)
    assert any(each.cancelled > 1 for each in hands)  # 2.6
    assert any(each.last for each in hands)  # 6
    assert any(player.virtual for each in hands for player in each.field.participants)
    kinds = {past.kind for each in hands for p in each.field.participants for past in p.rounds}
    assert len(kinds) == 7
