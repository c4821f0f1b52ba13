"""A log whose end was cut: nothing is written on, and everybody who asks is told in words."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

import pytest
from django.core.checks import run_checks
from django.db import connection
from django.test import Client

from config.embedded.greeting import greeting
from events import store
from pairing.model import Colour
from tests.guards import guards_lifted
from tournaments.domain.settings.settings import Settings
from tournaments.services import player_reports, states

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=6, settings=Settings(player_reports=True))
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "0-1", "1-0")
    return hall


@pytest.fixture
def cut(hall: Hall) -> int:
    """The last two events are cut and the head is put back; their commands and scopes are left."""
    kept = hall.state.seq - 2
    (last,) = store.read(hall.slug, kept - 1, kept)
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute("DELETE FROM events_event WHERE seq > %s", [kept])
        cursor.execute("UPDATE events_stream SET head = %s, head_hash = %s", [kept, last.hash])
    states.forget()
    return kept


def test_a_result_is_answered_503_with_what_is_wrong(hall: Hall, cut: int) -> None:
    client = Client()
    client.force_login(hall.chief)
    answer = client.post(
        f"/api/v1/tournaments/{hall.slug}/commands/close-round/",
        {"command_id": str(uuid4()), "command": {"round": 1}},
        content_type="application/json",
    )
    assert answer.status_code == 503
    assert answer["Retry-After"] == "60"
    told = answer.json()
    assert (told["status"], told["code"]) == ("error", "log-damaged")
    assert (
        f"commands were answered up to event {cut + 2}, but the log ends at {cut}"
        in (told["message"])
    )
    assert store.head(hall.slug).seq == cut


PAGES = ("results/", "entries/", "check-in/", "pairing/", "standings/", "activity/", "settings/")


@pytest.mark.parametrize("page", PAGES)
def test_the_console_can_still_be_read(hall: Hall, cut: int, page: str) -> None:
    client = Client()
    client.force_login(hall.chief)
    assert client.get(f"/console/{hall.slug}/{page}").status_code == 200


@pytest.mark.parametrize("page", PAGES)
def test_the_console_can_be_read_where_the_head_still_names_what_is_gone(
    hall: Hall, page: str
) -> None:
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute("DELETE FROM events_event WHERE seq > %s", [hall.state.seq - 2])
    states.forget()
    client = Client()
    client.force_login(hall.chief)
    assert client.get(f"/console/{hall.slug}/{page}").status_code == 200


def test_a_form_is_answered_503_by_a_page_that_says_it(hall: Hall, cut: int) -> None:
    game = hall.game(3)
    token = player_reports.token(hall.slug, game.id, Colour.WHITE)
    answer = Client().post(f"/report/{hall.slug}/{game.id}/w/{token}", {"result": "1-0"})
    assert answer.status_code == 503
    assert answer["Retry-After"] == "60"
    assert "<h1>The log is damaged</h1><p>This was not recorded." in answer.content.decode()


def test_the_system_check_names_the_log(hall: Hall, cut: int) -> None:
    (found,) = run_checks(databases=["default"], tags=["database"])
    assert found.id == "events.W002"
    assert f"the log of {hall.slug} is damaged: commands were answered" in found.msg


def test_a_sound_log_is_not_named(hall: Hall) -> None:
    assert run_checks(databases=["default"], tags=["database"]) == []
    assert "DAMAGED" not in greeting(["http://127.0.0.1:8000"], Path("data"))


def test_the_start_says_it_beside_the_addresses(hall: Hall, cut: int) -> None:
    said = greeting(["http://127.0.0.1:8000"], Path("data"))
    assert f"DAMAGED LOG    {hall.slug}: commands were answered up to event {cut + 2}" in said
    assert "put a back-up back" in said
