"""The command palette: what it leads to, for whom, and that no page and no command is forgotten."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any, Final

import pytest
from django.test import Client
from django.urls import get_resolver
from django.utils import timezone

from frontend.console.views.palette_places import ACTS, OF_A_BOARD, OF_A_PLAYER, PAGES
from tournaments.domain import catalogue
from tournaments.domain.entries.commands import CorrectRating
from tournaments.services import devices
from tournaments.services.users import user_id

from .builders import Hall, open_hall
from .test_festivals import section as bare
from .test_moving import section
from .test_role_matrix import patterns

ELSEWHERE: Final = {
    "enrol-device": "by the link that a device opens",
    "revoke-device": "of a device: the page of devices",
    "close-device-review": "of a device",
    "dismiss-arbiter": "of a person: beside the appointment",
    "admit-moved-player": "the other half of a move",
    "take-back-move": "of a move: the activity, the player's page",
    "erase-member": "of a member: the page of appeals",
    "separate-entries": "of a merge: the activity",
    "tell-entries-apart": "of two entries: the page that looks them over",
    "revoke-bye": "of a bye: the player's page",
    "change-published-pairings": "of a ground: the page of the round leads to it",
    "take-back-pairing-change": "of a change: the page of the round",
    "refuse-request": "of a request: the page of the round leads to it",
    "change-manual-pairing": "while a round is paired by hand",
    "end-manual-pairing": "while a round is paired by hand",
    "discard-manual-pairing": "while a round is paired by hand",
    "clear-results": "of typed boards: the second look",
    "restore-results": "of cleared boards: the activity",
    "take-back-adjournment": "of an adjourned game",
    "adjourn-again": "of an adjourned game",
    "report-from-file": "of a file of the boards",
    "settle-reports": "of reports of players: at the board",
    "decide-appeal": "of an appeal",
    "record-prize-choice": "of a player: the page of prizes",
    "note-empty-seat": "of a seat: the start of the round",
    "note-taken-seat": "of a seat",
    "explain-absence": "of an absentee",
    "take-back-announcement": "of an announcement",
    "cancel-last-call": "of a call: where it runs",
    "use-rating-list": "of a list: the page of rating lists",
    "undo-batch": "of a batch: the activity",
    "add-attachment": "of a photo",
    "keep-moves": "of a file",
    "map-columns": "of a file",
    "import-report-lines": "of a file",
    "import-round": "of a file",
}
"""Commands that are about something else than a player or a board, and where they are given."""

NO_PAGES: Final = {"console", "tabs", "palette", "start", "deadlines"}
"""Parts of pages, and the address that leads to the results."""


def hall_of(players: int = 6) -> Hall:
    hall = open_hall(players)
    hall.pair()
    hall.publish()
    return hall


def asked(hall: Hall, client: Client, query: str = "") -> dict[str, Any]:
    answer = client.get(f"/console/{hall.slug}/palette/{query}")
    assert answer.status_code == 200
    content: dict[str, Any] = answer.json()
    return content


def commands(content: dict[str, Any]) -> set[str]:
    groups = ("acts", "of_a_player", "of_a_board")
    return {act["command"] for group in groups for act in content[group]}


@pytest.mark.registries
def test_every_page_of_a_tournament_is_found() -> None:
    plain = {
        getattr(callback, "__name__", ""): place
        for place, callback in patterns(get_resolver())
        if re.fullmatch(r"console/<slug:slug>/([a-z-]+/){0,2}", place) and "/print/" not in place
    }
    names = {
        pattern.name
        for pattern in get_resolver().url_patterns[0:]
        for pattern in _named(pattern)
        if re.fullmatch(r"console/<slug:slug>/([a-z-]+/){0,2}", str(pattern.pattern))
    }
    assert plain
    prints = {name for name in names if "print" in name or "paper" in name}
    assert names - prints - NO_PAGES == set(PAGES), "palette_places.py: PAGES"


def _named(pattern: Any) -> list[Any]:
    below = getattr(pattern, "url_patterns", None)
    return [each for one in below for each in _named(one)] if below is not None else [pattern]


@pytest.mark.registries
def test_every_command_is_found_or_says_where_it_is_given() -> None:
    known = {*ACTS, *OF_A_PLAYER, *OF_A_BOARD}
    person = {name for name, one in catalogue.COMMANDS.items() if one.roles - {"system", "player"}}
    assert person - known == set(ELSEWHERE), "palette_places.py, or here why not"
    assert not known & set(ELSEWHERE)
    assert known <= set(catalogue.COMMANDS)


@pytest.mark.django_db
def test_each_role_finds_its_own_acts_alone() -> None:
    hall = hall_of()
    chief = commands(asked(hall, hall.client()))
    assert {"appoint-arbiter", "publish-round", "withdraw-player", "correct-result"} <= chief
    typist = commands(asked(hall, hall.client(hall.arbiter("tina", "results"))))
    assert typist == {"enter-result", "confirm-result", "note-board"}
    reader = asked(hall, hall.client(hall.arbiter("rita", "read-only")))
    assert commands(reader) == set()
    assert [one["board"] for one in reader["boards"]] == [1, 2, 3]


@pytest.mark.django_db
def test_pages_of_the_chief_are_found_by_nobody_else_and_on_no_device() -> None:
    hall = hall_of()
    path = f"/console/{hall.slug}/invitations/"

    def places(client: Client) -> list[str]:
        return [page["place"] for page in asked(hall, client)["pages"]]

    assert path in places(hall.client())
    assert path not in places(hall.client(hall.arbiter("dora", "deputy")))
    owner = user_id(hall.chief)
    token = devices.issue(hall.slug, owner, owner, timezone.now() + timedelta(hours=4))
    phone = Client()
    phone.post(f"/join/{token}")
    assert path not in places(phone)
    assert "appoint-arbiter" not in commands(asked(hall, phone))


@pytest.mark.django_db
def test_every_page_that_is_found_opens() -> None:
    hall = hall_of()
    client = hall.client()
    for page in asked(hall, client)["pages"]:
        assert client.get(page["place"]).status_code == 200, page


@pytest.mark.django_db
def test_a_player_has_what_he_is_found_by_as_far_as_the_reader_may_know_it() -> None:
    hall = hall_of()
    chief = asked(hall, hall.client())["players"][0]
    assert chief["fide_id"]
    assert chief["club"]
    assert chief["place"] == f"/console/{hall.slug}/entries/{chief['player']}/"
    assert not {"contact", "birth_date", "birth_year", "sex"} & chief.keys()


@pytest.mark.django_db
def test_the_other_sections_are_found_and_what_is_done_for_all_of_them() -> None:
    here, _ = section("a", 4), section("b", 4)
    labels = [page["label"] for page in asked(here, here.client())["pages"]]
    assert "Section: Section B" in labels
    assert "Check-in of all sections" in labels
    alone = bare("alone", "Alone", here.chief, "alone")
    labels = [page["label"] for page in asked(alone, alone.client())["pages"]]
    assert "Check-in of all sections" not in labels


@pytest.mark.django_db
def test_a_page_of_the_past_leads_to_the_past_and_offers_no_act() -> None:
    hall = hall_of()
    seq = hall.state.seq
    player = next(iter(hall.state.players))
    hall.do(CorrectRating(player=player, expected=2590, rating=2600), reason="typed wrongly")
    then = asked(hall, hall.client(), f"?at={seq}")
    assert commands(then) == set()
    assert all(one["place"].endswith(f"?at={seq}") for one in then["players"])
    assert then["boards"][0]["place"] == f"/console/{hall.slug}/results/?at={seq}#b1"


@pytest.mark.django_db
def test_a_browser_may_keep_it_as_it_keeps_the_pages() -> None:
    hall = hall_of()
    place = f"/console/{hall.slug}/palette/"
    kept = hall.client().get(place)
    assert kept["X-Openhall-Keep"] == user_id(hall.chief)
    assert "X-Openhall-Keep" not in hall.client().get(f"{place}?at=1")
