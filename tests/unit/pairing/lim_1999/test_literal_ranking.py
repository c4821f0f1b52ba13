"""The final order against rule 16 as it is written, on random tournaments.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import product

import pytest

from pairing.lim_1999 import LIM_1999
from pairing.lim_1999.ranking import PROGRESSIVE, RATINGS
from pairing.model import Field, Options
from pairing.ranking import Ranked
from tests.unit.pairing.random_rounds import random_round

from .literal_ranking import Rule16

FROM = int(os.environ.get("LITERAL_FROM", "0"))
TABLES = int(os.environ.get("LITERAL_ROUNDS", "240"))
SEEDS = range(FROM, FROM + TABLES)
READINGS = [
    {"ties": ties, "progressive": progressive}
    for ties, progressive in product(("text", "a", "b"), ("score", "result"))
]
COLUMNS = {"a": RATINGS, "b": PROGRESSIVE}


def table(seed: int) -> Field:
    """In every other table ratings are rough, so that sums come out equal more often."""
    field = random_round(seed, 5, 16, "lim-1999")
    if seed % 2:
        return field
    rough = (replace(each, rating=each.rating // 200 * 200) for each in field.participants)
    return replace(field, participants=tuple(rough))


def ranked(field: Field, readings: dict[str, str]) -> tuple[Ranked, ...]:
    assert LIM_1999.rank is not None
    return LIM_1999.rank(field, Options(tuple(sorted(readings.items()))))


def groups(lines: tuple[Ranked, ...]) -> list[set[int]]:
    """Who shares which place, from the top."""
    places = sorted({line.place for line in lines})
    return [{line.tpn for line in lines if line.place == place} for place in places]


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "-".join(each.values()))
def test_the_order_is_that_of_the_rule(readings: dict[str, str]) -> None:
    for seed in SEEDS:
        field = table(seed)
        lines = ranked(field, readings)
        expected = Rule16(field, **readings).order()
        assert groups(lines) == expected, seed
        ahead = [sum(map(len, expected[:index])) for index in range(len(expected))]
        assert sorted({line.place for line in lines}) == [number + 1 for number in ahead], seed


@pytest.mark.parametrize("readings", READINGS, ids=lambda each: "-".join(each.values()))
def test_the_sums_shown_are_those_of_the_rule(readings: dict[str, str]) -> None:
    for seed in SEEDS:
        field = table(seed)
        rule16 = Rule16(field, **readings)
        for line in ranked(field, readings):
            letter, rule = rule16.rule_for(line.tpn)
            shown = dict(line.values)[COLUMNS[letter]]
            unit = 1 if letter == "a" else 2
            for cut, value in enumerate(shown.split(", ") if shown else (), start=1):
                assert float(value) * unit == rule(line.tpn, cut), (seed, line.tpn, cut)


def test_the_random_tables_cover_what_matters() -> None:
    """Both halves of the rule, cuts after the first, and places that stay shared."""
    fields = [table(seed) for seed in range(240)]
    letters = {Rule16(each).rule_for(tpn)[0] for each in fields for tpn in Rule16(each).lines}
    assert letters == {"a", "b"}
    lines = [line for each in fields for line in ranked(each, {})]
    assert any("," in value for line in lines for _name, value in line.values)
    assert any(len(group) > 1 for each in fields for group in Rule16(each).order())
    one, other = {"ties": "a"}, {"ties": "b"}
    assert any(Rule16(f, **one).order() != Rule16(f, **other).order() for f in fields)


def test_what_is_dropped_with_a_round_is_seen_in_the_sums_and_not_in_the_order() -> None:
    """For equal sums both cuts ask who had less in the round that is cut."""
    by_score, by_result = READINGS[4:]
    tables = [table(seed) for seed in SEEDS]
    assert any(ranked(each, by_score) != ranked(each, by_result) for each in tables)
    for field in tables:
        assert groups(ranked(field, by_score)) == groups(ranked(field, by_result))
