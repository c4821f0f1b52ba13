"""An engine that waits for the test, and what is seen of it."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

SCRIPT = Path(__file__).with_name("slow_engine.py")
PATIENCE = 60.0


class Engine:
    """Every child started with `command` waits until `go`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.command = [sys.executable, str(SCRIPT), str(folder)]

    @property
    def runs(self) -> list[int]:
        """Process ids of all children so far."""
        found = sorted(self.folder.glob("running.*"), key=lambda path: path.stat().st_mtime_ns)
        return [int(path.suffix[1:]) for path in found]

    def wait_for_run(self, number: int = 1) -> int:
        """The process id of the child with that number, once it has its job."""
        until(lambda: len(self.runs) >= number, f"run {number} of the engine")
        return self.runs[number - 1]

    def go(self) -> None:
        (self.folder / "go").touch()

    def fail(self) -> None:
        (self.folder / "fail").touch()
        self.go()

    def say_garbage(self) -> None:
        (self.folder / "garbage").touch()
        self.go()

    def kill(self, number: int = 1) -> None:
        os.kill(self.wait_for_run(number), signal.SIGKILL)


def until(condition: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Waits for something that happens elsewhere."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, f"waited {patience:g} s in vain for {what}"
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/status")
    return not status.exists() or "\nState:\tZ" not in status.read_text()
