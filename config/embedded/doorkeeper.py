"""Starts the door, starts it again when it ends, and ends it with the hall.

The hall keeps the listening sockets: while a door is started anew whoever comes waits in their
queue. The door ends when the pipe to its standard input does, however the hall has ended.
"""

from __future__ import annotations

import base64
import contextlib
import logging
import os
import secrets
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from config import descriptors
from config.door.start import Port, Start

from .private_socket import Address

ROOT: Final = Path(__file__).resolve().parent.parent.parent
ENDS_WITHIN: Final = 2.0
"""Seconds until a door that does not end by itself is ended."""

LIVES: Final = 5.0
"""Seconds after which a door has begun well: the next is started at once."""

LONGEST_PAUSE: Final = 5.0

logger = logging.getLogger(__name__)

Listener = tuple[str, socket.socket]
"""Scheme and socket."""


def is_worth_it() -> bool:
    """Whether this machine has a core for a process in front of the hall."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) > 1
    return (os.cpu_count() or 1) > 1


@contextlib.contextmanager
def kept(
    hall: Address,
    listeners: Sequence[Listener],
    hosts: Sequence[str],
    certificate: tuple[str, str] | None,
) -> Iterator[str]:
    """A door runs on those sockets for the time of the block; gives the secret of its lines."""
    room = descriptors.raised()  # which the door has as well
    start = Start(hall, secrets.token_urlsafe(24), (), room, tuple(hosts), certificate)
    keeper = Doorkeeper(start, listeners)
    try:
        yield start.secret
    finally:
        keeper.stop()


class Doorkeeper:
    """A thread that waits for the door's end."""

    def __init__(self, start: Start, listeners: Sequence[Listener]) -> None:
        self._start = start
        self._listeners = listeners
        self._stopping = threading.Event()
        self._process = self._started()
        self._thread = threading.Thread(target=self._keep, name="doorkeeper", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._end()
        self._thread.join(ENDS_WITHIN + 1)

    def _keep(self) -> None:
        pause = 0.0
        while True:
            began = time.monotonic()
            code = self._process.wait()
            if self._stopping.is_set():
                return
            pause = 0.0 if time.monotonic() - began > LIVES else min(LONGEST_PAUSE, pause + 0.2)
            logger.warning("the door ended (%s) and is started again", code)
            if self._stopping.wait(pause):
                return
            self._start_again()
            if self._stopping.is_set():
                self._end()

    def _start_again(self) -> None:
        """Until it succeeds: the system may have no room for a process just now."""
        while not self._stopping.is_set():
            try:
                self._process = self._started()
            except OSError as error:
                logger.warning("the door cannot be started: %s", error)
                self._stopping.wait(LONGEST_PAUSE)
            else:
                return

    def _started(self) -> subprocess.Popen[bytes]:
        windows = sys.platform == "win32"
        process = subprocess.Popen(
            [sys.executable, "-m", "config.door"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            pass_fds=() if windows else [listener.fileno() for _, listener in self._listeners],
            **_apart(),
        )
        ports = tuple(self._port(*listener, process.pid) for listener in self._listeners)
        line = msgspec.json.encode(msgspec.structs.replace(self._start, ports=ports)) + b"\n"
        assert process.stdin is not None  # noqa: S101 (a pipe was asked for)
        with contextlib.suppress(OSError):  # it has ended already, which is seen to
            process.stdin.write(line)
            process.stdin.flush()
        return process

    @staticmethod
    def _port(scheme: str, listener: socket.socket, process: int) -> Port:
        if sys.platform != "win32":
            return Port(scheme, descriptor=listener.fileno())
        return Port(scheme, shared=base64.b64encode(listener.share(process)).decode())

    def _end(self) -> None:
        process = self._process
        assert process.stdin is not None  # noqa: S101
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(ENDS_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _apart() -> dict[str, Any]:
    """Ctrl-C is for the hall alone."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}
