"""A thousand connections that want nothing good: streams, and requests that never end."""

from __future__ import annotations

import resource
import selectors
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.parallel import free_port

from .processes import ROOT, environment

STREAM = b"GET /t/open/live HTTP/1.1\r\nHost: hall\r\n\r\n"
HALF_HEAD = b"GET /login/ HTTP/1.1\r\nHost: hall\r\n"
HALF_BODY = (
    b"POST /login/ HTTP/1.1\r\nHost: hall\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    b"Content-Length: 5000\r\n\r\nusername="
)


class Crowd:
    """Connections to one port that stay open for as long as the server lets them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._sockets: list[socket.socket] = []

    def come(self, number: int, says: bytes, source: str = "127.0.0.1") -> list[socket.socket]:
        """So many more, each saying that; all at once, waiting for nothing."""
        came = []
        for _ in range(number):
            connection = socket.socket()
            connection.bind((source, 0))
            connection.settimeout(10)
            connection.connect(("127.0.0.1", self.port))
            connection.sendall(says)
            connection.setblocking(False)
            came.append(connection)
        self._sockets += came
        return came

    def leave(self) -> None:
        for connection in self._sockets:
            connection.close()


@contextmanager
def crowd(port: int) -> Iterator[Crowd]:
    came = Crowd(port)
    try:
        yield came
    finally:
        came.leave()


def answers(connections: list[socket.socket], within: float) -> dict[socket.socket, bytes]:
    """What each was answered until all had an answer or were closed (b"")."""
    heard: dict[socket.socket, bytes] = {}
    with selectors.DefaultSelector() as waiting:
        for connection in connections:
            waiting.register(connection, selectors.EVENT_READ)
        until = time.monotonic() + within
        while waiting.get_map() and time.monotonic() < until:
            for key, _ in waiting.select(timeout=0.1):
                connection = connections[connections.index(key.fileobj)]  # type: ignore[arg-type]
                try:
                    heard[connection] = connection.recv(65536)
                except ConnectionError:
                    heard[connection] = b""
                waiting.unregister(connection)
    return heard


def statuses(heard: dict[socket.socket, bytes]) -> Counter[int]:
    """How many were answered what; 0: closed without a word."""
    return Counter(int(answer[9:12]) if answer else 0 for answer in heard.values())


@contextmanager
def narrow_hall(data: Path, files: int, *options: str) -> Iterator[int]:
    """`./hall` on that folder, which may never have more files open; its port."""
    port = free_port()
    process = subprocess.Popen(
        [str(ROOT / "hall"), "--port", str(port), "--data", str(data), "--no-demo", *options],
        env=environment(OPENHALL_PYTHON=sys.executable),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
    )
    assert process.stdout is not None
    try:
        while not process.stdout.readline().startswith(b"Ctrl-C"):
            assert process.poll() is None, "the start ended"
        yield port
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()
