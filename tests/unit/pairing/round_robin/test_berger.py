"""Berger's tables: as they are printed, by another rule, and what they promise."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from pairing.model import TPN, Board
from pairing.round_robin import berger
from pairing.system import ScheduledRound
from pairing.validator.systems import round_robin as checked

HERE = Path(__file__).parent
SIZES = range(2, 41)


def printed() -> dict[int, list[list[tuple[int, int]]]]:
    """By seats, the boards of each round in their order."""
    blocks = (HERE / "berger.txt").read_text(encoding="utf-8").split("\n\n")[1:]
    tables = {}
    for block in blocks:
        seats, *rounds = block.splitlines()
        tables[int(seats)] = [
            [(int(white), int(black)) for white, black in (pair.split("-") for pair in row.split())]
            for row in rounds
        ]
    return tables


def literal(seats: int) -> list[set[tuple[int, int]]]:
    """By the sum of the two numbers, pair by pair.

    Two numbers meet in the round that is their sum less one, counted round the number of rounds;
    the highest number takes the place of its opponent in the sum. With an odd sum the lower number
    has White, with an even one the higher; against the highest number the first half has White.
    """
    rounds: list[set[tuple[int, int]]] = [set() for _ in range(seats - 1)]
    for lower, higher in combinations(range(1, seats + 1), 2):
        if higher == seats:
            total, white = 2 * lower, lower <= seats // 2
        else:
            total, white = lower + higher, (lower + higher) % 2 == 1
        rounds[(total - 2) % (seats - 1)].add((lower, higher) if white else (higher, lower))
    return rounds


def boards(rounds: tuple[ScheduledRound, ...]) -> list[Board]:
    return [board for each in rounds for board in each.boards]


def colours(rounds: tuple[ScheduledRound, ...], tpn: TPN) -> str:
    """In the order of his games."""
    return "".join("w" if board.white == tpn else "b" for board in boards(rounds) if tpn in board)


def test_seven_tables_are_printed() -> None:
    assert list(printed()) == [4, 6, 8, 10, 12, 14, 16]


@pytest.mark.parametrize(("seats", "rounds"), printed().items())
def test_the_tables_are_those_that_are_printed(
    seats: int, rounds: list[list[tuple[int, int]]]
) -> None:
    assert [[tuple(board) for board in row] for row in berger.table(seats)] == rounds
    assert checked.rows(seats) == rounds
    assert checked.rows(seats - 1) == rounds


@pytest.mark.parametrize("seats", range(2, 101, 2))
def test_three_constructions_agree(seats: int) -> None:
    made = [{tuple(board) for board in row} for row in berger.table(seats)]
    assert made == literal(seats)
    assert [[tuple(board) for board in row] for row in berger.table(seats)] == checked.rows(seats)


@pytest.mark.parametrize("players", SIZES)
def test_everybody_meets_everybody_once_and_plays_once_a_round(players: int) -> None:
    rounds = berger.single(players)
    assert len(rounds) == players - 1 + players % 2
    pairs = Counter(frozenset(board) for board in boards(rounds))
    everybody = {TPN(number) for number in range(1, players + 1)}
    assert pairs == Counter(map(frozenset, combinations(everybody, 2)))
    for each in rounds:
        seated = [tpn for board in each.boards for tpn in board]
        assert sorted([*seated, *([each.free] if each.free else [])]) == sorted(everybody)


@pytest.mark.parametrize("players", SIZES)
def test_with_an_odd_number_everybody_is_free_once(players: int) -> None:
    free = [each.free for each in berger.single(players)]
    expected = sorted(range(1, players + 1)) if players % 2 else [None] * (players - 1)
    assert sorted(free, key=lambda tpn: tpn or 0) == expected


@pytest.mark.parametrize("players", SIZES)
def test_colours_are_balanced(players: int) -> None:
    """As often White as Black with an odd number, else once more the one or the other."""
    for number in range(1, players + 1):
        had = colours(berger.single(players), TPN(number))
        assert abs(had.count("w") - had.count("b")) == (1 if players % 2 == 0 else 0)


@pytest.mark.parametrize("players", SIZES)
def test_a_double_one_reverses_the_colours(players: int) -> None:
    for swapped in (True, False):
        rounds = berger.double(players, swapped=swapped)
        assert len(rounds) == 2 * len(berger.single(players))
        games = boards(rounds)
        assert len({*games}) == len(games) == players * (players - 1)
        for number in range(1, players + 1):
            had = colours(rounds, TPN(number))
            assert had.count("w") == had.count("b")


@pytest.mark.parametrize("players", range(4, 41, 2))
def test_with_the_last_two_rounds_swapped_nobody_has_a_colour_three_times(players: int) -> None:
    rounds = berger.double(players, swapped=True)
    assert all(
        not {"www", "bbb"} & {*map("".join, zip(had, had[1:], had[2:], strict=False))}
        for had in (colours(rounds, TPN(number)) for number in range(1, players + 1))
    )


def test_control_as_listed_somebody_has_a_colour_three_times() -> None:
    rounds = berger.double(6, swapped=False)
    assert any("www" in colours(rounds, TPN(number)) for number in range(1, 7))


def test_swapping_moves_only_the_last_two_rounds_of_the_first_cycle() -> None:
    single = berger.single(6)
    rounds = berger.double(6, swapped=True)
    assert rounds[:5] == (single[0], single[1], single[2], single[4], single[3])
    assert [each.boards[0] for each in rounds[5:7]] == [
        Board(TPN(6), TPN(1)),
        Board(TPN(4), TPN(6)),
    ]


def test_a_table_needs_an_even_number_of_seats() -> None:
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="even number of seats"):
            berger.table(seats)


def test_rows_alternate_the_colours_of_the_highest_number() -> None:
    tops = [row[0] for row in berger.table(24)]
    assert all((one.black == 24) != (other.black == 24) for one, other in pairwise(tops))
