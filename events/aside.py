"""What is done beside the work, in a thread of its own: whoever asks for it never waits.

For messages that may be lost (doorbells, places in a queue): where they go may be away, or worse,
silent. Whoever sends one must not depend on its arrival.
"""

from __future__ import annotations

import atexit
import logging
import os
import threading
from collections import deque
from collections.abc import Callable
from typing import Final

MOST: Final = 1_000
"""So many wait at most; then the oldest are dropped."""

FAREWELL: Final = 0.5
"""Seconds that what still waits at the end of the process gets."""

logger = logging.getLogger(__name__)


class Aside:
    """Calls functions one after the other, in the order in which they were given."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: deque[Callable[[], object]] = deque(maxlen=MOST)
        self._changed = threading.Condition()
        self._busy = False
        self._process = 0
        atexit.register(self.finish, FAREWELL)

    def do(self, work: Callable[[], object]) -> None:
        """`work` is called soon; what it raises is logged. Never waits, may be called anywhere."""
        with self._changed:
            self._waiting.append(work)
            self._start_thread()
            self._changed.notify_all()

    def finish(self, patience: float) -> bool:
        """Waits until everything is done, so many seconds at most; whether it is."""
        with self._changed:
            return self._changed.wait_for(
                lambda: self._process != os.getpid() or not (self._busy or self._waiting), patience
            )

    def _start_thread(self) -> None:
        """Once a process: a fork has the queue but not the thread."""
        if self._process != os.getpid():
            self._process = os.getpid()
            threading.Thread(target=self._run, name=self._name, daemon=True).start()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._waiting)
                work = self._waiting.popleft()
                self._busy = True
            try:
                work()
            except Exception:
                logger.exception("%s: what was to be done aside failed", self._name)
