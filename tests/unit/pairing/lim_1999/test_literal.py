"""The engine against the Lim rules of 1999 as they are written, on small random rounds.

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

LIM = "lim-1999"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4


@cache
def field(seed: int) -> Field:
    """Every third one is small: there the median is blocked more often."""
    return random_round(seed, 5, 7 if seed % 3 == 0 else 16, LIM)


def rounds(part: int = 0, slices: int = 1) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, slices)]


READINGS = (
    {"maxi": "yes"},
    {"maxi": "yes", "maxi-end": "at-first"},
    {"forfeits-meet": "yes"},
    {"full-bye": "bars"},
    {"cracking": "once"},
    {"cracked-pair": "first-made"},
    {"last-colours": "no-limits"},
    {"newcomers": "no"},
    {"floated": "points"},
    {"history": "rounds"},
    {"last-round": "same-score"},
    {"parity": "tpn"},
    {"federations": "always"},
    {"federations": "if-possible"},
    {"median-upfloaters": "lowest"},
    {"floaters": "last"},
    {"adjacent": "with-floaters"},
    {"taken": "needed"},
)
MATTERING = [each for each in READINGS if "taken" not in each]
"""Small groups send too few floaters at once for "taken" to make a difference."""


def named(readings: dict[str, str]) -> str:
    return ", ".join(map("=".join, readings.items()))


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, LIM, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_the_text_says(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        assert engine(before) == Literal(before).pair(), seed


@pytest.mark.parametrize("readings", READINGS, ids=named)
def test_the_other_readings_are_those_of_the_engine_too(readings: dict[str, str]) -> None:
    for seed, before in rounds(slices=3):
        assert engine(before, **readings) == Literal(before, **readings).pair(), seed


@pytest.mark.parametrize("part", range(SLICES))
def test_readings_drawn_at_random_are_those_of_the_engine_too(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        readings = drawn_readings(LIM, seed)
        assert engine(before, **readings) == Literal(before, **readings).pair(), (seed, readings)


@pytest.mark.parametrize("readings", MATTERING, ids=named)
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    fields = [field(seed) for seed in range(400)]
    assert any(Literal(each, **readings).pair() != Literal(each).pair() for each in fields)


def test_from_whom_the_hundred_points_count_matters_somewhere() -> None:
    """10.2: of two who float, the first was the lowest ranked."""
    before, readings = field(1039), {"maxi": "yes", "maxi-end": "at-first"}
    paired = Literal(before, **readings).pair()
    assert paired != Literal(before, maxi="yes").pair()
    assert engine(before, **readings) == paired


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [random_round(seed, 8, 8, LIM) for seed in range(13)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


@pytest.mark.parametrize("part", range(SLICES))
def test_what_must_hold_without_an_expected_answer_holds(part: int) -> None:
    for seed, before in rounds(part, SLICES):
        outcome = pair(before, LIM)
        if not isinstance(outcome, RoundPairing):
            continue
        facts = Literal(before)
        facts.pair()
        seats = [tpn for board in outcome.boards for tpn in board]
        seats += [outcome.pab] if outcome.pab else []
        assert sorted(seats) == sorted(facts.player.keys() - before.away), seed
        if outcome.pab:  # 8.2
            kinds = {each.kind for each in facts.player[outcome.pab].rounds}
            assert not kinds & {RoundKind.PAB, RoundKind.FORFEIT_WIN}, seed
        for white, black in outcome.boards:
            past = facts.player[white].rounds
            met = [each.opponent for each in past if each.kind is RoundKind.GAME]
            assert black not in met, seed  # rule 2
            if not facts.last_round:  # 12.1, 13
                assert "w" not in facts.barred(white), seed
                assert "b" not in facts.barred(black), seed


@pytest.mark.parametrize("part", range(SLICES))
def test_the_highest_group_keeps_as_many_pairs_as_it_can(part: int) -> None:
    """Reading 5, unless its pairs were cancelled for the median (9.6)."""
    for seed, before in rounds(part, SLICES):
        outcome = pair(before, LIM)
        facts = Literal(before)
        if not isinstance(outcome, RoundPairing) or not facts.pair() or facts.cracked:
            continue
        top = max(facts.score[tpn] for tpn in facts.order)
        if 2 * top <= (before.round_number - 1) * before.scoring.win:
            continue
        group = {tpn for tpn in facts.order if facts.score[tpn] == top} - {outcome.pab}
        inside = [board for board in outcome.boards if group.issuperset(board)]
        assert len(inside) == facts.most_pairs(frozenset(group)), seed


def test_the_random_rounds_cover_what_matters() -> None:
    fields = [field(seed) for seed in range(300)]
    literal = [Literal(before) for before in fields]
    answers = [each.pair() for each in literal]
    assert any(answer is None for answer in answers)
    assert any(each.cracked > 1 for each in literal)  # 9.6
    assert any(each.last_round for each in literal)  # 13
    kinds = {past.kind for field in fields for p in field.participants for past in p.rounds}
    assert len(kinds) == 7
