"""Exchanges between S1 and S2 (D2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import combinations
from string import ascii_lowercase
from typing import NamedTuple


class Exchange1992(NamedTuple):
    """`out` leave S1 for `into`, who leave S2."""

    out: tuple[int, ...]
    into: tuple[int, ...]


class Ties(StrEnum):
    """What decides between equal differences when the same players leave S1."""

    HIGHEST_FIRST = "highest-first"
    """The exchange with the highest player of S2."""
    LOWEST_LAST = "lowest-last"
    """The exchange whose lowest player of S2 is the highest."""

    def order(self, into: Sequence[int]) -> list[int]:
        """Sorts players of S2, who are stated from the highest."""
        return list(into) if self is Ties.HIGHEST_FIRST else list(reversed(into))


def letter(s1: Sequence[int], s2: Sequence[int], exchange: Exchange1992, ties: Ties) -> str:
    """ "a" to "z" as in the tables; "" for later ones."""
    for name, each in zip(ascii_lowercase, exchanges(s1, s2, ties), strict=False):
        if each == exchange:
            return name
    return ""


def exchanges(s1: Sequence[int], s2: Sequence[int], ties: Ties) -> Iterator[Exchange1992]:
    """All exchanges in the order of D2: one player, then two, and so on.

    The last of S2 stays, and with as many in S2 as in S1 the first of S1, as in the tables and
    their note: every pairing of the bracket can be made without them, and sooner.
    """
    even = len(s1) == len(s2)
    rank = {player: number for number, player in enumerate((*s1, *s2), start=1)}
    movable_s1 = list(s1[1:] if even else s1)
    movable_s2 = list(s2[:-1])
    for size in range(1, min(len(movable_s1), len(movable_s2)) + 1):
        for out, into in _of_size(movable_s1, movable_s2, rank, size, ties):
            yield Exchange1992(out, into)


def exchanged(
    s1: Sequence[int], s2: Sequence[int], exchange: Exchange1992
) -> tuple[list[int], list[int]]:
    """S1 and S2 after the exchange, sorted by A2 again."""
    return (
        sorted({*s1, *exchange.into} - {*exchange.out}),
        sorted({*s2, *exchange.out} - {*exchange.into}),
    )


def _of_size(
    s1: list[int], s2: list[int], rank: dict[int, int], size: int, ties: Ties
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """By difference of the sums; then the lowest players of S1, then as `ties` says."""
    leaving = _by_sum(combinations(reversed(s1), size), rank)
    coming = _by_sum(combinations(s2, size), rank)
    smallest = min(coming) - max(leaving)
    for difference in range(smallest, max(coming) - min(leaving) + 1):
        for out in sorted(
            (
                out
                for total, group in leaving.items()
                if total + difference in coming
                for out in group
            ),
            key=lambda out: [-rank[player] for player in out],
        ):
            total = sum(rank[player] for player in out)
            for into in sorted(coming[total + difference], key=ties.order):
                yield tuple(sorted(out)), into


def _by_sum(
    groups: Iterator[tuple[int, ...]], rank: dict[int, int]
) -> dict[int, list[tuple[int, ...]]]:
    by_sum: dict[int, list[tuple[int, ...]]] = {}
    for group in groups:
        by_sum.setdefault(sum(rank[player] for player in group), []).append(group)
    return by_sum
