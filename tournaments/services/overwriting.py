"""What was erased is overwritten in the database's own files.

A database keeps the bytes of a deleted row in free space until it needs the room. SQLite deletes
with zeros (`events.durability`) but leaves the old page in its write-ahead log: that is emptied at
once. What the growing of a table left behind in half-full pages, and on PostgreSQL the dead rows,
go when the tables are made anew; writers wait for that, hence it is done when nobody has typed for
a while. Copies elsewhere (backups, archived logs) are the matter of whoever made them.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from django.db import DEFAULT_DB_ALIAS, connection
from django.utils import timezone

from events import store, sweeper
from events.locks import WriteTurn
from events.messages import Head

from ..models import AttachmentFile, PersonDetails, ReasonText

EVERY: Final = 2.0
"""Seconds until what was asked for is done, or tried again."""
QUIET: Final = timedelta(minutes=5)
"""So long nobody has recorded anything: the tables can be made anew."""
REMEMBERED: Final = timedelta(days=1)
"""A server that stopped in between looks so far back when it starts."""
_TABLES: Final = (PersonDetails, ReasonText, AttachmentFile)


class StillRead(RuntimeError):  # noqa: N818
    """A reader of old pages kept the write-ahead log from being emptied."""


def register() -> None:
    """Called once, when the app is ready."""
    sweeper.register("overwriting", overwrite_if_asked, EVERY)


def ask() -> None:
    """Something was erased: the next sweep overwrites it."""
    _log_full.set()
    _tables_old.set()


def overwrite_if_asked() -> None:
    """Raises `StillRead`; it is tried again then."""
    if not _looked.is_set():
        if _erased_lately():
            ask()
        _looked.set()
    if _log_full.is_set():
        _done(_log_full, empty_log)
    if _tables_old.is_set() and _quiet():
        _done(_tables_old, make_anew)


def _done(asked: threading.Event, work: Callable[[], None]) -> None:
    """What is asked for while it works is not done by it."""
    asked.clear()
    try:
        work()
    except BaseException:
        asked.set()
        raise


def empty_log() -> None:
    """Of SQLite; outside of any transaction. Raises `StillRead`."""
    if connection.vendor != "sqlite":
        return
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if cursor.fetchone()[0]:
            raise StillRead("somebody still reads; what was erased is overwritten a little later")


def make_anew() -> None:
    """Writes the tables anew without what is no longer in them; outside of any transaction."""
    with WriteTurn(DEFAULT_DB_ALIAS), connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            cursor.execute("VACUUM")
        else:
            for table in _TABLES:
                cursor.execute(f"VACUUM FULL {connection.ops.quote_name(table._meta.db_table)}")
    empty_log()


def _quiet() -> bool:
    """An event from the future was recorded while the clock was wrong, and says nothing of now."""
    now = timezone.now()
    lasts = (store.read(name, head.seq - 1, head.seq) for name, head in _heads().items())
    return not any(now - QUIET <= event.recorded <= now for last in lasts for event in last)


def _heads() -> dict[str, Head]:
    return store.heads(store.streams())


def _erased_lately() -> bool:
    since = timezone.now() - REMEMBERED
    dated = (PersonDetails, AttachmentFile)
    return any(model.objects.filter(erased_at__gte=since).exists() for model in dated)


_log_full = threading.Event()
_tables_old = threading.Event()
_looked = threading.Event()
