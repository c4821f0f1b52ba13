"""Numbers that follow each other, as their first and last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """
    >>> list(runs([1, 2, 3, 7]))
    [(1, 3), (7, 7)]
    """
    ranges: list[tuple[int, int]] = []
    for number in numbers:
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1] = (ranges[-1][0], number)
        else:
            ranges.append((number, number))
    yield from ranges
