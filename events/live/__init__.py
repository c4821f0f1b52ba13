"""From the log to those who watch it: doorbell, tail, hub.

await live.start()          # once a server process, on its event loop
async with live.follow(stream, after=seq) as frames:
    async for frame in frames: ...          # Frame | Heartbeat | Note | OtherLog
live.note(stream, payload)                  # from anywhere: forgetful
live.close()                # the server is about to stop: every follower ends at once
await live.stop()
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS

from .. import doorbell
from ..doorbell import note
from ..doorbell.announcements import Note
from .frames import Frame, Heartbeat, OtherLog
from .hub import RING, Follower, Hub
from .reader import Reader
from .tail import POLL, Tail

__all__ = [
    "Frame",
    "Heartbeat",
    "Note",
    "OtherLog",
    "close",
    "follow",
    "note",
    "places",
    "start",
    "stop",
]

HEARTBEAT = 15.0

INSISTS: Final = 0.1
"""Seconds until a part that did not hear that it is to end is told once more."""


class Live:
    """The parts of one process, put together on the running event loop."""

    def __init__(self, using: str, heartbeat: float, poll: float, ring: int) -> None:
        self.reader = Reader(using)
        self.hub = Hub(self.reader, heartbeat=heartbeat, ring=ring)
        self.loop = asyncio.get_running_loop()
        tail = Tail(self.hub, self.reader, poll=poll)
        self._unsubscribe: Callable[[], None] = doorbell.subscribe(tail.hear)
        self._tasks = [
            asyncio.create_task(tail.run(), name="events-tail"),
            asyncio.create_task(self._tick(), name="events-heartbeat"),
        ]
        if getattr(settings, "REDIS_URL", ""):
            from ..doorbell import redis_bell

            hearing = redis_bell.listen(doorbell.announce_here)
            self._tasks.append(asyncio.create_task(hearing, name="events-redis"))

    async def stop(self) -> None:
        self.hub.close()
        self._unsubscribe()
        await asyncio.gather(*(_end(task) for task in self._tasks))
        await self.reader.close()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.hub.heartbeat / 3)
            self.hub.tick()


async def _end(task: asyncio.Task[None]) -> None:
    """Cancels until it takes. The client of Redis waits in `asyncio.wait_for`, which before Python
    3.12 loses a cancel that comes together with what it waits for; the server would never stop.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=INSISTS)


async def start(
    *,
    using: str = DEFAULT_DB_ALIAS,
    heartbeat: float = HEARTBEAT,
    poll: float = POLL,
    ring: int = RING,
) -> None:
    """Begin to follow the log; the hub belongs to the running event loop."""
    global _live
    if _live is not None:
        raise RuntimeError("live is started already")
    _live = Live(using, heartbeat, poll, ring)


async def stop() -> None:
    """End everything that `start` began. Safe to call twice."""
    global _live
    live, _live = _live, None
    if live is not None:
        await live.stop()


def close() -> None:
    """End all followers now; for the moment when the server is told to stop. Any thread."""
    if _live is not None:
        _live.loop.call_soon_threadsafe(_live.hub.close)


def follow(stream: str, after: int, known_hash: str = "") -> Follower:
    """See `Hub.follow`."""
    if _live is None:
        raise RuntimeError("live is not started on this server (events.live.start)")
    return _live.hub.follow(stream, after, known_hash)


def places() -> dict[str, int]:
    """The seq up to which this process has each stream that somebody follows; on the event loop."""
    if _live is None:
        return {}
    return {stream: channel.head for stream, channel in _live.hub.channels.items()}


_live: Live | None = None
