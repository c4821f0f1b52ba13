"""The entry list, and the names for badges, as tables for a spreadsheet.

The headings of the entry list are those that its import knows in English: what was written is read
again, and every entry recognised.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..selectors.players import OFF_THE_LISTS
from ..selectors.rows.players import PlayerRow
from ..words import speak
from .tables import Cell, Table, known

ENTRY_COLUMNS: Final = (
    *("number", "title", "womens-title", "name", "federation"),
    *("rating", "fide-rating", "national-rating", "fides-k"),
    *("fide-id", "birth-date", "sex", "club", "contact", "status", "byes"),
)
BADGE_COLUMNS: Final = (
    *("number", "title", "first-name", "family-name", "name", "federation", "rating", "club"),
    "fide-id",
)


def entries(rows: Iterable[PlayerRow], language: str) -> Table:
    """Everybody who stands on the list, in the order of the numbers."""
    return Table(
        name="entries",
        title=speak("Table-Titles.entries", {}, language),
        head=_head(ENTRY_COLUMNS, language),
        lines=tuple(_entry(row, language) for row in rows if row.status not in OFF_THE_LISTS),
    )


def badges(rows: Iterable[PlayerRow], language: str) -> Table:
    """The names as badges have them, first and family name apart; without who plays no more."""
    plays = (row for row in rows if row.status in ("entered", "checked-in"))
    return Table(
        name="badges",
        title=speak("Table-Titles.badges", {}, language),
        head=_head(BADGE_COLUMNS, language),
        lines=tuple(map(_badge, plays)),
    )


def _head(columns: Iterable[str], language: str) -> tuple[str, ...]:
    return tuple(speak(f"Table-Columns.{column}", {}, language) for column in columns)


def _entry(row: PlayerRow, language: str) -> tuple[Cell, ...]:
    byes = (
        speak("Table-Columns.bye", {"round": number, "kind": kind}, language)
        for number, kind in sorted(row.byes.items())
    )
    person = (row.fide_id or "", row.birth_date or "", row.sex or "", row.club or "")
    return (
        *(known(row.tpn), row.title, row.womens_title, row.name, row.federation),
        *(known(row.rating), known(row.fides_rating), known(row.national_rating)),
        known(row.fides_k),
        *person,
        row.contact or "",
        speak("Table-Columns.status-is", {"status": row.status}, language),
        ", ".join(byes),
    )


def _badge(row: PlayerRow) -> tuple[Cell, ...]:
    family, _, first = row.name.partition(",")
    who = (row.title, first.strip(), family.strip(), row.name, row.federation)
    return (known(row.tpn), *who, known(row.rating), row.club or "", row.fide_id or "")
