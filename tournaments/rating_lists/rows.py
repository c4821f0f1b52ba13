"""A player as a row of a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import astuple

from .cells import MOST_RATING
from .folding import words_of
from .listed import Listed
from .search import marks_of

COLUMNS: Final = Listed.__struct_fields__
BATCH: Final = 20_000
_AFTER: Final = 24
"""Bits of the running number behind the rating."""
IN_FILE: Final = (1 << _AFTER) - 1
"""The bits of a place that are the running number."""
UNRATED: Final = MOST_RATING << _AFTER
"""The first place of the players without any rating."""

T = TypeVar("T")


class Built(msgspec.Struct, frozen=True, kw_only=True):
    """`rated`: players with a rating of any kind; `doubles`: numbers that stood there twice, of
    which the first counts."""

    rows: int
    rated: int
    doubles: tuple[str, ...] = ()


class Dropped(msgspec.Struct, frozen=True, kw_only=True):
    """Lines left out because their number stood there before; `numbers` names each once."""

    numbers: tuple[str, ...]
    rows: int
    rated: int


def dropped(places: Iterable[tuple[str, int]]) -> Dropped:
    """Of the numbers and places of the lines left out, in the order of the file."""
    gone = sorted(places, key=lambda each: each[1] & IN_FILE)
    return Dropped(
        numbers=tuple(dict.fromkeys(number for number, _ in gone)),
        rows=len(gone),
        rated=sum(place < UNRATED for _, place in gone),
    )


def in_batches(rows: Iterable[T]) -> Iterator[list[T]]:
    rows = iter(rows)
    while batch := list(islice(rows, BATCH)):
        yield batch


def place_of(player: Listed, at: int) -> int:
    """Places grow as ratings fall, and in the order of the file below that."""
    return (MOST_RATING - player.best) << _AFTER | at


def row_of(player: Listed, at: int) -> tuple[Any, ...]:
    return (place_of(player, at), *astuple(player))


def player_of(row: Iterable[Any]) -> Listed:
    return Listed(*row)


def words(name: str, federation: str, born: str) -> str:
    return " ".join((words_of(name), *marks_of(federation, born)))
