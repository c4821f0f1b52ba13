"""What keeps the server from reading or writing for a while, told from defects, in plain words.

A full disk, a lock held by another program, a database that restarts: none of it is the fault of
what was asked, and all of it ends. Whoever asked is told so, and asks again.
"""

from __future__ import annotations

import errno
import logging
import shutil
import sqlite3
import threading
import time
from pathlib import Path
from typing import Final, NamedTuple

from django.conf import settings
from django.db import DatabaseError, InterfaceError, OperationalError
from django.db.transaction import TransactionManagementError

from .codec import NewerEvent


class Outage(NamedTuple):
    """`message` is for the server's log; people are told by the code, in their language."""

    code: str
    message: str


class WriterBusy(OperationalError):  # noqa: N818
    """Another writer of this process had its turn for too long."""


class NotLeading(OperationalError):  # noqa: N818
    """This machine does not write the log: another one does, or may."""


class FollowerAway(OperationalError):  # noqa: N818
    """On this disk, and not yet on the second: it is not acknowledged."""


DISK_FULL: Final = Outage("disk-full", "The server's disk is full.")
DISK_BROKEN: Final = Outage("disk-broken", "The server cannot read or write its disk.")
READ_ONLY: Final = Outage("read-only", "The server's disk or database takes no writes.")
LOCKED: Final = Outage("database-locked", "The server's database is locked by another program.")
BUSY: Final = Outage("database-busy", "The server's database is busy with a long piece of work.")
STARTING: Final = Outage("database-starting", "The server's database is starting.")
AWAY: Final = Outage("database-away", "The server's database does not answer.")
NOT_LEADING: Final = Outage("not-leading", "Another machine leads this hall, or may lead it.")
FOLLOWER_AWAY: Final = Outage("follower-away", "The second machine has not confirmed.")

NEWER_EVENT: Final = Outage(
    "newer-program", "A newer program has written to a log; this one does not read that log."
)
"""While servers are exchanged one by one: it ends when this one is."""

SAID_EVERY: Final = 60.0
"""Seconds until the same trouble is written into the server's log again."""

NEARLY_FULL: Final = 1 << 20
"""Bytes: with less than that free, an error of the disk comes from its being full."""

logger = logging.getLogger(__name__)


def outage_of(error: BaseException | None) -> Outage | None:
    """What the trouble is; None: a defect, or a refusal."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        if outage := _outage(error):
            return outage
        error = error.__cause__ or (error.__context__ if _hides_its_cause(error) else None)
    return None


def say(outage: Outage, error: BaseException, where: str) -> None:
    """Into the server's log, once a minute: while it lasts everything fails the same way."""
    with _mutex:
        now = time.monotonic()
        if now - _said.get(outage.code, float("-inf")) < SAID_EVERY:
            return
        _said[outage.code] = now
    logger.error("%s Noticed by %s: %r", outage.message, where, error)


_mutex = threading.Lock()
_said: dict[str, float] = {}


def _outage(error: BaseException) -> Outage | None:
    if isinstance(error, WriterBusy | NotLeading | FollowerAway | NewerEvent):
        return _OWN[type(error)]
    if isinstance(error, InterfaceError) and error.__cause__ is None:
        return AWAY  # Django's own word for a connection that was lost inside a transaction
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error)
    if isinstance(error, OSError):
        return _OF_SYSTEM.get(error.errno or 0)
    if type(error).__module__.partition(".")[0] == "psycopg":
        return _of_postgresql(error)
    return None


def _hides_its_cause(error: BaseException) -> bool:
    """What follows from a failed write inside a transaction names it only by the context."""
    return isinstance(error, DatabaseError | InterfaceError | TransactionManagementError)


_OWN: Final = {
    WriterBusy: BUSY,
    NotLeading: NOT_LEADING,
    FollowerAway: FOLLOWER_AWAY,
    NewerEvent: NEWER_EVENT,
}

_OF_SYSTEM: Final = {
    errno.ENOSPC: DISK_FULL,
    errno.EDQUOT: DISK_FULL,
    errno.EFBIG: DISK_FULL,
    errno.EROFS: READ_ONLY,
    errno.EIO: DISK_BROKEN,
}

_OF_SQLITE: Final = {
    sqlite3.SQLITE_FULL: DISK_FULL,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_IOERR: DISK_BROKEN,
    sqlite3.SQLITE_CANTOPEN: DISK_BROKEN,
}


def _of_sqlite(error: sqlite3.Error) -> Outage | None:
    """By the primary code; a disk that is full shows in many ways."""
    outage = _OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return DISK_FULL if outage is DISK_BROKEN and _disk_is_full() else outage


def _disk_is_full() -> bool:
    place = Path(settings.DATABASES["default"]["NAME"] or ".").absolute().parent
    try:
        return shutil.disk_usage(place).free < NEARLY_FULL
    except OSError:
        return False


_OF_STATE: Final = {
    "53100": DISK_FULL,
    "25006": READ_ONLY,
    "55P03": LOCKED,
    "57P03": STARTING,
    "58030": DISK_BROKEN,
}
_AWAY_CLASSES: Final = ("08", "53", "57P", "40")
"""Of SQLSTATE: connections, resources, an operator who stops it, what PostgreSQL rolled back."""


def _of_postgresql(error: BaseException) -> Outage | None:
    import psycopg  # only where there is PostgreSQL

    state = getattr(error, "sqlstate", None) or ""
    if state:
        gone = AWAY if state.startswith(_AWAY_CLASSES) else None
        return _OF_STATE.get(state, gone)
    if not isinstance(error, psycopg.OperationalError):
        return None
    words = str(error)
    return STARTING if "starting up" in words or "recovery" in words else AWAY
