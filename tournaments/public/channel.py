"""What one process knows of one tournament's public versions, and the bell that tells of new ones.

A channel follows the log from the first request on and forgets itself when nobody has asked for a
while. It reads; it never writes, and no command waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import msgspec

from events import chain, codec, live, machines, outages, store
from events.measures import FAN_OUT
from events.messages import Outline, Recorded
from tournaments.domain.settings.settings import rating_changes_are_public
from tournaments.offload import PUBLIC as POOL

from . import projection
from .changes import changes_between
from .http import Send
from .listeners import Listener, tell_all
from .messages import Head, NewVersion, announcement
from .messages import event as event_of
from .read_version import ReadVersion
from .version import OUTDATING, PUBLIC, Versions

SPACING = 0.3
"""Seconds between two announcements at least: a burst of results is told once."""

REST = 4
"""An announcement leaves so many times what it took to everybody else."""

HEARTBEAT = 15.0
"""Seconds of silence after which a stream says that it is alive."""

IDLE = 600.0
"""Seconds without a request after which a channel ends."""

PUBLISHED = "RoundPublished"
PATIENCE = 3.0
"""Seconds that a publication waits for its pages at most: nobody has to be told later than that."""

FUND_SET = "PrizeFundSet"
SETTINGS = frozenset({"TournamentCreated", "SettingsChanged"})

logger = logging.getLogger(__name__)


Prepare = Callable[["Channel"], Awaitable[None]]
"""Makes the pages that will be asked for first."""


class Channel:
    """The public versions of one stream; lives on one event loop."""

    def __init__(self, stream: str, prepare: Prepare) -> None:
        self.stream = stream
        self._prepare = prepare
        self._preparing: asyncio.Task[None] | None = None
        self._versions = Versions()
        self._read = ReadVersion()
        self._hash = chain.GENESIS
        """Of the last event that was counted."""
        self._tags: list[str] = []
        """Of all versions, in order."""
        self._keep_from = 0
        """The version before which phones forget what they kept."""
        self._fund_set = 0
        """Seq of the event that set the prize fund of now."""
        self.ratings_hidden = False
        """The settings of now keep the changes of ratings from the public."""
        self.head = b""
        """The JSON of the newest version."""
        self.etag = b""
        self.closed = False
        self.outdated = False
        """Closed because the log is another one than before (a restored copy)."""
        self._listeners: dict[Listener, None] = {}
        self._head = Head(0, "0", "", "", 0)
        self._message = b""
        """The newest announcement; it may trail the version by `SPACING`."""
        self._used = time.monotonic()
        self._asked = 0.0
        self._asking = asyncio.Lock()
        self._moved = asyncio.Event()
        self._bells: set[asyncio.Event] = set()
        """Of others who are told of each new version, and of the end."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Reads the log so far and starts to follow it."""
        await POOL.run(self._read_all)
        self._message = event_of(self.newest)
        self._tasks = [
            asyncio.create_task(self._follow(), name=f"public-follow-{self.stream}"),
            asyncio.create_task(self._announce(), name=f"public-announce-{self.stream}"),
        ]

    def close(self) -> None:
        """Ends the channel and every stream that listens to it."""
        if self.closed:
            return
        self.closed = True
        for bell in self._bells:
            bell.set()
        for listener in self._listeners:
            listener.end()
        for task in (*self._tasks, *([self._preparing] if self._preparing else [])):
            if task is not asyncio.current_task():
                task.cancel()

    def touch(self) -> None:
        """Somebody asked: the channel is worth keeping."""
        self._used = time.monotonic()

    async def knows(self, version: int) -> bool:
        """Whether the version exists. Another server may be ahead of us: then the log is asked,
        at most three times a second."""
        if version > self._versions.latest:
            async with self._asking:
                if version > self._versions.latest and time.monotonic() - self._asked > SPACING:
                    self._asked = time.monotonic()
                    self._take(await POOL.run(store.read, self.stream, self._versions.head))
                    self._message = event_of(self.newest)
        return 1 <= version <= self._versions.latest

    async def holds(self, version: int, tag: str) -> bool:
        """Whether that version of this log has this tag. Takes `SPACING` for one that is not known
        yet: the log has to be asked after the question came."""
        if not await self.knows(version):
            await asyncio.sleep(SPACING)
            if not await self.knows(version):
                return False
        return self._tags[version - 1] == tag

    def seq_of(self, version: int) -> int:
        """Seq of the event that made a version which `knows` confirmed."""
        return self._versions.seq_of(version)

    def fund_since(self, seq: int) -> int:
        """Seq of the event that set the prize fund of now; 0: it stood after `seq` already."""
        return self._fund_set if self._fund_set > seq else 0

    def listen(self, send: Send) -> Listener:
        """A stream that is told of each announcement and at each heartbeat, until `leave`."""
        listener = Listener(send, lambda: self._message)
        self._listeners[listener] = None
        if self.closed:
            listener.end()
        return listener

    def leave(self, listener: Listener) -> None:
        listener.close()
        self._listeners.pop(listener, None)
        self.touch()

    @contextlib.contextmanager
    def bell(self) -> Iterator[asyncio.Event]:
        """An event that is set at each new version, and when the channel closes."""
        bell = asyncio.Event()
        self._bells.add(bell)
        try:
            yield bell
        finally:
            self._bells.discard(bell)
            self.touch()

    @property
    def version(self) -> int:
        return self._versions.latest

    def read_version(self, *, crowded: bool) -> int:
        """That of pages which are asked for as the newest."""
        newest = self.version
        wide = self._versions.wide_before(newest) if newest else 0
        return self._read.of(newest, wide, crowded=crowded)

    @property
    def newest(self) -> NewVersion:
        """The newest version, for who knows none."""
        return announcement(self._head, None)

    async def news(self, since: int) -> NewVersion:
        """The newest version, with what has changed since that one where that is little."""
        head, tag = self._head, self._tags[since - 1] if since else ""
        if not since or since == head.version:
            return announcement(head, None)
        between = self.seq_of(since), self.seq_of(head.version)
        try:
            changes = await POOL.run(changes_between, self.stream, *between, head.round, tag)
        except Exception as error:
            outage = outages.outage_of(error)
            if outage is None:
                raise
            outages.say(outage, error, "a public channel")
            changes = None  # who is told fetches what he shows
        return announcement(head, changes)

    # --- following -----------------------------------------------------------------------------

    async def _follow(self) -> None:
        try:
            async with live.follow(self.stream, self._versions.head, self._hash) as frames:
                async for frame in frames:
                    if isinstance(frame, live.Frame):
                        self._take(frame.events)
                    elif isinstance(frame, live.OtherLog):
                        self._leave()
                    elif isinstance(frame, live.Heartbeat) and self._done(frame.head):
                        break
        except Exception as error:
            if outage := outages.outage_of(error):
                outages.say(outage, error, "a public channel")
            else:
                logger.exception("the public channel of %s broke", self.stream)
        finally:
            self.close()

    def _done(self, head: int) -> bool:
        """Nobody asks any more, or the log is another one."""
        if head < self._versions.head:
            self._leave()
        waited_for = self._listeners or self._bells
        return self.closed or (not waited_for and time.monotonic() - self._used > IDLE)

    def _leave(self) -> None:
        """The log is another one: who listens comes again, to a channel of its own."""
        self.outdated = True
        self.close()

    def _take(self, events: Sequence[Recorded]) -> None:
        fresh = [event for event in events if event.seq > self._versions.head]
        if fresh and fresh[0].prev_hash != self._hash:
            self._leave()
        elif self._fold(fresh):
            if any(event.type == PUBLISHED for event in fresh):
                if self._preparing:
                    self._preparing.cancel()
                name = f"public-prepare-{self.stream}"
                self._preparing = asyncio.create_task(self._ring_prepared(), name=name)
            elif self._preparing is None:
                self._ring()

    async def _ring_prepared(self) -> None:
        """A new round is what everybody asks for at once: the pages are there before it is told."""
        try:
            await asyncio.wait_for(self._prepare(self), PATIENCE)
        except TimeoutError:
            logger.info("the pages of %s are told before they are made", self.stream)
        except Exception as error:
            if outage := outages.outage_of(error):
                outages.say(outage, error, "a public channel")
            else:
                logger.exception("the pages of %s could not be prepared", self.stream)
        self._preparing = None
        self._ring()

    def _ring(self) -> None:
        self._moved.set()
        for bell in self._bells:
            bell.set()

    def _read_all(self) -> None:
        """In a thread, before anybody else has the channel."""
        head = store.head(self.stream)
        events = store.outlines(self.stream, PUBLIC | {FUND_SET}, upto=head.seq)
        self._versions.count(events, head.seq)
        self._hash = head.hash
        self._note(events)

    def _fold(self, events: Sequence[Recorded]) -> bool:
        if not events:
            return False
        moved = self._versions.fold(events)
        self._hash = events[-1].hash
        self._note(events)
        return moved

    def _whole(self, event: Recorded | Outline) -> Recorded:
        """Reads the database for an outline."""
        if isinstance(event, Recorded):
            return event
        (recorded,) = store.read(self.stream, event.seq - 1, event.seq)
        return recorded

    def _note(self, events: Sequence[Recorded] | Sequence[Outline]) -> None:
        """What the versions say that those events, which have been counted, bring."""
        public = [event for event in events if event.type in PUBLIC]
        for event in public:
            self._tags.append(projection.tag(len(self._tags) + 1, event.hash))
            if event.type in OUTDATING:
                self._keep_from = len(self._tags)
        for event in events:
            if event.type == FUND_SET:
                self._fund_set = event.seq
            elif event.type in SETTINGS:
                settings = codec.decode(self._whole(event)).settings
                self.ratings_hidden = not rating_changes_are_public(settings)
        if public:
            newest = self._whole(public[-1])
            published = (self._whole(event) for event in public if event.type == PUBLISHED)
            rounds = [codec.decode(event).round for event in published]
            tag = self._tags[-1]
            self._head = Head(
                self._versions.latest,
                tag,
                newest.recorded_at,
                newest.hash,
                max([self._head.round, *rounds]),
                self._keep_from,
                **_elsewhere(),
            )
            self.head = msgspec.json.encode(self._head)
            self.etag = f'"{tag}"'.encode()

    # --- announcing ----------------------------------------------------------------------------

    async def _announce(self) -> None:
        loop = asyncio.get_running_loop()
        announced = self.version
        while not self.closed:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), HEARTBEAT)
            self._moved.clear()
            if self._listeners and announced != self.version:
                news = await self.news(announced)
                announced, self._message = news.version, event_of(news)
            elif announced != self.version:
                announced, self._message = self.version, event_of(self.newest)
            began = loop.time()
            await tell_all(self._listeners)
            if self._listeners:
                FAN_OUT.labels("public").observe(loop.time() - began)
            await asyncio.sleep(max(SPACING, REST * (loop.time() - began)))


def _elsewhere() -> dict[str, Any]:
    """What a head says of the second machine; nothing where there is none."""
    if not machines.are_two():
        return {}
    known = machines.known()
    there = {"led_at": known.led_at} if known.led_at else {}
    return {"others": known.others, "hall": known.hall, "epoch": known.epoch, **there}
