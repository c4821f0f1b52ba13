"""The engine against the Double-Swiss as it is written, on small random rounds.

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
from .matches import DOUBLE, match_field, pair_match, random_match_round

FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4
READINGS = ({"matches": "paired"}, {"parity": "tpn"})
"""Where "following" matters stands among the rules: small fields seldom come to it."""
MATTERS_AT = (32, 2227)
"""The first seeds at which another reading pairs otherwise."""


@cache
def field(seed: int) -> Field:
    return random_match_round(seed, 3, 10)


def rounds(part: int) -> list[tuple[int, Field]]:
    return [(seed, field(seed)) for seed in range(FROM + part, FROM + ROUNDS, SLICES)]


def engine(before: Field, **readings: str) -> object:
    outcome = pair_match(before, **readings)
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
        readings = drawn_readings(DOUBLE, seed)
        assert engine(before, **readings) == Literal(before, **readings).pair(), (seed, readings)


def test_what_matchings_tell_the_weights_tell_too(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = [field(seed) for seed in range(ROUNDS)]
    answers = [engine(each) for each in fields]
    monkeypatch.setattr(MatchUpfloaters, "of_one", lambda _self: [])
    assert [engine(each) for each in fields] == answers
    monkeypatch.setattr(MatchFloatGraph, "_first_on_face", lambda _self, _best: None)
    monkeypatch.setattr(FewestFaults, "_on_face", lambda _self, _best: None)
    assert [engine(each) for each in fields] == answers


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "=".join(*each.items()))
def test_each_reading_matters_somewhere(readings: dict[str, str]) -> None:
    assert any(engine(field(seed), **readings) != engine(field(seed)) for seed in MATTERS_AT)


def test_how_far_a_set_is_from_c6_may_matter() -> None:
    """Of 2 to 7 only 2 and 3 may meet: with 2 gone the group needs five upfloaters, else three."""
    apart = " ".join(
        f"{one}-{other}"
        for one in range(2, 8)
        for other in range(one + 1, 8)
        if (one, other) != (2, 3)
    )
    before = match_field("F", *["H"] * 6, *["Z"] * 5, apart=apart)
    for readings, first in (({}, (1, 2)), ({"following": "fewest"}, (1, 4))):
        answer = engine(before, **readings)
        assert answer == Literal(before, **readings).pair()
        outcome = pair_match(before, **readings)
        assert isinstance(outcome, RoundPairing)
        assert first in [tuple(sorted(board)) for board in outcome.boards]


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [field(seed) for seed in range(20)]
    answers = [Literal(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


def test_the_random_rounds_cover_what_matters() -> None:
    literal = [Literal(field(seed)) for seed in range(600)]
    answers = [each.pair() for each in literal]
    assert any(answer is None for answer in answers)
    seen = {each for one in literal for each in one.seen}
    assert seen >= {"0 upfloaters", "1 upfloaters", "2 upfloaters", "3 upfloaters"}
    assert seen >= {"C6", "C7", "C8", "C8 missed"}
    kinds = {
        past.kind for seed in range(300) for p in field(seed).participants for past in p.rounds
    }
    assert len(kinds) == 7
