"""Two machines of one hall: real servers, each on a data folder of its own, and who uses them."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4
from weakref import WeakKeyDictionary

import httpx

from tests.app.started import Hall, started
from tests.parallel import free_port

SLUG = "demo-open"
CHIEF = ("chief", "demo")
PATIENCE = 120.0


class Person:
    """Somebody who has logged in at one machine."""

    def __init__(self, hall: Hall, name: str, password: str) -> None:
        none_kept = httpx.Limits(max_keepalive_connections=0)  # nobody has to close it
        self.http = httpx.Client(
            base_url=hall.url, timeout=20, headers={"referer": hall.url}, limits=none_kept
        )
        self.http.get("/login/")
        answer = self.post("/login/", username=name, password=password)
        assert answer.status_code == 302, answer.text[:2000]

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, **fields: str) -> httpx.Response:
        return self.http.post(path, data={"csrfmiddlewaretoken": self._token(), **fields})

    def command(
        self, name: str, command: dict[str, Any], reason: str = "", command_id: str = ""
    ) -> httpx.Response:
        return self.http.post(
            f"/api/v1/tournaments/{SLUG}/commands/{name}/",
            json={
                "command_id": command_id or str(uuid4()),
                "reason": reason,
                "command": command,
            },
            headers={"x-csrftoken": self._token()},
        )

    def announce(self, text: str, command_id: str = "") -> httpx.Response:
        return self.command("make-announcement", {"priority": "normal"}, text, command_id)

    def erase(self, player: int) -> httpx.Response:
        """As the page proposes it."""
        path = f"/api/v1/tournaments/{SLUG}/players/{player}/erasure/"
        asked = self.get(path).json()
        players = self.get(f"/api/v1/tournaments/{SLUG}/players/").json()["players"]
        form = {
            "command_id": str(uuid4()),
            "name": next(each["name"] for each in players if each["player"] == player),
            "ground": "own-request",
            "texts": [text["seq"] for text in asked["plan"]["texts"] if text["sure"]],
            "read_seq": asked["seq"],
        }
        return self.http.post(path, json=form, headers={"x-csrftoken": self._token()})

    def act(self, act: str, **fields: str) -> httpx.Response:
        return self.post(f"/console/{SLUG}/second-machine/{act}/", **fields)

    def second_machine(self) -> str:
        answer = self.get(f"/console/{SLUG}/second-machine/")
        assert answer.status_code == 200, answer.text[:2000]
        return answer.text

    def code(self) -> str:
        assert self.act("code").status_code == 302
        found = re.search(r'id="joining-code">([A-Z0-9-]+)<', self.second_machine())
        assert found, "no code"
        return found[1]

    def _token(self) -> str:
        return self.http.cookies.get("csrftoken") or ""


def chief_at(hall: Hall) -> Person:
    return Person(hall, *CHIEF)


def _on_its_own() -> tuple[str, str]:
    """A port that it finds free when it comes back: one that the system gives away may by then be
    the end of anybody's connection."""
    return "--port", str(free_port())


@contextmanager
def leader(data: Path, *options: str) -> Iterator[Hall]:
    """A hall with a demo open, on this machine alone: its log-ins work."""
    demo = ("--no-demo",) if data.exists() else ("--demo", "12")
    with started(data, *demo, "--bind", "127.0.0.1", *_on_its_own(), *options) as hall:
        yield hall


@contextmanager
def follower(data: Path, of: Hall, code: str = "", *options: str) -> Iterator[Hall]:
    with started(data, "--follow", of.url, *_on_its_own(), *options, typed=code) as hall:
        yield hall


class Chief:
    """Logs in at a machine only where that has ended the last log-in: it takes a third of a second
    of a core, and whoever waits asks often."""

    def __init__(self) -> None:
        self._person: Person | None = None

    def at(self, hall: Hall) -> Person:
        if self._person is None or self._page().status_code != 200:
            self._person = chief_at(hall)
        return self._person

    def second_machine(self, hall: Hall) -> str:
        if self._person is not None:
            answer = self._page()
            if answer.status_code == 200:
                return answer.text
        self._person = chief_at(hall)
        return self._person.second_machine()

    def _page(self) -> httpx.Response:
        assert self._person is not None
        return self._person.get(f"/console/{SLUG}/second-machine/")


_chiefs: WeakKeyDictionary[Hall, Chief] = WeakKeyDictionary()


def says(hall: Hall, text: str) -> bool:
    """Whether it answers, and its page about the second machine says so."""
    try:
        return text in _chiefs.setdefault(hall, Chief()).second_machine(hall)
    except (httpx.HTTPError, AssertionError):
        return False  # it is starting again


def leads(hall: Hall) -> bool:
    """Whether it would record what is typed."""
    return says(hall, "Let a machine follow")


def on_port(hall: Hall) -> str:
    return hall.url.rpartition(":")[2]


def rows(data: Path, question: str) -> list[tuple[Any, ...]]:
    """Of the database of that folder."""
    file = f"{(data / 'openhall.sqlite3').absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(file, uri=True)) as database:
        return database.execute(question).fetchall()


def events(data: Path) -> list[tuple[Any, ...]]:
    return rows(data, "SELECT * FROM events_event ORDER BY stream, seq")


def tables(data: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that is copied, row by row."""
    names = rows(data, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    own = ("sqlite_", "copying_", "tournaments_worklease")
    return {
        name: sorted(rows(data, f'SELECT * FROM "{name}"'), key=repr)
        for (name,) in names
        if not name.startswith(own)
    }


def wait_until(what: Callable[[], bool], why: str) -> None:
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, why
        time.sleep(0.1)
