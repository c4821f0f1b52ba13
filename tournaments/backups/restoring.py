"""A back-up takes the place of the hall that is there, when it is proven and nobody is served.

What was there is never deleted: it is moved aside, below the data folder.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from django.conf import settings
from django.db.migrations.loader import MigrationLoader

from events import head_check, leadership, newer, store
from events.messages import Fault
from events.sql import rows
from file_lock import take_lock

from . import archive, comparing, copies, kept, list_packets, making
from .archive import DATABASE, Archive, Manifest
from .comparing import LogDifference
from .kept import KeptHall, list_files
from .refusal import BackupRefused, of_disk

BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite may have left beside a database that was not closed."""
_HERE: Final = "here.sqlite3"


class Compared(msgspec.Struct, frozen=True):
    """A back-up that is proven, beside what is here. `known`: what it says of a known head;
    `unreadable`: why the database that is here cannot be compared; `lists`: files of rating lists
    that neither the back-up nor the data folder has."""

    manifest: Manifest
    differences: list[LogDifference]
    known: list[str]
    holds: bool
    unreadable: str
    lists: list[str]

    @property
    def loses(self) -> bool:
        return bool(self.unreadable) or any(each.loses for each in self.differences)


@contextlib.contextmanager
def proven(
    source: Path, hall: KeptHall, passphrase: str, known: head_check.Known | None
) -> Iterator[tuple[Compared, Path]]:
    """The back-up, unpacked and proven, and the folder that holds it for the time of the block.

    Raises BackupRefused for one that is damaged, or of a newer program.
    """
    try:
        hall.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with making.scratch(hall.data) as folder, archive.opened(source, passphrase, folder) as of:
            unpacked = folder / "unpacked"
            of.unpack(unpacked)
            _to_this_version(unpacked)
            _unpack_lists(source, passphrase, unpacked)
            yield _compared(of, unpacked, folder, hall, known), unpacked
    except (OSError, sqlite3.Error) as error:
        raise of_disk(error, hall.data) from error


@contextlib.contextmanager
def alone(data: Path) -> Iterator[None]:
    """No server runs on the folder, which is made if need be, and none can start.

    Raises BackupRefused where one does.
    """
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (data / "server.lock").open("a+", encoding="utf-8") as file:
        if not take_lock(file):
            file.seek(0)
            holder = file.readline().strip() or "another server"
            text = f"A server runs on the data folder {data}: {holder}. Stop it first."
            raise BackupRefused("running", text)
        yield


def put_in_place(unpacked: Path, hall: KeptHall, *, keep: bool = True) -> Path | None:
    """The hall is that of the back-up from here on; where what was here lies now, None if nothing
    was, or if nobody wants to `keep` it.

    Under `alone`. The database comes last and at once: whatever happens, there is the old one or
    the new one. Raises OSError.
    """
    aside = _set_aside(unpacked, hall) if keep else None
    files = sorted(path for path in unpacked.rglob("*") if path.is_file())
    for file in files:
        if file.name != DATABASE:
            place = hall.data / file.relative_to(unpacked)
            place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.replace(file, place)  # noqa: PTH105
    _close(hall.database)
    _begin_notes_anew(hall.data)
    os.replace(unpacked / DATABASE, hall.database)  # noqa: PTH105
    making.settle(hall.data)
    return aside


def move_aside(hall: KeptHall) -> Path | None:
    """The database that is here is no hall of this folder any more; where it lies now. Under
    `alone`. Raises OSError."""
    if not hall.database.is_file():
        return None
    _close(hall.database)
    place = _folder_aside(hall) / DATABASE
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.replace(hall.database, place)  # noqa: PTH105
    return place.parent


def newest(source: Path) -> Path:
    """The back-up itself, or of a folder the newest one. Raises BackupRefused where there is none,
    or where there are those of several halls."""
    if not source.is_dir():
        return source
    files = sorted(source.glob(f"openhall-*{archive.SUFFIX}"))
    halls = {file.name.split("-")[1] for file in files}
    if len(halls) > 1:
        text = f"{source} holds back-ups of {len(halls)} halls: name the file."
        raise BackupRefused("several", text)
    if not files:
        raise BackupRefused("no-folder", f"There is no back-up in {source}.")
    return files[-1]


def _compared(
    of: Archive, unpacked: Path, folder: Path, hall: KeptHall, known: head_check.Known | None
) -> Compared:
    with copies.reading(unpacked / DATABASE) as there:
        copies.refuse_damaged(copies.faults(there, {}))
        _refuse_other_ends(of.manifest, there)
        differing, unreadable = _differences(hall, folder, there)
        said, holds = _known(known, there)
        lists = [
            name
            for name in list_files(there)
            if not any((base / "rating-lists" / name).is_file() for base in (unpacked, hall.data))
        ]
    return Compared(of.manifest, differing, said, holds, unreadable, lists)


def _unpack_lists(source: Path, passphrase: str, unpacked: Path) -> None:
    """Those that a running hall has put beside its back-ups."""
    with copies.reading(unpacked / DATABASE) as using:
        names = list_files(using)
    missing = [name for name in names if not (unpacked / kept.LISTS / name).is_file()]
    list_packets.unpack(missing, source, passphrase, unpacked)


def _differences(hall: KeptHall, folder: Path, there: str) -> tuple[list[LogDifference], str]:
    if not hall.database.is_file():
        return [], ""
    try:
        copies.copy(hall.database, folder / _HERE)
        with copies.reading(folder / _HERE) as here:
            return comparing.differences(here, there), ""
    except sqlite3.Error as error:
        return [], str(error).partition("\n")[0]


def _known(known: head_check.Known | None, there: str) -> tuple[list[str], bool]:
    if known is None:
        return [], True
    compared = {
        stream: head_check.compare(stream, known, using=there)
        for stream in store.streams(using=there)
    }
    said = [
        f"{stream}: {known}: {head_check.sentence(each, each.event.recorded_at)}"
        for stream, each in compared.items()
    ]
    return said, any(each.holds for each in compared.values())


def _refuse_other_ends(manifest: Manifest, there: str) -> None:
    """The manifest is for people; what it says is held against the logs."""
    if copies.ends(there) != manifest.ends:
        wrong = [Fault("", "manifest", "it names other ends of the logs")]
        copies.refuse_damaged(wrong)


def _to_this_version(unpacked: Path) -> None:
    """Tables of an older program become those of this one. Raises BackupRefused for a newer one."""
    disk = MigrationLoader(None).disk_migrations
    with copies.reading(unpacked / DATABASE) as using:
        done = set(rows("SELECT app, name FROM django_migrations", [], using))
    if last := newer.tables(done, disk):
        text = f"The back-up was made by a newer Openhall ({last}): put it back by that one."
        raise BackupRefused("newer", text)
    if set(disk) <= done:
        return
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    migrated = subprocess.run(
        [sys.executable, str(settings.BASE_DIR / "manage.py"), "migrate", "--verbosity", "0"],
        env={**environment, "OPENHALL_DATA": str(unpacked), "OPENHALL_LOG": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    _close(unpacked / DATABASE)
    if migrated.returncode:
        lines = migrated.stderr.strip().splitlines() or ["no reason given"]
        raise BackupRefused("damaged", f"Its tables could not be brought up to date: {lines[-1]}")


def _set_aside(unpacked: Path, hall: KeptHall) -> Path | None:
    """A copy of what will be replaced, with what lies beside the database."""
    replaced = [
        *(hall.data / file.relative_to(unpacked) for file in unpacked.rglob("*") if file.is_file()),
        *(Path(f"{hall.database}{end}") for end in BESIDE),
    ]
    there = [file for file in replaced if file.is_file()]
    if not there:
        return None
    aside = _folder_aside(hall)
    for file in there:
        place = aside / file.relative_to(hall.data)
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        shutil.copy2(file, place)
    return aside


def _begin_notes_anew(data: Path) -> None:
    """A second machine that followed the database that was there starts anew."""
    now = leadership.read(data)
    if now.generation:
        changed = msgspec.structs.replace(now, generation=secrets.token_hex(8))
        leadership.write(data, changed)


def refuse_follower(data: Path) -> None:
    """Raises BackupRefused for the folder of a machine that follows: it is a copy of another."""
    if leadership.read(data).role == "following":
        text = f"{data} follows the hall of another machine: put the back-up back there."
        raise BackupRefused("following", text)


def _folder_aside(hall: KeptHall) -> Path:
    return hall.data / f"replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}"


def _close(database: Path) -> None:
    """What stands in the write-ahead log of a database goes into it, and the file beside it goes:
    it must never be taken for that of another database."""
    if database.is_file():
        with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(database)) as opened:
            opened.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in BESIDE:
        Path(f"{database}{end}").unlink(missing_ok=True)
