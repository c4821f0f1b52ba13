"""Acknowledged means on disk: what every database connection of the server must promise.

SQLite: WAL, `synchronous=FULL` (and a full flush of the drive on macOS), foreign keys, triggers
that fire for REPLACE too; what is deleted is overwritten with zeros. PostgreSQL:
`synchronous_commit` on.
"""

from __future__ import annotations

from typing import Any, Final

from django.db.backends.base.base import BaseDatabaseWrapper

from . import leadership

SQLITE_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",
    "PRAGMA secure_delete = ON",
)
POSTGRESQL_DURABLE: Final = ("on", "remote_apply")


def make_durable(connection: BaseDatabaseWrapper, **_: Any) -> None:
    """Receiver of `connection_created`: runs once for every connection of every thread."""
    with connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            for pragma in SQLITE_PRAGMAS:
                cursor.execute(pragma)
            if not leadership.may_write():
                cursor.execute("PRAGMA query_only = ON")  # another machine writes this hall
        elif connection.vendor == "postgresql":
            cursor.execute("SHOW synchronous_commit")
            if cursor.fetchone()[0] not in POSTGRESQL_DURABLE:
                cursor.execute("SET synchronous_commit = on")


def shortcomings(connection: BaseDatabaseWrapper) -> list[str]:
    """What the open connection fails to promise, in words; empty when all is well."""
    if connection.vendor == "sqlite":
        return _sqlite_shortcomings(connection)
    if connection.vendor == "postgresql":
        return _postgresql_shortcomings(connection)
    return [f"the event log runs on SQLite and PostgreSQL, not on {connection.vendor}"]


def _sqlite_shortcomings(connection: BaseDatabaseWrapper) -> list[str]:
    wanted = {
        "journal_mode": ("wal", "memory"),  # "memory": a database without a file
        "synchronous": (2, 3),
        "foreign_keys": (1,),
        "recursive_triggers": (1,),
    }
    actual = {name: _value(connection, f"PRAGMA {name}") for name in wanted}
    faults = [
        f"PRAGMA {name} is {actual[name]}, not {values[0]}"
        for name, values in wanted.items()
        if actual[name] not in values
    ]
    if getattr(connection, "transaction_mode", None) != "IMMEDIATE":
        faults.append('DATABASES OPTIONS lack "transaction_mode": "IMMEDIATE"')
    return faults


def _postgresql_shortcomings(connection: BaseDatabaseWrapper) -> list[str]:
    value = _value(connection, "SHOW synchronous_commit")
    return [] if value in POSTGRESQL_DURABLE else [f"synchronous_commit is {value}"]


def _value(connection: BaseDatabaseWrapper, question: str) -> Any:
    with connection.cursor() as cursor:
        cursor.execute(question)
        return cursor.fetchone()[0]
