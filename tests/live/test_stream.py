"""The public stream: versions as they come, for many, through cuts, until the server stops."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from config.connections import CONNECTIONS
from events import store
from tournaments import public_asgi
from tournaments.public import channel, kept_views, projection

from . import patient
from .console import Console
from .followers import aside
from .phone import Phone
from .playing import Hall, cookie
from .server import Server, serving
from .test_resume import PATIENCE, Arbiters, shuffled

pytestmark = pytest.mark.django_db(transaction=True)

SEED = int(os.environ.get("LIVE_SEED", "20260705"))
STATES = ("connecting", "beginning", "live", "idle", "closing")
PHONES = 25
CUTS = int(os.environ.get("CUTS", "200"))
"""In each state."""


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


def version_of(hall: Hall) -> int:
    return kept_views.newest_view(hall.stream).version


def test_a_stream_begins_with_the_current_version(server: Server, hall: Hall) -> None:
    phone, expected = Phone(server.port, "open"), version_of(hall)

    async def scenario() -> dict[str, object]:
        async with phone.listen() as listening:
            return await listening.first()

    message = asyncio.run(scenario())
    head = patient.get(f"http://127.0.0.1:{server.port}/t/open/head").json()
    assert message == head
    assert message["version"] == expected
    low, high = public_asgi.RETRY_MS
    assert low <= phone.retry < high


def test_each_change_is_told(server: Server, hall: Hall) -> None:
    phone, before = Phone(server.port, "open"), version_of(hall)

    async def scenario() -> None:
        async with phone.listen() as listening:
            await listening.first()
            await aside(hall.result, "1.1.1")
            await listening.until(before + 1)

    asyncio.run(scenario())
    assert phone.told == [before, before + 1]


@pytest.mark.quiet
def test_a_burst_is_told_at_most_four_times_a_second(server: Server, hall: Hall) -> None:
    phone, before = Phone(server.port, "open"), version_of(hall)

    def burst() -> float:
        began = time.monotonic()
        random = Random(SEED)
        while time.monotonic() - began < 1:
            hall.something(random)
        return time.monotonic() - began

    async def scenario() -> float:
        async with phone.listen() as listening:
            await listening.first()
            took = await aside(burst)
            await listening.until(await aside(version_of, hall))
            return took

    took = asyncio.run(scenario())
    assert phone.version > before + 8
    assert len(phone.told) <= 2 + 4 * (took + channel.SPACING)


def test_private_events_are_not_told(server: Server, hall: Hall) -> None:
    hall.finish(1)
    phone, before = Phone(server.port, "open"), version_of(hall)

    async def scenario() -> None:
        async with phone.listen() as listening:
            await listening.first()
            request = await aside(hall.draft, 2)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(listening.message(), 0.6)
            await aside(hall.publish_draft, 2, request)
        async with phone.listen() as listening:
            await listening.headers()
            await listening.until(before + 2)

    asyncio.run(scenario())
    assert set(phone.told) == {before, before + 2}  # round 1 closes when round 2 is published


def test_silence_is_broken_by_repeating_the_version(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channel, "HEARTBEAT", 0.1)
    phone = Phone(server.port, "open")

    async def scenario() -> None:
        async with phone.listen() as listening, asyncio.timeout(5):
            await listening.first()
            await listening.message()
            await listening.message()

    asyncio.run(scenario())
    assert len(phone.told) == 3
    assert len(set(phone.told)) == 1


def test_a_phone_that_knows_more_than_this_server_is_not_told_less(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a proxy: another server has told a version that our tail has not brought yet."""
    with serving(poll=60) as server:
        phone = Phone(server.port, "open")
        patient.get(f"http://127.0.0.1:{server.port}/t/open/head")
        with monkeypatch.context() as deaf:
            deaf.setattr("events.doorbell.ring", lambda *_: None)
            hall.result("1.1.1")
        phone.version = version_of(hall)

        async def scenario() -> None:
            async with phone.listen() as listening:
                await listening.first()

        asyncio.run(scenario())
        assert phone.told == [version_of(hall)]


@pytest.mark.slow
def test_phones_cut_again_and_again_in_each_state_end_at_the_newest_version(hall: Hall) -> None:
    random = Random(SEED)
    cuts: Counter[str] = Counter()

    async def cut(phone: Phone, state: str, random: Random) -> None:
        async with phone.listen() as listening, asyncio.timeout(PATIENCE):
            if state == "beginning":
                await listening.headers()
            elif state != "connecting":
                await listening.first()
            if state == "live":
                await listening.message()
            if state == "closing":
                listening.writer.write_eof()
            await asyncio.sleep(random.choice([0, 0, 0.001, 0.01]))
            listening.reset()
        cuts[state] += 1

    async def one(phone: Phone, random: Random) -> None:
        for state in shuffled(STATES * (CUTS // PHONES), random):
            await cut(phone, state, random)

    with serving(poll=0.2, ring=16) as server, pytest.MonkeyPatch.context() as patch:
        patch.setattr(channel, "SPACING", 0.05)
        phones = [Phone(server.port, "open") for _ in range(PHONES)]

        async def all_of_them() -> None:
            async with asyncio.TaskGroup() as group:
                for phone in phones:
                    group.create_task(one(phone, Random(random.random())))

        began = version_of(hall)
        with Arbiters(hall, Random(random.random())):
            asyncio.run(all_of_them())
        newest = version_of(hall)

        async def end(phone: Phone) -> None:
            async with phone.listen() as listening:
                await listening.headers()
                await listening.until(newest)

        async def all_end() -> None:
            await asyncio.gather(*(end(phone) for phone in phones))

        asyncio.run(all_end())
    assert newest > began + CUTS // 50
    assert {phone.version for phone in phones} == {newest}
    assert cuts == dict.fromkeys(STATES, CUTS)


@pytest.mark.quiet
def test_three_hundred_phones_cost_one_read_and_one_message(
    server: Server, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[int] = []
    read = store.read

    def counted(stream: str, after: int = 0, *rest: Any, **more: Any) -> Any:
        reads.append(after)
        return read(stream, after, *rest, **more)

    phones = [Phone(server.port, "open") for _ in range(300)]
    before = version_of(hall)

    async def follow(phone: Phone, here: asyncio.Semaphore) -> None:
        async with phone.listen() as listening:
            await listening.first()
            here.release()
            await listening.until(before + 1)

    async def scenario() -> None:
        here = asyncio.Semaphore(0)
        following = [asyncio.create_task(follow(phone, here)) for phone in phones]
        for _ in phones:
            await here.acquire()
        reads.clear()
        monkeypatch.setattr(store, "read", counted)
        await aside(hall.result, "1.1.1")
        await asyncio.gather(*following)

    asyncio.run(scenario())
    assert all(phone.told == [before, before + 1] for phone in phones)
    assert len(reads) <= 3, "one by the command, one by the tail, whoever listens"


def test_four_hundred_reloads_at_once_cost_one_page(
    server: Server, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    public_view = kept_views.public_view

    def counted(
        stream: str, version: int, seq: int, fund_set: int = 0, **more: Any
    ) -> projection.PublicView:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()  # never on the event loop
        made.append(version)
        time.sleep(0.1)  # all of them come while the page is being made
        return public_view(stream, version, seq, fund_set, **more)

    monkeypatch.setattr(kept_views, "public_view", counted)

    async def reload() -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            b"GET /t/open/pairings/1 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
        )
        answer = await reader.read()
        writer.close()
        return int(answer.split(b" ", 2)[1])

    async def scenario() -> list[int]:
        return await asyncio.gather(*(reload() for _ in range(400)))

    assert asyncio.run(scenario()) == [200] * 400
    assert len(made) == 1


def test_a_failing_page_is_told_to_all_and_made_again_later(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object, **_named: object) -> projection.PublicView:
        raise ZeroDivisionError

    address = f"http://127.0.0.1:{server.port}/t/open/pairings/1"
    with monkeypatch.context() as patch:
        patch.setattr(kept_views, "public_view", broken)
        assert patient.get(address).status_code == 500
    assert "could not be made" in caplog.text
    assert patient.get(address).status_code == 200


def test_streams_beyond_the_limit_are_told_to_come_later(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = CONNECTIONS.end_a_stream.__self__  # type: ignore[attr-defined]
    monkeypatch.setattr(places, "_most_of_one", 2)
    phone = Phone(server.port, "open")

    async def scenario() -> bytes:
        async with phone.listen() as one, phone.listen() as two:
            await one.first()
            await two.first()
            async with phone.listen() as three:
                refused = await three.headers()
            one.writer.close()
            await asyncio.sleep(0.2)
            async with phone.listen() as four:
                await four.first()
            return refused

    refused = asyncio.run(scenario())
    assert refused.startswith(b"HTTP/1.1 503")
    assert b"retry-after: %d" % public_asgi.COME_BACK_IN in refused


def test_a_channel_that_nobody_asks_for_ends_and_comes_back(
    server: Server, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    read_all = channel.Channel.open

    async def counted(self: channel.Channel) -> None:
        opened.append(self.stream)
        await read_all(self)

    monkeypatch.setattr(channel.Channel, "open", counted)
    monkeypatch.setattr(channel, "IDLE", 0.1)
    address = f"http://127.0.0.1:{server.port}/t/open/head"
    assert patient.get(address).status_code == 200
    time.sleep(1)
    assert patient.get(address).json()["version"] == version_of(hall)
    assert opened == ["open", "open"]


@pytest.mark.quiet
def test_a_server_stops_at_once_with_streams_and_sockets_open(hall: Hall) -> None:
    headers = {"cookie": cookie(hall.chief)}
    head = hall.state.seq
    with serving() as server:
        phones = [Phone(server.port, "open") for _ in range(40)]
        consoles = [Console(server.port, "open", headers, head, []) for _ in range(6)]

        async def listen(phone: Phone, here: asyncio.Semaphore) -> None:
            async with phone.listen() as listening:
                await listening.first()
                here.release()
                assert await listening.message() is None, "an orderly end of the stream"

        async def follow(console: Console, here: asyncio.Semaphore) -> None:
            async with console.connect() as socket:
                console.take(await socket.recv())
                here.release()
                await socket.wait_closed()
                assert socket.close_code == 1012

        async def scenario() -> float:
            here = asyncio.Semaphore(0)
            tasks = [asyncio.create_task(listen(phone, here)) for phone in phones]
            tasks += [asyncio.create_task(follow(console, here)) for console in consoles]
            for _ in tasks:
                await here.acquire()
            took = await asyncio.to_thread(server.stop)
            await asyncio.gather(*tasks)
            return took

        assert asyncio.run(scenario()) < 1
