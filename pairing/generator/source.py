"""Where chance comes from: `random.Random` has this shape, and so has anything a test passes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Source(Protocol):
    """A source of random numbers."""

    def random(self) -> float:
        """At least 0 and less than 1."""

    def randint(self, a: int, b: int, /) -> int:
        """From a to b, both included."""

    def uniform(self, a: float, b: float, /) -> float:
        """Between a and b."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of them."""

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """k different ones."""
