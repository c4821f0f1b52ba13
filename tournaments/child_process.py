"""Work in a process of its own: what it is given, the lines it answers, and its certain end.

A busy thread would make every answer of the server ten times slower, and a process can be stopped.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Sequence
from typing import IO, Final

from django.conf import settings

STDERR_KEPT: Final = 2000


class Child:
    """One that runs. Its answers are lines."""

    def __init__(self, process: subprocess.Popen[bytes], errors: IO[bytes], name: str) -> None:
        self._process = process
        self._errors = errors
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, name=name, daemon=True).start()

    def hand_over(self, job: bytes) -> None:
        """All of its standard input. A child that is gone is heard of by `next_line`."""
        assert self._process.stdin is not None  # noqa: S101 (a pipe was asked for)
        with contextlib.suppress(BrokenPipeError), self._process.stdin as pipe:
            pipe.write(job)

    def next_line(self, seconds: float) -> bytes | None:
        """None where none came in that time; empty where none will come any more."""
        try:
            return self._lines.get(timeout=seconds)
        except queue.Empty:
            return None

    def ended(self) -> tuple[int, str]:
        """Its exit code, below 0 for a signal, and the last it said about errors."""
        status = self._process.wait()
        self._errors.seek(0)
        return status, self._errors.read()[-STDERR_KEPT:].decode("utf-8", "replace").strip()

    def end(self) -> None:
        """With everything it may have started."""
        if self._process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)
                else:
                    self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _read(self) -> None:
        assert self._process.stdout is not None  # noqa: S101 (a pipe was asked for)
        with contextlib.suppress(ValueError, OSError):
            for line in self._process.stdout:
                self._lines.put(line)
        self._lines.put(b"")


class Children:
    """Those of one kind: none is left behind when this process ends."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._running: set[Child] = set()
        atexit.register(self.end)

    @contextlib.contextmanager
    def started(self, command: Sequence[str]) -> Iterator[Child]:
        """A child that is gone when the block ends. Raises OSError where it cannot be started."""
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=settings.BASE_DIR,
                start_new_session=True,
            )
            child = Child(process, errors, self._name)
            self._running.add(child)
            try:
                yield child
            finally:
                child.end()
                self._running.discard(child)

    def end(self) -> None:
        for child in tuple(self._running):
            child.end()
