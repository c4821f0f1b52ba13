"""Hall screens that the console tells what to show, by their fixed addresses; and their health."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.test import Client
from msgspec.structs import replace

from events import live
from frontend.public.pages import render
from frontend.public.round_keys import round_key
from tournaments.domain.screens.commands import SetScreen
from tournaments.domain.screens.state import ScreenPlan
from tournaments.public.kept_views import newest_view

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

PLAN = ScreenPlan(kinds=("board", "standings"), part="1/2", seconds=45)


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(6)
    hall.pair()
    hall.publish()
    hall.do(SetScreen(screen="hall-a", plan=PLAN))
    return hall


def screen(hall: Hall, argument: str) -> str:
    made = render(newest_view(hall.slug), "screen", argument)
    assert made is not None, argument
    return made.decode()


def test_a_screen_shows_its_lists_one_after_the_other(hall: Hall) -> None:
    first = screen(hall, "at/hall-a")
    assert 'data-kind="board"' in first
    assert 'data-next="screen/at/hall-a/2"' in first
    assert 'data-share="1/2"' in first
    assert 'data-seconds="45"' in first
    second = screen(hall, "at/hall-a/2")
    assert 'data-kind="standings"' in second
    assert 'data-next="screen/at/hall-a"' in second


def test_another_plan_is_another_version_of_the_same_address(hall: Hall) -> None:
    view = newest_view(hall.slug)
    hall.do(SetScreen(screen="hall-a", plan=ScreenPlan(kinds=("announcements",))))
    assert 'data-kind="announcements"' in screen(hall, "at/hall-a")
    assert 'data-kind="announcements"' in screen(hall, "at/hall-a/2"), (
        "the list it stood at is gone"
    )
    now = newest_view(hall.slug)
    assert now.version == view.version + 1
    assert round_key(now, now.rounds[-1]) == round_key(view, view.rounds[-1]), "no phone loads more"


def test_a_screen_that_nobody_has_set_waits_and_no_other_address_is_one(hall: Hall) -> None:
    assert "has not said yet what this screen shows" in screen(hall, "at/hall-b")
    hall.do(SetScreen(screen="hall-a", plan=None))
    assert "has not said yet what this screen shows" in screen(hall, "at/hall-a")
    for wrong in ("waiting", "at", "at/", "at/hall-a/1", "at/hall-a/5", "at/HALL", "at/a/b"):
        assert render(newest_view(hall.slug), "screen", wrong) is None, wrong


def test_consoles_hear_that_a_screen_is_there(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []
    monkeypatch.setattr(live, "note", lambda _, said: heard.append(said))
    client = hall.client()
    said = {"version": 7, "width": 1920, "height": 1080}

    def beat(name: str, body: object) -> int:
        address = f"/screens/{hall.slug}/{name}/seen/"
        return client.post(address, json.dumps(body), "application/json").status_code

    assert beat("hall-a", {**said, "text": "anything"}) == 400
    assert beat("hall-b", said) == 404
    assert (beat("hall-a", said), beat("hall-a", said)) == (204, 204)
    assert heard == [{"screen": {"name": "hall-a", **said}}], "told of once, however often it calls"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no JSON",
        b'{"\xff": 1}',
        b'{"version": 1, "width": 1920, "height": "\xff"}',
        b'{"version": 1, "width": 1920, "height": ' + b"[" * 100_000,
        b'{"x": ' + b"[" * 100_000,
        b'{"version": -1, "width": 1920, "height": 1080}',
    ],
)
def test_what_no_screen_says_is_refused(hall: Hall, body: bytes) -> None:
    """Anybody may send it; nothing of it is a defect of the server."""
    hall.do(SetScreen(screen="hall-a", plan=ScreenPlan(kinds=("board",))))
    address = f"/screens/{hall.slug}/hall-a/seen/"
    assert Client().post(address, body, content_type="application/json").status_code == 400


def test_everybody_looks_at_the_list_and_chief_and_deputies_change_it(hall: Hall) -> None:
    address = f"/console/{hall.slug}/screens/"
    for role, may in (("deputy", True), ("sector", False)):
        user = hall.arbiter(f"one-{role}", role)  # type: ignore[arg-type]
        shown = hall.client(user).get(address).content.decode()
        assert "Board, Standings, part 1 of 2, 45 s a page" in shown
        assert ("data-screen-form" in shown) == may


def test_a_screen_speaks_the_language_that_its_console_says(hall: Hall) -> None:
    hall.do(SetScreen(screen="hall-a", plan=replace(PLAN, language="cs")))
    assert '<html lang="cs"' in screen(hall, "at/hall-a")
    assert "čeština" in Api(hall, hall.chief).get("activity/", limit=1).body["activity"][0]["text"]
    hall.do(SetScreen(screen="hall-a", plan=replace(PLAN, language="tlh")))
    assert '<html lang="en"' in screen(hall, "at/hall-a"), "of a server that knew more of them"
