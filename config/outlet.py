"""What is made for a slow reader waits for him here, and no place in a lane does.

A page that is sent at once goes into the buffers of its connection, and its place is free. One that
is sent in pieces would have its place until the last but one has been read: so its pieces may wait
as well, up to the size of a long page. Downloads are longer, and are read from the disk as they go.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

ROOM: Final = 4 << 20
"""Bytes; the longest page of 1,500 players has half of it before it is compressed."""


class Outlet:
    """Of one request. `send` returns at once while there is room; `done` when all has gone."""

    def __init__(self, send: Send, room: int = ROOM) -> None:
        self._send = send
        self._room = room
        self._waiting: deque[Message] = deque()
        self._size = 0
        self._came = asyncio.Event()
        self._went = asyncio.Event()
        self._ended = False
        self._sender: asyncio.Task[None] | None = None

    async def send(self, message: Message) -> None:
        """Raises what the connection raised. What comes by itself goes straight on."""
        if self._sender is None:
            if not message.get("more_body", False):
                await self._send(message)
                return
            self._sender = asyncio.create_task(self._send_on())
        while self._size >= self._room and not self._sender.done():
            self._went.clear()
            await self._went.wait()
        if self._sender.done():
            await self._sender
        self._waiting.append(message)
        self._size += _size(message)
        self._came.set()

    async def done(self) -> None:
        """Raises what the connection raised."""
        self._ended = True
        self._came.set()
        if self._sender is not None:
            await self._sender

    def stop(self) -> None:
        """What waits is not sent any more."""
        if self._sender is not None:
            self._sender.cancel()

    async def _send_on(self) -> None:
        try:
            while self._waiting or not self._ended:
                while self._waiting:
                    message = self._waiting.popleft()
                    await self._send(message)
                    self._size -= _size(message)
                    self._went.set()
                if not self._ended:
                    self._came.clear()
                    await self._came.wait()
        finally:
            self._went.set()  # nobody waits for a connection that has gone


def _size(message: Message) -> int:
    return len(message.get("body", b""))
