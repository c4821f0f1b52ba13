"""The final order against rule 16 as it is written, on random tournaments.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import product

import pytest

from pairing.lim import LIM_1999
from pairing.model import Field, Options
from tests.unit.pairing.own_ranking import Ranked, ranked_by, sums
from tests.unit.pairing.random_rounds import random_round

from .literal_ranking import Rule16

FROM = int(os.environ.get("LITERAL_FROM", "0"))
TABLES = int(os.environ.get("LITERAL_ROUNDS", "240"))
SEEDS = range(FROM, FROM + TABLES)
READINGS = [
    {"ties": ties, "progressive": progressive}
    for ties, progressive in product(("text", "a", "b"), ("score", "result"))
]
CODES = {"a": "OTHER_RATINGS", "b": "OTHER_PS"}


def table(seed: int) -> Field:
    """In every other table ratings are rough, so that sums come out equal more often."""
    field = random_round(seed, 5, 16, "lim-1999")
    if seed % 2:
        return field
    rough = (replace(each, rating=each.rating // 200 * 200) for each in field.participants)
    return replace(field, participants=tuple(rough))


def ranked(field: Field, readings: dict[str, str]) -> list[Ranked]:
    return ranked_by(LIM_1999, field, options(readings))


def options(readings: dict[str, str]) -> Options:
    return Options(tuple(sorted(readings.items())))


def groups(lines: list[Ranked]) -> list[set[int]]:
    """Who shares which place, from the top."""
    places = sorted({line.place for line in lines})
    return [{line.tpn for line in lines if line.place == place} for place in places]


def shown(field: Field, readings: dict[str, str]) -> list[list[list[int]]]:
    worked = sums(LIM_1999, field, options(readings))
    return [list(columns.values()) for columns in worked.values()]


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
        for tpn, columns in sums(LIM_1999, field, options(readings)).items():
            letter, rule = rule16.rule_for(tpn)
            for code, shown in columns.items():
                assert not shown or code.startswith(CODES[letter]), (seed, tpn)
                for cut, value in enumerate(shown, start=1):
                    assert value == rule(tpn, cut), (seed, tpn, cut)


def test_the_random_tables_cover_what_matters() -> None:
    """Both halves of the rule, cuts after the first, and places that stay shared."""
    fields = [table(seed) for seed in range(240)]
    letters = {Rule16(each).rule_for(tpn)[0] for each in fields for tpn in Rule16(each).lines}
    assert letters == {"a", "b"}
    worked = [sums(LIM_1999, each, options({})) for each in fields]
    columns = [column for each in worked for columns in each.values() for column in columns.items()]
    for code in ("OTHER_RATINGS_CUTS", "OTHER_PS_CUTS_UNRATED"):
        assert any(len(shown) > 1 for column, shown in columns if column == code)
    assert any(len(group) > 1 for each in fields for group in Rule16(each).order())
    one, other = {"ties": "a"}, {"ties": "b"}
    assert any(Rule16(f, **one).order() != Rule16(f, **other).order() for f in fields)


def test_what_is_dropped_with_a_round_is_seen_in_the_sums_and_not_in_the_order() -> None:
    """For equal sums both cuts ask who had less in the round that is cut."""
    by_score, by_result = READINGS[4:]
    tables = [table(seed) for seed in SEEDS]
    assert any(shown(each, by_score) != shown(each, by_result) for each in tables)
    for field in tables:
        assert groups(ranked(field, by_score)) == groups(ranked(field, by_result))
