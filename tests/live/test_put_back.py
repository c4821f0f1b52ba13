"""A log that was put back: a copy restored while pages of the lost part are still open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from events import doorbell, store
from tests.guards import put_back
from tournaments.domain.attendance.commands import CheckIn, CheckOut
from tournaments.domain.ids import PlayerId
from tournaments.public import projection
from tournaments.public.version import counted

from . import patient
from .console import Console, close_code
from .followers import aside
from .playing import Hall, cookie
from .server import Server, serving

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played."""
    hall = Hall(players=6)
    hall.start()
    hall.publish(1)
    return hall


@pytest.fixture
def server(hall: Hall) -> Iterator[Server]:
    with serving(heartbeat=0.3, poll=0.1) as server:
        yield server


def lost_and_gone_on(hall: Hall, since: int) -> None:
    """The newest result is lost with its log, and `since` events were written after that."""
    put_back("open", hall.state.seq - 1)
    for number in range(since):
        command = (CheckOut, CheckIn)[number % 2]
        hall.do(command(player=PlayerId(6)))


@pytest.mark.parametrize("since", [0, 1, 2], ids=["shorter", "the same number", "longer"])
def test_an_open_console_of_the_lost_part_is_told_to_read_again(
    server: Server, hall: Hall, since: int
) -> None:
    hall.result("1.1.1")
    console = Console(server.port, "open", {"cookie": cookie(hall.chief)}, hall.state.seq, [])

    async def scenario() -> int:
        async with console.connect() as socket:
            console.take(await socket.recv())
            await aside(lost_and_gone_on, hall, since)
            async with asyncio.timeout(5):
                while await socket.recv() != '{"resync":true}':
                    pass
            return await close_code(socket)

    assert asyncio.run(scenario()) == 4409


@pytest.mark.parametrize("since", [0, 1, 2], ids=["shorter", "the same number", "longer"])
def test_a_console_that_comes_back_later_is_told_to_read_again(
    server: Server, hall: Hall, since: int
) -> None:
    hall.result("1.1.1")
    lost = store.head("open")
    lost_and_gone_on(hall, since)
    console = Console(server.port, "open", {"cookie": cookie(hall.chief)}, lost.seq, [])
    console.hash = lost.hash[:16]

    async def scenario() -> int:
        async with console.connect() as socket:
            assert await socket.recv() == '{"resync":true}'
            return await close_code(socket)

    assert asyncio.run(scenario()) == 4409


def test_a_fresh_page_of_a_browser_that_knew_another_log_is_told_so(
    server: Server, hall: Hall
) -> None:
    """Logged in anew after the back-up was put back: the page itself is of this log."""
    hall.result("1.1.1")
    lost = store.head("open")
    lost_and_gone_on(hall, 2)
    console = Console(server.port, "open", {"cookie": cookie(hall.chief)}, hall.state.seq, [])
    address = f"{console.address}?after={console.seq}&head={{}}"

    async def first(head: str) -> str | bytes:
        async with connect(address.format(head), additional_headers=console.headers) as socket:
            return await socket.recv()

    assert asyncio.run(first(lost.shown)) == '{"resync":true}'
    assert "heartbeat" in str(asyncio.run(first(store.head("open").shown)))


@pytest.mark.parametrize("bad", ["hash=12", "hash=X", "head=nonsense", "head=0123456789abcdef@99"])
def test_a_place_that_is_none_is_not_of_this_log(server: Server, hall: Hall, bad: str) -> None:
    console = Console(server.port, "open", {"cookie": cookie(hall.chief)}, hall.state.seq, [])
    address = f"{console.address}?after={console.seq}&{bad}"

    async def first() -> str | bytes:
        async with connect(address, additional_headers=console.headers) as socket:
            return await socket.recv()

    assert asyncio.run(first()) == '{"resync":true}'


@pytest.mark.parametrize("since", [1, 2], ids=["the same number", "longer"])
def test_public_pages_of_a_log_that_has_gone_on_are_forgotten(
    server: Server, hall: Hall, since: int
) -> None:
    """The version counts on; the running server has to see that it is another one."""
    address = f"http://127.0.0.1:{server.port}/t/open"
    hall.result("1.1.1", "1-0")
    lost = _head_with(address, version_of(hall))
    assert "1–0" in patient.get(f"{address}/pairings/1").text
    put_back("open", hall.state.seq - 1)
    for game in ("1.1.2", "1.1.3")[:since]:
        hall.result(game, "0-1")
    head = _head_with(address, lost["version"] + since - 1, other_than=lost["tag"])
    page = patient.get(f"{address}/pairings/1").text
    assert ("1–0" in page, page.count("0–1") > 0) == (False, True)
    assert "1–0" not in patient.get(f"{address}/v/{head['version']}/pairings/1").text
    assert patient.get(f"{address}/v/{lost['tag']}/pairings/1").status_code == 404


@pytest.mark.parametrize("since", [1, 2], ids=["the same number", "longer"])
def test_a_phone_that_had_seen_the_lost_part_is_told_to_load_anew(
    server: Server, hall: Hall, since: int
) -> None:
    address = f"http://127.0.0.1:{server.port}/t/open"
    hall.result("1.1.1", "1-0")
    lost = _head_with(address, version_of(hall))
    assert patient.get(f"{address}/head?seen={lost['tag']}").json() == lost
    assert b"other-log" not in first_of_stream(address, lost["tag"])
    put_back("open", hall.state.seq - 1)
    for game in ("1.1.2", "1.1.3")[:since]:
        hall.result(game, "0-1")
    _head_with(address, lost["version"] + since - 1, other_than=lost["tag"])
    assert patient.get(f"{address}/head?seen={lost['tag']}").status_code == 409
    assert first_of_stream(address, lost["tag"]).startswith(b"event: other-log")


def test_a_phone_ahead_of_this_server_is_of_this_log(server: Server, hall: Hall) -> None:
    """Another server told it of a version that this one has not read yet."""
    address = f"http://127.0.0.1:{server.port}/t/open"
    patient.get(f"{address}/head")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doorbell, "ring", lambda *_: None)
        hall.result("1.1.1", "1-0")
    (event,) = store.read("open", hall.state.seq - 1)
    tag = projection.tag(version_of(hall), event.hash)
    assert patient.get(f"{address}/head?seen={tag}").status_code == 200


def version_of(hall: Hall) -> int:
    return counted("open").at(hall.state.seq)


def first_of_stream(address: str, tag: str) -> bytes:
    with httpx.stream("GET", f"{address}/live?seen={tag}") as answer:
        return next(answer.iter_raw())


def test_public_pages_of_the_lost_part_are_forgotten(server: Server, hall: Hall) -> None:
    kept = hall.state.seq
    address = f"http://127.0.0.1:{server.port}/t/open"
    before = patient.get(f"{address}/head").json()
    hall.result("1.1.1", "1-0")
    lost = _head_with(address, before["version"] + 1)
    assert "1–0" in patient.get(f"{address}/pairings/1").text
    put_back("open", kept)
    assert _head_with(address, before["version"]) == before
    assert "1–0" not in patient.get(f"{address}/pairings/1").text

    hall.result("1.1.1", "0-1")
    other = _head_with(address, lost["version"])
    assert other["tag"] != lost["tag"]
    assert "0–1" in patient.get(f"{address}/pairings/1").text
    assert "0–1" in patient.get(f"{address}/v/{other['tag']}/pairings/1").text
    assert patient.get(f"{address}/v/{lost['tag']}/pairings/1").status_code == 404


def _head_with(address: str, version: int, other_than: str = "") -> dict[str, Any]:
    until = time.monotonic() + 5
    while True:
        head: dict[str, Any] = patient.get(f"{address}/head").json()
        if head["version"] == version and head["tag"] != other_than:
            return head
        assert time.monotonic() < until, head
        time.sleep(0.05)
