"""Changes of another machine become those of a database here: whole, proven, on the disk.

Events are checked one by one as they come: each must follow the one before it and have the hash
that its columns give, and a stream ends where its last event does. Whatever contradicts what is
here raises `Diverged`, and nothing of it is kept: a copy that differs is made anew, never mended.
"""

# ruff: noqa: S608 (only names of this database's own tables are put into SQL)

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ..chain import recorded_hash
from ..durability import SQLITE_PRAGMAS
from ..messages import Recorded
from . import notes
from .changes import Changes, TableChange, where
from .notes import quoted

EVENTS: Final = "events_event"
ANSWERS: Final = "events_command"
STREAMS: Final = "events_stream"
_LOG: Final = (STREAMS, EVENTS, ANSWERS)


class Diverged(Exception):  # noqa: N818
    """What came does not go on where this copy ends, or is not what it says it is."""


def opened(path: Path) -> sqlite3.Connection:
    """As durable as all others; foreign keys are those of the other machine, where they hold."""
    database = sqlite3.connect(path, isolation_level=None, timeout=8, check_same_thread=False)
    for pragma in SQLITE_PRAGMAS:
        database.execute(pragma)
    database.execute("PRAGMA foreign_keys = OFF")
    return database


def apply(database: sqlite3.Connection, changes: Changes) -> dict[str, int]:
    """Heads of the streams that moved. On the disk when it returns. Raises `Diverged`."""
    generation, place = notes.place(database)
    if place != changes.after:
        raise Diverged(f"changes after {changes.after} do not go on at {place}")
    database.execute("BEGIN IMMEDIATE")
    try:
        tables = {each.table: each for each in changes.tables}
        for name, change in tables.items():
            if name not in _LOG:
                _replace(database, change)
        heads = _apply_log(database, tables)
        notes.remember(database, generation, changes.upto)
        database.execute("COMMIT")
    except sqlite3.IntegrityError as error:
        database.execute("ROLLBACK")
        raise Diverged(str(error)) from error
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    return heads


def _replace(database: sqlite3.Connection, change: TableChange) -> None:
    """First all go, then those that are there come: two rows may have changed places."""
    table = quoted(change.table)
    question = f"DELETE FROM {table} WHERE {where(change.key_columns)}"
    database.executemany(question, change.keys)
    _insert(database, change, change.rows)


def _insert(database: sqlite3.Connection, change: TableChange, rows: Sequence[list[Any]]) -> None:
    names = ", ".join(map(quoted, change.columns))
    places = ", ".join("?" * len(change.columns))
    database.executemany(f"INSERT INTO {quoted(change.table)} ({names}) VALUES ({places})", rows)


def _apply_log(database: sqlite3.Connection, tables: dict[str, TableChange]) -> dict[str, int]:
    heads: dict[str, int] = {}
    if EVENTS in tables:
        _append(database, tables[EVENTS])
    if ANSWERS in tables:
        change = tables[ANSWERS]
        _refuse_gone(change)
        _insert(database, change, change.rows)
    if STREAMS in tables:
        heads = _move_heads(database, tables[STREAMS])
    _refuse_events_beyond(database, tables, heads)
    return heads


def _append(database: sqlite3.Connection, change: TableChange) -> None:
    _refuse_gone(change)
    recorded = sorted(
        (Recorded(**dict(zip(change.columns, row, strict=True))) for row in change.rows),
        key=lambda event: (event.stream, event.seq),
    )
    names = Recorded.__struct_fields__
    question = "INSERT INTO events_event ({}) VALUES ({})".format(
        ", ".join(names), ", ".join("?" * len(names))
    )
    for event in recorded:
        if recorded_hash(event) != event.hash:
            raise Diverged(f"{event.stream} seq {event.seq} has not the hash of its columns")
        database.execute(question, [getattr(event, name) for name in names])
        database.executemany(
            "INSERT INTO events_scopemove (stream, scope, seq) VALUES (?, ?, ?)",
            [(event.stream, scope, event.seq) for scope in event.scope_names],
        )


def _refuse_gone(change: TableChange) -> None:
    if len(change.rows) != len(change.keys):
        raise Diverged(f"rows of {change.table} are gone, which never go")


def _move_heads(database: sqlite3.Connection, change: TableChange) -> dict[str, int]:
    heads = {}
    for row in change.rows:
        stream = dict(zip(change.columns, row, strict=True))
        name, head, head_hash = stream["id"], stream["head"], stream["head_hash"]
        if head and _hash_at(database, name, head) != head_hash:
            raise Diverged(f"{name} does not end at event {head} as it says")
        moved = database.execute(
            "UPDATE events_stream SET head = ?, head_hash = ? WHERE id = ?",
            (head, head_hash, name),
        )
        if moved.rowcount == 0:
            _insert(database, change, [row])
        heads[name] = int(head)
    return heads


def _refuse_events_beyond(
    database: sqlite3.Connection, tables: dict[str, TableChange], heads: dict[str, int]
) -> None:
    """Every stream that got events ends at the last of them."""
    if EVENTS not in tables:
        return
    change = tables[EVENTS]
    at = change.columns.index("stream")
    for name in {row[at] for row in change.rows}:
        question = "SELECT MAX(seq) FROM events_event WHERE stream = ?"
        (last,) = database.execute(question, (name,)).fetchone()
        if heads.get(name) != last:
            raise Diverged(f"{name} got events up to {last}, and says that it ends elsewhere")


def _hash_at(database: sqlite3.Connection, stream: str, seq: int) -> str:
    question = "SELECT hash FROM events_event WHERE stream = ? AND seq = ?"
    hashes = database.execute(question, (stream, seq)).fetchone()
    return str(hashes[0]) if hashes else ""
