"""The hub: everybody who follows a stream, each with a cursor of their own.

A follower is no more than the seq they have. What comes next is taken from the ring of newest
events, or from the store when the ring does not reach back that far; so a slow client costs no
memory and holds nobody up, and a gap cannot come about. The hash of the last event goes with the
cursor: a frame that does not follow on it is of another log. Everything in here runs on one event
loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType
from typing import Final

from .. import chain
from ..doorbell.announcements import Note
from ..messages import Head, Recorded
from .frames import Frame, Heartbeat, OtherLog
from .reader import Reader

RING: Final = 1000
"""Newest events of a stream that are kept in memory."""

REPLAY: Final = 500
"""Events of a frame that is read from the store, at most."""

NOTES: Final = 20
"""Notes that wait for a slow client; older ones are forgotten."""

NEVER: Final = float("-inf")
"""When a follower was last spoken to who has yet to hear that nothing is left to catch up on."""

NO_EVENT: Final = Head(0, chain.GENESIS)

Update = Frame | Heartbeat | Note | OtherLog


class Channel:
    """One followed stream: the newest events that the tail has brought, and who waits for them."""

    def __init__(self, stream: str, reader: Reader, ring: int) -> None:
        self.stream = stream
        self.head = 0
        self.hash = chain.GENESIS
        """Of the event `head`."""
        self.followers: set[Follower] = set()
        self.changed = asyncio.Event()
        self._reader = reader
        self._ring: deque[Recorded] = deque(maxlen=ring)
        self._frames: dict[int, Frame] = {}
        self._replays: dict[int, asyncio.Task[list[Recorded]]] = {}
        self.opening = asyncio.ensure_future(self._open())

    def append(self, events: list[Recorded]) -> None:
        """Take the events that follow the head."""
        if not events:
            return
        self._ring.extend(events)
        self.head, self.hash = events[-1].seq, events[-1].hash
        self._frames.clear()
        self.wake()

    def reset(self, head: Head) -> None:
        """The log is another one than before (a restored copy): forget the ring."""
        self._ring.clear()
        self._frames.clear()
        self.head, self.hash = head.seq, head.hash
        for follower in self.followers:
            follower.greet()
        self.wake()

    def wake(self) -> None:
        """Let every follower look again."""
        self.changed.set()
        self.changed = asyncio.Event()

    async def after(self, cursor: int) -> Frame | None:
        """What follows `cursor`, or None when that is all there is."""
        if cursor >= self.head:
            return None
        if cursor in self._frames:
            return self._frames[cursor]
        if self._ring and cursor + 1 >= self._ring[0].seq:
            newer = [event for event in self._ring if event.seq > cursor]
            return self._frames.setdefault(cursor, self._frame(cursor, newer))
        stored = await self._stored_after(cursor)
        return self._frame(cursor, stored) if stored else None

    async def true_head(self) -> Head:
        """Asks the store: the tail may be a moment behind."""
        stored = (await self._reader.heads([self.stream])).get(self.stream, NO_EVENT)
        return stored if stored.seq > self.head else Head(self.head, self.hash)

    async def _open(self) -> None:
        stored = (await self._reader.heads([self.stream])).get(self.stream, NO_EVENT)
        self.head, self.hash = stored.seq, stored.hash

    def _frame(self, prev: int, events: list[Recorded]) -> Frame:
        return Frame(self.stream, events[-1].seq, prev, tuple(events))

    async def _stored_after(self, cursor: int) -> list[Recorded]:
        """One read for all who ask for the same at the same time."""
        reading = self._replays.get(cursor)
        if reading is None:
            reading = asyncio.ensure_future(self._reader.read(self.stream, cursor, cursor + REPLAY))
            self._replays[cursor] = reading
            reading.add_done_callback(lambda done: self._replayed(cursor, done))
        return await asyncio.shield(reading)

    def _replayed(self, cursor: int, done: asyncio.Future[list[Recorded]]) -> None:
        self._replays.pop(cursor, None)
        if not done.cancelled():
            done.exception()  # seen, even when all who asked have gone


class Hub:
    """All channels of a process. Close it before the server stops taking requests."""

    def __init__(self, reader: Reader, *, heartbeat: float = 15.0, ring: int = RING) -> None:
        self.heartbeat = heartbeat
        self.channels: dict[str, Channel] = {}
        self.closed = False
        self._reader = reader
        self._ring = ring

    def follow(self, stream: str, after: int, known_hash: str = "") -> Follower:
        """`async with hub.follow(stream, after=seq) as frames: async for frame in frames: ...`

        Yields every event after `after` in `Frame`s, in order and gap-free, a `Heartbeat` as soon
        as there is nothing to catch up on and then while it is quiet, and `Note`s. `known_hash` is
        that of the event `after` as the follower knows it, whole or its beginning; where it is not
        of this log, or no longer, there is an `OtherLog` and nothing after it. Ends when the hub is
        closed. A failing database raises; the follower may come back with the seq they have.
        """
        return Follower(self, stream, after, known_hash)

    def close(self) -> None:
        """End all followers at once, and those who still come."""
        self.closed = True
        for channel in self.channels.values():
            channel.wake()

    def tick(self) -> None:
        """Let followers see whether a heartbeat is due."""
        for channel in self.channels.values():
            channel.wake()

    def note(self, note: Note) -> None:
        channel = self.channels.get(note.stream)
        if channel is not None:
            for follower in channel.followers:
                follower.notes.append(note)
            channel.wake()

    async def join(self, follower: Follower) -> Channel:
        channel = self.channels.get(follower.stream)
        if channel is None:
            channel = Channel(follower.stream, self._reader, self._ring)
            self.channels[follower.stream] = channel
        channel.followers.add(follower)
        try:
            await asyncio.shield(channel.opening)
        except BaseException:
            self.leave(follower, channel)
            raise
        return channel

    def leave(self, follower: Follower, channel: Channel) -> None:
        channel.followers.discard(follower)
        if not channel.followers and self.channels.get(channel.stream) is channel:
            del self.channels[channel.stream]


class Follower:
    """Somebody who follows a stream: an async context manager and iterator."""

    def __init__(self, hub: Hub, stream: str, after: int, known_hash: str) -> None:
        self.stream = stream
        self.cursor = after
        self.hash = known_hash
        """Of the event `cursor`, or its beginning; empty: not known yet."""
        self.notes: deque[Note] = deque(maxlen=NOTES)
        self._hub = hub
        self._channel: Channel | None = None
        self._quiet_since = NEVER
        self._lost = False

    @property
    def head(self) -> int:
        """The last seq that the tail has brought."""
        return self._channel.head if self._channel else 0

    def greet(self) -> None:
        """Say next where the head is, if there is nothing to catch up on."""
        self._quiet_since = NEVER

    async def __aenter__(self) -> Follower:
        if not self._hub.closed:
            self._channel = await self._hub.join(self)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._channel is not None:
            self._hub.leave(self, self._channel)

    def __aiter__(self) -> Follower:
        return self

    async def __anext__(self) -> Update:
        while not self._hub.closed and not self._lost:
            channel = self._channel
            if channel is None:
                raise RuntimeError("follow a stream with `async with`")
            changed = channel.changed  # before looking, so that nothing falls in between
            update = await self._next(channel)
            if update is not None:
                if isinstance(update, Heartbeat) or self._quiet_since > NEVER:
                    self._quiet_since = asyncio.get_running_loop().time()
                return update
            await changed.wait()
        raise StopAsyncIteration

    async def _next(self, channel: Channel) -> Update | None:
        frame = await channel.after(self.cursor)
        if not self._belongs(channel, frame):
            return self._leave()
        if frame is not None:
            self.cursor, self.hash = frame.seq, frame.hash
            return frame
        if self.notes:
            return self.notes.popleft()
        if asyncio.get_running_loop().time() - self._quiet_since >= self._hub.heartbeat:
            ahead = self.cursor > channel.head
            head = await channel.true_head() if ahead else Head(channel.head, channel.hash)
            if head.seq == self.cursor:
                if not head.hash.startswith(self.hash):
                    return self._leave()  # the store has gone on as another log meanwhile
                self.hash = head.hash
            return Heartbeat(self.stream, head.seq, head.hash)
        return None

    def _leave(self) -> OtherLog:
        self._lost = True
        return OtherLog(self.stream)

    def _belongs(self, channel: Channel, frame: Frame | None) -> bool:
        """Whether what the follower has is a part of what the channel has."""
        if frame is not None:
            return frame.prev_hash.startswith(self.hash)
        return self.cursor != channel.head or channel.hash.startswith(self.hash)
