"""Rows of which a page shows the first ones at once, and works the others out as it sends them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

K = TypeVar("K")
T = TypeVar("T")


class Lazily(Sequence[T], Generic[K, T]):
    """A row of each key, made whenever somebody comes to it: kept nowhere."""

    def __init__(self, make: Callable[[K], T], keys: Sequence[K]) -> None:
        """`make` knows one state: it gives the same row of a key whenever it is asked."""
        self._make = make
        self._keys = keys

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[T]:
        return map(self._make, self._keys)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> Lazily[K, T]: ...
    def __getitem__(self, place: int | slice) -> T | Lazily[K, T]:
        if isinstance(place, slice):
            return Lazily(self._make, self._keys[place])
        return self._make(self._keys[place])
