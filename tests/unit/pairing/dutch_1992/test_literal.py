"""The engine against the rules of 1992 as they are written, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from functools import cache
from random import Random

import pytest

from pairing.model import Field, RoundKind, RoundPairing
from tests.unit.pairing.builders import pair
from tests.unit.pairing.random_rounds import random_round

from .hall import READINGS_OF_THE_PAIRING, VALUES
from .literal import NOBODY, Literal

DUTCH_1992 = "dutch-1992"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4


@cache
def field(seed: int) -> Field:
    """Every third one is small: there brackets are merged more often."""
    return random_round(seed, 5, 7 if seed % 3 == 0 else 16, DUTCH_1992)


def rounds(part: int = 0, slices: int = 1) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, slices)]


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, DUTCH_1992, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_the_text_says(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        assert engine(before) == Literal(before).pair(), seed


@pytest.mark.parametrize(("name", "value"), VALUES, ids=["=".join(each) for each in VALUES])
def test_the_other_readings_are_those_of_the_engine_too(name: str, value: str) -> None:
    for seed, before in rounds(slices=16):
        readings = {name: value}
        assert engine(before, **readings) == Literal(before, **readings).pair(), seed


@pytest.mark.parametrize("seed", [221, 695, 1552, 1601])
def test_who_was_moved_down_and_moves_on_counts_for_the_half_too(seed: int) -> None:
    """A3 before C1, for everybody whom C1 moves on: these rounds hang on it."""
    before = field(seed)
    assert engine(before, **{"half-of": "all"}) == Literal(before, **{"half-of": "all"}).pair()


def test_readings_go_together_as_the_text_says() -> None:
    for seed, before in rounds(slices=2):
        random = Random(seed)
        readings = {each.name: random.choice(each.choices) for each in READINGS_OF_THE_PAIRING}
        assert engine(before, **readings) == Literal(before, **readings).pair(), (seed, readings)


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [random_round(seed, 8, 8, DUTCH_1992) for seed in range(13)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


@pytest.mark.parametrize("part", range(SLICES))
def test_what_must_hold_without_an_expected_answer_holds(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        outcome = pair(before, DUTCH_1992)
        if not isinstance(outcome, RoundPairing):
            continue
        facts = Literal(before)
        facts.pair()
        seats = [tpn for board in outcome.boards for tpn in board]
        seats += [outcome.pab] if outcome.pab else []
        assert sorted(seats) == sorted(facts.player.keys() - before.away), seed
        if outcome.pab:  # B1 b
            assert facts.may_have_the_bye(outcome.pab), seed
        for white, black in outcome.boards:
            past = facts.player[white].rounds
            met = [each.opponent for each in past if each.kind is RoundKind.GAME]
            assert black not in met, seed  # B1 a
            if not (facts.exempt(white, black)):  # B2
                assert facts.preference(white) != ("b", 3), seed
                assert facts.preference(black) != ("w", 3), seed


def test_the_random_rounds_cover_what_matters() -> None:
    literal = [Literal(field(seed)) for seed in range(300)]
    answers = [each.pair() for each in literal]
    assert any(answer is None for answer in answers)
    done = [each for facts in literal for each in facts.done]
    assert sum(each.bracket.heterogeneous for each in done) > 100
    assert any(each.bracket.gone for each in done)  # C1
    assert any(each.group.upper for each in done)  # C13, C14: merged brackets
    assert any(each.step.lowered_above for each in done)  # C14
    assert any(each.step.lowered_rest for each in done)
    kinds = {past.kind for facts in literal for p in facts.player.values() for past in p.rounds}
    assert len(kinds) == 7
