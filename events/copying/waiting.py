"""An acknowledgement that means "on two disks": an answer waits until the other machine has it.

Whoever writes calls `settle` after the commit, outside of the turn to write. It tells whoever sends
that there is something; and where the hall waits, it comes back when the other machine has said
that it has all of it on its disk, or raises `FollowerAway`: then nothing is acknowledged, and the
same command, sent again, waits again.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from django.db import connections

from .. import leadership
from ..outages import FollowerAway
from . import notes

PATIENCE: Final = 2.0
"""Seconds for which an answer waits for a machine that is connected."""
SILENT: Final = 3.0
"""Seconds without a word after which the other machine counts as away."""


class Watch:
    """How far the other machine is, as this process knows. Any thread."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._had = 0
        self._heard = float("-inf")
        self._connected = False
        self._acknowledged_alone = 0
        self._ring: Callable[[], None] | None = None

    def connected(self, place: int, ring: Callable[[], None]) -> None:
        """It is there, and has everything up to that note. `ring` tells that there is more."""
        with self._changed:
            self._had, self._connected, self._ring = place, True, ring
            self._acknowledged_alone = 0
            self._word()

    def has(self, place: int) -> None:
        """It says that it has everything up to that note on its disk."""
        with self._changed:
            self._had = max(self._had, place)
            self._word()

    def heard(self) -> None:
        with self._changed:
            self._word()

    def gone(self) -> None:
        with self._changed:
            self._connected, self._ring = False, None
            self._changed.notify_all()

    @property
    def is_there(self) -> bool:
        return self._connected and time.monotonic() - self._heard < SILENT

    @property
    def had(self) -> int:
        return self._had

    @property
    def silent_for(self) -> float:
        """Seconds since its last word; since the start of this process where it said none."""
        return time.monotonic() - max(self._heard, _BEGAN)

    @property
    def acknowledged_alone(self) -> int:
        """Answers that meant one disk since it was last there, while the hall waits for two."""
        return self._acknowledged_alone

    def ring(self) -> None:
        ring = self._ring
        if ring is not None:
            ring()

    def wait(self, place: int) -> bool:
        """Whether it has everything up to that note; False as soon as it is away."""
        until = time.monotonic() + PATIENCE
        with self._changed:
            while self._had < place:
                left = until - time.monotonic()
                if left <= 0 or not self._connected:
                    return False
                self._changed.wait(left)
        return True

    def count_alone(self) -> None:
        with self._changed:
            self._acknowledged_alone += 1

    def _word(self) -> None:
        self._heard = time.monotonic()
        self._changed.notify_all()


WATCH: Final = Watch()
_BEGAN: Final = time.monotonic()


def settle(using: str) -> None:
    """After a commit, outside of its transaction. Raises `FollowerAway` where the hall waits."""
    leading = leadership.current()
    if leading.role != "leading":
        return
    WATCH.ring()
    if not leading.wait:
        return
    with connections[using].cursor() as cursor:
        cursor.execute("SELECT seq FROM sqlite_sequence WHERE name = %s", [notes.NOTES])
        number = cursor.fetchone()
    if WATCH.wait(int(number[0]) if number else 0):
        return
    if leading.alone_after and WATCH.silent_for > leading.alone_after:
        WATCH.count_alone()
        return
    raise FollowerAway("the second machine has not said that it has this")
