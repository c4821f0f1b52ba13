"""A connection until it is known what it wants: news of a tournament, or the hall."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from config.open_connections import LONGEST_HEAD, Connections
from tournaments.public.places import Places, address_of

from . import answers, heads
from .bell import Bell
from .first_line import Tunnelled
from .readers import Reader, Readers, transport_of
from .tunnels import Tunnels

HEAD_ENDS: Final = b"\r\n\r\n"
KEPT_FOR: Final = 30.0
"""Seconds for which a connection that was answered is kept for the next request."""


@dataclass(frozen=True)
class Hallway:
    """What visitors meet: of all of them the same."""

    hosts: frozenset[str]
    connections: Connections
    places: Places
    bell: Bell
    tunnels: Tunnels


class Visitor(asyncio.Protocol):
    """Reads heads of requests. While they ask for a version they are answered here; the first other
    one, or one that is not plain, makes the connection the hall's for the rest of its life."""

    recognised = False
    transport: asyncio.Transport

    def __init__(self, hallway: Hallway) -> None:
        self._hallway = hallway
        self._heard = bytearray()
        self._busy = False
        """Somebody else is asked, or the connection is given over: nothing is read."""
        self._full = False
        """It reads no answers: nothing more is answered until it does."""
        self._listening = False
        self._idle: asyncio.TimerHandle | None = None

    # --- the connection ---------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport_of(transport)
        plug = transport.get_extra_info("socket")
        if not self._hallway.connections.may_stay(plug.fileno()):
            self.transport.abort()
        else:
            self._hallway.connections.came(self)

    def data_received(self, data: bytes) -> None:
        if not self._heard:
            self._awaken()
        self._heard += data
        if not self._busy:
            self._listen()
        elif len(self._heard) > LONGEST_HEAD:
            self.cut()

    def pause_writing(self) -> None:
        self._full = True
        self._hallway.connections.unread(self)
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        self._full = False
        self._hallway.connections.read(self)
        if not self._busy and not self.transport.is_closing():
            self.transport.resume_reading()
            self._listen()

    def eof_received(self) -> bool:
        """He who is being passed on may still want his answer."""
        return self._busy and self.transport.can_write_eof()

    def connection_lost(self, _: Exception | None) -> None:
        self._stop_idling()
        self._hallway.tunnels.leave(self)
        self._hallway.connections.closed(self)

    def cut(self) -> None:
        self._hallway.connections.lost(self)
        self.transport.abort()

    # --- what it wants ----------------------------------------------------------------------

    def _listen(self) -> None:
        """Answers what has come in line, however many requests stand behind each other."""
        if self._listening:
            return
        self._listening = True
        while not (self._busy or self._full or self.transport.is_closing()):
            end = self._heard.find(HEAD_ENDS)
            if end < 0:
                self._await_more()
                break
            self._hear(bytes(self._heard[:end]))
        self._listening = False

    def _await_more(self) -> None:
        if len(self._heard) > LONGEST_HEAD:
            self.cut()
        elif self._heard and not self._heard[:1].isupper():
            self._pass_on()  # no HTTP: the hall says so

    def _hear(self, head: bytes) -> None:
        request = heads.read(head, self._hallway.hosts)
        readers = self._hallway.bell.follow(request.slug) if request else None
        if request is None or readers is None:
            self._pass_on()
            return
        self._busy = True
        self.transport.pause_reading()
        readers.when_here(lambda: self._answer(request, readers))

    def _answer(self, request: heads.Request, readers: Readers) -> None:
        """The newest version is known, or there is none: then the hall says why."""
        newest = readers.newest
        if self.transport.is_closing():
            return
        if newest is None or readers.gone:
            self._pass_on()
        elif request.seen and not readers.is_of_this_log(request.seen):
            look = readers.slug, request.seen_version, request.seen
            if not self._hallway.bell.look(*look, lambda here: self._say(request, readers, here)):
                self._turn_away(request)
        elif request.known > newest.version:
            look = readers.slug, request.known, ""
            if not self._hallway.bell.look(*look, lambda _: self._say(request, readers, True)):
                self._turn_away(request)
        else:
            self._say(request, readers, True)

    def _say(self, request: heads.Request, readers: Readers, here: bool) -> None:
        """`here`: the version that the page shows is one of this log."""
        if self.transport.is_closing():
            return
        if readers.gone:
            self._pass_on()
        elif request.wants == b"head":
            self._say_newest(request, readers, here)
        elif request.method == b"HEAD":
            free = self._hallway.places.is_free_for(self._address(request))
            self.transport.write(answers.stream() if free else answers.turned_away(alone=True))
            self.transport.close()
        else:
            self._begin_stream(request, readers, here)

    def _say_newest(self, request: heads.Request, readers: Readers, here: bool) -> None:
        alone = request.method == b"HEAD"
        if here:
            unchanged = heads.matches(request.etag, readers.etag)
            said = answers.newest(
                readers.head, readers.etag, unchanged=unchanged, keeps=request.keeps, alone=alone
            )
        else:
            said = answers.other_log(keeps=request.keeps, alone=alone)
        self.transport.write(said)
        if request.keeps:
            self._go_on()
        else:
            self.transport.close()

    def _begin_stream(self, request: heads.Request, readers: Readers, here: bool) -> None:
        place = self._hallway.places.take(self._address(request))
        if place is None:
            self._turn_away(request)
            return
        connections = self._hallway.connections
        connections.whole(self)
        reader = Reader(self.transport, readers, place, self._hallway.places, connections)
        first = answers.stream() + (b"" if here else answers.OTHER_LOG) + answers.retry()
        reader.begin(first)
        self.transport.resume_reading()

    def _turn_away(self, request: heads.Request) -> None:
        self.transport.write(answers.turned_away(alone=request.method == b"HEAD"))
        self.transport.close()

    # --- what comes after -------------------------------------------------------------------

    def _go_on(self) -> None:
        """It was answered, and may ask again."""
        del self._heard[: self._heard.index(HEAD_ENDS) + len(HEAD_ENDS)]
        self._busy = False
        self._hallway.connections.idle(self)
        self._stop_idling()
        self._idle = asyncio.get_running_loop().call_later(KEPT_FOR, self.transport.close)
        if not self._full:
            self.transport.resume_reading()
        if self._heard:
            self._awaken()
            self._listen()

    def _awaken(self) -> None:
        """A request has begun."""
        self._stop_idling()
        self._hallway.connections.half(self)

    def _stop_idling(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _pass_on(self) -> None:
        self._busy = True
        self.transport.pause_reading()
        peer, here = (self.transport.get_extra_info(end) for end in ("peername", "sockname"))
        scheme = "https" if self.transport.get_extra_info("sslcontext") else "http"
        of = Tunnelled(scheme, (peer[0], peer[1]), (here[0], here[1]))
        self._stop_idling()
        self._hallway.tunnels.begin(self, of, bytes(self._heard))

    def _address(self, request: heads.Request) -> str:
        peer = str(self.transport.get_extra_info("peername")[0])
        return address_of(heads.client(peer, request.forwarded))
