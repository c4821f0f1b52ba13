"""What can wait is done in the moments in which no arbiter does: public pages are made, and rating
lists are read, by another process that sees a byte.

Priorities alone do not do that. Threads take turns of five milliseconds, and two processors share
caches, often one core: whatever runs on the second one slows down the first.
"""

from __future__ import annotations

import asyncio
import atexit
import mmap
import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

LONGEST: Final = 0.2
"""Seconds for which the work stands still at a time, and then at least goes on: a request may take
long, and under a storm of them a list has half of the time."""
LOOK: Final = 0.002
"""Seconds between two looks meanwhile."""


class Waiting:
    """The arbiters who wait for an answer of this server. To be told by one thread."""

    def __init__(self) -> None:
        self._number = 0
        self._seen: mmap.mmap | None = None
        self._path = ""

    def begin(self) -> None:
        self._number += 1
        self._show()

    def end(self) -> None:
        self._number -= 1
        self._show()

    async def nobody(self, longest: float) -> None:
        """Returns when nobody waits, or after so many seconds."""
        until = time.monotonic() + longest
        while self._number > 0 and time.monotonic() < until:
            await asyncio.sleep(LOOK)

    def stand_back(self) -> None:
        """The same for a thread that works in the background of this process, within `LONGEST`."""
        until = time.monotonic() + LONGEST
        while self._number > 0 and time.monotonic() < until:
            time.sleep(LOOK)

    def path(self) -> str:
        """The file whose byte says whether somebody waits. It goes with this process; another one
        is made where somebody has tidied it away."""
        if not self._path:
            atexit.register(self._gone)
        if not self._path or not Path(self._path).exists():
            file, path = tempfile.mkstemp(prefix="openhall-waiting-")
            with os.fdopen(file, "r+b") as made:
                made.write(b"\0")
                made.flush()
                self._seen = mmap.mmap(made.fileno(), 1)
            self._path = path
            self._show()
        return self._path

    def _show(self) -> None:
        if self._seen is not None:
            self._seen[0] = self._number > 0

    def _gone(self) -> None:
        with suppress(OSError):
            Path(self._path).unlink()


class GivingWay:
    """Of the process that works: called between two small pieces, it returns when it may go on."""

    def __init__(self, path: str = "") -> None:
        """Empty: there is nobody to give way to. Raises OSError."""
        self._seen: mmap.mmap | None = None
        self._owed = 0.0
        """Until when it goes on whoever waits."""
        if path:
            with Path(path).open("rb") as file:
                self._seen = mmap.mmap(file.fileno(), 1, access=mmap.ACCESS_READ)

    def __call__(self) -> None:
        if self._seen is not None and self._seen[0] and time.monotonic() > self._owed:
            self._stand_still(self._seen)

    def _stand_still(self, seen: mmap.mmap) -> None:
        until = time.monotonic() + LONGEST
        while seen[0]:
            if time.monotonic() > until:
                self._owed = until + LONGEST
                return
            time.sleep(LOOK)


WAITING: Final = Waiting()
