"""Those who follow a stream in the tests, and the live parts they follow it through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import ParamSpec, TypeVar

from django.db import connections

from events import live, store
from events.live.hub import Follower, Update
from tests.store.log import Log

P = ParamSpec("P")
T = TypeVar("T")


@asynccontextmanager
async def lively(
    log: Log, heartbeat: float = 30.0, poll: float = 30.0, ring: int = 1000
) -> AsyncIterator[None]:
    """Live on the log's database. Neither heartbeat nor poll unless the test wants them."""
    await live.start(using=log.using, heartbeat=heartbeat, poll=poll, ring=ring)
    try:
        yield
    finally:
        await live.stop()


async def note(log: Log, *texts: str) -> int:
    """Append in a thread, as a request does; the seq of the last event."""
    answer = await aside(log.note, *texts)
    return answer.seq


async def quiet(log: Log, head: int) -> live.Heartbeat:
    """What a follower hears while the log ends there."""
    own_hash = await aside(store.hash_at, log.stream, head, using=log.using)
    return live.Heartbeat(log.stream, head, own_hash)


async def aside(act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Runs `act` in a thread and closes the connections it opened there."""

    def run() -> T:
        try:
            return act(*args, **kwargs)
        finally:
            connections.close_all()

    return await asyncio.to_thread(run)


async def upcoming(frames: Follower, seconds: float = 5.0) -> Update:
    async with asyncio.timeout(seconds):
        return await anext(frames)


class Client:
    """A page: the seqs it has, and the rule that a frame must begin where it stands."""

    def __init__(self, log: Log, after: int = 0) -> None:
        self.log = log
        self.seq = after
        self.seqs: list[int] = []
        self.moment = "away"
        """What the client is doing, for those who cut it off."""

    async def follow(self, *, until: Callable[[], bool] = lambda: False) -> None:
        """One connection, until the hub closes, somebody cuts it or `until()` holds."""
        self.moment = "connecting"
        async with live.follow(self.log.stream, after=self.seq) as frames:
            self.moment = "replaying"
            async for frame in frames:
                if isinstance(frame, live.Frame):
                    self.take(frame)
                if self.seq >= frames.head:
                    self.moment = "live"
                if until():
                    self.moment = "closing"
                    break
        self.moment = "away"

    def take(self, frame: live.Frame) -> None:
        assert frame.prev == self.seq, f"a gap: has {self.seq}, the frame begins at {frame.prev}"
        assert [event.seq for event in frame.events] == list(range(frame.prev + 1, frame.seq + 1))
        self.seqs.extend(event.seq for event in frame.events)
        self.seq = frame.seq


async def eventually(holds: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)


async def cut(task: asyncio.Task[None]) -> None:
    """The connection breaks now. What the client raised by itself is raised here."""
    task.cancel()
    (result,) = await asyncio.gather(task, return_exceptions=True)
    if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
        raise result
