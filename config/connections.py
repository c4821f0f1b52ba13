"""Open connections: who says nothing is closed after seconds, and room is made when it runs short.

`Guarded` is uvicorn's HTTP protocol with an eye on the clock: `./hall` uses it, and any other
server by `uvicorn --http config.connections:Guarded`. What it closes, soonest first when room runs
short: requests half sent and connections kept alive, the longest waiting first; then streams of the
address that has most. Never what an arbiter has spoken on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, MutableMapping
from itertools import takewhile
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from . import descriptors

PATIENCE: Final = 10.0
"""Seconds for the head of a request, from its first byte or, on a new connection, from nothing; and
for which nothing more comes of a body."""

LONGEST_HEAD: Final = 65_536
"""Bytes."""

SLOWEST: Final = 2_000
"""Bytes a second of a body that takes longer than BODY_GRACE."""

BODY_GRACE: Final = 30.0

UNREAD_FOR: Final = 30.0
"""Seconds for which a client may leave unread what it was sent; a phone that sleeps comes back."""

LAST: Final = 32
"""Descriptors below which nobody is let in any more."""

SOME: Final = 64
"""Connections that may be remembered although they are closed."""

EXTENSION: Final = "openhall.connection"

logger = logging.getLogger(__name__)


class Connections:
    """All of this process; lives on one event loop."""

    def __init__(self) -> None:
        self.room = descriptors.Room(0, 0, 0, 0)
        self.end_a_stream: Callable[[], bool] = lambda: False
        """Called when nobody is left who only waits; whether one was ended."""
        self._open: set[asyncio.Transport] = set()
        self._many = SOME
        self._halves: dict[Guarded, float] = {}
        self._idle: dict[Guarded, float] = {}
        self._unread: dict[Guarded, float] = {}
        self._overdue: dict[Guarded, float] = {}
        self._clock: asyncio.TimerHandle | None = None

    def came(self, connection: Guarded) -> None:
        """It may stay; its request is awaited."""
        self._open.add(connection.transport)
        if len(self._open) > self._many:
            self._forget_closed()
            self._many = 2 * len(self._open) + SOME
        self.half(connection)

    def half(self, connection: Guarded) -> None:
        """A request is awaited or under way; each call sets its clock anew."""
        self.whole(connection)
        self._note(self._halves, connection)

    def idle(self, connection: Guarded) -> None:
        """Its request was answered; the server's own clock ends it."""
        self.whole(connection)
        self._note(self._idle, connection)

    def whole(self, connection: Guarded) -> None:
        """Its request is there, or it is no HTTP any more."""
        self._halves.pop(connection, None)
        self._idle.pop(connection, None)

    def unread(self, connection: Guarded) -> None:
        self._note(self._unread, connection)

    def read(self, connection: Guarded) -> None:
        self._unread.pop(connection, None)

    def lost(self, connection: Guarded) -> None:
        self.whole(connection)
        self.read(connection)

    def closed(self, connection: Guarded) -> None:
        self.lost(connection)
        self._open.discard(connection.transport)

    def may_stay(self, descriptor: int) -> bool:
        """Whether the newcomer with that descriptor may; somebody else goes if need be.

        The system gives the lowest number that is free: a high one says that all below are taken.
        A low one says nothing: it may be that of the connection that was ended last.
        """
        if not self.room.files or max(descriptor, self._count()) < self.room.connections:
            return True
        self._end_one()
        if descriptor < self.room.files - LAST:
            return True
        logger.warning("no room is left for another connection (descriptor %s)", descriptor)
        return False

    def _count(self) -> int:
        """Those that are open; exactly, once there are many."""
        if len(self._open) >= self.room.connections:
            self._forget_closed()
        return len(self._open)

    def _forget_closed(self) -> None:
        """Those of sockets, which end without telling."""
        self._open = {transport for transport in self._open if not transport.is_closing()}

    def _end_one(self) -> None:
        for waiting in (self._halves, self._idle):
            for connection in waiting:
                if not connection.recognised:
                    connection.cut()
                    return
        self.end_a_stream()

    def _note(self, where: dict[Guarded, float], connection: Guarded) -> None:
        where[connection] = time.monotonic()
        if self._clock is None:
            self._clock = asyncio.get_running_loop().call_later(1, self._look)

    def _look(self) -> None:
        """Cuts whoever was overdue at the last look already: after a standstill of the whole
        process what they sent meanwhile has not been read yet."""
        self._clock = None
        before, self._overdue = self._overdue, {}
        for connection, since in self._late():
            if before.get(connection) == since:
                connection.cut()
            else:
                self._overdue[connection] = since
        if self._halves or self._unread:
            self._clock = asyncio.get_running_loop().call_later(1, self._look)

    def _late(self) -> list[tuple[Guarded, float]]:
        """Each list is in the order of its clocks: the first that has time left ends it."""
        halves = _older_than(PATIENCE, self._halves)
        return [*halves, *_older_than(UNREAD_FOR, self._unread)]


class Guarded(HttpToolsProtocol):
    """One connection. Its requests carry `recognise()` in their extensions, for whoever finds out
    that they come from somebody with a log-in."""

    recognised = False
    _in_head = False
    _began = 0.0
    _received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        plug = transport.get_extra_info("socket")
        if plug is not None and not CONNECTIONS.may_stay(plug.fileno()):
            transport.abort()
        else:
            CONNECTIONS.came(self)

    def connection_lost(self, exc: Exception | None) -> None:
        CONNECTIONS.closed(self)
        super().connection_lost(exc)

    def cut(self) -> None:
        """Ends the connection without a word: the client has said none that could be answered."""
        CONNECTIONS.lost(self)
        self.transport.abort()

    def recognise(self) -> None:
        self.recognised = True

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._in_head and self._received > LONGEST_HEAD:
            self.cut()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        extensions: MutableMapping[str, Any] = {EXTENSION: self.recognise}
        self.scope["extensions"] = extensions  # type: ignore[typeddict-item]
        self._in_head, self._received = True, 0
        CONNECTIONS.half(self)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._in_head, self._received = False, 0
        self._began = time.monotonic()
        CONNECTIONS.half(self)

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        took = time.monotonic() - self._began
        if took > BODY_GRACE and self._received < SLOWEST * took:
            self.cut()
        else:
            CONNECTIONS.half(self)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        CONNECTIONS.whole(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            CONNECTIONS.idle(self)

    def handle_websocket_upgrade(self) -> None:
        CONNECTIONS.lost(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        CONNECTIONS.unread(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        CONNECTIONS.read(self)


CONNECTIONS: Final = Connections()


def _older_than(seconds: float, clocks: dict[Guarded, float]) -> list[tuple[Guarded, float]]:
    latest = time.monotonic() - seconds
    return list(takewhile(lambda item: item[1] <= latest, clocks.items()))


def recognise(scope: MutableMapping[str, Any]) -> None:
    """The sender of this request has a log-in: its connection is kept when room runs short."""
    mark_recognised = (scope.get("extensions") or {}).get(EXTENSION)
    if mark_recognised is not None:
        mark_recognised()
