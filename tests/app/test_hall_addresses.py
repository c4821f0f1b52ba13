"""What is printed and handed out leads phones to the hall, or nowhere in the page's own words."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from django.conf import LazySettings
from django.contrib.auth.models import User
from django.test import Client, RequestFactory

from config.embedded import addresses
from config.embedded.greeting import greeting
from frontend.shared import hall_addresses
from tests.app.prints import ON_A_PAGE, address_of
from tests.live.playing import Hall, cookie
from tournaments.words import speak

LAN = "192.168.4.17"
HANDED_OUT = {"print-slips", "print-cards"}
"""Paper that leads phones elsewhere than to the public page, or nowhere."""
LISTS_OF_LINKS = {"devices", "invitations"}
"""Pages that name an address only when a link is made."""
HERE = ("127.0.0.1:8000", "localhost:8000", "[::1]:8000", "0.0.0.0:8000", "127.9.9.9:8000")


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    hall_addresses._newest_address.cache_clear()
    yield
    hall_addresses._newest_address.cache_clear()


def addresses_of(host: str, **more: Any) -> tuple[str, str, str]:
    request = RequestFactory().get("/", headers={"host": host}, **more)
    return (
        hall_addresses.plain_address(request, "/t/open/"),
        hall_addresses.asked_address(request, "/t/open/"),
        hall_addresses.how_to_open(request),
    )


@pytest.mark.parametrize("host", HERE)
def test_a_hall_on_this_machine_alone_gives_no_address_and_says_how_to_open_it(
    host: str, settings: LazySettings
) -> None:
    settings.LISTENS = "127.0.0.1"
    plain, asked, line = addresses_of(host)
    assert (plain, asked) == ("", "")
    assert addresses.OPENS in line
    assert "\n" not in line


@pytest.mark.parametrize("host", HERE)
def test_a_hall_on_the_network_gives_its_address_there_to_its_own_machine_too(
    host: str, settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.LISTENS = "0.0.0.0"
    monkeypatch.setattr(addresses, "in_the_network", lambda: LAN)
    there = f"http://{LAN}:8000/t/open/"
    assert addresses_of(host) == (there, there, "")


def test_the_address_is_right_as_soon_as_the_machine_is_in_a_network(
    settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.LISTENS = "::"
    moments = iter((100.0, 100.0, 100.0, 106.0, 106.0, 106.0))
    monkeypatch.setattr(time, "monotonic", lambda: next(moments))
    monkeypatch.setattr(addresses, "in_the_network", lambda: "")
    assert addresses_of(HERE[0])[2] == speak("Shared-Address.not-connected")
    monkeypatch.setattr(addresses, "in_the_network", lambda: LAN)
    assert addresses_of(HERE[0])[::2] == (f"http://{LAN}:8000/t/open/", "")


@pytest.mark.parametrize("host", ["192.168.1.4:8000", "hall.local", "[fd00::4]:8000"])
def test_an_address_by_which_it_was_reached_is_believed(host: str, settings: LazySettings) -> None:
    settings.LISTENS = "127.0.0.1"  # somebody else passes on what comes for that address
    there = f"http://{host}/t/open/"
    assert addresses_of(host) == (there, there, "")


def test_paper_leads_to_the_plain_port_and_a_link_to_that_which_was_asked(
    settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.LISTENS, settings.PORTS = "0.0.0.0", (8000, 8001)
    monkeypatch.setattr(addresses, "in_the_network", lambda: LAN)
    secure = {"wsgi.url_scheme": "https"}
    plain, asked, _ = addresses_of("127.0.0.1:8001", **secure)
    assert (plain, asked) == (f"http://{LAN}:8000/t/open/", f"https://{LAN}:8001/t/open/")


def test_a_server_that_hall_did_not_start_names_no_command(settings: LazySettings) -> None:
    settings.LISTENS = ""
    assert addresses_of("localhost")[2] == speak("Shared-Address.another")


@pytest.mark.django_db
@pytest.mark.parametrize("page", [*ON_A_PAGE, *sorted(LISTS_OF_LINKS)])
def test_pages_of_a_closed_hall_say_how_it_is_opened_and_pages_of_an_open_one_do_not(
    page: str, settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall("closed")
    hall.start()
    hall.publish(1)
    client = Client(headers={"cookie": cookie(hall.chief), "host": "127.0.0.1:8000"})
    settings.LISTENS = "127.0.0.1"
    closed = client.get(address_of(hall.slug, page)).content.decode()
    assert closed.count(addresses.OPENS) == 1
    assert "http://127.0.0.1" not in closed
    settings.LISTENS = "0.0.0.0"
    monkeypatch.setattr(addresses, "in_the_network", lambda: LAN)
    opened = client.get(address_of(hall.slug, page)).content.decode()
    assert addresses.OPENS not in opened
    assert "http://127.0.0.1" not in opened
    assert (f"http://{LAN}:8000/t/{hall.slug}/" in opened) is (
        page not in HANDED_OUT | LISTS_OF_LINKS
    )


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("page", "form"),
    [("invitations/", {"name": "Jana", "role": "sector"}), ("devices/", {"until": "hours"})],
)
def test_a_link_that_is_handed_out_has_a_code_only_where_another_device_reaches_it(
    page: str, form: dict[str, str], settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall("links")
    client = Client(headers={"cookie": cookie(hall.chief), "host": "127.0.0.1:8000"})
    form = {"user": hall.chief, **form}
    settings.LISTENS = "127.0.0.1"
    closed = client.post(f"/console/{hall.slug}/{page}", form, follow=True).content.decode()
    assert "another browser of this machine" in closed
    assert "<svg" not in closed.partition('<section class="panel" id="new-')[2].partition("</s")[0]
    settings.LISTENS = "0.0.0.0"
    monkeypatch.setattr(addresses, "in_the_network", lambda: LAN)
    opened = client.post(f"/console/{hall.slug}/{page}", form, follow=True).content.decode()
    made = opened.partition('<section class="panel" id="new-')[2]
    assert f"<code>http://{LAN}:8000/" in made
    assert "<svg" in made


def test_the_code_of_a_player_is_drawn_for_the_address_in_the_network(
    settings: LazySettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Client(headers={"host": "127.0.0.1:8000"})
    settings.LISTENS = "127.0.0.1"
    closed = client.get("/qr/t/open/player/7.svg")
    assert closed.status_code == 404
    assert closed.content.decode() == speak(
        "Shared-Address.not-opened", {"command": addresses.OPENS}
    )
    settings.LISTENS = "0.0.0.0"
    monkeypatch.setattr(addresses, "in_the_network", lambda: LAN)
    opened = client.get("/qr/t/open/player/7.svg").content
    named = Client(headers={"host": f"{LAN}:8000"}).get("/qr/t/open/player/7.svg").content
    assert opened == named
    assert opened.startswith(b"<svg ")


@pytest.mark.django_db
def test_the_start_says_how_a_closed_hall_is_opened_and_draws_no_code() -> None:
    User.objects.create(username="chief")  # no first account to be made
    served = SimpleNamespace(reachable=["https://127.0.0.1:8001"], fingerprint="AB CD")
    closed = greeting(["http://127.0.0.1:8000"], Path("data"), served, alone=True)  # type: ignore[arg-type]
    assert addresses.OPENS in closed
    assert "█" not in closed
    assert addresses.OPENS not in greeting(["http://127.0.0.1:8000"], Path("data"))
