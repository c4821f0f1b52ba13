"""The restricted drawing of lots: the tables as they are printed, and what a draw promises."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from pairing.round_robin import berger
from pairing.round_robin.varma import TABLES, LotDrawer, drawn_by_federation, drawn_freely

HERE = Path(__file__).parent


def printed() -> dict[int, tuple[tuple[int, ...], ...]]:
    lines = (HERE / "varma.txt").read_text(encoding="utf-8").splitlines()[1:]
    tables = {}
    for line in lines:
        seats, _, sets = line.partition(": ")
        tables[int(seats)] = tuple(
            tuple(int(number) for number in each.split(",")) for each in sets.split(";")
        )
    return tables


def entrants(federations: str) -> list[LotDrawer]:
    """One for each word, in the order of the alphabet; "-" has no federation."""
    return [
        LotDrawer(key, "" if code == "-" else code, place)
        for place, (key, code) in enumerate(enumerate(federations.split(), start=101))
    ]


def numbers(federations: str, seed: str) -> dict[str, list[int]]:
    """What the players of each federation drew."""
    drawn = drawn_by_federation(entrants(federations), seed)
    of: dict[str, list[int]] = {}
    for each in entrants(federations):
        of.setdefault(each.federation, []).append(drawn.index(each.key) + 1)
    return of


def test_the_tables_are_those_that_are_printed() -> None:
    assert dict(TABLES) == printed()


@pytest.mark.parametrize("seats", TABLES)
def test_the_sets_hold_every_number_once(seats: int) -> None:
    assert sorted(number for each in TABLES[seats] for number in each) == [*range(1, seats + 1)]


@pytest.mark.parametrize("seats", TABLES)
def test_no_two_of_a_set_meet_in_the_last_three_rounds_but_for_one_printed_pair(seats: int) -> None:
    last = {frozenset(board) for row in berger.table(seats)[-3:] for board in row}
    inside = {pair for each in TABLES[seats] for pair in map(frozenset, combinations(each, 2))}
    assert inside & last == ({frozenset({6, 12})} if seats == 12 else set())


@pytest.mark.parametrize("players", range(9, 25))
def test_a_contingent_draws_from_one_set(players: int) -> None:
    federations = " ".join(["NED"] * 3 + ["FRA"] * 2 + [f"X{at:02}" for at in range(players - 5)])
    sets = TABLES[players + players % 2]
    for seed in map(str, range(40)):
        of = numbers(federations, seed)
        assert sorted(number for each in of.values() for number in each) == [*range(1, players + 1)]
        for code in ("NED", "FRA"):
            assert any({*of[code]} <= {*each} for each in sets), (seed, code)


def test_every_set_that_is_large_enough_is_drawn_by_the_largest_federation() -> None:
    chosen = Counter(
        next(at for at, each in enumerate(TABLES[10]) if drawn[0] in each)
        for seed in range(300)
        for drawn in [numbers("AAA AAA AAA BBB CCC DDD EEE FFF GGG HHH", str(seed))["AAA"]]
    )
    assert {*chosen} == {0, 1}
    assert min(chosen.values()) > 100


def test_a_federation_that_no_set_holds_draws_from_the_fullest_first() -> None:
    drawn = numbers("AAA AAA AAA AAA BBB CCC DDD EEE FFF GGG", "a")["AAA"]
    in_sets = sorted(len({*drawn} & {*each}) for each in TABLES[10])
    assert in_sets == [0, 0, 1, 3]


def test_the_largest_federation_draws_first_and_equal_ones_by_their_code() -> None:
    """Four of BBB need set A of twelve; AAA as well: whoever comes first has it."""
    of = numbers("BBB BBB BBB BBB AAA AAA AAA AAA CCC CCC CCC DDD", "x")
    assert {*of["AAA"]} == {*TABLES[12][0]}
    assert {*of["BBB"]} != {*TABLES[12][0]}


def test_who_has_no_federation_draws_alone() -> None:
    of = numbers("- - - - - - - - - -", "y")
    assert sorted(of[""]) == [*range(1, 11)]


def test_the_same_seed_draws_the_same_lots() -> None:
    federations = "AAA AAA AAA BBB CCC DDD EEE FFF GGG"
    assert numbers(federations, "s") == numbers(federations, "s")
    assert len({str(numbers(federations, str(seed))) for seed in range(20)}) > 10


@pytest.mark.parametrize("players", [2, 8, 25])
def test_other_fields_have_no_table(players: int) -> None:
    with pytest.raises(ValueError, match=f"9 to 24 players, not {players}"):
        drawn_by_federation(entrants(" ".join(["AAA"] * players)), "z")


def test_free_lots_give_everybody_a_number_by_the_seed() -> None:
    drawn = {drawn_freely(range(1, 7), str(seed)) for seed in range(200)}
    assert all(sorted(each) == [1, 2, 3, 4, 5, 6] for each in drawn)
    assert {each[0] for each in drawn} == {1, 2, 3, 4, 5, 6}
