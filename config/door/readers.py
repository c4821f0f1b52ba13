"""The readers of one tournament: no task a reader, one that tells all.

It writes the same bytes to some, lets others have their turn, and goes on. Who has not read what he
was sent is skipped, and gets the newest when he reads again: nobody waits for a phone asleep.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import msgspec

from config.open_connections import Connections
from tournaments.public.messages import NewVersion, event, head_of, joined

if TYPE_CHECKING:
    from tournaments.public.places import Places, StreamPlace

SLICE: Final = 200
"""So many readers are written to before others have their turn."""

SPACING: Final = 0.3
"""Seconds between two announcements at least: a burst of results is told once."""

REST: Final = 4
"""An announcement leaves so many times the processor time that it took to everybody else. Not the
time by the clock: where other programs keep a machine busy, that would leave all of it to them."""

SLOWEST: Final = 4.8
"""Seconds between two announcements where the network does not carry them any faster."""

LATE: Final = (10, 0.01)
"""So many readers, and this part of all, have not read the last one: the network is full."""

HEARTBEAT: Final = 15.0
"""Seconds of silence after which a stream says that it is alive."""

IDLE: Final = 600.0
"""Seconds without anybody who asks after which a tournament is followed no more."""

UNSENT: Final = 16_384
"""Bytes that the system keeps for a reader who does not read; it doubles them."""

TAGS: Final = 4_096
"""Versions that are known to be of the log."""


class Reader(asyncio.Protocol):
    """One stream."""

    __slots__ = ("_behind", "_connections", "_news", "_paused", "_place", "_places", "transport")
    recognised = False

    def __init__(
        self,
        transport: asyncio.Transport,
        news: Readers,
        place: StreamPlace,
        places: Places,
        connections: Connections,
    ) -> None:
        self.transport = transport
        self._news = news
        self._place = place
        self._places = places
        self._connections = connections
        self._behind = False
        self._paused = False

    def begin(self, first: bytes) -> None:
        """Takes the connection over; `first` is what it is sent before all news."""
        plug = self.transport.get_extra_info("socket")
        with contextlib.suppress(OSError):  # it went again
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
        self.transport.set_write_buffer_limits(high=0)
        self.transport.set_protocol(self)
        self._place.on_end(self.end)
        self.transport.write(first + self._news.newest_event)
        self._news.come(self)

    def tell(self, message: bytes) -> bool:
        """Whether it is on its way; who has not read the last one gets the newest later."""
        if self._paused:
            self._behind = True
            return False
        self.transport.write(message)
        return True

    def end(self) -> None:
        self.transport.close()

    def cut(self) -> None:
        self._connections.lost(self)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """A stream is not spoken on: whatever comes is nobody's."""

    def pause_writing(self) -> None:
        self._paused = True
        self._connections.unread(self)

    def resume_writing(self) -> None:
        self._paused = False
        self._connections.read(self)
        if self._behind and not self.transport.is_closing():
            self._behind = False
            self.transport.write(self._news.newest_event)

    def connection_lost(self, _: Exception | None) -> None:
        self._news.leave(self)
        self._places.leave(self._place)
        self._connections.closed(self)


class Readers:
    """Those of one tournament, and what they are told. `here` is called once the newest version is
    known, and when it turns out that there will be none."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.newest: NewVersion | None = None
        self.newest_event = b""
        self.head = b""
        """The JSON of the newest version."""
        self.gone = False
        self._readers: dict[Reader, None] = {}
        self._pending: NewVersion | None = None
        """What nobody has been told yet."""
        self._tags: dict[str, None] = {}
        self._here: list[Callable[[], None]] = []
        self._used = time.monotonic()
        self._moved = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._readers)

    @property
    def etag(self) -> bytes:
        return f'"{self.newest.tag}"'.encode() if self.newest else b""

    def when_here(self, then: Callable[[], None]) -> None:
        """At once if the newest version is known."""
        self._used = time.monotonic()
        if self.newest is not None or self.gone:
            then()
        else:
            self._here.append(then)

    def take(self, newest: NewVersion) -> None:
        """A newer version is there: it is announced as soon as the last one leaves time for it."""
        first = self.newest is None
        self.newest = newest
        self.newest_event = event(newest)
        self.head = msgspec.json.encode(head_of(newest))
        self.knows(newest.tag)
        if first:
            self._task = asyncio.create_task(self._announce(), name=f"announce-{self.slug}")
            self._call_waiting()
            return
        self._pending = newest if self._pending is None else joined(self._pending, newest)
        self._moved.set()

    def end(self) -> None:
        """No news will come: who listens comes again."""
        self.gone = True
        if self._task is not None:
            self._task.cancel()
        for reader in tuple(self._readers):
            reader.end()
        self._call_waiting()

    def come(self, reader: Reader) -> None:
        self._readers[reader] = None

    def leave(self, reader: Reader) -> None:
        self._readers.pop(reader, None)
        self._used = time.monotonic()

    def knows(self, tag: str) -> None:
        """That version is one of the log."""
        self._tags[tag] = None
        while len(self._tags) > TAGS:
            del self._tags[next(iter(self._tags))]

    def is_of_this_log(self, tag: str) -> bool:
        """False: the hall has to be asked."""
        return tag in self._tags

    def is_idle(self) -> bool:
        waited_for = self._readers or self._here
        return not waited_for and time.monotonic() - self._used > IDLE

    def _call_waiting(self) -> None:
        waiting, self._here = self._here, []
        for then in waiting:
            then()

    async def _announce(self) -> None:
        message, spacing = self.newest_event, SPACING
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), HEARTBEAT)
            self._moved.clear()
            if self._pending is not None:
                message, self._pending = event(self._pending), None
            began = time.process_time()
            late = await self._tell_all(message)
            spacing = _spacing(spacing, late, len(self._readers))
            await asyncio.sleep(max(spacing, REST * (time.process_time() - began)))

    async def _tell_all(self, message: bytes) -> int:
        """Those of now; how many are late who were not at the last announcement."""
        late = 0
        for number, reader in enumerate(tuple(self._readers), 1):
            was_late = reader._behind
            if not reader.tell(message) and not was_late:
                late += 1
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return late


def _spacing(before: float, late: int, readers: int) -> float:
    least, part = LATE
    full = late >= max(least, part * readers)
    return min(SLOWEST, 2 * before) if full else max(SPACING, before / 2)


def transport_of(transport: asyncio.BaseTransport) -> asyncio.Transport:
    return cast("asyncio.Transport", transport)
