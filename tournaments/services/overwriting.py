"""What was erased is overwritten in the database's own files, soon after it was erased.

A database keeps the bytes of a deleted row in free space until it needs the room: on SQLite in the
file and its write-ahead log, on PostgreSQL in dead rows. Both are made anew without them. Copies
elsewhere (backups, archived write-ahead logs) are the matter of whoever made them.
"""

from __future__ import annotations

import logging
import threading
from datetime import timedelta
from typing import Final

from django.db import DEFAULT_DB_ALIAS, connection
from django.utils import timezone

from events import sweeper
from events.locks import WriteTurn

from ..models import AttachmentFile, PersonDetails, ReasonText

EVERY: Final = 2.0
"""Seconds until what was asked for is done, or tried again."""
REMEMBERED: Final = timedelta(days=1)
"""A server that stopped in between looks so far back when it starts."""
_TABLES: Final = (PersonDetails, ReasonText, AttachmentFile)

logger = logging.getLogger(__name__)


class StillRead(RuntimeError):  # noqa: N818
    """A reader of old pages kept the write-ahead log from being emptied."""


def register() -> None:
    """Called once, when the app is ready."""
    sweeper.register("overwriting", overwrite_if_asked, EVERY)


def ask() -> None:
    """Something was erased: the next sweep overwrites it."""
    _due.set()


def overwrite_if_asked() -> None:
    """Raises `StillRead`; it is tried again then."""
    if not _looked.is_set():
        if _erased_lately():
            _due.set()
        _looked.set()
    if _due.is_set():
        overwrite()
        _due.clear()


def overwrite() -> None:
    """Makes the files anew, outside of any transaction. Raises `StillRead`."""
    with WriteTurn(DEFAULT_DB_ALIAS), connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            for table in _TABLES:
                cursor.execute(f"VACUUM FULL {connection.ops.quote_name(table._meta.db_table)}")
            return
        cursor.execute("VACUUM")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if cursor.fetchone()[0]:
            raise StillRead("somebody still reads; what was erased is overwritten a little later")


def _erased_lately() -> bool:
    since = timezone.now() - REMEMBERED
    return PersonDetails.objects.filter(erased_at__gte=since).exists()


_due = threading.Event()
_looked = threading.Event()
