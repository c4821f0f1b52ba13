"""The network between a browser and the hall, which a test can cut: a port that passes bytes on.

No engine but Chromium has an offline switch for tests; a cut line works in all.
"""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit


class Line:
    """A port on loopback that leads to the hall; while it is cut, whoever comes is hung up on."""

    def __init__(self, to: str) -> None:
        goal = urlsplit(to)
        self._goal = (goal.hostname, goal.port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self._turn = threading.Lock()
        threading.Thread(target=self._take, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """At once, for what is open and for what comes."""
        with self._turn:
            self._is_cut = True
            for one in self._open:
                with contextlib.suppress(OSError):
                    one.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._is_cut = False

    def end(self) -> None:
        self.cut()
        self._door.close()

    def _take(self) -> None:
        while True:
            try:
                here, _ = self._door.accept()
                if self._is_cut:
                    here.close()
                    continue
                there = socket.create_connection(self._goal)
            except OSError:
                return
            with self._turn:
                self._open |= {here, there}
            for source, goal in ((here, there), (there, here)):
                threading.Thread(target=self._pass, args=(source, goal), daemon=True).start()

    def _pass(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while read := source.recv(1 << 16):
                goal.sendall(read)
        for one in (source, goal):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        with self._turn:
            if source in self._open:
                self._open -= {source, goal}
                return
        source.close()
        goal.close()


@contextmanager
def line(to: str) -> Iterator[Line]:
    made = Line(to)
    yield made
    made.end()
