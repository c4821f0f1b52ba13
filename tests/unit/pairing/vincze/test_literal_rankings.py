"""The rankings against the crosstables worked out once more, on random tournaments.

LITERAL_ROUNDS (default 240) says how many, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from fractions import Fraction
from random import Random

import pytest

from pairing.model import TPN, Field, Options
from pairing.vincze import VINCZE
from tests.unit.pairing.own_ranking import Ranked, ranked_by
from tests.unit.pairing.random_rounds import random_round

from .literal_rankings import IN_ORDER, Crosstable

FROM = int(os.environ.get("LITERAL_FROM", "0"))
TABLES = int(os.environ.get("LITERAL_ROUNDS", "240"))
SEEDS = range(FROM, FROM + TABLES)


def table(seed: int) -> Field:
    return random_round(seed, 5, 16, "vincze")


def drawn(seed: int) -> dict[str, str]:
    """Some of the rankings in some order, and the readings of V3."""
    random = Random(seed)
    names = random.sample(IN_ORDER, random.randint(0, len(IN_ORDER)))
    return {
        "tie-breaks": ", ".join(names),
        "unplayed-rounds": random.choice(("left-out", "zero")),
        "wins": random.choice(("played", "with-forfeits")),
        "seed": random.choice(("", "hall of mirrors")),
    }


def ranked(field: Field, readings: dict[str, str]) -> list[Ranked]:
    return ranked_by(VINCZE, field, Options(tuple(sorted(readings.items()))))


@pytest.mark.parametrize("name", IN_ORDER)
def test_each_ranking_is_that_of_the_crosstable(name: str) -> None:
    for seed in SEEDS:
        field, readings = table(seed), drawn(seed) | {"tie-breaks": name}
        crosstable = Crosstable(field, **readings)
        lots = {tpn: crosstable.value("lot", tpn) for tpn in crosstable.lines}
        for line in ranked(field, readings):
            (shown,) = line.values.values()
            value = crosstable.value(name, line.tpn)
            if name == "lot":
                value = Fraction(1 + sum(other < value for other in lots.values()))
                assert bool(shown) == bool(readings["seed"])
            assert not shown or Fraction(shown) == value, (seed, line.tpn)


def test_the_places_are_those_of_the_crosstable() -> None:
    for seed in SEEDS:
        field, readings = table(seed), drawn(seed)
        places = {line.tpn: line.place for line in ranked(field, readings)}
        assert places == Crosstable(field, **readings).places(), seed


@pytest.mark.parametrize("name", IN_ORDER)
def test_each_ranking_decides_places_somewhere(name: str) -> None:
    """A control: without this ranking some of the random tables have other places."""
    others = ", ".join(each for each in IN_ORDER if each != name)

    def places(seed: int, names: str) -> dict[TPN, int]:
        return Crosstable(table(seed), **{"tie-breaks": names, "seed": "a"}).places()

    assert any(places(seed, f"{name}, {others}") != places(seed, others) for seed in range(200))
