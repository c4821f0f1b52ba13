"""Which version the pages are of that are asked for as the newest.

Six results a second make six versions a second, and a list or a rank is worked out once for each
that is read. Where many wait for pages they all read one version for up to a second: each page
says which it is of, and its stream tells what is newer.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

OLDEST: Final = 1.0
"""Seconds for which a version is read in a crowd."""


class ReadVersion:
    """Of one tournament."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._version = 0
        self._since = 0.0

    def of(self, newest: int, wide: int, *, crowded: bool) -> int:
        """`wide`: the newest version after which any page may look different, such as a round that
        was published; nobody reads one from before it."""
        now = self._clock()
        stays = crowded and wide <= self._version and now - self._since < OLDEST
        if not stays:
            self._version, self._since = newest, now
        return self._version
