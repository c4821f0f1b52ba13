"""The hall's end of its door's line: rings at each version of the tournaments that it follows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from events.outages import outage_of, say

from .channel import Channel
from .messages import LINE, Asked, DoorNews, Follow, Gone, Leave, Look, Looked, NewVersion, Told

ChannelOf = Callable[[str], Awaitable[Channel | None]]
"""The channel of a slug; None: there is no such tournament."""
Tell = Callable[[Told], Awaitable[None]]

logger = logging.getLogger(__name__)


class Followed:
    """A tournament that the door follows: the news of its channel, one after the other."""

    def __init__(self, slug: str, channel_of: ChannelOf, send_line: Tell) -> None:
        self._slug = slug
        self._channel_of = channel_of
        self._send = send_line
        self._channel: Channel | None = None
        self._sent: NewVersion | None = None
        self._progress = asyncio.Condition()
        self.task = asyncio.create_task(self._follow(), name=f"door-follow-{slug}")

    async def look(self, version: int, tag: str) -> bool:
        """Whether the version is one of the log; what is new by then has been told."""
        channel = self._channel
        if channel is None:
            return False
        here = await (channel.holds(version, tag) if tag else channel.knows(version))
        async with self._progress:
            await self._progress.wait_for(
                lambda: channel.closed or (self._sent and self._sent.version >= channel.version)
            )
        return here

    async def _follow(self) -> None:
        try:
            channel = self._channel = await self._channel_of(self._slug)
            if channel is not None:
                await self._tell_all(channel)
        except Exception as error:
            if outage := outage_of(error):
                say(outage, error, "the door")
            else:
                logger.exception("the door is told nothing more of %s", self._slug)
        await self._send(Gone(self._slug))  # not to who has left: he may follow anew

    async def _tell_all(self, channel: Channel) -> None:
        with channel.bell() as bell:
            await self._tell_one(channel.newest)
            while not channel.closed:
                await bell.wait()
                bell.clear()
                if self._sent and self._sent.version != channel.version:
                    await self._tell_one(await channel.news(self._sent.version))
        async with self._progress:
            self._progress.notify_all()

    async def _tell_one(self, newest: NewVersion) -> None:
        await self._send(DoorNews(self._slug, newest))
        async with self._progress:
            self._sent = newest
            self._progress.notify_all()


class DoorBell:
    """One door's line, from its first question to its end."""

    def __init__(self, channel_of: ChannelOf, send_line: Tell) -> None:
        self._channel_of = channel_of
        self._send = send_line
        self._followed: dict[str, Followed] = {}
        self._looks: set[asyncio.Task[None]] = set()

    def hear(self, asked: Asked) -> None:
        match asked:
            case Follow(slug):
                self._leave(slug)
                self._followed[slug] = Followed(slug, self._channel_of, self._send)
            case Leave(slug):
                self._leave(slug)
            case Look():
                look = asyncio.create_task(self._look(asked), name="door-look")
                self._looks.add(look)
                look.add_done_callback(self._looks.discard)

    def end(self) -> None:
        for slug in tuple(self._followed):
            self._leave(slug)
        for look in self._looks:
            look.cancel()

    def _leave(self, slug: str) -> None:
        followed = self._followed.pop(slug, None)
        if followed is not None:
            followed.task.cancel()

    async def _look(self, asked: Look) -> None:
        followed = self._followed.get(asked.slug)
        here = False
        try:
            here = followed is not None and await followed.look(asked.version, asked.tag)
        except Exception as error:
            outage = outage_of(error)
            if outage is None:
                raise
            say(outage, error, "the door")
            here = True  # the page stays as it is until the log can be asked again
        await self._send(Looked(asked.slug, asked.version, asked.tag, here))


async def serve(
    channel_of: ChannelOf,
    receive: Callable[[], Awaitable[Any]],
    send: Callable[[Any], Awaitable[None]],
) -> None:
    """An ASGI application of the type `door`: messages `door.line` with a line each way, until
    `door.disconnect`."""
    decoder = msgspec.json.Decoder(Asked)

    async def send_line(newest: Told) -> None:
        await send({"type": LINE, "line": msgspec.json.encode(newest)})

    bell = DoorBell(channel_of, send_line)
    try:
        while (message := await receive())["type"] == LINE:
            bell.hear(decoder.decode(message["line"]))
    finally:
        bell.end()
