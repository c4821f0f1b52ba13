"""The engine against a reading of the rules of 1992 by another pair of eyes.

LITERAL_ROUNDS (default 300) says on how many rounds, LITERAL_FROM is the first seed.
"""

from __future__ import annotations

import os
from itertools import permutations

import pytest

from pairing.model import Field, RoundPairing
from tests.unit.pairing.builders import pair
from tests.unit.pairing.random_rounds import random_round, wild_round

from .second_reading import SecondReading, exchanges

DUTCH_1992 = "dutch-1992"
FROM = int(os.environ.get("LITERAL_FROM", "0"))
ROUNDS = int(os.environ.get("LITERAL_ROUNDS", "300"))


def field(seed: int) -> Field:
    """Every fifth one had its earlier rounds paired by no system."""
    if seed % 5 == 4:
        return wild_round(seed, 5, 8)
    return random_round(seed, 5, 8, DUTCH_1992)


def engine(before: Field, **readings: str) -> object:
    """The boards in their order, White first, and the bye."""
    outcome = pair(before, DUTCH_1992, **readings)
    if isinstance(outcome, RoundPairing):
        return list(outcome.boards), outcome.pab or 0
    return None


@pytest.mark.parametrize("part", range(3))
def test_the_engine_pairs_as_the_second_reading_does(part: int) -> None:
    for seed in range(FROM + part, FROM + ROUNDS, 3):
        before = field(seed)
        assert engine(before) == SecondReading(before).pair(), seed


@pytest.mark.parametrize(
    ("name", "value", "seeds"),
    [
        ("c1", "c14", (53, 121, 322, 414)),
        ("last-round-floats", "protected", (525, 665, 1065, 1156)),
    ],
)
def test_the_two_readings_that_it_brought_are_those_of_the_engine(
    name: str, value: str, seeds: tuple[int, ...]
) -> None:
    """On these seeds each makes another round than the default does."""
    readings = {name: value}
    for seed in seeds:
        before = random_round(seed, 5, 10, DUTCH_1992)
        assert engine(before, **readings) != engine(before), seed
        assert engine(before, **readings) == SecondReading(before, **readings).pair(), seed
    for seed in range(FROM, FROM + ROUNDS, 5):
        before = field(seed)
        assert engine(before, **readings) == SecondReading(before, **readings).pair(), seed


def test_the_comparison_sees_a_wrong_pairing() -> None:
    """A control: the next round's pairing is not taken for this one's."""
    fields = [random_round(seed, 8, 8, DUTCH_1992) for seed in range(9)]
    answers = [SecondReading(before).pair() for before in fields[:-1]]
    assert answers != [engine(before) for before in fields[1:]]


# -- its own lists against those printed in part D ------------------------------------------------


def changed(p: int, n: int) -> list[str]:
    """The exchanges in their order: "4-5" or "34-56"."""
    listed = []
    for first, second in exchanges(p, n):
        out = [str(place) for place in second if place <= p]
        back = [str(place) for place in first if place > p]
        listed.append(f"{''.join(out)}-{''.join(back)}")
    return listed[1:]


def test_d2_exchanges_of_eight_players_come_as_in_the_tables() -> None:
    """The tables leave out 1 and 8."""
    printed = "4-5 4-6 3-5 4-7 3-6 2-5 3-7 2-6 2-7 34-56 34-57 24-56 34-67 24-57 23-56 24-67 23-57"
    ours = [each for each in changed(4, 8) if len(each) < 6 and not {"1", "8"} & {*each}]
    assert ours == [*printed.split(), "23-67"]


def test_d2_exchanges_of_seven_players_come_as_in_the_lowered_tables() -> None:
    printed = "3-4 3-5 2-4 3-6 2-5 1-4 2-6 1-5 1-6 23-45 23-46 13-45 23-56 13-46 12-45 13-56 12-46"
    ours = [each for each in changed(3, 7) if len(each) < 6 and "7" not in each]
    assert ours == [*printed.split(), "12-56"]


def test_d1_transpositions_come_in_ascending_order() -> None:
    """Round 1 with 8 players: nobody has met anybody, no colours are due."""
    before = next(each for each in first_rounds(8) if not each.prohibited)
    reading = SecondReading(before)
    listed = [
        "".join(str(lower) for _higher, lower in pairs)
        for pairs in reading.transpositions((1, 2, 3, 4), (5, 6, 7, 8), 0, 0)
    ]
    assert listed[:8] == ["5678", "5687", "5768", "5786", "5867", "5876", "6578", "6587"]
    assert listed == sorted("".join(each) for each in permutations("5678"))


def first_rounds(players: int) -> list[Field]:
    drawn = (random_round(seed, players, players, DUTCH_1992) for seed in range(60))
    return [each for each in drawn if each.round_number == 1 and not each.away]


def test_s1_keeps_its_size_and_both_are_sorted_again_after_each_exchange() -> None:
    """A6, A9."""
    for size in range(2, 9):
        for first, second in exchanges(size // 2, size):
            assert len(first) == size // 2
            assert [first, second] == [sorted(first), sorted(second)]
            assert {*first, *second} == set(range(1, size + 1))


def test_the_rounds_compared_reach_every_article_of_part_c() -> None:
    articles: set[str] = set()
    for seed in range(60):
        before = random_round(seed, 5, 8, DUTCH_1992)
        reading = SecondReading(before)
        done = reading.walk() or []
        articles |= {"A3" for each in done if reading.is_heterogeneous(each)}
        articles |= {"C1" for each in done if each.gone}
        articles |= {"C13, C14 whole" for each in done if each.upper}
        articles |= {"C14" for each in done if each.lowered}
        articles |= {"C14 remainder" for each in done if each.rest_lowered}
        homogeneous = [each for each in done if not reading.is_heterogeneous(each)]
        articles |= {"C8" for each in homogeneous if _exchanged(reading, each.pairs)}
    assert articles == {"A3", "C1", "C13, C14 whole", "C14", "C14 remainder", "C8"}


def _exchanged(reading: SecondReading, pairs: tuple[tuple[int, int], ...]) -> bool:
    """A player of S1 ranks below one of S2."""
    rank = reading.rank
    lowest_first = max((rank(higher) for higher, _lower in pairs), default=(0, 0))
    return any(rank(lower) < lowest_first for _higher, lower in pairs)
