"""Takes the connections of a listener, a few at a time, so that room can be made for each.

A server of the event loop's own takes all that wait at once, and a thousand that came together have
used up the descriptors before anybody could look. It also lets unfinished TLS handshakes pile up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
from collections.abc import Callable
from typing import Final

from .open_connections import Connections

HANDSHAKE_WITHIN: Final = 10.0
HANDSHAKES: Final = 64
"""At once; when more come the oldest is given up."""

BACKLOG: Final = 2048
"""Connections that may wait to be taken."""

PAUSE: Final = 0.05
"""Seconds until the next try when there is no descriptor left for a connection."""

logger = logging.getLogger(__name__)


class Acceptor:
    """Begins at once; ends as a server of asyncio does, which uvicorn takes it for."""

    def __init__(
        self,
        listener: socket.socket,
        protocol: Callable[[], asyncio.Protocol],
        connections: Connections,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self._listener = listener
        self._protocol = protocol
        self._connections = connections
        self._context = context
        self._handshakes: dict[asyncio.Task[None], None] = {}
        listener.setblocking(False)
        listener.listen(BACKLOG)
        self._task = asyncio.create_task(self._accept_all(), name="accepting")

    def close(self) -> None:
        self._task.cancel()
        for handshake in self._handshakes:
            handshake.cancel()
        self._listener.close()

    async def wait_closed(self) -> None:
        await asyncio.wait([self._task, *self._handshakes])

    async def _accept_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, _ = await loop.sock_accept(self._listener)
            except OSError as error:  # it went while it waited, or there is no descriptor left
                logger.debug("a connection could not be taken: %s", error)
                await asyncio.sleep(PAUSE)
                continue
            if self._context is None:
                await self._begin(connection)
            else:
                self._shake_hands(connection)
                await asyncio.sleep(0)

    def _shake_hands(self, connection: socket.socket) -> None:
        """Aside: the others do not wait for it."""
        if len(self._handshakes) >= HANDSHAKES or not self._connections.may_stay(
            connection.fileno()
        ):
            for oldest in self._handshakes:
                oldest.cancel()
                break
        handshake = asyncio.create_task(self._begin(connection), name="handshake")
        self._handshakes[handshake] = None
        handshake.add_done_callback(lambda task: self._handshakes.pop(task, None))

    async def _begin(self, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        within = HANDSHAKE_WITHIN if self._context else None
        try:
            await loop.connect_accepted_socket(
                self._protocol, connection, ssl=self._context, ssl_handshake_timeout=within
            )
        except OSError:  # it went again, spoke no TLS, or was too slow
            with contextlib.suppress(OSError):
                connection.close()
        except asyncio.CancelledError:
            connection.close()
            raise
