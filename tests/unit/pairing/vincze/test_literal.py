"""The engine against the rules of VinczeSwiss as they are written, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from pairing.model import Field, RoundKind, RoundPairing
from tests.unit.pairing.builders import pair
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.random_rounds import random_round

from .literal import NOBODY, Literal

VINCZE = "vincze"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4


@cache
def field(seed: int) -> Field:
    """Every third one is small: there the last rounds run out of opponents."""
    return random_round(seed, 5, 7 if seed % 3 == 0 else 16, VINCZE)


def rounds(part: int = 0, slices: int = 1) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, slices)]


READINGS = (
    {"odd-player": "left-over"},
    {"odd-player-bar": "unplayed-win"},
    {"forfeits-meet": "yes"},
    {"ban-lifted": "before-replacing"},
    {"same-twice": "rounds"},
    {"lifted-colours": "dropped"},
    {"difference": "signed"},
    {"never-played": "opponent"},
    {"parity": "arrived"},
)


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, VINCZE, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_the_text_says(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        assert engine(before) == Literal(before).pair(), seed


@pytest.mark.parametrize("readings", READINGS, ids=lambda readings: next(iter(readings)))
def test_the_other_readings_are_those_of_the_engine_too(readings: dict[str, str]) -> None:
    for seed, before in rounds(slices=3):
        assert engine(before, **readings) == Literal(before, **readings).pair(), seed


@pytest.mark.parametrize("part", range(SLICES))
def test_readings_drawn_at_random_are_those_of_the_engine_too(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        readings = drawn_readings(VINCZE, seed)
        assert engine(before, **readings) == Literal(before, **readings).pair(), (seed, readings)


@pytest.mark.parametrize("readings", READINGS, ids=lambda readings: next(iter(readings)))
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    fields = [field(seed) for seed in (*range(400), 1563, 2489)]
    assert any(Literal(each, **readings).pair() != Literal(each).pair() for each in fields)


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [random_round(seed, 8, 8, VINCZE) for seed in range(13)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


@pytest.mark.parametrize("part", range(SLICES))
def test_what_must_hold_without_an_expected_answer_holds(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        outcome = pair(before, VINCZE)
        if not isinstance(outcome, RoundPairing):
            continue
        facts = Literal(before)
        facts.pair()
        seats = [tpn for board in outcome.boards for tpn in board]
        seats += [outcome.pab] if outcome.pab else []
        assert sorted(seats) == sorted(facts.player.keys() - before.away), seed
        if outcome.pab:  # V8
            past = facts.player[outcome.pab].rounds
            assert all(each.kind is not RoundKind.PAB for each in past), seed
        for white, black in outcome.boards:
            past = facts.player[white].rounds
            met = [each.opponent for each in past if each.kind is RoundKind.GAME]
            assert black not in met, seed  # V6
            if facts.colours_watched:  # V21
                assert facts.history[white][-2:] != "ww", seed
                assert facts.history[black][-2:] != "bb", seed


def test_the_random_rounds_cover_what_matters() -> None:
    fields = [field(seed) for seed in range(400)]
    literal = [Literal(before) for before in fields]
    answers = [each.pair() for each in literal]
    assert any(answer is None for answer in answers)  # V18
    assert any(
        answer and not each.colours_watched for answer, each in zip(answers, literal, strict=True)
    )
    assert any(  # V17
        answer and answer[1] != next(each.odd_players(), NOBODY)
        for answer, each in zip(answers, literal, strict=True)
    )
    kinds = {past.kind for field in fields for p in field.participants for past in p.rounds}
    assert len(kinds) == 7
