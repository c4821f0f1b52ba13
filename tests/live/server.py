"""The whole server in a thread of the test process: sockets, public pages, tail and hub."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import pytest
import uvicorn

from config import asgi
from events import live


class Server:
    """Where it listens, and the thread it runs in."""

    def __init__(self, application: Any) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.port: int = self.listener.getsockname()[1]
        config = uvicorn.Config(
            application,
            lifespan="on",
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=5,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, args=([self.listener],))

    def start(self) -> None:
        self._thread.start()
        until = time.monotonic() + 10
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server takes too long to start"
            time.sleep(0.01)

    def stop(self) -> float:
        """Stops as the embedded server does; the seconds it took."""
        began = time.monotonic()
        live.close()
        self._server.should_exit = True
        self._thread.join(10)
        assert not self._thread.is_alive(), "the server does not stop"
        return time.monotonic() - began


@contextmanager
def serving(**live_options: Any) -> Iterator[Server]:
    """A server of its own; `live_options` are those of `events.live.start`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live, "start", partial(live.start, **live_options))
        server = Server(asgi.make_application())
        server.start()
        try:
            yield server
        finally:
            server.stop()
            server.listener.close()
