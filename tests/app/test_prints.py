"""What is printed of a tournament, who may print it, and where that is offered."""

from __future__ import annotations

import re
from itertools import count
from typing import Final, get_args

import pytest
from django.test import Client
from django.urls import reverse

from frontend.print.cards import Card, cards
from frontend.public.pages import render
from frontend.shared.round_prints import ROUND_PRINTS, Place, offered
from tests.app.prints import NAMES, PRINTS, address_of
from tests.live.playing import Hall, account, cookie
from tournaments.domain.ids import UserId
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.public.kept_views import newest_view

pytestmark = pytest.mark.django_db

_slugs = count(1)

BEFORE_THE_FIRST_ROUND: Final = {
    *("print-cards", "print-start-list", "print-check-in", "print-badges"),
    "print-announcements",
}
"""Printed while no round is published."""
PLACES: Final[dict[Place, str]] = {
    "bar": "print-slips",
    "published": "pairing-round",
    "results": "results-round",
}
"""A page of each place."""


def a_hall() -> Hall:
    hall = Hall(f"print-{next(_slugs)}", players=6)
    hall.start()
    return hall


def asked_by(actor: UserId | None, hall: Hall, name: str) -> int:
    client = Client(headers={"cookie": cookie(actor)} if actor else None)
    return client.get(address_of(hall.slug, name)).status_code


@pytest.mark.parametrize("name", PRINTS)
def test_arbiters_print_published_rounds(name: str) -> None:
    hall = a_hall()
    hall.publish(1)
    assert asked_by(hall.chief, hall, name) == 200


@pytest.mark.parametrize("name", PRINTS)
def test_a_draft_is_not_printed(name: str) -> None:
    hall = a_hall()
    hall.draft(1)
    assert asked_by(hall.chief, hall, name) == (200 if name in BEFORE_THE_FIRST_ROUND else 404)


def test_every_print_is_offered() -> None:
    assert {each.address for each in ROUND_PRINTS} == {*NAMES}, "frontend/shared/round_prints.py"


def links_to_prints(hall: Hall, page: str) -> list[tuple[str, str]]:
    """Address and words of each, in their order."""
    text = Client(headers={"cookie": cookie(hall.chief)}).get(page).content.decode()
    found = re.findall(r'<a [^>]*href="([^"]*/print/[^"]*)"[^>]*>(.*?)</a>', text, re.S)
    return [(href, re.sub(r"<svg.*?</svg>", "", words).strip()) for href, words in found]


@pytest.mark.parametrize("place", get_args(Place))
def test_every_place_offers_the_prints_of_the_list(place: Place) -> None:
    hall = a_hall()
    hall.publish(1)
    expected = [(link.href, link.text) for link in offered(place, hall.slug, 1)]
    assert links_to_prints(hall, reverse(PLACES[place], args=[hall.slug, 1])) == expected


def test_a_place_may_have_its_own_word() -> None:
    texts = {place: [link.text for link in offered(place, "open", 1)] for place in get_args(Place)}
    assert texts == {
        "bar": [
            *("By name", "By board", "Standings", "Crosstable", "Progress", "Pictures"),
            *("Final standings", "Result slips", "Player cards", "Place cards", "Notebook"),
            *("Start list", "Check-in list", "Badges", "Announcements"),
        ],
        "published": [
            *("By name", "By board", "Slips", "Player cards", "Place cards", "Notebook"),
        ],
        "results": ["Wall list", "Slips"],
    }


def test_before_the_first_round_the_bar_offers_what_needs_none() -> None:
    hall = a_hall()
    cards_alone = address_of(hall.slug, "print-cards")
    assert links_to_prints(hall, cards_alone) == [
        (cards_alone, "Player cards"),
        (address_of(hall.slug, "print-start-list"), "Start list"),
        (address_of(hall.slug, "print-check-in"), "Check-in list"),
        (address_of(hall.slug, "print-badges"), "Badges"),
        (address_of(hall.slug, "print-announcements"), "Announcements"),
    ]


def standings_of(hall: Hall, query: str = "") -> str:
    client = Client(headers={"cookie": cookie(hall.chief)})
    sheet = client.get(f"/console/{hall.slug}/print/standings/{query}").content.decode()
    return sheet[sheet.index("<main>") :]


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


def test_cards_are_there_before_the_first_round_with_a_line_for_each() -> None:
    hall = a_hall()
    found = cards_of(hall)
    assert [card.player.tpn for card in found] == [1, 2, 3, 4, 5, 6]
    assert [line.round for line in found[0].lines] == list(range(1, 10))
    assert all(filled(card) == [] for card in found)
    assert asked_by(hall.chief, hall, "print-cards") == 200


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


def test_a_draft_is_on_no_card() -> None:
    hall = a_hall()
    hall.draft(1)
    assert all(filled(card) == [] for card in cards_of(hall))


@pytest.mark.parametrize("asked", ["2", "0", "x", "-1", "9" * 5000, "¹"])
def test_a_round_that_is_not_there_is_not_printed(asked: str) -> None:
    hall = a_hall()
    hall.publish(1)
    assert asked_by(hall.chief, hall, f"print-standings?round={asked}") == 404


@pytest.mark.parametrize(("host", "codes"), [("192.168.1.4:8000", 1), ("localhost:8000", 0)])
def test_a_sheet_has_a_code_when_phones_can_reach_the_address(host: str, codes: int) -> None:
    hall = a_hall()
    hall.publish(1)
    client = Client(headers={"cookie": cookie(hall.chief), "host": host})
    sheet = client.get(f"/console/{hall.slug}/print/standings/").content.decode()
    assert sheet.count('class="sheet-code"') == codes
    assert (f"http://{host}/t/{hall.slug}/" in sheet) is bool(codes)


@pytest.mark.parametrize("name", PRINTS)
def test_strangers_do_not_learn_what_there_is(name: str) -> None:
    hall = a_hall()
    hall.publish(1)
    assert asked_by(account("stranger"), hall, name) == 404
    assert asked_by(None, hall, name) == 302


def test_the_code_of_a_player_is_made_for_the_address_that_was_asked() -> None:
    here, there = (
        Client().get("/qr/t/open/player/7.svg", headers={"host": host}).content
        for host in ("hall.local:8000", "192.168.1.4:8000")
    )
    assert here.startswith(b"<svg ")
    assert here != there
