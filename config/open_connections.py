"""Connections that are open: who says nothing is closed after seconds, and room is made when it
runs short.

What is closed, soonest first when room runs short: requests half sent and connections kept alive,
the longest waiting first; sockets of strangers; then streams of the address that has most. Never
what an arbiter has spoken on. Knows no server: the hall's uses it (`config.connections`), and so
does its door.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from itertools import takewhile
from typing import Final, Protocol

from . import descriptors

PATIENCE: Final = 10.0
"""Seconds for the head of a request, from its first byte or, on a new connection, from nothing; and
for which nothing more comes of a body."""

LONGEST_HEAD: Final = 65_536
"""Bytes."""

UNREAD_FOR: Final = 30.0
"""Seconds for which a client may leave unread what it was sent; a phone that sleeps comes back."""

LAST: Final = 32
"""Descriptors below which nobody is let in any more."""

SOME: Final = 64
"""Connections that may be remembered although they are closed."""

logger = logging.getLogger(__name__)


class Connection(Protocol):
    """Whoever is waited for. `recognised`: somebody with a log-in has spoken there."""

    @property
    def recognised(self) -> bool: ...
    @property
    def transport(self) -> asyncio.Transport: ...
    def cut(self) -> None:
        """Ends it without a word, and says `lost`."""


class Connections:
    """All of this process; lives on one event loop."""

    def __init__(self) -> None:
        self.room = descriptors.Room(0, 0, 0, 0)
        self.end_a_stream: Callable[[], bool] = lambda: False
        """Called when nobody is left who only waits; whether one was ended."""
        self.others: Callable[[], int] = lambda: 0
        """How many descriptors there are for connections beside one each."""
        self._open: set[asyncio.Transport] = set()
        self._many = SOME
        self._halves: dict[Connection, float] = {}
        self._idle: dict[Connection, float] = {}
        self._strangers: dict[Connection, None] = {}
        """Sockets whose log-in nobody has seen; one that ended may still be among them."""
        self._unread: dict[Connection, float] = {}
        self._overdue: dict[Connection, float] = {}
        self._clock: asyncio.TimerHandle | None = None

    def came(self, connection: Connection) -> None:
        """It may stay; its request is awaited."""
        self._open.add(connection.transport)
        if len(self._open) > self._many:
            self._forget_closed()
            self._many = 2 * len(self._open) + SOME
        self.half(connection)

    @property
    def number(self) -> int:
        """Of those that are open."""
        self._forget_closed()
        return len(self._open)

    def half(self, connection: Connection) -> None:
        """A request is awaited or under way; each call sets its clock anew."""
        self.whole(connection)
        self._note(self._halves, connection)

    def idle(self, connection: Connection) -> None:
        """Its request was answered; the server's own clock ends it."""
        self.whole(connection)
        self._note(self._idle, connection)

    def whole(self, connection: Connection) -> None:
        """Its request is there, or it is no HTTP any more."""
        self._halves.pop(connection, None)
        self._idle.pop(connection, None)

    def stranger(self, connection: Connection) -> None:
        """It is a socket, which ends without telling."""
        self.lost(connection)
        self._strangers[connection] = None

    def known(self, connection: Connection) -> None:
        """Somebody with a log-in speaks there."""
        self._strangers.pop(connection, None)

    def unread(self, connection: Connection) -> None:
        self._note(self._unread, connection)

    def read(self, connection: Connection) -> None:
        self._unread.pop(connection, None)

    def lost(self, connection: Connection) -> None:
        self.whole(connection)
        self.read(connection)

    def closed(self, connection: Connection) -> None:
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
        """Descriptors of those that are open; exactly, once there are many."""
        if len(self._open) + self.others() >= self.room.connections:
            self._forget_closed()
        return len(self._open) + self.others()

    def _forget_closed(self) -> None:
        """Those of sockets, which end without telling."""
        self._open = {transport for transport in self._open if not transport.is_closing()}
        here = [one for one in self._strangers if not one.transport.is_closing()]
        self._strangers = dict.fromkeys(here)

    def _end_one(self) -> None:
        for waiting in (self._halves, self._idle):
            for connection in waiting:
                if not connection.recognised:
                    connection.cut()
                    return
        while self._strangers:
            stranger = next(iter(self._strangers))
            del self._strangers[stranger]
            if not stranger.transport.is_closing():
                stranger.cut()
                return
        self.end_a_stream()

    def _note(self, where: dict[Connection, float], connection: Connection) -> None:
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

    def _late(self) -> list[tuple[Connection, float]]:
        """Each list is in the order of its clocks: the first that has time left ends it."""
        halves = _older_than(PATIENCE, self._halves)
        return [*halves, *_older_than(UNREAD_FOR, self._unread)]


def _older_than(seconds: float, clocks: dict[Connection, float]) -> list[tuple[Connection, float]]:
    latest = time.monotonic() - seconds
    return list(takewhile(lambda item: item[1] <= latest, clocks.items()))
