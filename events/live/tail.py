"""The tail: one a process, it brings the hub what was written, wherever it was written.

It reads each followed stream by its own seq; a number counted over all streams would lose events
that commit late. The doorbell makes it quick; that it asks for all heads every second makes it
sure (a lost doorbell, a `manage.py` command beside the server, a writer without Redis).
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ..doorbell.announcements import Note, Ring
from ..messages import Head
from ..outages import outage_of, say
from .hub import NO_EVENT, REPLAY, Channel, Hub
from .reader import Reader

POLL: Final = 1.0

logger = logging.getLogger(__name__)


class Tail:
    """Runs on the hub's event loop; `hear` may be called from any thread."""

    def __init__(self, hub: Hub, reader: Reader, *, poll: float = POLL) -> None:
        self._hub = hub
        self._reader = reader
        self._poll = poll
        self._loop = asyncio.get_running_loop()
        self._rung: dict[str, int] = {}
        self._wake = asyncio.Event()

    def hear(self, message: Ring | Note) -> None:
        """Subscriber of the doorbell."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, message)

    async def run(self) -> None:
        """Until cancelled: bring what was rung for at once, and ask for all heads at intervals."""
        asks_at = self._loop.time()
        ailing = False
        while True:
            try:
                if self._loop.time() >= asks_at:
                    asks_at = self._loop.time() + self._poll
                    await self._ask_heads()
                await self._bring()
                ailing = False
            except Exception as error:
                if outage := outage_of(error):
                    say(outage, error, "the tail")
                elif not ailing:
                    logger.exception("the tail cannot read the log; it goes on trying")
                ailing = True
            await self._rest(asks_at)

    def _heard(self, message: Ring | Note) -> None:
        if isinstance(message, Note):
            self._hub.note(message)
        elif message.stream in self._hub.channels:
            self._rung[message.stream] = max(message.head, self._rung.get(message.stream, 0))
            self._wake.set()

    async def _rest(self, until: float) -> None:
        try:
            async with asyncio.timeout_at(until):
                await self._wake.wait()
        except TimeoutError:
            return
        self._wake.clear()

    async def _ask_heads(self) -> None:
        followed = dict(self._hub.channels)
        if not followed:
            return
        heads = await self._reader.heads(followed)
        for stream, channel in followed.items():
            head = heads.get(stream, NO_EVENT)
            if head.seq > channel.head:
                self._rung[stream] = head.seq
            elif _differs(channel, head) and channel.opening.done():
                await self._look_twice(channel)

    async def _look_twice(self, channel: Channel) -> None:
        """A head that is not ours: the channel was opened while we asked, or the log is another
        one."""
        head = (await self._reader.heads([channel.stream])).get(channel.stream, NO_EVENT)
        if _differs(channel, head):
            self._start_anew(channel, head)

    def _start_anew(self, channel: Channel, head: Head) -> None:
        before = Head(channel.head, channel.hash)
        logger.warning(
            "the log of %s is another one: it held %s, its head is %s",
            channel.stream,
            before.shown,
            head.shown,
        )
        channel.reset(head)

    async def _bring(self) -> None:
        rung, self._rung = self._rung, {}
        for stream, head in rung.items():
            channel = self._hub.channels.get(stream)
            if channel is not None:
                await self._catch_up(channel, head)

    async def _catch_up(self, channel: Channel, head: int) -> None:
        await asyncio.shield(channel.opening)
        while channel.head < head:
            events = await self._reader.read(channel.stream, channel.head, channel.head + REPLAY)
            if not events:
                return
            if events[0].prev_hash != channel.hash:
                self._start_anew(channel, Head(events[-1].seq, events[-1].hash))
            else:
                channel.append(events)


def _differs(channel: Channel, head: Head) -> bool:
    """Whether the log's head, which is not ahead, is another place than the channel has."""
    return (head.seq, head.hash) != (channel.head, channel.hash) and head.seq <= channel.head
