"""A log that was put back: a copy restored while pages of the lost part are still open."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest
from django.db import connection

from events import store
from tests.guards import guards_lifted

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


def put_back(stream: str, seq: int) -> None:
    """As if the copy that ended at `seq` had been restored."""
    (last,) = store.read(stream, seq - 1, seq)
    with guards_lifted(), connection.cursor() as cursor:
        for table, column in (
            ("events_scopemove", "seq"),
            ("events_command", "head"),
            ("events_event", "seq"),
        ):
            cursor.execute(
                f"DELETE FROM {table} WHERE stream = %s AND {column} > %s", [stream, seq]
            )
        cursor.execute(
            "UPDATE events_stream SET head = %s, head_hash = %s WHERE id = %s",
            [seq, last.hash, stream],
        )


def test_a_console_of_the_lost_part_is_told_to_read_again(server: Server, hall: Hall) -> None:
    kept = hall.state.seq
    hall.result("1.1.1")
    console = Console(server.port, "open", {"cookie": cookie(hall.chief)}, hall.state.seq, [])

    async def scenario() -> int:
        async with console.connect() as socket:
            console.take(await socket.recv())
            await aside(put_back, "open", kept)
            async with asyncio.timeout(5):
                while await socket.recv() != '{"resync":true}':
                    pass
            return await close_code(socket)

    assert asyncio.run(scenario()) == 4409


def test_public_pages_of_the_lost_part_are_forgotten(server: Server, hall: Hall) -> None:
    kept = hall.state.seq
    address = f"http://127.0.0.1:{server.port}/t/open"
    before = httpx.get(f"{address}/head").json()
    hall.result("1.1.1", "1-0")
    lost = _head_with(address, before["version"] + 1)
    assert "1–0" in httpx.get(f"{address}/pairings/1").text
    put_back("open", kept)
    assert _head_with(address, before["version"]) == before
    assert "1–0" not in httpx.get(f"{address}/pairings/1").text

    hall.result("1.1.1", "0-1")
    other = _head_with(address, lost["version"])
    assert other["tag"] != lost["tag"]
    assert "0–1" in httpx.get(f"{address}/pairings/1").text
    assert "0–1" in httpx.get(f"{address}/v/{other['tag']}/pairings/1").text
    assert httpx.get(f"{address}/v/{lost['tag']}/pairings/1").status_code == 404


def _head_with(address: str, version: int) -> dict[str, object]:
    until = time.monotonic() + 5
    while True:
        head: dict[str, object] = httpx.get(f"{address}/head").json()
        if head["version"] == version:
            return head
        assert time.monotonic() < until, head
        time.sleep(0.05)
