"""Two processes and Redis: what one writes, the other's followers get at once."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import pytest
import redis
from pytest_django import Settings

from events import doorbell, live
from events.doorbell import redis_bell
from events.live.hub import Follower
from tests.parallel import own_redis
from tests.store.log import Log

from .followers import aside, eventually, lively, note, upcoming
from .processes import environment, run_python
from .redis_servers import redis_server, silent

URL = own_redis(os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379/0"))
ROOT = Path(__file__).parents[2]
SEED = 20260705
STOPS = 60

OTHER_SERVER = """
import asyncio, os, sys, django
django.setup()
from events import live

async def main():
    await live.start(poll=60, heartbeat=60)
    async with live.follow(sys.argv[1], after=1) as frames:
        async for update in frames:
            match update:
                case live.Frame():
                    print("frame", update.prev, update.seq, flush=True)
                case live.Note(payload={"question": question}):
                    print("question", question, flush=True)
                    live.note(update.stream, {"answer": question + 1})
                case live.Heartbeat():
                    print("heartbeat", update.head, flush=True)

asyncio.run(main())
"""


@pytest.fixture
def with_redis(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """This process speaks to Redis, on a channel of the test's own."""
    try:
        redis.Redis.from_url(URL, socket_connect_timeout=2).ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis at {URL}: {error}")
    settings.REDIS_URL = URL
    settings.LIVE_CHANNEL = f"test-{uuid4().hex}"
    monkeypatch.setattr(redis_bell, "_rests_until", 0.0)


async def listeners(settings: Settings, number: int, url: str = URL) -> None:
    """Until so many processes have subscribed."""
    channel = settings.LIVE_CHANNEL
    with redis.Redis.from_url(url) as client:
        await eventually(lambda: client.pubsub_numsub(channel)[0][1] >= number)


class OtherServer:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def says(self, seconds: float = 10.0) -> str:
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
        return line.decode().strip()


@asynccontextmanager
async def other_server(log: Log, channel: str, url: str) -> AsyncIterator[OtherServer]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        OTHER_SERVER.replace(
            "from events import live\n",
            "from events import live\nfrom django.conf import settings\n"
            f"settings.LIVE_CHANNEL = {channel!r}\n",
        ),
        log.stream,
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": log.url, "REDIS_URL": url},
        stdout=asyncio.subprocess.PIPE,
    )
    server = OtherServer(process)
    try:
        assert await server.says(30) == "heartbeat 1"
        yield server
    finally:
        process.kill()
        await process.wait()


@pytest.mark.redis
@pytest.mark.usefixtures("with_redis")
async def test_another_server_gets_events_and_notes_through_redis(
    log: Log, settings: Settings
) -> None:
    """The other one looks at the heads once a minute: only Redis can have told it."""
    async with (
        other_server(log, settings.LIVE_CHANNEL, URL) as other,
        lively(log),
        live.follow(log.stream, after=3) as frames,
    ):
        await listeners(settings, 2)
        await note(log, "a", "b")
        assert await other.says() == "frame 1 3"
        await aside(live.note, log.stream, {"question": 41})
        assert await other.says() == "question 41"
        notes: list[object] = []
        while len(notes) < 2:
            update = await upcoming(frames)
            if isinstance(update, live.Note):
                notes.append(update.payload)
        assert notes == [{"question": 41}, {"answer": 42}]
        with pytest.raises(TimeoutError):  # our own note does not come back to us
            await _note_within(frames, 0.3)


async def _note_within(frames: Follower, seconds: float) -> live.Note:
    """The next one, whatever heartbeats come before it."""
    async with asyncio.timeout(seconds):
        while True:
            if isinstance(update := await anext(frames), live.Note):
                return update


@pytest.mark.redis
@pytest.mark.usefixtures("with_redis")
async def test_control_a_server_without_redis_hears_nothing(log: Log, settings: Settings) -> None:
    async with other_server(log, settings.LIVE_CHANNEL, "") as other:
        await note(log, "a")
        with pytest.raises(TimeoutError):
            await other.says(0.7)


@pytest.mark.redis
@pytest.mark.usefixtures("with_redis")
async def test_a_listener_survives_what_is_not_its_own(
    log: Log, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with lively(log), live.follow(log.stream, after=1) as frames:
        await upcoming(frames)
        await listeners(settings, 1)
        client = redis.Redis.from_url(URL)
        for rubbish in (b"\xff\x00", b"{}", b'{"origin":"x"}', b"[1,2]"):
            client.publish(settings.LIVE_CHANNEL, rubbish)
        client.publish(
            settings.LIVE_CHANNEL,
            b'{"origin":"x","note":{"stream":"%s","payload":{"n":1}}}' % log.stream.encode(),
        )
        client.close()
        assert await upcoming(frames) == live.Note(log.stream, {"n": 1})
    assert "not its own" in caplog.text


@pytest.mark.redis
@pytest.mark.usefixtures("with_redis")
async def test_a_server_stops_at_any_moment_of_its_way_to_redis(log: Log) -> None:
    """Connecting, greeting, subscribing: a cancel may come together with each answer."""
    luck = random.Random(SEED)
    for _ in range(STOPS):
        async with asyncio.timeout(5), lively(log):
            for _ in range(luck.randrange(40)):
                await asyncio.sleep(0)


async def test_a_server_stops_though_a_part_lost_that_it_was_cancelled(
    log: Log, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What `asyncio.wait_for` does now and then before Python 3.12, always."""
    lost: list[str] = []

    async def hard_of_hearing(_hear: object) -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            lost.append("the first")
        await asyncio.sleep(60)

    settings.REDIS_URL = "redis://127.0.0.1:9/0"
    monkeypatch.setattr(redis_bell, "listen", hard_of_hearing)
    async with asyncio.timeout(5), lively(log):
        await asyncio.sleep(0.01)
    assert lost == ["the first"]


async def test_a_writer_does_not_wait_for_a_redis_that_is_away(
    log: Log,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One complaint, then peace; followers of this process get everything all the same."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    settings.REDIS_URL = f"redis://127.0.0.1:{port}/0"
    monkeypatch.setattr(redis_bell, "_rests_until", 0.0)
    monkeypatch.setattr(redis_bell, "AGAIN", 0.02)
    async with lively(log), live.follow(log.stream, after=1) as frames:
        await upcoming(frames)
        for seq in (2, 3):
            await note(log, "a")
            frame = await upcoming(frames, seconds=3)
            assert isinstance(frame, live.Frame)
            assert frame.seq == seq
        await eventually(lambda: "does not hear Redis" in caplog.text)
        await asyncio.sleep(0.1)
    assert caplog.text.count("cannot reach Redis") == 1
    assert caplog.text.count("does not hear Redis") == 1


async def test_a_writer_does_not_wait_for_a_redis_that_says_nothing(
    log: Log, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bell, "_rests_until", 0.0)
    monkeypatch.setattr(redis_bell, "REST", 0.0)  # each time as if it were the first
    with silent() as listener:
        settings.REDIS_URL = listener.url
        for _ in range(3):
            began = time.monotonic()
            doorbell.ring(log.stream, 1)
            assert time.monotonic() - began < 0.1
        assert await aside(redis_bell._ringing.finish, 10)


@pytest.mark.redis
async def test_a_redis_that_comes_back_is_heard_and_rung_at_once(
    log: Log, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither side asks the database meanwhile."""
    monkeypatch.setattr(redis_bell, "REST", 60.0)  # only that it is heard again ends it
    monkeypatch.setattr(redis_bell, "AGAIN", 0.05)
    with redis_server() as server:
        server.start()
        settings.REDIS_URL = server.url
        async with (
            other_server(log, settings.LIVE_CHANNEL, server.url) as other,
            lively(log, poll=60),
        ):
            await listeners(settings, 2, server.url)
            server.kill()
            await note(log, "lost")
            assert await aside(redis_bell._ringing.finish, 10)
            assert redis_bell._rests_until > time.monotonic()
            server.start()
            await listeners(settings, 2, server.url)
            await eventually(lambda: redis_bell._rests_until <= time.monotonic())
            await note(log, "a")
            assert await other.says() == "frame 1 3"


@pytest.mark.redis
async def test_a_listener_leaves_a_connection_on_which_nobody_answers(
    log: Log, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a failover: the old connection stands for ever, and nobody is there."""
    monkeypatch.setattr(redis_bell, "ANSWERS_WITHIN", 0.3)
    monkeypatch.setattr(redis_bell, "AGAIN", 0.05)
    with redis_server() as server, silent(server.port) as dead:
        settings.REDIS_URL = server.url
        async with lively(log):
            await asyncio.sleep(0.1)
            dead.give_port_away()
            await aside(server.start)
            await listeners(settings, 1, server.url)


@pytest.mark.redis
async def test_a_listener_notices_that_redis_has_fallen_silent(
    log: Log, settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(redis_bell, "QUIET", 0.2)
    monkeypatch.setattr(redis_bell, "ANSWERS_WITHIN", 0.3)
    monkeypatch.setattr(redis_bell, "AGAIN", 0.05)
    with redis_server() as server:
        server.start()
        settings.REDIS_URL = server.url
        async with lively(log):
            await listeners(settings, 1, server.url)
            await asyncio.sleep(1)
            assert "does not hear Redis" not in caplog.text, "it is quiet, and answers"
            server.pause()
            await eventually(lambda: "does not hear Redis" in caplog.text)
            server.resume()
            await listeners(settings, 1, server.url)


@pytest.mark.redis
@pytest.mark.usefixtures("with_redis")
async def test_another_installation_on_the_same_redis_hears_nothing(
    log: Log, settings: Settings
) -> None:
    settings.LIVE_CHANNEL = _channel_of(SECRET_KEY="one", DATABASE_URL=log.url)
    elsewhere = _channel_of(SECRET_KEY="another", DATABASE_URL=log.url)
    same = _channel_of(SECRET_KEY="one", DATABASE_URL=log.url)
    assert same == settings.LIVE_CHANNEL
    async with (
        other_server(log, elsewhere, URL) as stranger,
        other_server(log, same, URL) as other,
    ):
        await listeners(settings, 1)
        await note(log, "a")
        assert await other.says() == "frame 1 2"
        with pytest.raises(TimeoutError):
            await stranger.says(0.7)


def _channel_of(**variables: str) -> str:
    """That of a server with these variables."""
    program = "import json; from config import settings; print(json.dumps(settings.LIVE_CHANNEL))"
    return str(run_python(program, environment(**variables)))
