"""Events of imports."""

from __future__ import annotations

from ..event import Event
from ..scopes import NUMBERS, PAIRING_INPUT, TOURNAMENT, Scopes
from .list_fields import ListColumn
from .rating_list import RatingOf


class ReportLinesImported(Event, frozen=True, kw_only=True):
    """The ### lines of a report file, and records that say nothing to us, as they stand there.

    They know players by starting numbers; names are references to the entries.
    """

    topics = ()
    public = False

    lines: tuple[str, ...]

    def scopes(self) -> Scopes:
        return (TOURNAMENT,)


class ColumnsMapped(Event, frozen=True, kw_only=True):
    """What an arbiter said of the columns of a list that was imported under the same command."""

    topics = ()
    public = False
    older = (lambda body: body,)  # version 1 knew no "fides_k" and no "womens_title"

    headings: str
    """A digest of the heading line, by which such a file is known again; empty: it has none."""
    line: int
    """Of the file, from 1; 0: it has no heading line."""
    columns: tuple[ListColumn, ...]

    def scopes(self) -> Scopes:
        return (TOURNAMENT,)


class ReportTakenBack(Event, frozen=True, kw_only=True):
    """A report that brought rounds: they are gone with their games, results and numbers.

    The tournament is before its start again. What the report set, and the entries, are taken back
    by events of their own right behind this one.
    """

    topics = ("settings", "players", "rounds", "boards", "standings")
    public = True

    first: int
    last: int
    """Seqs of the first and the last event of the import."""

    def scopes(self) -> Scopes:
        return (TOURNAMENT, NUMBERS, PAIRING_INPUT)


class RatingListUsed(Event, frozen=True, kw_only=True):
    """The ratings of the entries are those of this list, from whose month on it is valid."""

    topics = ("players",)
    public = False

    source: str
    kind: RatingOf
    period: str

    def scopes(self) -> Scopes:
        return (TOURNAMENT,)
