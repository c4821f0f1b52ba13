"""One task tells all streams; who reads slowly holds up nobody and skips to the newest."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tournaments.public.listeners import SLICE, Listener, tell_all


class Stream:
    """What one reader was sent; while `reads` is not set, sending waits."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.breaks: Exception | None = None

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        if self.breaks:
            raise self.breaks
        self.sent.append(message["body"])


class News:
    def __init__(self) -> None:
        self.number = 0

    def newest(self) -> bytes:
        return b"%d" % self.number

    async def announce(self, *listeners: Listener) -> None:
        self.number += 1
        await tell_all(listeners)


async def listening(news: News, stream: Stream) -> Listener:
    listener = Listener(stream.send, news.newest)
    await listener.begin(b"first:")
    return listener


async def test_who_reads_is_told_at_once_and_without_a_task() -> None:
    news, streams = News(), [Stream() for _ in range(3)]
    listeners = [await listening(news, stream) for stream in streams]
    tasks = len(asyncio.all_tasks())
    await news.announce(*listeners)
    await news.announce(*listeners)
    assert [stream.sent for stream in streams] == [[b"first:0", b"1", b"2"]] * 3
    assert len(asyncio.all_tasks()) == tasks


async def test_who_reads_slowly_skips_to_the_newest_and_holds_up_nobody() -> None:
    news, slow, quick = News(), Stream(), Stream()
    listeners = [await listening(news, slow), await listening(news, quick)]
    slow.reads.clear()
    for _ in range(4):
        await news.announce(*listeners)
    assert quick.sent[1:] == [b"1", b"2", b"3", b"4"]
    assert slow.sent[1:] == []
    slow.reads.set()
    await until(lambda: slow.sent[-1] == b"4")
    assert slow.sent == [b"first:0", b"1", b"4"]
    await news.announce(*listeners)
    assert slow.sent[-1] == b"5"


async def test_what_is_announced_while_a_stream_begins_is_sent_behind_it() -> None:
    news, stream = News(), Stream()
    stream.reads.clear()
    listener = Listener(stream.send, news.newest)
    beginning = asyncio.create_task(listener.begin(b"first:"))
    await asyncio.sleep(0)
    await news.announce(listener)
    stream.reads.set()
    await beginning
    assert stream.sent == [b"first:0", b"1"]


async def test_a_stream_that_broke_ends_and_the_others_go_on() -> None:
    news, broken, whole = News(), Stream(), Stream()
    listeners = [await listening(news, broken), await listening(news, whole)]
    broken.breaks = ConnectionResetError()
    await news.announce(*listeners)
    assert listeners[0].ended.done()
    assert listeners[0].ended.result() is None
    assert not listeners[1].ended.done()
    assert whole.sent[-1] == b"1"


@pytest.mark.parametrize("slow", [False, True])
async def test_a_defect_is_raised_where_the_stream_is(slow: bool) -> None:
    news, stream = News(), Stream()
    listener = await listening(news, stream)
    stream.breaks = ValueError("a defect")
    if slow:
        stream.reads.clear()
    await news.announce(listener)
    stream.reads.set()
    with pytest.raises(ValueError, match="a defect"):
        await asyncio.wait_for(listener.ended, 5)


async def test_nothing_waits_for_a_reader_who_is_gone() -> None:
    news, stream = News(), Stream()
    listener = await listening(news, stream)
    stream.reads.clear()
    await news.announce(listener)
    tasks = len(asyncio.all_tasks())
    listener.close()
    await until(lambda: len(asyncio.all_tasks()) == tasks - 1)
    stream.reads.set()
    assert stream.sent == [b"first:0"]


async def test_others_have_their_turn_between_two_slices() -> None:
    news = News()
    listeners = [await listening(news, Stream()) for _ in range(SLICE * 5)]
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    work = asyncio.create_task(others())
    await news.announce(*listeners)
    work.cancel()
    assert turns >= 5


async def until(done: Any) -> None:
    async with asyncio.timeout(5):
        while not done():
            await asyncio.sleep(0)
