"""The web server of the embedded process: says when it is ready, stops at once when it is told."""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn

GRACE = 1
"""Seconds that requests under way get to finish; streams end before."""


class HallServer(uvicorn.Server):
    """Says when it is ready, and outlives its signals."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

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


def serve(listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until a signal comes."""
    config = uvicorn.Config(
        "config.asgi:application",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        ws_max_size=1 << 16,
    )
    HallServer(config, ready).run(sockets=[listener])
