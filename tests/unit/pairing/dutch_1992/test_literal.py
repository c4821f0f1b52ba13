"""The engine against the rules of 1992 as they are written, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import chain

import pytest

from pairing.model import (
    TPN,
    Colour,
    Field,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
    RoundPairing,
)
from tests.unit.pairing.builders import DUTCH, pair, paired
from tests.unit.pairing.random_rounds import random_round

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


READINGS = (
    {"float-mark": "played"},
    {"c12": "remainder-too"},
    {"b6": "any-direction"},
    {"last-round": "never"},
    {"stronger": "by-difference"},
)


def named(readings: dict[str, str]) -> str:
    return ", ".join(map("=".join, readings.items()))


def engine(before: Field, **readings: str) -> object:
    outcome = pair(before, DUTCH_1992, **readings)
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


def remainder_that_fails() -> Field:
    """3 meets only 4 below, and then 5 and 6 are left, who may not meet."""
    bye = PlayerRound(RoundKind.HALF_BYE, 1)
    games = ((1, 7), (2, 8), (3, 9))
    rounds = {TPN(number): bye for number in (4, 5, 6)}
    for white, black in games:
        rounds[TPN(white)] = PlayerRound(RoundKind.GAME, 2, TPN(black), Colour.WHITE)
        rounds[TPN(black)] = PlayerRound(RoundKind.GAME, 0, TPN(white), Colour.BLACK)
    return Field(
        round_number=2,
        rounds_total=5,
        participants=tuple(Participant(tpn, (past,)) for tpn, past in rounds.items()),
        prohibited=(ProhibitedGroup(frozenset({TPN(3), TPN(5), TPN(6)})),),
    )


def test_c12_can_be_read_to_help_the_remainder_too() -> None:
    before, too = remainder_that_fails(), {"c12": "remainder-too"}
    assert engine(before) == Literal(before).pair()
    assert engine(before, **too) == Literal(before, **too).pair()
    pairs = {tuple(sorted(board)) for board in paired(before, DUTCH_1992, **too).boards}
    assert pairs == {(1, 3), (2, 5), (4, 6), (7, 8)}


@pytest.mark.parametrize("readings", READINGS, ids=named)
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    rare = (remainder_that_fails(), random_round(1640, 5, 12, DUTCH))
    fields = chain(rare, map(field, range(400)))
    assert any(Literal(each, **readings).pair() != Literal(each).pair() for each in fields)


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
            if not (facts.exempt(white) and facts.exempt(black)):  # B2
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
