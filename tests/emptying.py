"""Emptying the test database after a test that committed, past the guards of the event log.

Django's own flush truncates every table and makes content types and permissions anew: a second a
test on PostgreSQL, where a truncated table is a new file. A test fills ten of ninety tables, with
a few rows each.
"""

from __future__ import annotations

from functools import cache

from django.db import connections, transaction

from .guards import guards_lifted

MADE_BY_MIGRATIONS = frozenset({"django_content_type", "auth_permission"})
"""What a flush would make again at once."""


def empty(using: str) -> None:
    """Deletes all rows of all models' tables but those that migrations made."""
    full = _tables_with_rows(using)
    if full:
        with guards_lifted(using):
            _delete(using, full)


def _delete(using: str, tables: list[str]) -> None:
    """In one transaction, so that the order of the tables does not matter."""
    connection = connections[using]
    with transaction.atomic(using=using), connection.cursor() as cursor:
        if connection.vendor == "postgresql":  # looks for no rows that point to those deleted
            cursor.execute("SET LOCAL session_replication_role = replica")
        for table in tables:
            cursor.execute(f"DELETE FROM {connection.ops.quote_name(table)}")


def _tables_with_rows(using: str) -> list[str]:
    with connections[using].cursor() as cursor:
        cursor.execute(_which_have_rows(using))
        return [table for (table,) in cursor.fetchall()]


@cache
def _which_have_rows(using: str) -> str:
    """One statement that names them."""
    connection = connections[using]
    quoted = connection.ops.quote_name
    tables = connection.introspection.django_table_names(only_existing=True, include_views=False)
    return " UNION ALL ".join(
        f"SELECT '{table}' WHERE EXISTS (SELECT 1 FROM {quoted(table)})"
        for table in sorted(set(tables) - MADE_BY_MIGRATIONS)
    )
