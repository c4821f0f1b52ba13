"""The folder that holds everything a server keeps: database, secret key, lock, log.

One server a folder: the lock is the system's, so it goes with the process, however that ends.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from file_lock import take_lock

from .refusal import StartRefused

OWNER_ONLY = 0o600
FOLDER_OWNER_ONLY = 0o700
OTHERS = 0o077
KEPT = (
    *("openhall.sqlite3*", "openhall.log*", "secret-key", "push-key", "first-account"),
    *("rating-lists", "rating-lists/*.sqlite3", "rating-lists/*.upload"),
    *("backing-up", "replaced-*"),
)
"""Of rating lists the folder too: national ones hold dates of birth, and so do files that somebody
has put there to be read."""


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[IO[str]]:
    """Makes the folder if need be and holds its lock; gives the file that says who holds it.

    Raises StartRefused when the folder cannot be written to or another server holds it.
    """
    if folder.exists() and not folder.is_dir():
        raise StartRefused(f"The data folder {folder} is a file: name a folder.")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / "server.lock").open("a+", encoding="utf-8")
        make_secret_key(folder / "secret-key")
        make_push_key(folder / "push-key")
    except OSError as error:
        raise StartRefused(f"Cannot write to the data folder {folder}: {error.strerror}.") from None
    with file:
        if not take_lock(file):
            file.seek(0)
            holder = file.readline().strip() or "another server"
            raise StartRefused(f"A server already runs on the data folder {folder}: {holder}.")
        file.truncate(0)
        yield file


def say_who_holds(file: IO[str], address: str) -> None:
    """Write into the lock file what a second server shall tell its user.

    Raises StartRefused on a full disk.
    """
    line = f"{address} (process {os.getpid()})\n"
    try:
        os.ftruncate(file.fileno(), 0)
        os.write(file.fileno(), line.encode())  # at the end: the file is open for appending
    except OSError as error:
        raise StartRefused(f"Cannot write to {file.name}: {error.strerror}.") from None


def closed_to_others(folder: Path) -> list[Path]:
    """Makes what the folder keeps readable by its owner alone, as copies of back-ups often are not;
    the files of which that was not so.

    Raises StartRefused for a file of somebody else.
    """
    if os.name == "nt":
        return []
    kept = sorted(file for pattern in KEPT for file in folder.glob(pattern))
    opened_wide = [file for file in kept if stat.S_IMODE(file.stat().st_mode) & OTHERS]
    for file in opened_wide:
        try:
            file.chmod(FOLDER_OWNER_ONLY if file.is_dir() else OWNER_ONLY)
        except OSError as error:
            raise StartRefused(
                f"{file} can be read by others, and that cannot be changed: {error.strerror}."
            ) from None
    return opened_wide


def make_secret_key(path: Path) -> None:
    """A key of this folder's own, readable by its owner; the one that is there stays."""
    _make_key(path, lambda: secrets.token_urlsafe(48))


def make_push_key(path: Path) -> None:
    """The key by which push services know this server: of another one no phone would hear."""
    from tournaments.push.sender_key import new_key  # most starts find theirs

    _make_key(path, new_key)


def _make_key(path: Path, new: Callable[[], str]) -> None:
    """An empty file is what a power cut may leave of a new one."""
    if path.exists() and path.read_text().strip():
        return
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    unfinished.touch(OWNER_ONLY)
    unfinished.write_text(new() + "\n")
    unfinished.replace(path)


def migrate(folder: Path) -> None:
    """Bring the database up to this version; refuse one that a newer version has changed."""
    from django.core.management import call_command
    from django.db import DatabaseError, connection
    from django.db.migrations.executor import MigrationExecutor

    from events import newer  # its models need the settings

    try:
        executor = MigrationExecutor(connection)
    except (DatabaseError, sqlite3.Error) as error:
        reason = str(error).partition("\n")[0]
        raise StartRefused(f"The database in {folder} cannot be read: {reason}.") from None
    if last := newer.tables(executor.loader.applied_migrations, executor.loader.disk_migrations):
        raise StartRefused(
            f"The data folder {folder} was made by a newer Openhall ({last}): start that one."
        )
    try:
        _write_something()
        if executor.migration_plan(executor.loader.graph.leaf_nodes()):
            call_command("migrate", verbosity=0, interactive=False)
    except (DatabaseError, sqlite3.Error) as error:
        reason = str(error).partition("\n")[0]
        raise StartRefused(f"The database in {folder} cannot be written to: {reason}.") from None


def _write_something() -> None:
    """What is written is taken back. SQLite opens a file for reading alone without a word, and
    begins a transaction on it; the first change fails, which would be a log-in."""
    from django.db import connection, transaction

    if connection.vendor != "sqlite":
        return
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("PRAGMA user_version")
        cursor.execute(f"PRAGMA user_version = {cursor.fetchone()[0]}")
        transaction.set_rollback(True)
