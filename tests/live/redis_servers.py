"""A Redis of the test's own, which may go away, come back, or be there and say nothing."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
import redis

from tests.parallel import free_port


class RedisServer:
    """`redis-server` on a port of its own, away until it is started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("no redis-server on the PATH")
        options = ["--port", str(self.port), "--save", "", "--appendonly", "no", "--dir", "/tmp"]
        self._process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
        until = time.monotonic() + 10
        with redis.Redis.from_url(self.url, retry=None) as client:
            while True:
                try:
                    client.ping()
                except redis.RedisError:
                    assert time.monotonic() < until, "redis-server does not start"
                    time.sleep(0.02)
                else:
                    return

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """It stays connected and answers nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    try:
        yield server
    finally:
        server.kill()


class Silent:
    """A listener that lets everybody in and never says a word."""

    def __init__(self, port: int = 0) -> None:
        self._listener = socket.create_server(("127.0.0.1", port), backlog=64)
        self.port: int = self._listener.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._connections: list[socket.socket] = []

    def take(self) -> None:
        """Accepts whoever waits; they stay connected when the port is given away."""
        self._listener.settimeout(0.01)
        try:
            while True:
                self._connections.append(self._listener.accept()[0])
        except TimeoutError:
            return

    def give_port_away(self) -> None:
        self.take()
        self._listener.close()

    def close(self) -> None:
        self._listener.close()
        for connection in self._connections:
            connection.close()


@contextmanager
def silent(port: int = 0) -> Iterator[Silent]:
    listener = Silent(port)
    try:
        yield listener
    finally:
        listener.close()
