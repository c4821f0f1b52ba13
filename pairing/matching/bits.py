"""Ints as sets of small numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress

_WORD_SIZE = 240
_WORD = (1 << _WORD_SIZE) - 1
"""Large sets are taken apart in words: arithmetic on short ints is faster."""
_TRUTH = bytes.maketrans(b"01", b"\0\1")


def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


def members(bits: int) -> Iterator[int]:
    """The members in ascending order."""
    offset = 0
    while bits:
        word = bits & _WORD
        if not word:
            gap = lowest(bits)
            bits >>= gap
            offset += gap
            continue
        while word:
            bit = word & -word
            yield offset + bit.bit_length() - 1
            word ^= bit
        bits >>= _WORD_SIZE
        offset += _WORD_SIZE


def at(bits: int, items: Iterable[int]) -> Iterator[int]:
    """The items whose places are in the set: faster than `members` where most places are."""
    return compress(items, f"{bits:b}"[::-1].encode().translate(_TRUTH))


def set_of(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def gathered(bits: int, places: Sequence[int]) -> int:
    """The set of those indices of `places` (ascending, not empty) whose place is in `bits`."""
    signs = f"{bits:0{places[-1] + 1}b}"[::-1]
    return int("".join(map(signs.__getitem__, reversed(places))), 2)
