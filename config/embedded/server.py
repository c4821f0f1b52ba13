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

from config.accepting import Acceptor
from config.connections import CONNECTIONS, Guarded
from config.door.start import connections_of_the_hall

from .doorstep import Doorstep

GRACE = 1
"""Seconds that requests under way get to finish; streams end before."""


@dataclass(frozen=True)
class Secure:
    """The second port: where HTTPS is spoken, and with which certificate."""

    listener: socket.socket
    context: ssl.SSLContext
    files: tuple[str, str]
    """Of the certificate and its key."""


@dataclass(frozen=True)
class BehindDoor:
    """Another process has the ports (`config.door`) and comes in by this socket."""

    listener: socket.socket
    secret: str


class HallServer(uvicorn.Server):
    """Says when it is ready, and outlives its signals. Has the ports itself, the second one for
    HTTPS, or a door in front."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        secure: Secure | None,
        door: BehindDoor | None,
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._secure = secure
        self._door = door

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        if self._door is not None:
            CONNECTIONS.room = CONNECTIONS.room._replace(
                connections=connections_of_the_hall(CONNECTIONS.room)
            )
            self._accept(self._door.listener, self._doorstep)
        else:
            for listener in sockets or []:
                self._accept(listener, self._protocol)
            if self._secure is not None:
                self._accept(self._secure.listener, self._protocol, self._secure.context)
        self._ready()

    def _accept(
        self,
        listener: socket.socket,
        protocol: Callable[[], asyncio.Protocol],
        context: ssl.SSLContext | None = None,
    ) -> None:
        """One more of the servers that the shutdown closes, on the same application."""
        acceptor = Acceptor(listener, protocol, CONNECTIONS, context)
        self.servers.append(acceptor)  # type: ignore[arg-type]

    def _doorstep(self) -> asyncio.Protocol:
        assert self._door is not None  # noqa: S101 (it is asked for behind one alone)
        return Doorstep(self._door.secret, self._protocol, self.config.loaded_app)

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


def serve(
    listener: socket.socket,
    ready: Callable[[], None],
    secure: Secure | None = None,
    door: BehindDoor | None = None,
) -> None:
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
    HallServer(config, ready, secure, door).run(sockets=[listener])
