"""The hub: what one follower gets, and that nobody holds anybody up."""

from __future__ import annotations

import asyncio
import gc
import threading
import time

import pytest

from events import doorbell, live
from events.live.hub import NOTES, REPLAY
from tests.store.log import Log

from .followers import Client, aside, cut, eventually, lively, note, quiet, upcoming


async def test_a_follower_gets_what_came_before_and_then_what_comes(log: Log) -> None:
    await note(log, "a", "b")
    async with lively(log), live.follow(log.stream, after=1) as frames:
        first = await upcoming(frames)
        assert isinstance(first, live.Frame)
        assert (first.stream, first.prev, first.seq) == (log.stream, 1, 3)
        assert list(first.events) == (await aside(log.read))[1:3]
        assert await upcoming(frames) == await quiet(log, 3)
        await note(log, "c")
        second = await upcoming(frames)
        assert isinstance(second, live.Frame)
        assert (second.prev, second.seq) == (3, 4)


async def test_who_has_everything_gets_a_heartbeat_at_once(log: Log) -> None:
    async with lively(log), live.follow(log.stream, after=1) as frames:
        assert await upcoming(frames) == await quiet(log, 1)


async def test_heartbeats_come_while_it_is_quiet_and_carry_the_head(log: Log) -> None:
    async with lively(log, heartbeat=0.05), live.follow(log.stream, after=0) as frames:
        assert isinstance(await upcoming(frames), live.Frame)
        assert await upcoming(frames) == await quiet(log, 1)
        await note(log, "a")
        update = await upcoming(frames)
        while isinstance(update, live.Heartbeat):
            update = await upcoming(frames)
        assert isinstance(update, live.Frame)
        assert await upcoming(frames) == await quiet(log, 2)


async def test_a_stream_that_does_not_exist_yet_can_be_followed(log: Log) -> None:
    unborn = Log(log.stream + "-unborn", log.using, log.url)
    async with lively(log), live.follow(unborn.stream, after=0) as frames:
        assert await upcoming(frames) == await quiet(unborn, 0)
        await aside(unborn.begin)
        frame = await upcoming(frames)
        assert isinstance(frame, live.Frame)
        assert (frame.prev, frame.seq) == (0, 1)


async def test_who_is_ahead_of_the_tail_gets_no_event_twice(log: Log) -> None:
    """A console knows its own event by the answer before the tail has brought it."""
    async with lively(log), live.follow(log.stream, after=2) as frames:
        assert await upcoming(frames) == await quiet(log, 1)
        await note(log, "a")
        await note(log, "b")
        frame = await upcoming(frames)
        assert isinstance(frame, live.Frame)
        assert (frame.prev, frame.seq) == (2, 3)


async def test_a_long_log_is_replayed_in_frames_of_a_bounded_size(log: Log) -> None:
    await note(log, *["x"] * (2 * REPLAY))
    client = Client(log)
    async with lively(log):
        sizes: list[int] = []
        async with live.follow(log.stream, after=0) as frames:
            while client.seq < 2 * REPLAY + 1:
                frame = await upcoming(frames)
                assert isinstance(frame, live.Frame)
                client.take(frame)
                sizes.append(len(frame.events))
    assert sizes == [REPLAY, REPLAY, 1]


async def test_a_slow_client_gets_everything_and_holds_nobody_up(log: Log) -> None:
    """The ring holds ten events; the slow one misses hundreds and reads them from the store."""
    slow, quick = Client(log, after=1), Client(log, after=1)
    async with lively(log, ring=10), live.follow(log.stream, after=1) as frames:
        await upcoming(frames)
        task = asyncio.create_task(quick.follow())
        for _ in range(60):
            await note(log, *["x"] * 5)
        await eventually(lambda: quick.seq == 301)
        while slow.seq < 301:
            frame = await upcoming(frames)
            assert isinstance(frame, live.Frame)
            slow.take(frame)
        await cut(task)
    assert slow.seqs == quick.seqs == list(range(2, 302))


async def test_the_ring_is_bounded_and_forgotten_with_the_last_follower(log: Log) -> None:
    async with lively(log, ring=10):
        hub = live._live.hub  # type: ignore[union-attr]
        async with live.follow(log.stream, after=1) as frames:
            await upcoming(frames)
            await note(log, *["x"] * 50)
            assert isinstance(await upcoming(frames), live.Frame)
            channel = hub.channels[log.stream]
            assert len(channel._ring) == 10
            await note(log, "y")
            assert isinstance(await upcoming(frames), live.Frame)
            assert len(channel._frames) == 1  # frames of earlier heads are gone
        assert hub.channels == {}
        assert channel.followers == set()


async def test_followers_at_the_same_place_share_one_frame(log: Log) -> None:
    async with (
        lively(log),
        live.follow(log.stream, after=1) as one,
        live.follow(log.stream, after=1) as other,
    ):
        await upcoming(one)
        await upcoming(other)
        await note(log, "a")
        assert await upcoming(one) is await upcoming(other)


async def test_many_who_come_back_at_once_cost_one_read(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    await note(log, "a", "b")
    async with lively(log):
        reader = live._live.reader  # type: ignore[union-attr]
        reads = 0
        read = reader.read

        async def counted(stream: str, after: int, upto: int) -> object:
            nonlocal reads
            reads += 1
            return await read(stream, after, upto)

        monkeypatch.setattr(reader, "read", counted)
        clients = [Client(log, after=1) for _ in range(200)]
        tasks = [asyncio.create_task(client.follow()) for client in clients]
        await eventually(lambda: all(client.seq == 3 for client in clients))
        for task in tasks:
            await cut(task)
    assert reads == 1


async def test_notes_reach_all_who_follow_and_nobody_else(log: Log) -> None:
    other = Log(log.stream + "-b", log.using, log.url)
    async with (
        lively(log),
        live.follow(log.stream, after=1) as one,
        live.follow(log.stream, after=1) as two,
        live.follow(other.stream, after=0) as stranger,
    ):
        for frames in (one, two, stranger):
            await upcoming(frames)
        await aside(live.note, log.stream, {"progress": 40})
        for frames in (one, two):
            assert await upcoming(frames) == live.Note(log.stream, {"progress": 40})
        with pytest.raises(TimeoutError):
            await upcoming(stranger, seconds=0.05)


async def test_of_too_many_notes_a_slow_client_gets_the_newest(log: Log) -> None:
    async with lively(log), live.follow(log.stream, after=1) as frames:
        await upcoming(frames)
        for number in range(NOTES + 5):
            live.note(log.stream, {"n": number})
        await asyncio.sleep(0.05)
        got = [await upcoming(frames) for _ in range(NOTES)]
    assert [update.payload["n"] for update in got] == list(range(5, NOTES + 5))  # type: ignore[union-attr]


@pytest.mark.quiet
async def test_closing_ends_every_follower_at_once_and_those_who_still_come(log: Log) -> None:
    clients = [Client(log, after=1) for _ in range(20)]
    async with lively(log):
        tasks = [asyncio.create_task(client.follow()) for client in clients]
        await eventually(lambda: all(client.moment == "live" for client in clients))
        began = time.monotonic()
        await aside(live.close)
        async with asyncio.timeout(1):
            await asyncio.gather(*tasks)
        assert time.monotonic() - began < 1
        await Client(log, after=0).follow()


async def test_stopping_leaves_no_task_no_thread_and_no_subscriber(log: Log) -> None:
    tasks, subscribers = asyncio.all_tasks(), list(doorbell._subscribers)
    async with lively(log), live.follow(log.stream, after=0) as frames:
        await upcoming(frames)
    assert asyncio.all_tasks() == tasks
    assert doorbell._subscribers == subscribers
    assert not [t for t in threading.enumerate() if t.name.startswith("events-live")]


async def test_live_is_started_once_and_can_start_again(log: Log) -> None:
    async with lively(log):
        with pytest.raises(RuntimeError, match="started already"):
            await live.start(using=log.using)
    await live.stop()
    async with lively(log), live.follow(log.stream, after=0) as frames:
        await upcoming(frames)


async def test_without_a_start_following_says_what_is_missing(log: Log) -> None:
    with pytest.raises(RuntimeError, match="not started"):
        live.follow(log.stream, after=0)
    live.close()
    live.note(log.stream, {"nobody": "hears it"})


async def test_following_without_async_with_says_so(log: Log) -> None:
    async with lively(log):
        with pytest.raises(RuntimeError, match="async with"):
            await anext(live.follow(log.stream, after=0))


async def test_one_who_is_cut_off_takes_nothing_from_the_others(log: Log) -> None:
    """Both wait for the same event; the first is cut off while it waits."""
    async with lively(log), live.follow(log.stream, after=1) as staying:
        await upcoming(staying)
        leaving = Client(log, after=1)
        task = asyncio.create_task(leaving.follow())
        await eventually(lambda: leaving.moment == "live")
        waiting = asyncio.create_task(upcoming(staying))
        await asyncio.sleep(0.01)
        await cut(task)
        await note(log, "a")
        assert isinstance(await waiting, live.Frame)


async def test_a_database_that_fails_ends_the_follower_with_the_error(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    await note(log, "a")
    async with lively(log):
        reader = live._live.reader  # type: ignore[union-attr]

        async def broken(*_: object) -> object:
            raise OSError("the disk is gone")

        with monkeypatch.context() as patch:
            patch.setattr(reader, "heads", broken)
            with pytest.raises(OSError, match="disk"):
                await Client(log).follow()
            assert live._live.hub.channels == {}  # type: ignore[union-attr]
        with monkeypatch.context() as patch:
            patch.setattr(reader, "read", broken)
            with pytest.raises(OSError, match="disk"):
                await Client(log).follow()
        client = Client(log)
        await client.follow(until=lambda: client.seq == 2)
        gc.collect()  # a read whose error nobody fetched would speak up here


@pytest.mark.quiet
async def test_five_hundred_followers_get_an_event_quickly(log: Log) -> None:
    clients = [Client(log, after=1) for _ in range(500)]
    async with lively(log):
        tasks = [asyncio.create_task(client.follow()) for client in clients]
        await eventually(lambda: all(client.moment == "live" for client in clients))
        await note(log, "a")
        began = time.monotonic()
        await eventually(lambda: all(client.seq == 2 for client in clients))
        assert time.monotonic() - began < 3
        for task in tasks:
            await cut(task)
