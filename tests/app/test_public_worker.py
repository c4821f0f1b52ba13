"""The worker of the public pages, and the part of a page by which messages are asked for."""

from __future__ import annotations

import json
import re

import pytest
from django.contrib.staticfiles import finders
from msgspec.structs import replace
from pytest_django import Settings

from config import security_headers
from frontend.public import offline, script_words
from frontend.public.pages import render
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.public.kept_views import newest_view
from tournaments.push import sender_key

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall(settings: Settings) -> Hall:
    settings.PUSH_KEY = sender_key.new_key()
    return open_hall(4)


def page(hall: Hall, name: str, argument: str = "") -> str:
    return (render(newest_view(hall.slug), name, argument) or b"").decode()


def room(hall: Hall) -> dict[str, object]:
    text = page(hall, "worker.js")
    return dict(json.loads(re.match(r"self\.ROOM = (.*);\n", text)[1]))  # type: ignore[index]


def test_the_worker_answers_for_its_own_tournament_alone(hall: Hall) -> None:
    assert room(hall)["scope"] == f"/t/{hall.slug}/"
    assert 'importScripts("/static/' in page(hall, "worker.js")


def test_every_file_that_it_keeps_is_there(hall: Hall, settings: Settings) -> None:
    files = room(hall)["files"]
    assert isinstance(files, list)
    made = script_words.files()
    for file in files:
        path = file.removeprefix(settings.STATIC_URL)
        assert path in made or finders.find(path), path


def test_whatever_a_kept_page_loads_is_kept(hall: Hall) -> None:
    """The screens of the hall are no pages of a phone."""
    hall.pair()
    hall.publish()
    kept = room(hall)["files"]
    for name, argument in (("home", ""), ("pairings", ""), ("standings", ""), ("player", "1")):
        text = page(hall, name, argument)
        loaded = re.findall(r'(?:<script[^>]* src|<link rel="stylesheet" href)="([^"]+)"', text)
        assert set(loaded) <= set(kept), name  # type: ignore[call-overload]


def test_a_page_from_the_memory_has_the_policy_of_every_page() -> None:
    assert offline.POLICY == security_headers.POLICY


def test_messages_are_offered_where_the_chief_lets_them_and_the_server_can(
    hall: Hall, settings: Settings
) -> None:
    assert f'data-push-key="{sender_key.public_text()}"' in page(hall, "push")
    assert 'id="push"' in page(hall, "player", "1")
    assert "data-messages" in page(hall, "home")
    off = replace(hall.state.settings, push_messages=False)
    hall.do(ChangeSettings(name=hall.state.name, settings=off))
    nothing(hall)
    hall.do(ChangeSettings(name=hall.state.name, settings=replace(off, push_messages=True)))
    settings.PUSH_KEY = ""
    nothing(hall)


def nothing(hall: Hall) -> None:
    assert page(hall, "push") == ""
    assert 'id="push"' not in page(hall, "player", "1")
    assert "data-messages" not in page(hall, "home")
