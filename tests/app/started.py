"""A real `./hall` in a process of its own, on a data folder and a port of its own."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 180.0
"""Seconds until a start has failed, on a busy machine too."""


def environment(**more: str) -> dict[str, str]:
    """This process' environment without what would choose another database or account."""
    ours = (
        "DATABASE_URL",
        "REDIS_URL",
        "CELERY_BROKER_URL",
        "SECRET_KEY",
        "DJANGO_SETTINGS_MODULE",
    )
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "OPENHALL_PYTHON": sys.executable, **more}


class Hall:
    """A started server: what it printed, its address, and how it ends."""

    def __init__(self, data: Path, *options: str, typed: str = "", **more: str) -> None:
        """`typed`: what somebody answers to its questions."""
        command = [str(ROOT / "hall"), "--port", "0", "--data", str(data), *options]
        self.process = subprocess.Popen(
            command,
            env=environment(**more),
            stdin=subprocess.PIPE if typed else None,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        if self.process.stdin is not None:
            self.process.stdin.write(f"{typed}\n")
            self.process.stdin.close()
        self._lines: queue.Queue[str | None] = queue.Queue()
        self.printed: list[str] = []
        threading.Thread(target=self._read, daemon=True).start()

    def comes_up(self) -> None:
        self._wait_for("Ctrl-C")

    def value(self, name: str) -> str:
        """What the start printed behind a name ("Console")."""
        line = next(line for line in self.printed if line.strip().startswith(name))
        return line.strip().removeprefix(name).strip()

    @property
    def url(self) -> str:
        return self.value("Console").rstrip("/")

    def get(self, path: str) -> tuple[int, str]:
        """Status and body."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def stop(self, number: int = signal.SIGINT) -> tuple[int, float]:
        """Exit code, and the seconds from the signal to the end."""
        began = time.monotonic()
        self.process.send_signal(number)
        return self.process.wait(20), time.monotonic() - began

    def errors(self) -> str:
        """What went to stderr; only after the end."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def _wait_for(self, beginning: str) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                line = self._lines.get(timeout=max(0.1, until - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no start in {PATIENCE:.0f} s: {self.printed}") from None
            assert line is not None, f"the start ended: {self.errors()}"
            self.printed.append(line)
            if line.startswith(beginning):
                return


@contextmanager
def started(data: Path, *options: str, typed: str = "", **more: str) -> Iterator[Hall]:
    """`more` are variables of its environment."""
    hall = Hall(data, *options, typed=typed, **more)
    try:
        hall.comes_up()
        yield hall
    finally:
        if hall.process.poll() is None:
            hall.process.kill()
            hall.process.wait()
        for pipe in (hall.process.stdout, hall.process.stderr):
            assert pipe is not None
            pipe.close()


def refused(*options: str, hall: Path = ROOT / "hall", typed: str = "", **more: str) -> str:
    """The lines of a start that could not go on; one, unless it had a question."""
    ended = subprocess.run(
        [str(hall), *options],
        env=environment(**more),
        input=f"{typed}\n" if typed else None,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode != 0
    assert ended.stdout == ""
    lines = ended.stderr.splitlines()
    assert typed or len(lines) == 1, ended.stderr
    return "\n".join(lines)
