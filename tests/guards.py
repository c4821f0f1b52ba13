"""Lifting the guards of the event log, and what is done behind them: only a test may."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DEFAULT_DB_ALIAS, connections, transaction

from events import guards, store


@contextmanager
def guards_lifted(*databases: str) -> Iterator[None]:
    """While it lasts the log of these databases (default: the one) can be altered and emptied."""
    for using in databases or (DEFAULT_DB_ALIAS,):
        guards.remove(using)
    try:
        yield
    finally:
        for using in databases or (DEFAULT_DB_ALIAS,):
            guards.install(using)


def put_back(stream: str, seq: int, *, using: str = DEFAULT_DB_ALIAS) -> None:
    """As if the copy of the log that ended at `seq` had been restored."""
    own_hash = store.hash_at(stream, seq, using=using)
    with (
        guards_lifted(using),
        transaction.atomic(using=using),
        connections[using].cursor() as cursor,
    ):
        for table, column in (
            ("events_scopemove", "seq"),
            ("events_command", "head"),
            ("events_event", "seq"),
        ):
            cursor.execute(
                f"DELETE FROM {table} WHERE stream = %s AND {column} > %s",
                [stream, seq],
            )
        cursor.execute(
            "UPDATE events_stream SET head = %s, head_hash = %s WHERE id = %s",
            [seq, own_hash, stream],
        )
