"""Rating lists beside the back-ups of a running hall: each is written once, for it never changes.

A folder `openhall-MARK-lists` beside the back-ups holds a packet a list, proven like a back-up and
sealed like one. What the hall no longer knows goes when no back-up can name it any more.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from django.conf import settings

from . import archive, kept, making
from .archive import UNFINISHED, Manifest
from .kept import KeptHall
from .refusal import BackupRefused, of_disk

SUFFIX: Final = ".list"
STAYS: Final = 31 * 24 * 3600.0
"""Seconds for which a list stays that the hall has no more: the oldest back-up may name it."""
SPARE: Final = 32_000_000
"""Bytes that a packet leaves free for the back-ups themselves."""


def write_missing(hall: KeptHall, folder: Path, passphrase: str) -> bool:
    """Write one packet that is missing; whether there was one. Raises BackupRefused and
    sqlite3.Error.

    One at a time: a back-up of the log goes before the next list.
    """
    names = _names(hall)
    place = folder_of(hall, folder)
    _forget_old(place, names)
    for name in names:
        source = hall.data / kept.LISTS / name
        if source.is_file() and not (place / f"{name}{SUFFIX}").is_file():
            _write(source, place / f"{name}{SUFFIX}", hall, passphrase)
            return True
    return False


def folder_of(hall: KeptHall, folder: Path) -> Path:
    return folder / f"openhall-{hall.mark}-lists"


def unpack(names: Iterable[str], source: Path, passphrase: str, folder: Path) -> None:
    """Bring the lists of these names that lie beside the back-up `source` into the unpacked
    `folder`. Raises BackupRefused for a packet that is damaged or sealed otherwise."""
    for name in names:
        for packet in sorted(source.parent.glob(f"openhall-*-lists/{name}{SUFFIX}")):
            with archive.opened(packet, passphrase, folder, whole=False) as read:
                if list(read.manifest.files) != [f"{kept.LISTS}/{name}"]:
                    raise BackupRefused("damaged-file", f"{packet} holds something else.")
                read.unpack(folder)
            break


def _names(hall: KeptHall) -> list[str]:
    """Of the database that is being written."""
    uri = f"{hall.database.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True)) as opened:
        return kept.named(opened.execute(kept.READY_LISTS).fetchall())


def _write(source: Path, target: Path, hall: KeptHall, passphrase: str) -> None:
    unfinished = target.with_name(target.name + UNFINISHED)
    said = Manifest(
        form=archive.FORM,
        program=settings.VERSION,
        made_at=datetime.now(UTC).isoformat(timespec="seconds"),
        ends={},
        files={},
    )
    try:
        target.parent.mkdir(mode=0o700, exist_ok=True)
        _refuse_without_room(source, target)
        unfinished.unlink(missing_ok=True)
        archive.write(unfinished, {f"{kept.LISTS}/{source.name}": source}, said, passphrase)
        with (
            making.scratch(hall.data) as scratch,
            archive.opened(unfinished, passphrase, scratch, whole=False) as written,
        ):
            written.prove()
        os.replace(unfinished, target)  # noqa: PTH105
        making.settle(target.parent)
    except OSError as error:
        raise of_disk(error, target) from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def _refuse_without_room(source: Path, target: Path) -> None:
    """Before it is tried, which takes long: packed it is smaller, how much nobody knows."""
    free = shutil.disk_usage(target.parent).free
    if free < source.stat().st_size // 2 + SPARE:
        text = f"There is no room left for the rating list {target}; results are backed up."
        raise BackupRefused("disk-full", text)


def _forget_old(place: Path, names: Iterable[str]) -> None:
    """A list that the hall knows is touched, so that its age is that of its leaving."""
    known = {f"{name}{SUFFIX}" for name in names}
    with contextlib.suppress(OSError):
        for packet in place.glob(f"*{SUFFIX}"):
            if packet.name in known:
                os.utime(packet)
            elif not 0 <= time.time() - packet.stat().st_mtime <= STAYS:
                packet.unlink(missing_ok=True)
