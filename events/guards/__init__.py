"""Triggers that let the log grow and do nothing else, on SQLite and on PostgreSQL.

They refuse UPDATE, DELETE and (PostgreSQL) TRUNCATE of events and answered commands, an event whose
predecessor with the stated hash is not there, a key that exists (SQLite's INSERT OR REPLACE walks
past DELETE triggers), and a head that goes back. A table rebuild by a migration drops triggers
silently on SQLite, so they are put back after every `migrate`.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from django.db import DEFAULT_DB_ALIAS, connections, transaction

from . import postgresql, sqlite

TABLES: Final = frozenset({"events_event", "events_command", "events_stream"})


def reinstall(*, using: str = DEFAULT_DB_ALIAS, **_: Any) -> None:
    """Receiver of `post_migrate`: puts back what is missing."""
    if missing(using):
        install(using)


def install(using: str = DEFAULT_DB_ALIAS) -> None:
    """Create all guards anew, in one transaction."""
    dialect = _dialect(using)
    _run(using, (*dialect.REMOVAL, *dialect.INSTALLATION))


def remove(using: str = DEFAULT_DB_ALIAS) -> None:
    """Drop all guards. Nothing in the server calls this."""
    _run(using, _dialect(using).REMOVAL)


def missing(using: str = DEFAULT_DB_ALIAS) -> list[str]:
    """Names of the guards that do not stand as this program would make them.

    Empty as long as the tables themselves are not there.
    """
    connection = connections[using]
    if not TABLES.issubset(connection.introspection.table_names()):
        return []
    dialect = _dialect(using)
    with connection.cursor() as cursor:
        cursor.execute(dialect.STANDING)
        standing = dict(cursor.fetchall())
    return [name for name, text in dialect.GUARDS.items() if standing.get(name) != text]


def _run(using: str, statements: tuple[str, ...]) -> None:
    with transaction.atomic(using=using), connections[using].cursor() as cursor:
        for statement in statements:
            cursor.execute(statement)


def _dialect(using: str) -> ModuleType:
    return postgresql if connections[using].vendor == "postgresql" else sqlite
