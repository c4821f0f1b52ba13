"""A database that is a file beside that of the hall: opened for reading, and proven."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from django.db import connections
from django.db.utils import DatabaseError

from events import guards, store, verification
from events.messages import Fault, Head
from events.sql import rows

from .archive import End
from .refusal import BackupRefused

SQLITE: Final = "django.db.backends.sqlite3"
PATIENCE: Final = 8.0
"""Seconds for which another writer of the database is waited for."""


def copy(database: Path, into: Path) -> None:
    """One moment of a database that is being written, whole; nothing deleted remains in it.

    Raises sqlite3.Error; what was written then is the caller's to remove.
    """
    uri = f"{database.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=PATIENCE)) as source:
        source.execute("VACUUM INTO ?", (str(into),))


@contextlib.contextmanager
def reading(file: Path) -> Iterator[str]:
    """The alias under which Django reads a file that nobody writes."""
    alias = f"copy-{secrets.token_hex(4)}"
    uri = f"{file.absolute().as_uri()}?mode=ro&immutable=1"
    connections.databases[alias] = {
        **connections.databases["default"],
        "ENGINE": SQLITE,
        "NAME": uri,
        "OPTIONS": {"transaction_mode": "IMMEDIATE"},
    }
    try:
        yield alias
    finally:
        connections[alias].close()
        del connections[alias]
        del connections.databases[alias]


def ends(using: str) -> dict[str, End]:
    """Where each log of a database ends."""
    stored = rows(
        "SELECT s.id, s.head, s.head_hash, COALESCE(e.recorded_at, '') FROM events_stream s"
        " LEFT JOIN events_event e ON e.stream = s.id AND e.seq = s.head ORDER BY s.id",
        [],
        using,
    )
    return {stream: End(seq, own_hash, at) for stream, seq, own_hash, at in stored}


def faults(using: str, proven: Mapping[str, Head]) -> list[Fault]:
    """What is wrong with the logs; of a log that is in `proven` what came after that place alone.

    Whether the file is whole is asked first (`quick_check`).
    """
    try:
        (said,) = rows("PRAGMA quick_check(1)", [], using)
        if said[0] != "ok":
            return [Fault("", "file", str(said[0]).replace("\n", " "))]
        missing = [Fault("", "guards", f"{name} is missing") for name in guards.missing(using)]
        return missing + [
            fault for stream in store.streams(using=using) for fault in _of(stream, proven, using)
        ]
    except (DatabaseError, sqlite3.Error) as error:
        return [Fault("", "file", str(error).partition("\n")[0])]


def _of(stream: str, proven: Mapping[str, Head], using: str) -> list[Fault]:
    if stream in proven:
        return verification.verify_after(stream, proven[stream], using=using)
    return verification.verify(stream, using=using)


def refuse_damaged(wrong: list[Fault]) -> None:
    """Raises BackupRefused that names the first."""
    if not wrong:
        return
    more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
    raise BackupRefused("damaged", f"The log contradicts itself: {wrong[0]}{more}.")
