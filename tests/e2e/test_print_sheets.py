"""Which rows stand on which sheet, and who may print them; without a browser."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from frontend.print import sheets
from frontend.print.cards import Card, cards, on_a_page
from frontend.public.pages import render
from frontend.shared.seats import Group, Seat
from tests.live.playing import Hall, account, cookie
from tournaments.domain.ids import UserId
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.public.projection import newest_view
from tournaments.public.rows import PublicPlayer

_slugs = count(1)


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
    columns = [column for sheet in sheets.names(groups) for column in sheet.columns]
    seats = [line.seat for column in columns for line in column if line.seat]
    assert seats == [seat for group in groups for seat in group.rows]
    for column in columns:
        assert sum(line.height for line in column) <= sheets.COLUMN_MM
        assert column[0].letter
        assert column[-1].seat
        letter = ""
        for line in column:
            letter = line.letter or letter
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
    assert sheets.size(player(1, "王" * 17)) == "very-long"


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


ROUND_1 = ("pairings/1/", "pairings/1/?by=board", "standings/", "slips/1/")
ADDRESSES = (*ROUND_1, "cards/")


def a_hall() -> Hall:
    hall = Hall(f"print-{next(_slugs)}", players=6)
    hall.start()
    return hall


def asked_by(actor: UserId | None, hall: Hall, address: str) -> int:
    client = Client(headers={"cookie": cookie(actor)} if actor else None)
    return client.get(f"/console/{hall.slug}/print/{address}").status_code


@pytest.mark.django_db
@pytest.mark.parametrize("address", ADDRESSES)
def test_arbiters_print_published_rounds(address: str) -> None:
    hall = a_hall()
    hall.publish(1)
    assert asked_by(hall.chief, hall, address) == 200


@pytest.mark.django_db
@pytest.mark.parametrize("address", ROUND_1)
def test_a_draft_is_not_printed(address: str) -> None:
    hall = a_hall()
    hall.draft(1)
    assert asked_by(hall.chief, hall, address) == 404


def standings_of(hall: Hall, query: str = "") -> str:
    client = Client(headers={"cookie": cookie(hall.chief)})
    sheet = client.get(f"/console/{hall.slug}/print/standings/{query}").content.decode()
    return sheet[sheet.index("<main>") :]


@pytest.mark.django_db
def test_printed_standings_say_whether_they_are_final_and_which_revision() -> None:
    hall = Hall(f"print-{next(_slugs)}", players=6, rounds=2)
    hall.start()
    for number in (1, 2):
        hall.publish(number)
        hall.finish(number)
    assert "Standings after round 2" in standings_of(hall)
    assert "Final" not in standings_of(hall)
    hall.do(CloseTournament())
    first = hall.state.seq
    assert "Final standings after round 2<" in standings_of(hall)
    assert "Final" not in standings_of(hall, "?round=1")
    hall.do(ReopenTournament(), reason="a result was wrong")
    assert "Not final: the tournament was reopened" in standings_of(hall)
    assert "Final standings after" not in standings_of(hall)
    hall.do(CloseTournament())
    assert "Final standings after round 2, revision 2<" in standings_of(hall)
    assert "Not final" not in standings_of(hall)
    assert "Final standings after round 2<" in standings_of(hall, f"?at={first}")
    view = newest_view(hall.stream)
    assert b"<strong>Final standings, revision 2</strong>" in (render(view, "standings") or b"")


def cards_of(hall: Hall) -> list[Card]:
    return cards(newest_view(hall.stream))


def filled(card: Card) -> list[tuple[int, int | str | None, str, str, str]]:
    """Round, opponent's number or what there was instead, colour, own result, total."""
    return [
        (
            line.round,
            line.seat.opponent.tpn if line.seat.opponent else line.seat.note,
            line.seat.colour,
            line.seat.own,
            line.seat.total,
        )
        for line in card.lines
        if line.seat
    ]


@pytest.mark.django_db
def test_cards_are_there_before_the_first_round_with_a_line_for_each() -> None:
    hall = a_hall()
    found = cards_of(hall)
    assert [card.player.tpn for card in found] == [1, 2, 3, 4, 5, 6]
    assert [line.round for line in found[0].lines] == list(range(1, 10))
    assert all(filled(card) == [] for card in found)
    assert asked_by(hall.chief, hall, "cards/") == 200


@pytest.mark.django_db
def test_a_card_holds_opponent_colour_result_and_running_total() -> None:
    hall = Hall(f"print-{next(_slugs)}", players=5, rounds=4, system="vincze")
    hall.start()
    hall.publish(1)
    first, second = (game.id for game in hall.state.games_of(1))
    hall.result(first, "1-0")
    hall.result(second, "1/2-1/2")
    hall.publish(2)
    assert {card.player.tpn: filled(card) for card in cards_of(hall)} == {
        1: [(1, 3, "w", "1", "1"), (2, 2, "b", "", "1")],
        2: [(1, 4, "b", "½", "½"), (2, 1, "w", "", "½")],
        3: [(1, 1, "b", "0", "0"), (2, "no opponent left, a bye", "", "1", "1")],
        4: [(1, 2, "w", "½", "½"), (2, 5, "b", "", "½")],
        5: [(1, "no opponent left, a bye", "", "1", "1"), (2, 4, "w", "", "1")],
    }


@pytest.mark.django_db
def test_a_draft_is_on_no_card() -> None:
    hall = a_hall()
    hall.draft(1)
    assert all(filled(card) == [] for card in cards_of(hall))


@pytest.mark.parametrize(("rounds", "a_page"), [(5, 6), (9, 6), (10, 4), (16, 4), (17, 2), (60, 2)])
def test_the_more_rounds_the_fewer_cards_on_a_page(rounds: int, a_page: int) -> None:
    view: Any = SimpleNamespace(rounds_total=rounds)
    assert on_a_page(view) == a_page


@pytest.mark.django_db
@pytest.mark.parametrize("asked", ["2", "0", "x", "-1", "9" * 5000, "¹"])
def test_a_round_that_is_not_there_is_not_printed(asked: str) -> None:
    hall = a_hall()
    hall.publish(1)
    assert asked_by(hall.chief, hall, f"standings/?round={asked}") == 404


@pytest.mark.django_db
@pytest.mark.parametrize(("host", "codes"), [("192.168.1.4:8000", 1), ("localhost:8000", 0)])
def test_a_sheet_has_a_code_when_phones_can_reach_the_address(host: str, codes: int) -> None:
    hall = a_hall()
    hall.publish(1)
    client = Client(headers={"cookie": cookie(hall.chief), "host": host})
    sheet = client.get(f"/console/{hall.slug}/print/standings/").content.decode()
    assert sheet.count('class="sheet-code"') == codes
    assert (f"http://{host}/t/{hall.slug}/" in sheet) is bool(codes)


@pytest.mark.django_db
@pytest.mark.parametrize("address", ADDRESSES)
def test_strangers_do_not_learn_what_there_is(address: str) -> None:
    hall = a_hall()
    hall.publish(1)
    assert asked_by(account("stranger"), hall, address) == 404
    assert asked_by(None, hall, address) == 302


@pytest.mark.django_db
def test_the_code_of_a_player_is_made_for_the_address_that_was_asked() -> None:
    here, there = (
        Client().get("/qr/t/open/player/7.svg", headers={"host": host}).content
        for host in ("hall.local:8000", "192.168.1.4:8000")
    )
    assert here.startswith(b"<svg ")
    assert here != there
