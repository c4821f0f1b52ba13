"""One desk and one activity for all sections of an event: who sees what of which section."""

from __future__ import annotations

import html
import json
import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from frontend.console.views import festival_activity
from tournaments.domain.attendance.commands import CheckIn
from tournaments.domain.ids import PlayerId
from tournaments.services import devices
from tournaments.services.users import user_id

from .builders import account, entry
from .test_festivals import section as bare
from .test_moving import section

pytestmark = pytest.mark.django_db

DESK = "/console/a/festival/check-in/"
ACTIVITY = "/console/a/festival/activity/"


class Event:
    """Section A is being played, in B nobody has come yet, C is another chief's."""

    def __init__(self) -> None:
        self.a, self.b = section("a", 4, started=True), bare("b", "Section B", account("chief"))
        self.b.enter([entry(each) for each in range(1, 4)], check_in=False)
        self.other = account("other", staff=True)
        self.c = bare("c", "Section C", self.other)
        self.a.play_round()


@pytest.fixture
def event() -> Event:
    return Event()


def desks(page: str) -> dict[str, Any]:
    """What the desk works with, by section."""
    (text,) = re.findall(r'<script id="desks"[^>]*>(.*?)</script>', page)
    return {each["slug"]: each for each in json.loads(html.unescape(text))}


def rows(page: str) -> list[str]:
    return re.findall(r'<li data-key="([abc]-\d+)"', page)


def test_the_desk_has_everybody_with_section_and_board(event: Event) -> None:
    shown = desks(event.a.client().get(DESK).content.decode())
    assert shown.keys() == {"a", "b"}
    assert shown["a"]["may"] == shown["b"]["may"] == ["check-in", "check-out"]
    boards = {one["board"] for one in shown["a"]["players"]}
    assert boards == {1, 2}
    assert {one["status"] for one in shown["b"]["players"]} == {"entered"}
    assert {one["board"] for one in shown["b"]["players"]} == {None}


def test_a_section_without_a_role_is_named_and_stays_closed(event: Event) -> None:
    for address in (DESK, ACTIVITY):
        page = event.a.client().get(address).content.decode()
        assert "You have no role in: Section C" in page
    assert "c-1" not in rows(page)


def test_each_section_says_what_this_person_may_do_at_the_desk(event: Event) -> None:
    reader = event.a.arbiter("rita", "read-only")
    event.b.arbiter("rita", "check-in")
    shown = desks(event.a.client(reader).get(DESK).content.decode())
    assert shown["a"]["may"] == []
    assert shown["b"]["may"] == ["check-in", "check-out"]


def test_a_device_sees_the_section_that_it_joined_alone(event: Event) -> None:
    owner = user_id(event.a.chief)
    token = devices.issue("a", owner, owner, timezone.now() + timedelta(hours=4))
    phone = Client()
    phone.post(f"/join/{token}")
    page = phone.get(DESK).content.decode()
    assert desks(page).keys() == {"a"}
    assert "This device joined one section by a code. Not shown: Section B, Section C" in page
    assert {key[0] for key in rows(phone.get(ACTIVITY).content.decode())} == {"a"}


def test_the_desk_of_an_earlier_moment_shows_all_sections_as_they_were(event: Event) -> None:
    seq = event.a.state.seq
    event.b.do(CheckIn(player=PlayerId(1)))
    event.a.arbiter("late", "read-only")
    now = desks(event.a.client().get(DESK).content.decode())
    assert [one["status"] for one in now["b"]["players"]].count("checked-in") == 1
    then = desks(event.a.client().get(f"{DESK}?at={seq}").content.decode())
    assert {one["status"] for one in then["b"]["players"]} == {"entered"}
    assert then["b"]["may"] == []


def test_a_section_that_was_not_there_yet_is_on_no_page_of_before(event: Event) -> None:
    then = desks(event.a.client().get(f"{DESK}?at=1").content.decode())
    assert then.keys() == {"a"}


def test_the_activity_is_one_by_time_and_can_be_narrowed(event: Event) -> None:
    event.b.do(CheckIn(player=PlayerId(1)))
    client = event.a.client()
    shown = rows(client.get(ACTIVITY).content.decode())
    assert shown[0] == f"b-{event.b.state.seq}"
    assert len(shown) == event.a.state.seq + event.b.state.seq
    assert {key[0] for key in rows(client.get(f"{ACTIVITY}?section=b").content.decode())} == {"b"}
    words = rows(client.get(f"{ACTIVITY}?words=checked+in").content.decode())
    assert f"b-{event.b.state.seq}" in words
    assert len(words) < len(shown)


def test_older_pages_hold_each_event_once(event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = rows(event.a.client().get(ACTIVITY).content.decode())
    monkeypatch.setattr(festival_activity, "PAGE", 7)
    seen, address = list[str](), ACTIVITY
    while address:
        page = event.a.client().get(address).content.decode()
        seen += rows(page)
        older = re.search(r'href="([^"]+)">Older', page)
        address = html.unescape(older[1]) if older else ""
    assert seen == whole


@pytest.mark.parametrize("before", ["a", "a:", ":5", "a:x", "a:5,b:-1", "a:99999999999999999"])
def test_what_is_no_place_in_the_logs_is_not_found(event: Event, before: str) -> None:
    assert event.a.client().get(f"{ACTIVITY}?before={before}").status_code == 404
