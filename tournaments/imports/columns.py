"""What is said of the columns of a file: by an arbiter, or by one before for such a file."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tournaments.domain.imported.list_fields import ListColumn
from tournaments.words import READERS, speak

MOST_COLUMNS: Final = 200
SHOWN_BELOW: Final = 6
MOST_SHOWN: Final = 30
LONGEST_CELL: Final = 80

Line = tuple[int, list[str]]
"""A line of the file with its number, counted from 1."""
Columns = tuple[ListColumn, ...]
SaidBy = Literal["headings", "hand", "remembered", "guess"]


class ByHand(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`heading`: a line of the file, 0 where it has none. `columns`: what each holds, in their
    order; None: what the heading says."""

    heading: Annotated[int, Meta(ge=0)]
    columns: Annotated[Columns, Meta(max_length=MOST_COLUMNS)] | None = None


class HowToRead(msgspec.Struct, frozen=True, kw_only=True):
    """`known`: what was said before, by the key of the headings. `year`: when the tournament is
    played, for years of birth with two digits; 0: those are not read. `language`: of whoever
    reads what is wrong."""

    by_hand: ByHand | None = None
    known: Mapping[str, Columns] = {}
    year: int = 0
    language: str = READERS

    def speak(self, key: str, **facts: Any) -> str:
        return speak(key, facts, self.language)


PLAIN: Final = HowToRead()


class FileLine(msgspec.Struct, frozen=True):
    line: int
    cells: tuple[str, ...]


class FileColumns(msgspec.Struct, frozen=True, kw_only=True):
    """The first lines of a list as they stand in the file, and what each column is taken for.

    `heading`: the line with the headings, 0: none. `headings`: the key of such files, empty
    without headings. `by`: who said so; a guess is not read before somebody confirms it.
    """

    lines: tuple[FileLine, ...]
    heading: int
    headings: str
    columns: Columns
    by: SaidBy


def key_of(cells: Sequence[str]) -> str:
    """Of a heading line; the same for the same headings, and says nothing else."""
    text = "\x1f".join(" ".join(cell.casefold().split()) for cell in cells)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def key_of_width(width: int) -> str:
    """Of files without headings; as `ColumnsMapped` is folded."""
    return f"{width} columns"


def first_lines(table: Sequence[Line], heading: int) -> tuple[FileLine, ...]:
    """Titles, the heading and some players."""
    at = next((at for at, (number, _) in enumerate(table) if number >= heading), 0)
    shown = table[: min(at + 1 + SHOWN_BELOW, MOST_SHOWN)]
    return tuple(
        FileLine(number, tuple(cell[:LONGEST_CELL] for cell in cells)) for number, cells in shown
    )
