"""The engine against the Team-Swiss as it is written, on small random rounds.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from functools import cache

import pytest

from pairing.fide_2026.first_pairs import FewestFaults
from pairing.fide_2026.match_float_graph import MatchFloatGraph
from pairing.fide_2026.upfloaters import MatchUpfloaters
from pairing.model import Field, RoundPairing
from tests.unit.pairing.drawn_readings import drawn_readings

from .literal import NOBODY, Literal
from .teams import TEAM, pair_teams, random_team_round

FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4
READINGS = (
    {"preferences": "b"},
    {"preferences": "none"},
    {"secondary": "not-used"},
    {"last-two": "no-preference"},
    {"matches": "paired"},
    {"parity": "tpn"},
)
"""Where "following" matters stands among the rules: small fields seldom come to it."""


@cache
def field(seed: int) -> Field:
    return random_team_round(seed, 3, 10)


def rounds(part: int) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, SLICES)]


def engine(before: Field, **readings: str) -> object:
    outcome = pair_teams(before, **readings)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_the_text_says(part: int) -> None:
    for seed, before in rounds(part):
        assert engine(before) == Literal(before).pair(), seed


@pytest.mark.parametrize("part", range(SLICES))
def test_readings_drawn_at_random_are_those_of_the_engine_too(part: int) -> None:
    for seed, before in rounds(part):
        readings = drawn_readings(TEAM, seed)
        assert engine(before, **readings) == Literal(before, **readings).pair(), (seed, readings)


def test_what_matchings_tell_the_weights_tell_too(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = [field(seed) for seed in range(ROUNDS)]
    answers = [engine(each, preferences="b") for each in fields]
    monkeypatch.setattr(MatchUpfloaters, "of_one", lambda _self: [])
    assert [engine(each, preferences="b") for each in fields] == answers
    monkeypatch.setattr(MatchFloatGraph, "_first_on_face", lambda _self, _best: None)
    monkeypatch.setattr(FewestFaults, "_on_face", lambda _self, _best: None)
    assert [engine(each, preferences="b") for each in fields] == answers


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "=".join(*each.items()))
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    seeds = range(400)
    assert any(engine(field(seed), **readings) != engine(field(seed)) for seed in seeds)


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [field(seed) for seed in range(20)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


def test_the_random_rounds_cover_what_matters() -> None:
    literal = [Literal(field(seed), preferences="b") for seed in range(600)]
    answers = [each.pair() for each in literal]
    assert any(answer is None for answer in answers)
    seen = {each for one in literal for each in one.seen}
    assert seen >= {"0 upfloaters", "1 upfloaters", "2 upfloaters", "3 upfloaters"}
    assert seen >= {"C6", "C7", "C8", "C8 missed", "C9", "C9 missed", "C10", "C10 missed"}
    assert seen >= {"4.3.6", "4.3.7"}
    kinds = {
        past.kind for seed in range(300) for p in field(seed).participants for past in p.rounds
    }
    assert len(kinds) == 7
