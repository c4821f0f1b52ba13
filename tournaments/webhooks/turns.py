"""Whose turn it is where little can be done at once, and what was asked for a moment ago."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Hashable
from typing import Final, Generic, TypeVar

ASKED_AGAIN_EVERY: Final = 2.0
"""Seconds in which a process asks once for the same, unless it saw the task begin."""

Key = TypeVar("Key", bound=Hashable)


class CallPlaces(Generic[Key]):
    """Those for calls in this process. Who finds none waits for his turn: a place that is left goes
    to him, before whoever left it comes back for more."""

    def __init__(self, count: int) -> None:
        self._lock = threading.Lock()
        self._free = count
        self._waiting: deque[Key] = deque()

    def taken_by(self, key: Key) -> Key | None:
        """The key, if there was a place for it."""
        with self._lock:
            if self._free:
                self._free -= 1
                return key
            if key not in self._waiting:
                self._waiting.append(key)
            return None

    def passed_on(self) -> Key | None:
        """Whose the place is now; None: nobody's."""
        with self._lock:
            if self._waiting:
                return self._waiting.popleft()
            self._free += 1
            return None


class Rung(Generic[Key]):
    """When this process asked for something whose task it has not seen begin."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._times: dict[Key, float] = {}

    def is_new(self, key: Key) -> bool:
        now = time.monotonic()
        with self._lock:
            if now - self._times.get(key, float("-inf")) < ASKED_AGAIN_EVERY:
                return False
            self._times[key] = now
            return True

    def forget(self, key: Key) -> None:
        with self._lock:
            self._times.pop(key, None)
