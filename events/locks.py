"""The turn to write: one writer at a time in a process that uses SQLite, first come, first served.

SQLite lets a waiting writer sleep and try again, so that under load the unlucky wait for seconds.
Inside a process the writers queue here instead; only writers of other processes are left to
SQLite's busy timeout. Neither waits for ever: who asks is told in time, and asks again.
"""

from __future__ import annotations

import threading
from collections import deque
from types import TracebackType
from typing import Final

from django.db import connections

from .outages import WriterBusy

PATIENCE: Final = 8.0
"""Seconds for the turn. With the same again for SQLite's lock (settings) it is less than a console
waits for an answer, so that it hears what is wrong."""


class FairLock:
    """A mutual exclusion that is handed over in the order of asking. Not re-entrant."""

    def __init__(self) -> None:
        self._mutex = threading.Lock()
        self._taken = False
        self._queue: deque[threading.Event] = deque()

    def acquire(self, patience: float | None = None) -> bool:
        """Whether the turn came within `patience` seconds; None: however long it takes."""
        with self._mutex:
            if not self._taken:
                self._taken = True
                return True
            called = threading.Event()
            self._queue.append(called)
        try:
            came = called.wait(patience)
        except BaseException:
            self._give_up(called)
            raise
        if not came:
            self._give_up(called)
        return came

    def release(self) -> None:
        with self._mutex:
            if self._queue:
                self._queue.popleft().set()
            else:
                self._taken = False

    def _give_up(self, called: threading.Event) -> None:
        with self._mutex:
            if called in self._queue:
                self._queue.remove(called)
                return
        self.release()


class WriteTurn:
    """Holds the turn to write on one database; `end` may be called early and often.

    Entering raises `WriterBusy` when another writer does not come to an end.
    """

    def __init__(self, using: str) -> None:
        self._lock = _lock_of(using) if connections[using].vendor == "sqlite" else None

    def __enter__(self) -> WriteTurn:
        if self._lock is not None and not self._lock.acquire(PATIENCE):
            self._lock = None
            raise WriterBusy(f"no turn to write came within {PATIENCE:g} s")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.end()

    def end(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()


def _lock_of(using: str) -> FairLock:
    return _locks.setdefault(using, FairLock())


_locks: dict[str, FairLock] = {}
