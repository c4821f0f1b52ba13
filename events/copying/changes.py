"""What the noted rows hold now: one moment of the database, as a message to another machine."""

# ruff: noqa: S608 (only names of this database's own tables are put into SQL)

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from . import notes
from .notes import NOTES, quoted


class TableChange(msgspec.Struct, frozen=True):
    """Rows of one table. `keys`: of all that changed, by the columns of the primary key; `rows`:
    those of them that are still there, in the order of `columns`."""

    table: str
    columns: list[str]
    key_columns: list[str]
    keys: list[list[Any]]
    rows: list[list[Any]]


class Changes(msgspec.Struct, frozen=True):
    """What makes a copy of the note `after` one of the note `upto`."""

    after: int
    upto: int
    tables: list[TableChange]


def read(database: sqlite3.Connection, after: int) -> Changes | None:
    """All that changed since the note `after`, in one moment; None: nothing did."""
    database.execute("BEGIN")
    try:
        question = f"SELECT id, tbl, row_key FROM {NOTES} WHERE id > ? ORDER BY id"
        noted = database.execute(question, (after,)).fetchall()
        if not noted:
            return None
        by_table: dict[str, list[list[Any]]] = {}
        for _, table, key in noted:
            by_table.setdefault(table, []).append(msgspec.json.decode(key))
        changed = [_table(database, table, keys) for table, keys in by_table.items()]
        return Changes(after, noted[-1][0], changed)
    finally:
        database.execute("COMMIT")


def _table(database: sqlite3.Connection, table: str, keys: list[list[Any]]) -> TableChange:
    names = notes.columns(database, table)
    key_names = notes.key_columns(database, table)
    shown = ", ".join(map(quoted, names))
    question = f"SELECT {shown} FROM {quoted(table)} WHERE {where(key_names)}"
    rows = (database.execute(question, key).fetchone() for key in keys)
    return TableChange(table, names, key_names, keys, [list(row) for row in rows if row])


def where(names: Iterable[str]) -> str:
    return " AND ".join(f"{quoted(name)} = ?" for name in names)
