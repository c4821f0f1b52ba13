"""Which rows of the database changed, in order: triggers note table and key, and nothing else.

A row is read when it is sent, so that what was erased meanwhile is in no queue. A row that changes
again moves to the end of the notes; it stands there once.
"""

# ruff: noqa: S608 (only names of this database's own tables are put into SQL)

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Final

NOTES: Final = "copying_note"
PLACE: Final = "copying_place"
TABLES: Final = (
    f"CREATE TABLE IF NOT EXISTS {NOTES} (id INTEGER PRIMARY KEY AUTOINCREMENT,"
    " tbl TEXT NOT NULL, row_key TEXT NOT NULL, UNIQUE (tbl, row_key))",
    f"CREATE TABLE IF NOT EXISTS {PLACE} (only_one INTEGER PRIMARY KEY CHECK (only_one = 1),"
    " generation TEXT NOT NULL, place INTEGER NOT NULL)",
)
LEFT_OUT: Final = frozenset(
    {NOTES, PLACE, "events_scopemove", "tournaments_worklease", "django_migrations"}
)
"""What the other machine makes itself, and what is true of one machine alone."""
MOST: Final = 200_000
"""Notes of a machine that is away: then a copy of everything is quicker."""
_BEGINNING: Final = "copying_of_"


def begin(database: sqlite3.Connection, generation: str) -> None:
    """From here on every change is noted. `generation` tells these notes from all others."""
    with database:
        _clear(database)
        for trigger in _triggers(database):
            database.execute(trigger)
        remember(database, generation, last(database))


def end(database: sqlite3.Connection) -> None:
    """Nothing is noted any more, and no note is left."""
    with database:
        _clear(database)


def standing(database: sqlite3.Connection, generation: str) -> bool:
    """Whether the notes of that generation are whole: a migration may have made a table anew,
    which drops its triggers, and another database may have taken the place of this one."""
    if not generation or not _has(database, NOTES) or place(database)[0] != generation:
        return False
    if {*_own(database)} != {_name(table, when) for table in tables(database) for when in _WHEN}:
        return False
    (count,) = database.execute(f"SELECT COUNT(*) FROM {NOTES}").fetchone()
    return int(count) <= MOST


def last(database: sqlite3.Connection) -> int:
    """The number of the last note that was ever made."""
    question = "SELECT seq FROM sqlite_sequence WHERE name = ?"
    number = database.execute(question, (NOTES,)).fetchone()
    return int(number[0]) if number else 0


def place(database: sqlite3.Connection) -> tuple[str, int]:
    """Generation, and the number of the note up to which this database is a copy of another one;
    in a database that is copied itself, up to which notes were forgotten."""
    if not _has(database, PLACE):
        return "", 0
    kept = database.execute(f"SELECT generation, place FROM {PLACE}").fetchone()
    return (str(kept[0]), int(kept[1])) if kept else ("", 0)


def remember(database: sqlite3.Connection, generation: str, number: int) -> None:
    """In the transaction of whoever calls."""
    database.execute(
        f"INSERT OR REPLACE INTO {PLACE} (only_one, generation, place) VALUES (1, ?, ?)",
        (generation, number),
    )


def forget(database: sqlite3.Connection, upto: int) -> None:
    """The other machine has these on its disk: nobody goes on from before them."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        database.execute(f"DELETE FROM {NOTES} WHERE id <= ?", (upto,))
        remember(database, place(database)[0], upto)


def tables(database: sqlite3.Connection) -> list[str]:
    """Those that are copied, by name."""
    names = database.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    return sorted(name for (name,) in names if name not in LEFT_OUT)


def columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in database.execute(f"PRAGMA table_info({quoted(table)})")]


def key_columns(database: sqlite3.Connection, table: str) -> list[str]:
    """Of the primary key, in its order."""
    named = database.execute(f"PRAGMA table_info({quoted(table)})").fetchall()
    return [row[1] for row in sorted((row for row in named if row[5]), key=lambda row: row[5])]


def quoted(name: str) -> str:
    return '"{}"'.format(name.replace('"', '""'))


_WHEN: Final = {"INSERT": ("NEW",), "UPDATE": ("OLD", "NEW"), "DELETE": ("OLD",)}


def _triggers(database: sqlite3.Connection) -> Iterator[str]:
    """Two statements a note: a conflict inside a trigger is dealt with as the statement says that
    fired it, and an INSERT OR IGNORE would leave an old note in its place."""
    for table in tables(database):
        columns_of_key = key_columns(database, table)
        for when, rows in _WHEN.items():
            steps = " ".join(_step(table, columns_of_key, row) for row in rows)
            yield (
                f"CREATE TRIGGER {_name(table, when)} AFTER {when} ON {quoted(table)}"
                f" FOR EACH ROW BEGIN {steps} END"
            )


def _step(table: str, columns_of_key: list[str], row: str) -> str:
    key = "json_array({})".format(", ".join(f"{row}.{quoted(name)}" for name in columns_of_key))
    return (
        f"DELETE FROM {NOTES} WHERE tbl = '{table}' AND row_key = {key};"
        f" INSERT INTO {NOTES} (tbl, row_key) VALUES ('{table}', {key});"
    )


def _clear(database: sqlite3.Connection) -> None:
    """Begins a transaction in which nothing is noted and no note is left."""
    database.execute("BEGIN IMMEDIATE")
    for table in TABLES:
        database.execute(table)
    for name in _own(database):
        database.execute(f"DROP TRIGGER {name}")
    database.execute(f"DELETE FROM {NOTES}")


def _own(database: sqlite3.Connection) -> list[str]:
    triggers = database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
    return [name for (name,) in triggers if name.startswith(_BEGINNING)]


def _name(table: str, when: str) -> str:
    return f"{_BEGINNING}{table}_{when.lower()}"


def _has(database: sqlite3.Connection, table: str) -> bool:
    question = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    return database.execute(question, (table,)).fetchone() is not None
