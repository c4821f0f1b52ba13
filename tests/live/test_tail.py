"""The tail: what is written anywhere is brought, whether the doorbell rang or not."""

from __future__ import annotations

import asyncio
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import OperationalError, connections, transaction
from pytest_django import DjangoDbBlocker

from events import doorbell, live, store
from events.live.hub import REPLAY, Channel, Follower
from events.messages import Head
from tests.databases import StoreDatabase, on_postgresql, on_sqlite, opened
from tests.store.log import Log

from .followers import Client, aside, cut, eventually, lively, note, quiet, upcoming


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer whose doorbell does not ring here: another process, without Redis."""
    monkeypatch.setattr(doorbell, "ring", lambda stream, head: None)


@pytest.mark.quiet
async def test_the_doorbell_brings_an_event_at_once(log: Log) -> None:
    async with lively(log, poll=30), live.follow(log.stream, after=1) as frames:
        await upcoming(frames)
        await note(log, "a")
        began = time.monotonic()
        assert isinstance(await upcoming(frames), live.Frame)
        assert time.monotonic() - began < 3


@pytest.mark.usefixtures("silent")
async def test_without_the_doorbell_the_next_look_at_the_heads_brings_it(log: Log) -> None:
    async with lively(log, poll=0.05), live.follow(log.stream, after=1) as frames:
        await upcoming(frames)
        await note(log, "a")
        assert isinstance(await upcoming(frames), live.Frame)


@pytest.mark.usefixtures("silent")
async def test_control_without_doorbell_and_without_looking_nothing_comes(log: Log) -> None:
    async with lively(log, poll=30):
        await asyncio.sleep(0)  # the tail's first look, before anybody follows
        async with live.follow(log.stream, after=1) as frames:
            await upcoming(frames)
            await note(log, "a")
            with pytest.raises(TimeoutError):
                await upcoming(frames, seconds=0.3)


async def test_a_bell_that_says_more_than_there_is_does_no_harm(log: Log) -> None:
    async with lively(log), live.follow(log.stream, after=1) as frames:
        await upcoming(frames)
        doorbell.ring(log.stream, 1000)
        doorbell.ring(log.stream + "-of-others", 1)
        await asyncio.sleep(0.05)
        await note(log, "a")
        frame = await upcoming(frames)
        assert isinstance(frame, live.Frame)
        assert frame.seq == 2


async def test_a_burst_of_many_events_arrives_whole(log: Log) -> None:
    client = Client(log, after=1)
    async with lively(log, ring=50):
        task = asyncio.create_task(client.follow())
        await eventually(lambda: client.moment == "live")
        await note(log, *["x"] * (2 * REPLAY + 7))
        await eventually(lambda: client.seq == 2 * REPLAY + 8)
        await cut(task)


async def test_several_streams_are_followed_side_by_side(log: Log) -> None:
    logs = [Log(f"{log.stream}-{letter}", log.using, log.url) for letter in "abc"]
    for each in logs:
        await aside(each.begin)
    clients = [Client(each, after=1) for each in logs]
    async with lively(log):
        tasks = [asyncio.create_task(client.follow()) for client in clients]
        await eventually(lambda: all(client.moment == "live" for client in clients))
        await asyncio.gather(*(note(each, "x") for each in logs for _ in range(10)))
        await eventually(lambda: all(client.seq == 11 for client in clients))
        for task in tasks:
            await cut(task)


@on_postgresql
async def test_a_transaction_that_commits_late_loses_nothing(log: Log) -> None:
    """Two streams: the one that wrote first commits last. A tail by a number counted over both
    would have gone past it. (SQLite has one writer at a time, and no late commit.)"""
    late, early = (Log(f"{log.stream}-{name}", log.using, log.url) for name in ("late", "early"))
    for each in (late, early):
        await aside(each.begin)
    written, gate = threading.Event(), threading.Event()

    def append_with_open_end() -> None:
        with transaction.atomic(using=log.using):
            outer = connections[log.using].atomic_blocks[-1]
            outer._from_testcase = True  # type: ignore[attr-defined] # lets the store in
            late.note("late")
            written.set()
            assert gate.wait(10)

    clients = [Client(each, after=1) for each in (late, early)]
    async with lively(log):
        tasks = [asyncio.create_task(client.follow()) for client in clients]
        await eventually(lambda: all(client.moment == "live" for client in clients))
        writing = asyncio.create_task(aside(append_with_open_end))
        await eventually(written.is_set)
        await note(early, "early")
        await eventually(lambda: clients[1].seq == 2)
        assert clients[0].seq == 1
        gate.set()
        await writing
        await eventually(lambda: clients[0].seq == 2)
        for task in tasks:
            await cut(task)


async def test_a_database_that_is_away_for_a_moment_is_asked_again(
    log: Log, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = Client(log, after=1)
    async with lively(log, poll=0.05):
        task = asyncio.create_task(client.follow())
        await eventually(lambda: client.moment == "live")
        with monkeypatch.context() as patch:
            patch.setattr(store, "heads", broken)
            patch.setattr(store, "read", broken)
            await note(log, "a")
            await asyncio.sleep(0.3)
            assert client.seq == 1
        await eventually(lambda: client.seq == 2)
        await cut(task)
    assert caplog.text.count("the tail cannot read the log") == 1


def broken(*_: object, **__: object) -> object:
    raise OperationalError("away")


async def test_a_connection_that_the_server_dropped_is_opened_anew(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first question after a restart of the database fails; it is put once more."""
    async with lively(log):
        reader = live._live.reader  # type: ignore[union-attr]
        failed = False
        heads = store.heads

        def once_broken(*args: object, **kwargs: object) -> object:
            nonlocal failed
            if not failed:
                failed = True
                raise OperationalError("server closed the connection unexpectedly")
            return heads(*args, **kwargs)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "heads", once_broken)
        assert await reader.heads([log.stream]) == {log.stream: await aside(log.head)}


async def test_a_log_that_was_put_back_is_told_by_the_heartbeat(
    log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody restored an older copy beneath the running server."""
    await note(log, "a", "b")
    before = await quiet(log, 3)
    async with lively(log, poll=0.05), live.follow(log.stream, after=3) as frames:
        assert await upcoming(frames) == before
        await aside(log.put_back, 1)
        assert await upcoming(frames) == await quiet(log, 1)
    lost = f"{before.hash[:16]}@3"
    assert f"is another one: it held {lost}, its head is" in caplog.text


async def after_heartbeats(frames: Follower) -> object:
    """A look at the heads may fall between the copy and what is written on it."""
    update = await upcoming(frames)
    while isinstance(update, live.Heartbeat):
        update = await upcoming(frames)
    return update


@pytest.mark.usefixtures("silent")
@pytest.mark.parametrize("typed_since", [2, 3], ids=["to the same number", "beyond it"])
async def test_a_log_that_was_put_back_and_went_on_is_another_log(
    log: Log, typed_since: int
) -> None:
    """Between two looks at the heads: the number alone says nothing."""
    await note(log, "a", "b")
    async with lively(log, poll=0.3), live.follow(log.stream, after=3) as frames:
        assert isinstance(await upcoming(frames), live.Heartbeat)
        await aside(log.put_back, 1)
        await note(log, *["other"] * typed_since)
        assert await after_heartbeats(frames) == live.OtherLog(log.stream)
        with pytest.raises(StopAsyncIteration):
            await upcoming(frames)


@pytest.mark.usefixtures("silent")
async def test_a_log_that_goes_on_while_its_head_is_asked_for_is_another_log(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tail has seen the copy end at 1; by the time of the next question it ends at 3 again."""
    true_head = Channel.true_head

    async def typed_meanwhile(channel: Channel) -> Head:
        monkeypatch.setattr(Channel, "true_head", true_head)
        await note(log, "other", "other")
        return await true_head(channel)

    await note(log, "a", "b")
    async with lively(log, poll=0.05), live.follow(log.stream, after=3) as frames:
        assert isinstance(await upcoming(frames), live.Heartbeat)
        monkeypatch.setattr(Channel, "true_head", typed_meanwhile)
        await aside(log.put_back, 1)
        assert await after_heartbeats(frames) == live.OtherLog(log.stream)


@pytest.fixture
def own_file(
    database: StoreDatabase, tmp_path: Path, django_db_blocker: DjangoDbBlocker
) -> Iterator[Log]:
    """A log in a SQLite file that no other test has open."""
    with (
        django_db_blocker.unblock(),
        opened("store_replaced", f"sqlite:///{tmp_path / 'own.sqlite3'}") as found,
    ):
        log = Log("replaced", found.alias, found.url)
        log.begin()
        connections[found.alias].close()
        yield log


@on_sqlite
async def test_a_file_that_was_replaced_is_read_anew(own_file: Log, tmp_path: Path) -> None:
    """The connection of the tail stays open; the file it was opened on has no name any more."""
    log, file = own_file, tmp_path / "own.sqlite3"
    shutil.copy(file, tmp_path / "copy")
    await note(log, "a", "b")
    before = await quiet(log, 3)
    async with lively(log, poll=0.05), live.follow(log.stream, after=3) as frames:
        assert await upcoming(frames) == before
        for rest in tmp_path.glob("own.sqlite3-*"):
            rest.unlink()
        (tmp_path / "copy").replace(file)
        assert await upcoming(frames) == await quiet(log, 1)


@pytest.mark.usefixtures("silent")
async def test_who_stood_before_what_was_lost_follows_on(log: Log) -> None:
    await note(log, "a", "b")
    async with lively(log, poll=0.3), live.follow(log.stream, after=3) as lost:
        await upcoming(lost)
        await aside(log.put_back, 2)
        await note(log, "other", "other")
        assert isinstance(await after_heartbeats(lost), live.OtherLog)
        kept = (await aside(log.read))[1]
        async with live.follow(log.stream, 2, kept.hash[:16]) as frames:
            frame = await upcoming(frames)
        assert isinstance(frame, live.Frame)
        assert [event.seq for event in frame.events] == [3, 4]
        assert frame.prev_hash == kept.hash


@pytest.mark.parametrize("after", [1, 2])
async def test_who_comes_with_the_hash_of_another_log_is_told_so(log: Log, after: int) -> None:
    await note(log, "a")
    async with lively(log), live.follow(log.stream, after, "0" * 15 + "1") as frames:
        assert await upcoming(frames) == live.OtherLog(log.stream)
