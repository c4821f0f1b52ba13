"""A sign of life from long searches, counted in steps: there is no clock in here."""

from __future__ import annotations

from collections.abc import Callable

STEPS = 200_000
"""About a tenth of a second of work."""


class Pulse:
    """Calls `beat` each time so much work has been done; `beat` may raise to cancel."""

    __slots__ = ("beat", "steps")

    def __init__(self, beat: Callable[[], None] | None = None) -> None:
        self.beat = beat
        self.steps = 0

    def work(self, steps: int) -> None:
        self.steps += steps
        if self.steps >= STEPS:
            self.steps = 0
            if self.beat is not None:
                self.beat()
