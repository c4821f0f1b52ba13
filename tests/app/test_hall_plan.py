"""Where a board stands and where its game is shown live, wherever the board is shown."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

from frontend.public.pages import render
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view

from .api import Api
from .builders import Hall, open_hall
from .test_prints_as_pdf import pages
from .test_taking_back import take_back

pytestmark = pytest.mark.django_db

PLAN = ("1–2: stage", "3–: gallery, 1st floor")
LIVE = "https://example.org/r{round}/b{board}"


@pytest.fixture
def hall() -> Hall:
    settings = Settings(rounds=5, hall_plan=PLAN, live_address=LIVE, live_boards=1)
    hall = open_hall(8, settings=settings)
    hall.pair()
    hall.publish()
    return hall


def page(hall: Hall, name: str, argument: str = "") -> str:
    made = render(newest_view(hall.slug), name, argument)
    assert made is not None, name
    return made.decode()


def answer(hall: Hall, name: str, argument: str = "") -> Any:
    return json.loads(page(hall, name, argument))


def white_of(hall: Hall, board: int) -> int:
    return newest_view(hall.slug).boards(1)[board - 1].white.player


@pytest.mark.parametrize("name", ["home", "pairings"])
def test_the_list_of_boards_says_each_place_once(hall: Hall, name: str) -> None:
    text = page(hall, name)
    assert re.findall(r'class="place">([^<]+)<', text) == ["stage", "gallery, 1st floor"]
    assert re.findall(r'href="(https://example.org[^"]*)"', text) == ["https://example.org/r1/b1"]


def test_boards_that_the_plan_does_not_name_do_not_look_as_if_they_stood_there(hall: Hall) -> None:
    settings = replace(hall.state.settings, hall_plan=("2: stage",))
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))
    places = re.findall(r'class="place">([^<]+)<', page(hall, "pairings"))
    assert places == ["Elsewhere", "stage", "Elsewhere"]


def test_a_player_reads_where_the_board_stands(hall: Hall) -> None:
    assert "gallery, 1st floor" in page(hall, "player", str(white_of(hall, 3)))
    assert "https://example.org/r1/b1" in page(hall, "player", str(white_of(hall, 1)))
    assert page(hall, "names").count("gallery, 1st floor") == 4


def test_find_me_knows_the_plan(hall: Hall) -> None:
    assert answer(hall, "now.json")["places"] == [
        [1, 2, "stage"],
        [3, None, "gallery, 1st floor"],
    ]


def test_programs_read_it(hall: Hall) -> None:
    boards = answer(hall, "pairings.json")["boards"]
    assert [(board["place"], board["live"]) for board in boards[1:3]] == [
        ("stage", ""),
        ("gallery, 1st floor", ""),
    ]
    assert boards[0]["live"] == "https://example.org/r1/b1"
    game = answer(hall, "player.json", str(white_of(hall, 3)))["card"]["games"][0]
    assert game["place"] == "gallery, 1st floor"
    plan = answer(hall, "tournament.json")["hall_plan"]
    assert plan[0] == {"first": 1, "last": 2, "place": "stage"}


@pytest.mark.parametrize("place", ["pairings/1/?by=name", "place-cards/1/?"])
def test_paper_says_it(hall: Hall, place: str) -> None:
    text = "\n".join(pages(hall, place))
    # by name each player's line, on a place card each board's
    assert text.count("gallery, 1st floor") == (4 if "name" in place else 2)


def test_the_list_on_the_wall_says_it(hall: Hall) -> None:
    address = f"/console/{hall.slug}/print/pairings/1/?by=name"
    assert hall.client().get(address).content.decode().count("gallery, 1st floor") == 4


def test_a_fixed_board_stands_where_its_number_does() -> None:
    hall = open_hall(8, started=False, settings=Settings(rounds=5))
    settings = replace(
        hall.state.settings, hall_plan=("40: beside the lift",), fixed_boards={PlayerId(1): 40}
    )
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))
    hall.do(StartTournament())
    hall.pair()
    hall.publish()
    assert "beside the lift" in page(hall, "player", "1")


def test_another_plan_is_another_page_for_every_phone_and_is_taken_back(hall: Hall) -> None:
    api = Api(hall)
    before = answer(hall, "results.json")
    settings = replace(hall.state.settings, hall_plan=("1–: cellar",))
    seq = hall.do(ChangeSettings(name=hall.state.name, settings=settings)).first_seq
    after = answer(hall, "results.json")
    assert (after["version"], after["key"] == before["key"]) == (before["version"] + 1, False)
    assert "cellar" in page(hall, "pairings")
    assert take_back(api, seq).status == 201
    assert hall.state.settings.hall_plan == PLAN
