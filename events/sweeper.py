"""The sweeper: a thread that calls functions again and again, so that nothing is left undone.

What a lost message left behind (a pairing request without an outcome) is found by looking.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

from django.db import close_old_connections, connections

from .outages import outage_of, say

PERIOD: Final = 5.0

LATECOMERS: Final = 0.5
"""Seconds until a function that is registered while the sweeper runs is noticed."""

logger = logging.getLogger(__name__)


class Sweeper:
    """Calls each registered function every so many seconds, one after the other, in one thread."""

    def __init__(self) -> None:
        self._duties: dict[str, tuple[Callable[[], object], float]] = {}
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def register(self, name: str, function: Callable[[], object], every: float = PERIOD) -> None:
        """`function` is called soon after the start and then every `every` seconds; it may fail."""
        self._duties[name] = (function, every)

    def start(self) -> None:
        if self._thread is not None:
            raise RuntimeError("the sweeper runs already")
        self._stopping.clear()
        self._thread = threading.Thread(target=self._run, name="sweeper", daemon=True)
        self._thread.start()

    def stop(self, patience: float = 2.0) -> None:
        """Stop at once; a function that is running is waited for up to `patience` seconds."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._stopping.set()
            thread.join(patience)

    def sweep(self) -> None:
        """Call every function once, here and now."""
        for name, (function, _) in tuple(self._duties.items()):
            self._call(name, function)

    def _run(self) -> None:
        due: dict[str, float] = {}
        try:
            while not self._stopping.is_set():
                for name, (function, every) in tuple(self._duties.items()):
                    if due.get(name, 0.0) <= time.monotonic() and not self._stopping.is_set():
                        self._call(name, function)
                        due[name] = time.monotonic() + every
                next_due = min(due.values(), default=float("inf"))
                self._stopping.wait(max(0.0, min(next_due - time.monotonic(), LATECOMERS)))
        finally:
            connections.close_all()

    def _call(self, name: str, function: Callable[[], object]) -> None:
        try:
            close_old_connections()
            function()
        except Exception as error:
            if outage := outage_of(error):
                say(outage, error, f"the sweep {name!r}")
            else:
                logger.exception("the sweep %r failed; it is tried again", name)


_sweeper = Sweeper()
register = _sweeper.register
start = _sweeper.start
stop = _sweeper.stop
sweep = _sweeper.sweep
