"""The engine against the Istanbul text as it is written, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed, LITERAL_PLAYERS
(default 10) the largest field.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from pairing.model import Field, RoundKind, RoundPairing
from tests.unit.pairing.builders import pair
from tests.unit.pairing.drawn_readings import drawn_readings
from tests.unit.pairing.random_rounds import random_round, wild_round

from .literal import ABSOLUTE, NOBODY, Done, Literal

DUTCH_2012 = "dutch-2012"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
PLAYERS = int(os.environ.get("LITERAL_PLAYERS", "10"))
SLICES = 4


@cache
def field(seed: int, largest: int = PLAYERS) -> Field:
    """Every third one is small: there brackets are joined more often."""
    return random_round(seed, 5, 7 if seed % 3 == 0 else largest, DUTCH_2012)


@cache
def literal(seed: int) -> tuple[Literal, object]:
    walked = Literal(field(seed))
    return walked, walked.pair()


def rounds(part: int = 0, slices: int = 1) -> range:
    return range(FROM + part, FROM + ROUNDS, slices)


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, DUTCH_2012, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_the_text_says(part: int) -> None:
    for seed in rounds(part, SLICES):
        assert engine(field(seed)) == literal(seed)[1], seed


READINGS = (
    {"parity": "tpn"},
    {"absent-opponent": "none"},
    {"late-colours": "by-round"},
    {"closeness": "scores-first"},
    {"moved-down-floats": "free"},
    {"half-of": "staying"},
    {"joined": "half-rule"},
    {"mdps-meet": "residents"},
    {"backtrack-for": "p1-only"},
    {"completing": "pairs-first"},
    {"bye-float": "ignored"},
    {"stronger": "difference"},
)
MATTERING = (
    ({"parity": "tpn"}, 47, 10),
    ({"absent-opponent": "none"}, 313, 10),
    ({"late-colours": "by-round"}, 99, 10),
    ({"closeness": "scores-first"}, 96, 10),
    ({"moved-down-floats": "free"}, 265, 10),
    ({"half-of": "staying"}, 1940, 10),
    ({"joined": "half-rule"}, 4339, 16),
    ({"bye-float": "ignored"}, 586, 10),
    ({"stronger": "difference"}, 311, 10),
)
"""Readings, each with a round in which it matters: its seed and the largest field."""
MATTERING_IN_WILD_ROUNDS = (
    ({"mdps-meet": "residents"}, 695),
    ({"backtrack-for": "p1-only"}, 3922),
    ({"completing": "pairs-first"}, 5950),
)


A3 = {"joined": "half-rule"}


def named(reading: object) -> str:
    return "=".join(*reading.items()) if isinstance(reading, dict) else str(reading)


@pytest.mark.parametrize("reading", READINGS, ids=named)
def test_the_other_readings_are_those_of_the_engine_too(reading: dict[str, str]) -> None:
    for seed in rounds(slices=6):
        assert engine(field(seed), **reading) == Literal(field(seed), **reading).pair(), seed


@pytest.mark.parametrize("part", range(SLICES))
def test_readings_drawn_at_random_are_those_of_the_engine_too(part: int) -> None:
    for seed in rounds(part, SLICES):
        readings = drawn_readings(DUTCH_2012, seed)
        walked = Literal(field(seed), **readings).pair()
        assert engine(field(seed), **readings) == walked, (seed, readings)


@pytest.mark.parametrize(("reading", "seed", "largest"), MATTERING, ids=named)
def test_each_reading_matters_somewhere(reading: dict[str, str], seed: int, largest: int) -> None:
    before = field(seed, largest)
    paired = Literal(before, **reading).pair()
    assert paired != Literal(before).pair()
    assert engine(before, **reading) == paired


@pytest.mark.parametrize(("reading", "seed"), MATTERING_IN_WILD_ROUNDS, ids=named)
def test_each_rarer_reading_matters_where_no_system_paired(
    reading: dict[str, str], seed: int
) -> None:
    before = wild_round(seed, 7, 12)
    paired = Literal(before, **reading).pair()
    assert paired != Literal(before).pair()
    assert engine(before, **reading) == paired


def test_joined_brackets_are_those_of_the_text_where_no_system_paired() -> None:
    for seed in rounds(slices=4):
        before = wild_round(seed, 6, 11)
        for reading in (A3, drawn_readings(DUTCH_2012, seed) | A3):
            assert engine(before, **reading) == Literal(before, **reading).pair(), (seed, reading)


@pytest.mark.parametrize("part", range(SLICES))
def test_rounds_that_no_system_paired_before_are_those_of_the_text_too(part: int) -> None:
    for seed in rounds(part, SLICES):
        before = wild_round(seed, 6, 10)
        assert engine(before) == Literal(before).pair(), seed
        readings = drawn_readings(DUTCH_2012, seed)
        walked = Literal(before, **readings).pair()
        assert engine(before, **readings) == walked, (seed, readings)


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [random_round(seed, 8, 8, DUTCH_2012) for seed in range(13)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


@pytest.mark.parametrize("part", range(SLICES))
def test_what_must_hold_without_an_expected_answer_holds(part: int) -> None:
    for seed in rounds(part, SLICES):
        before = field(seed)
        outcome = pair(before, DUTCH_2012)
        if not isinstance(outcome, RoundPairing):
            continue
        facts = Literal(before)
        seats = [tpn for board in outcome.boards for tpn in board]
        seats += [outcome.pab] if outcome.pab else []
        assert sorted(seats) == sorted(facts.player.keys() - before.away), seed
        assert not outcome.pab or facts.may_have_the_bye(outcome.pab), seed  # B.1.b
        for white, black in outcome.boards:
            past = facts.player[white].rounds
            assert black not in [r.opponent for r in past if r.kind is RoundKind.GAME], (
                seed
            )  # B.1.a
            if not (facts.top_scorer(white) or facts.top_scorer(black)):  # B.2
                assert facts.preference(white) != ("b", ABSOLUTE), seed
                assert facts.preference(black) != ("w", ABSOLUTE), seed


def broken(facts: Literal, done: Done, requirement: str) -> int:
    return sum(requirement in facts.colours_given_up(a, b) for a, b in done.pairs)


def test_x1_and_z1_are_the_least_that_as_many_pairs_can_give_up() -> None:
    """A.8, with one less for each pair less (C.14)."""
    attained = set()
    for seed in rounds():
        facts = literal(seed)[0]
        for done in facts.done:
            less = done.bracket.first_level.p1 - len(done.pairs)
            for requirement, least in (("X", facts.x1), ("Z", facts.z1)):
                if requirement == "Z" and facts.field.round_number % 2:
                    continue
                given_up, start = broken(facts, done, requirement), least(done.bracket)
                assert given_up >= start - less, seed
                attained |= {(requirement, start)} if start and given_up == start else set()
    assert {requirement for requirement, _start in attained} == {"X", "Z"}


def test_the_random_rounds_cover_what_matters() -> None:
    walked = [literal(seed) for seed in range(240)]
    steps = set().union(*(facts.steps for facts, _answer in walked))
    assert steps == {"C.12", "C.13", "joined", "C.14.a", "C.14.b.1", "C.14.b.2"}
    assert any(answer is None for _facts, answer in walked)
    done = [each for facts, _answer in walked for each in facts.done]
    assert sum(each.bracket.heterogeneous for each in done) > 50  # A.3
    assert any(each.bracket.gone for each in done)  # C.1
    kinds = {past.kind for facts, _ in walked for p in facts.player.values() for past in p.rounds}
    assert len(kinds) == 7
