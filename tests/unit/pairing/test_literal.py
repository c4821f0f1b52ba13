"""The engine against the rules as they are written, on small random rounds of both editions.

LITERAL_ROUNDS (default 240) says how many of each edition; `LITERAL_ROUNDS=10000`, some 50,000
brackets, takes an hour or so. LITERAL_FROM is the first seed, to run the whole in slices.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from pairing.model import Field, RoundPairing

from .builders import DUTCH, DUTCH_2017, pair
from .literal import NOBODY, Literal
from .literal_2017 import Literal2017
from .random_fields import random_field

FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "240"))
SLICES = 4
LITERAL: dict[str, Callable[[Field, str], Literal]] = {DUTCH: Literal, DUTCH_2017: Literal2017}


def engine(before: Field, code: str, parity: str = "arrived") -> object:
    outcome = pair(before, code, parity=parity)
    if isinstance(outcome, RoundPairing):
        return set(outcome.boards), outcome.pab or NOBODY
    return None


def literal(before: Field, code: str, parity: str = "arrived") -> object:
    return LITERAL[code](before, parity).pair()


@pytest.mark.parametrize("code", LITERAL)
@pytest.mark.parametrize("part", range(SLICES))
def test_the_engine_pairs_small_rounds_as_the_text_says(part: int, code: str) -> None:
    for seed in range(FROM + part, FROM + ROUNDS, SLICES):
        largest = 10 if seed % 64 == 0 else 9 if seed % 8 == 0 else 8
        parity = "tpn" if seed % 5 == 0 else "arrived"
        before = random_field(seed, 3, largest, code)
        assert engine(before, code, parity) == literal(before, code, parity), (seed, largest)


@pytest.mark.parametrize("code", LITERAL)
def test_the_comparison_sees_a_wrong_pairing(code: str) -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [random_field(seed, 6, 8, code) for seed in range(13)]
    answers = [literal(before, code) for before in fields[:-1]]
    wrong = [engine(before, code) for before in fields[1:]]
    assert answers != wrong


def test_the_editions_are_told_apart() -> None:
    fields = [random_field(seed, 6, 8) for seed in range(60)]
    assert any(engine(before, DUTCH) != engine(before, DUTCH_2017) for before in fields)


def test_the_random_rounds_cover_what_matters() -> None:
    fields = [random_field(seed, 3, 8) for seed in range(200)]
    assert any(field.round_number == field.rounds_total for field in fields)
    assert any(field.prohibited for field in fields)
    assert any(any(player.virtual) for field in fields for player in field.participants)
    assert any(field.away for field in fields)
    kinds = {past.kind for field in fields for p in field.participants for past in p.rounds}
    assert len(kinds) == 7


def test_the_random_rounds_of_2017_have_collapsed_brackets() -> None:
    rounds = [Literal2017(random_field(seed, 3, 7, DUTCH_2017)) for seed in range(200)]
    for each in rounds:
        each.pair()
    assert sum(each.collapsed for each in rounds) >= 5
