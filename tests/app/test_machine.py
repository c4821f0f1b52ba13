"""What a hall with two machines tells everybody: which one leads, and whom a page may ask."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from django.test import Client

from config.machine import Machine, policy
from config.security_headers import POLICY, SecurityHeaders
from events import leadership, machines
from events.leadership import Leadership, Role
from tournaments.public.channel import _elsewhere

OTHER = "http://192.168.1.7:8000"


def role(monkeypatch: pytest.MonkeyPatch, role: Role, *others: str, epoch: int = 0) -> None:
    now = Leadership(role=role, epoch=epoch, other=others)
    monkeypatch.setattr(leadership, "current", lambda: now)


def asked(path: str) -> tuple[dict[str, str], Any]:
    """Headers and body of an answer of the outermost applications."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def inside(_scope: Any, _receive: Any, answer: Any) -> None:
        await answer({"type": "http.response.start", "status": 200, "headers": []})
        await answer({"type": "http.response.body", "body": b'"inside"'})

    application = SecurityHeaders(Machine(inside), policy)
    asyncio.run(application({"type": "http", "path": path, "method": "GET"}, None, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return headers, json.loads(sent[1]["body"])


@pytest.mark.parametrize(
    ("role_now", "leads", "led_at"),
    [("leading", True, ""), ("following", False, OTHER), ("deposed", False, OTHER)],
)
def test_any_page_may_read_which_machine_leads(
    monkeypatch: pytest.MonkeyPatch, role_now: Role, leads: bool, led_at: str
) -> None:
    role(monkeypatch, role_now, OTHER, epoch=2)
    headers, said = asked("/machine/")
    assert headers["access-control-allow-origin"] == "*"
    assert headers["cache-control"] == "no-store"
    assert said == {
        "hall": machines.hall(),
        "epoch": 2,
        "leads": leads,
        "led_at": led_at,
        "others": [OTHER],
    }


def test_a_machine_in_doubt_sends_nobody_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    role(monkeypatch, "leading", OTHER)
    leadership.set_doubt(True)
    try:
        said = asked("/machine/")[1]
    finally:
        leadership.set_doubt(False)
    assert (said["leads"], said["led_at"]) == (False, "")


def test_two_halls_have_two_names(settings: Any) -> None:
    before = machines.hall()
    settings.SECRET_KEY = "another"
    assert machines.hall() != before


def test_pages_may_ask_the_other_machine_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    role(monkeypatch, "leading", OTHER)
    assert asked("/")[0]["content-security-policy"] == f"{POLICY}; connect-src 'self' {OTHER}"
    role(monkeypatch, "alone")
    assert asked("/")[0]["content-security-policy"] == POLICY


def test_only_addresses_are_taken_from_another_machine() -> None:
    bad = ["javascript:alert(1)", "http://a b", "http://a/; script-src *", "ftp://a", "http://a/b"]
    good = [OTHER, "https://[fe80::1]:8443", "http://second.local"]
    assert machines.origins([*bad, *good, OTHER]) == tuple(good)


def test_phones_hear_of_it_with_the_head(monkeypatch: pytest.MonkeyPatch) -> None:
    role(monkeypatch, "leading", OTHER)
    known = machines.known()
    here = {"others": (OTHER,), "hall": known.hall, "epoch": known.epoch}
    assert _elsewhere() == here
    role(monkeypatch, "deposed", OTHER)
    assert _elsewhere() == {**here, "led_at": OTHER}
    role(monkeypatch, "alone")
    assert _elsewhere() == {}


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("page", "goes_on"),
    [
        ("/console/open/results/", "/console/open/results/"),
        ("/", "/login/"),
        ("//elsewhere.test/", "/login/"),
        ("/console/../../x", "/login/"),
        ("https://elsewhere.test/console/open/", "/login/"),
        ("/logout/", "/login/"),
    ],
)
def test_whoever_takes_over_an_outbox_goes_on_in_the_console(page: str, goes_on: str) -> None:
    answer = Client().get("/received/", {"page": page})
    assert answer.headers["Cross-Origin-Opener-Policy"] == "unsafe-none"
    assert f'class="button primary" href="{goes_on}"' in answer.text


@pytest.mark.django_db
def test_no_other_page_can_be_spoken_to_by_who_opens_it() -> None:
    answer = Client().get("/login/")
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin-allow-popups"
