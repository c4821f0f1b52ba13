"""The guide and the keys inside the product."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.urls import URLPattern, reverse

from frontend.console import urls as console_urls
from frontend.console.views import help as help_views
from frontend.console.views.help import PAGES
from frontend.print import urls as print_urls
from frontend.public import urls as public_urls
from tests.app.builders import open_hall
from tournaments.words.guide import guide

pytestmark = pytest.mark.django_db(transaction=True)


def test_every_page_of_the_console_leads_to_the_guide_with_the_keys() -> None:
    hall = open_hall(4)
    chief = hall.client()
    tabs = ("results", "entries", "check-in", "pairing", "standings", "settings", "activity")
    for place in ("/", "/new/", *(f"/console/{hall.slug}/{tab}/" for tab in tabs)):
        assert 'href="/help/"' in chief.get(place).content.decode(), place
    guide = chief.get("/help/").content.decode()
    assert "<code>G</code>, number, Enter" in guide
    assert '<h2 id="a-round">' in guide
    assert 'href="#a-round"' in guide


def test_no_link_of_the_guide_leads_nowhere() -> None:
    for page in PAGES:
        answer = Client().get(f"/help/{page}/")
        assert answer.status_code == 200
        for found in re.findall(r'href="([^"#:]+)"', answer.content.decode()):
            address = urljoin(f"/help/{page}/", found)
            if not address.startswith("/static/"):
                assert Client().get(address).status_code in (200, 302), address
    assert Client().get("/help/passwords/").status_code == 404


WALKED = {"slug": "", "number": 1, "board": 1, "page": "roles", "name": "Desk", "token": "x"}
PARTS = {
    "tabs",
    "palette",
    "deadlines",
    "logout",
    "console-worker",
    "certificate-file",
    "player-code",
    "help-picture",
}
"""Parts of a page, what answers no page, and pictures."""
PLAYERS = {"player-report", "public-festival", "public-festival-player"}
"""What a player opens from the slip, and pages of an event: the guide is not for him."""


def test_every_address_of_the_console_leads_to_the_keys_and_the_guide() -> None:
    hall = open_hall(6)
    hall.pair()
    hall.publish()
    chief = hall.client()
    seen = set()
    rooms = (console_urls, public_urls, print_urls)
    for pattern in (each for room in rooms for each in room.urlpatterns):
        if not isinstance(pattern, URLPattern) or pattern.name in PARTS | PLAYERS:
            continue
        address = address_of(pattern, hall.slug)
        answer = (Client() if pattern.name == "login" else chief).get(address, follow=True)
        page = b"".join(answer) if answer.streaming else answer.content
        if b"<html" in page:
            assert leads_to_the_guide(page.decode()), (pattern.name, answer.status_code)
            seen.add(pattern.name)
    assert seen >= {"home", "login", "new-tournament", "results", "tokens", "public-known-head"}
    assert seen >= {"event", "entries-import", "known-head", "print-slips", "print-standings"}


@pytest.mark.parametrize(
    "name", ["403", "404", "500", "503", "console/damaged_log", "console/first_account"]
)
def test_every_page_of_an_error_leads_to_the_guide(name: str) -> None:
    assert leads_to_the_guide(render_to_string(f"{name}.html", {}))


def test_an_address_that_does_not_exist_leads_to_the_guide() -> None:
    assert leads_to_the_guide(Client().get("/console/nowhere/at/all/").content.decode())
    guide = Client().get("/help/").content.decode()
    assert '<h2 id="the-keys">' in guide
    assert "<code>G</code>, number, Enter" in guide[guide.index('id="the-keys"') :]


def leads_to_the_guide(page: str) -> bool:
    links = re.findall(r"<a [^>]*data-help[^>]*>", page)
    return len(links) == 1 and 'href="/help/"' in links[0] and "js/help.js" in page


def address_of(pattern: URLPattern, slug: str) -> str:
    given = {name: WALKED[name] or slug for name in pattern.pattern.converters if name in WALKED}
    numbers = ("player", "delivery")
    given |= {name: 1 for name in pattern.pattern.converters if name in numbers}
    given |= {
        name: "test" for name in pattern.pattern.converters if name in ("step", "picture", "act")
    }
    return reverse(str(pattern.name), kwargs=given)


def test_the_guide_is_read_in_the_language_of_its_reader() -> None:
    for language, title in (("cs", "Klávesy"), ("pl", "Klawisze"), ("ru", "Клавиши")):
        answer = Client(headers={"Accept-Language": language}).get("/help/").content.decode()
        assert f'<h2 id="the-keys">{title}</h2>' in answer
        assert f'href="#the-keys">{title}</a>' in answer
        assert f'<div lang="{language}">' in answer
        assert '<div lang="en">' not in answer
        pictures = Client(headers={"Accept-Language": language}).get("/help/console-in-pictures/")
        assert '<div lang="en">' not in pictures.content.decode()
        assert pictures.content.decode().count('src="/help/pictures/') == 5
    english = Client(headers={"Accept-Language": "cs"}).get("/help/roles/").content.decode()
    assert '<html lang="cs"' in english
    assert '<div lang="en">' in english


def test_control_a_section_that_is_not_translated_is_read_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    theirs = {address: each for address, each in guide("cs").items() if address != "the-keys"}
    monkeypatch.setattr(
        help_views, "guide", lambda of, name: theirs if of == "cs" else guide(of, name=name)
    )
    help_views._in.cache_clear()
    answer = Client(headers={"Accept-Language": "cs"}).get("/help/").content.decode()
    help_views._in.cache_clear()
    assert '<div lang="en"><h2 id="the-keys">The keys</h2>' in answer
    assert '<div lang="cs"><h2 id="a-round">Kolo</h2>' in answer
