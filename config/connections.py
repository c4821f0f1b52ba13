"""uvicorn's HTTP protocol with an eye on the clock (`config.open_connections`).

`./hall` uses it, and any other server by `uvicorn --http config.connections:Guarded`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import MutableMapping
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .open_connections import LONGEST_HEAD, Connections

SLOWEST: Final = 2_000
"""Bytes a second of a body that takes longer than BODY_GRACE."""

BODY_GRACE: Final = 30.0

RECOGNISE: Final = "openhall.recognise"


class Guarded(HttpToolsProtocol):
    """One connection. Its requests, and the socket it may become, carry `recognise()` in their
    state, for whoever finds out that they come from somebody with a log-in."""

    recognised = False
    _in_head = False
    _began = 0.0
    _received = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.app_state = {**self.app_state, RECOGNISE: self.recognise}
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
        CONNECTIONS.known(self)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        if self._in_head and self._received > LONGEST_HEAD:
            self.cut()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
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
        if not self.recognised:
            CONNECTIONS.stranger(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        CONNECTIONS.unread(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        CONNECTIONS.read(self)


CONNECTIONS: Final = Connections()


def recognise(scope: MutableMapping[str, Any]) -> None:
    """The sender of this request has a log-in: its connection is kept when room runs short."""
    mark_recognised = (scope.get("state") or {}).get(RECOGNISE)
    if mark_recognised is not None:
        mark_recognised()
