"""The web server of the embedded process: says when it is ready, stops at once when it is told."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import ssl
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import uvicorn

from config.connections import Guarded

from .accepting import Acceptor

GRACE = 1
"""Seconds that requests under way get to finish; streams end before."""


@dataclass(frozen=True)
class Secure:
    """The second port: where HTTPS is spoken, and with which certificate."""

    listener: socket.socket
    context: ssl.SSLContext


class HallServer(uvicorn.Server):
    """Says when it is ready, and outlives its signals; may speak HTTPS on a second port."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], secure: Secure | None
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._secure = secure

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        for listener in sockets or []:
            self._accept(listener)
        if self._secure is not None:
            self._accept(self._secure.listener, self._secure.context)
        self._ready()

    def _accept(self, listener: socket.socket, context: ssl.SSLContext | None = None) -> None:
        """One more of the servers that the shutdown closes, on the same application."""
        acceptor = Acceptor(listener, self._protocol, self.config.backlog, context)
        self.servers.append(acceptor)  # type: ignore[arg-type]

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server and not the process, which has more to put away."""
        handled = {signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGINT)}
        before = {number: signal.signal(number, self.handle_exit) for number in handled}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(listener: socket.socket, ready: Callable[[], None], secure: Secure | None = None) -> None:
    """Serve until a signal comes."""
    config = uvicorn.Config(
        "config.asgi:application",
        http=Guarded,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        ws_max_size=1 << 16,
    )
    HallServer(config, ready, secure).run(sockets=[listener])
