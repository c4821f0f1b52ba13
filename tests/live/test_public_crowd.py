"""Pages asked for faster than they are made: one version is read, and nobody waits for each."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import httpx
import pytest

from tournaments.public.pages import CROWD, Key, Pages

from . import patient
from .playing import Hall
from .server import Server, serving

pytestmark = pytest.mark.django_db(transaction=True)

ALL = CROWD + 1


class Held:
    """The making of pages, which can be stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes_on = threading.Event()
        self.goes_on.set()
        make = Pages._render_page

        def made(pages: Pages, key: Key) -> object:
            assert self.goes_on.wait(patient.SECONDS)
            return make(pages, key)

        monkeypatch.setattr(Pages, "_render_page", made)


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played."""
    hall = Hall(players=8)
    hall.start()
    hall.publish(1)
    return hall


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    held = Held(monkeypatch)
    yield held
    held.goes_on.set()


@pytest.fixture
def server(hall: Hall, held: Held) -> Iterator[Server]:
    with serving(poll=0.1) as server:
        yield server


@pytest.fixture
def ask(server: Server) -> Iterator[Callable[[str], str]]:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=patient.SECONDS) as http:
        yield lambda path: http.get(f"/t/open/{path}").raise_for_status().text


@pytest.fixture
def crowd(held: Held, ask: Callable[[str], str]) -> Iterator[Callable[[], list[Future[str]]]]:
    """Starts a crowd at pages that nobody has made yet, which wait until `held` goes on."""
    with ThreadPoolExecutor(ALL) as people:

        def come() -> list[Future[str]]:
            held.goes_on.clear()
            pages = [people.submit(ask, f"player/{1 + number}") for number in range(ALL)]
            time.sleep(0.5)  # until they wait
            return pages

        yield come
        held.goes_on.set()


def version_of(page: str) -> int:
    found = re.search(r'data-version="(\d+)"', page)
    assert found, page
    return int(found[1])


def until_told(ask: Callable[[str], str], version: int) -> None:
    until = time.monotonic() + patient.SECONDS
    while f'"version":{version}' not in ask("head"):
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_crowd_waits_for_no_page_of_each_result(
    hall: Hall,
    held: Held,
    ask: Callable[[str], str],
    crowd: Callable[[], list[Future[str]]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tournaments.public.read_version.OLDEST", 3600)
    before = version_of(ask("pairings/"))
    pages = crowd()
    hall.result("1.1.1")
    until_told(ask, before + 1)
    assert version_of(ask("pairings/")) == before, "it was made before, and nothing is made now"
    held.goes_on.set()
    assert {version_of(page.result()) for page in pages} == {before}
    assert version_of(ask("pairings/")) == before + 1


def test_a_crowd_waits_for_the_page_of_a_new_round(
    hall: Hall, held: Held, ask: Callable[[str], str], crowd: Callable[[], list[Future[str]]]
) -> None:
    hall.finish(1)
    before = version_of(ask("pairings/"))
    pages = crowd()
    hall.publish(2)
    threading.Timer(0.5, held.goes_on.set).start()
    newest = version_of(ask("pairings/"))
    assert newest > before
    assert {version_of(page.result()) for page in pages} <= set(range(before, newest + 1))
