"""Which rows stand on which sheet."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frontend.print import sheets
from frontend.print.cards import on_a_page
from frontend.shared.seats import Group, Seat
from tournaments.public.rows import PublicPlayer


def player(number: int, name: str, title: str = "") -> PublicPlayer:
    return PublicPlayer(
        player=number,
        tpn=number,
        name=name,
        title=title,
        federation="",
        rating=0,
        out_from=None,
    )


def groups_of(sizes: list[int]) -> list[Group]:
    """One group a letter with so many players."""
    numbers = count(1)

    def seat(letter: str) -> Seat:
        return Seat(player=player(next(numbers), f"{letter}x, Y"), round=1)

    return [
        Group(letter, [seat(letter) for _ in range(size)])
        for letter, size in zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", sizes, strict=False)
    ]


@given(st.lists(st.integers(1, 70), max_size=26))
def test_every_name_stands_once_in_order_under_its_letter(sizes: list[int]) -> None:
    groups = groups_of(sizes)
    columns = [
        column
        for sheet in sheets.in_columns(groups, lambda seat: seat.player.name)
        for column in sheet.columns
    ]
    seats = [line.seat for column in columns for line in column if line.seat]
    assert seats == [seat for group in groups for seat in group.rows]
    for column in columns:
        assert sum(line.height for line in column) <= sheets.COLUMN_MM
        assert column[0].heading
        assert column[-1].seat
        letter = ""
        for line in column:
            letter = line.heading or letter
            assert line.seat is None or line.seat.player.name[0] == letter


@given(st.integers(0, 300), st.integers(1, 50))
def test_plain_sheets_hold_every_row_once_in_order(rows: int, on_a_page: int) -> None:
    made = sheets.plain(list(range(rows)), on_a_page, str)
    assert [row for sheet in made for row in sheet.columns[0]] == list(range(rows))
    assert [sheet.number for sheet in made] == list(range(1, len(made) + 1))
    assert {sheet.of for sheet in made} == {len(made)}
    assert all(len(sheet.columns[0]) <= on_a_page for sheet in made)


@given(st.integers(0, 300))
def test_slips_cut_as_one_stack_lie_in_the_order_of_the_boards(boards: int) -> None:
    made = [sheet.columns[0] for sheet in sheets.slips(list(range(boards)), str)]
    places = range(sheets.SLIPS_ON_A_PAGE)
    piles = [slip for place in places for page in made for slip in page[place : place + 1]]
    assert piles == list(range(boards))


def test_a_range_names_the_first_and_the_last_of_a_page() -> None:
    first, second = sheets.plain([1, 2, 3], 2, str)
    assert (first.range, second.range) == ("1 – 2", "3")


def test_long_names_are_set_smaller() -> None:
    assert sheets.size(player(1, "Novák, Jan", "GM")) == ""
    assert sheets.size(player(1, "Nepomniachtchi, Aleksandr", "GM")) == "long"
    assert sheets.size(player(1, "Praggnanandhaa, Rameshbabu Maria-Magdalena")) == "very-long"
    assert sheets.size(player(1, "w" * 65)) == "huge"
    assert sheets.size(player(1, "W" * 47)) == "huge"
    assert sheets.size(player(1, "王" * 10)) == "very-long"  # with its Latin form


def test_a_huge_name_takes_the_room_of_two_rows() -> None:
    names = ["Novák, Jan"] * 6 + ["w" * 100]
    people = [player(number, name) for number, name in enumerate(names, 1)]
    made = sheets.plain(people, 7, lambda each: str(each.player), sheets.rows_of)
    assert [len(sheet.columns[0]) for sheet in made] == [6, 1]


@pytest.mark.parametrize(
    ("rounds", "tie_breaks", "format_"),
    [
        (8, 0, sheets.Format(lines=1, across=False)),
        (5, 3, sheets.Format(lines=1, across=False)),
        (9, 0, sheets.Format(lines=1, across=True)),
        (11, 5, sheets.Format(lines=1, across=True)),
        (12, 5, sheets.Format(lines=2, across=True)),
        (20, 5, sheets.Format(lines=2, across=True)),
        (30, 5, sheets.Format(lines=3, across=True)),
        (30, 16, sheets.Format(lines=0, across=False)),
    ],
)
def test_standings_lie_across_when_whole_names_need_it(
    rounds: int, tie_breaks: int, format_: sheets.Format
) -> None:
    assert sheets.standings_format(rounds, tie_breaks) == format_


@given(st.integers(1, 30), st.integers(1, 4))
def test_rounds_in_several_lines_read_from_left_to_right_line_by_line(
    rounds: int, lines: int
) -> None:
    columns = sheets.in_lines(list(range(1, rounds + 1)), lines)
    read = [column[line] for line in range(lines) for column in columns if line < len(column)]
    assert read == list(range(1, rounds + 1))
    assert max(map(len, columns)) <= lines


@pytest.mark.parametrize(("rounds", "a_page"), [(5, 6), (9, 6), (10, 4), (16, 4), (17, 2), (60, 2)])
def test_the_more_rounds_the_fewer_cards_on_a_page(rounds: int, a_page: int) -> None:
    view: Any = SimpleNamespace(rounds_total=rounds)
    assert on_a_page(view) == a_page
