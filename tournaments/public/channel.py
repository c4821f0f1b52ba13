"""What one process knows of one tournament's public versions, and the bell that tells of new ones.

A channel follows the log from the first request on and forgets itself when nobody has asked for a
while. It reads; it never writes, and no command waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence

import msgspec

from events import chain, codec, live, outages, store
from events.messages import Recorded
from tournaments.domain.settings.settings import rating_changes_are_public
from tournaments.offload import PUBLIC

from . import projection
from .http import Send
from .listeners import Listener, tell_all
from .version import OUTDATING, Versions

SPACING = 0.3
"""Seconds between two announcements at least: a burst of results is told once."""

REST = 4
"""An announcement leaves so many times what it took to everybody else."""

HEARTBEAT = 15.0
"""Seconds of silence after which a stream says that it is alive."""

IDLE = 600.0
"""Seconds without a request after which a channel ends."""

PUBLISHED = "RoundPublished"
FUND_SET = "PrizeFundSet"
SETTINGS = frozenset({"TournamentCreated", "SettingsChanged"})

logger = logging.getLogger(__name__)


class Head(msgspec.Struct, frozen=True):
    """`/t/{slug}/head` and each message of `/t/{slug}/live`.

    `tag` is the part of an address that names the version (`v/{tag}/`) and no other log's, `at` is
    when it came into being, `hash` that of its event, `round` the newest published round (0: none).
    What a phone kept of versions before `keep_from` it shows no more.
    """

    version: int
    tag: str
    at: str
    hash: str
    round: int
    keep_from: int = 0


class Channel:
    """The public versions of one stream; lives on one event loop."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        self._versions = Versions()
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
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Reads the log so far and starts to follow it."""
        await PUBLIC.run(self._read_all)
        self._make_message()
        self._tasks = [
            asyncio.create_task(self._follow(), name=f"public-follow-{self.stream}"),
            asyncio.create_task(self._announce(), name=f"public-announce-{self.stream}"),
        ]

    def close(self) -> None:
        """Ends the channel and every stream that listens to it."""
        if self.closed:
            return
        self.closed = True
        for listener in self._listeners:
            listener.end()
        for task in self._tasks:
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
                    self._take(await PUBLIC.run(store.read, self.stream, self._versions.head))
                    self._make_message()
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

    @property
    def version(self) -> int:
        return self._versions.latest

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
        return self.closed or (not self._listeners and time.monotonic() - self._used > IDLE)

    def _leave(self) -> None:
        """The log is another one: who listens comes again, to a channel of its own."""
        self.outdated = True
        self.close()

    def _take(self, events: Sequence[Recorded]) -> None:
        fresh = [event for event in events if event.seq > self._versions.head]
        if fresh and fresh[0].prev_hash != self._hash:
            self._leave()
        elif self._fold(fresh):
            self._moved.set()

    def _read_all(self) -> None:
        """In a thread, before anybody else has the channel."""
        self._fold(store.read(self.stream))

    def _fold(self, events: Sequence[Recorded]) -> bool:
        public = []
        for event in events:
            if self._versions.fold((event,)):
                public.append(event)
                self._tags.append(projection.tag(self._versions.latest, event.hash))
                if event.type in OUTDATING:
                    self._keep_from = self._versions.latest
            self._hash = event.hash
            if event.type == FUND_SET:
                self._fund_set = event.seq
            elif event.type in SETTINGS:
                self.ratings_hidden = not rating_changes_are_public(codec.decode(event).settings)
        if public:
            newest = public[-1]
            rounds = [codec.decode(event).round for event in public if event.type == PUBLISHED]
            tag = self._tags[-1]
            self._head = Head(
                self._versions.latest,
                tag,
                newest.recorded_at,
                newest.hash,
                max([self._head.round, *rounds]),
                self._keep_from,
            )
            self.head = msgspec.json.encode(self._head)
            self.etag = f'"{tag}"'.encode()
        return bool(public)

    # --- announcing ----------------------------------------------------------------------------

    async def _announce(self) -> None:
        loop = asyncio.get_running_loop()
        while not self.closed:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), HEARTBEAT)
            self._moved.clear()
            self._make_message()
            began = loop.time()
            await tell_all(self._listeners)
            await asyncio.sleep(max(SPACING, REST * (loop.time() - began)))

    def _make_message(self) -> None:
        """Makes the message (a server-sent event, its id the version) once for all listeners."""
        self._message = b"id: %d\ndata: %s\n\n" % (self.version, self.head)
