"""Connections that are the hall's: bytes go both ways, unread, for the rest of their lives.

So WebSockets, uploads and requests that follow each other need no code. Who reads slowly is waited
for by the other side alone. There are so many tunnels at once; who comes when all are taken waits
until one ends, which the hall sees to: it makes room before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from config.open_connections import Connection, Connections

from . import answers, first_line
from .first_line import Tunnelled
from .readers import transport_of

TRIES: Final = 20
AGAIN_IN: Final = 0.1
"""Seconds until the next try when the hall cannot take a connection at once."""

logger = logging.getLogger(__name__)

Connect = Callable[[Callable[[], asyncio.Protocol]], Awaitable[object]]
"""Opens a connection to the hall for the protocol that it makes."""


class ClientEnd(asyncio.Protocol):
    """The side of the client; `connections` ends it when nothing of what it is sent is read."""

    __slots__ = ("_connections", "other", "transport")
    recognised = False

    def __init__(self, transport: asyncio.Transport, connections: Connections) -> None:
        self.transport = transport
        self.other: asyncio.Transport | None = None
        self._connections = connections

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.write(data)

    def eof_received(self) -> bool:
        """He says no more, and may still want his answer; under TLS there is no such half."""
        if self.other is None or not self.other.can_write_eof():
            return False
        self.other.write_eof()
        return self.transport.can_write_eof()

    def pause_writing(self) -> None:
        self._connections.unread(self)
        if self.other is not None:
            self.other.pause_reading()

    def resume_writing(self) -> None:
        self._connections.read(self)
        if self.other is not None and not self.other.is_closing():
            self.other.resume_reading()

    def cut(self) -> None:
        self._connections.lost(self)
        self.transport.abort()

    def connection_lost(self, _: Exception | None) -> None:
        self._connections.closed(self)
        if self.other is not None:
            self.other.close()


class HallEnd(asyncio.Protocol):
    """The side of the hall; `ended` is called when it has closed."""

    __slots__ = ("_begins_with", "_client", "_ended", "_transport")

    def __init__(self, client: ClientEnd, begins_with: bytes, ended: Callable[[], None]) -> None:
        self._client = client
        self._begins_with = begins_with
        self._ended = ended
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        client = self._client.transport
        self._transport = transport_of(transport)
        self._transport.write(self._begins_with)
        self._begins_with = b""
        self._client.other = self._transport
        client.set_protocol(self._client)
        if client.is_closing():
            self._transport.close()
        else:
            client.resume_reading()

    def data_received(self, data: bytes) -> None:
        self._client.transport.write(data)

    def eof_received(self) -> bool:
        return False

    def pause_writing(self) -> None:
        if not self._client.transport.is_closing():
            self._client.transport.pause_reading()

    def resume_writing(self) -> None:
        if not self._client.transport.is_closing():
            self._client.transport.resume_reading()

    def connection_lost(self, _: Exception | None) -> None:
        self._client.other = None
        self._client.transport.close()
        self._ended()


class Tunnels:
    """All of this door: `most` at once."""

    def __init__(self, connect: Connect, secret: str, most: int, connections: Connections) -> None:
        self._connect = connect
        self._secret = secret
        self._most = most
        self._connections = connections
        self._waiting: dict[Connection, tuple[Tunnelled, bytes]] = {}
        self._opening: set[asyncio.Task[None]] = set()
        self.open = 0
        """How many there are."""

    def begin(self, visitor: Connection, of: Tunnelled, heard: bytes) -> None:
        """Passes a connection on, whose reading is paused, and what was `heard` of it. It may have
        to wait, on the clock of a request that is not there yet."""
        if self.open >= self._most:
            self._waiting[visitor] = of, heard
            return
        self.open += 1
        self._connections.whole(visitor)
        work = self._pass_on(visitor.transport, of, heard)
        task = asyncio.create_task(work, name="tunnel")
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    def leave(self, visitor: Connection) -> None:
        """It went while it waited."""
        self._waiting.pop(visitor, None)

    async def _pass_on(self, transport: asyncio.Transport, of: Tunnelled, heard: bytes) -> None:
        client = ClientEnd(transport, self._connections)
        first = first_line.tunnel(self._secret, of) + heard
        for _ in range(TRIES):
            try:
                await self._connect(lambda: HallEnd(client, first, self._ended))
            except OSError as error:
                logger.debug("the hall does not take a connection: %s", error)
                await asyncio.sleep(AGAIN_IN)
            else:
                return
        transport.write(answers.hall_away())
        transport.close()
        self._ended()

    def _ended(self) -> None:
        self.open -= 1
        while self._waiting and self.open < self._most:
            visitor = next(iter(self._waiting))
            of, heard = self._waiting.pop(visitor)
            if not visitor.transport.is_closing():
                self.begin(visitor, of, heard)
