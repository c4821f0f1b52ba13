"""A back-up of a hall that goes on: one moment of it, proven, with all that belongs to it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from django.conf import settings

from events.messages import Head
from file_lock import take_lock

from . import archive, copies, kept
from .archive import SUFFIX, UNFINISHED, End, Manifest
from .kept import KeptHall
from .refusal import of_disk

SCRATCH: Final = "backing-up"
"""The folder of the data folder in which a copy is made; what a killed process left in it goes."""


class MadeBackup(msgspec.Struct, frozen=True):
    """`size` in bytes, `took` in seconds."""

    path: Path
    size: int
    ends: dict[str, End]
    took: float


def make(
    hall: KeptHall,
    target: Path,
    passphrase: str = "",
    *,
    lists: bool = True,
    proven: Mapping[str, Head] | None = None,
) -> MadeBackup:
    """Write `target`, which must not be there and gets its name when it is proven.

    `proven`: places of logs up to which they need not be proven again. Raises BackupRefused, and
    leaves nothing behind then.
    """
    began = time.monotonic()
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        with scratch(hall.data) as folder:
            ends = _write(hall, folder, unfinished, passphrase, lists, proven or {})
            with archive.opened(unfinished, passphrase, folder) as written:
                written.prove()
        os.replace(unfinished, target)  # noqa: PTH105
        settle(target.parent)
        size = target.stat().st_size
    except (OSError, sqlite3.Error) as error:
        raise of_disk(error, target) from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return MadeBackup(target, size, ends, time.monotonic() - began)


def name_of(hall: KeptHall, moment: datetime) -> str:
    """As the file of a back-up is called: whose it is, and when it was made (UTC)."""
    return f"openhall-{hall.mark}-{moment.astimezone(UTC):%Y%m%d-%H%M%SZ}{SUFFIX}"


@contextlib.contextmanager
def scratch(data: Path) -> Iterator[Path]:
    """An empty folder for what no other may read, for one process at a time."""
    folder = data / SCRATCH
    folder.mkdir(mode=0o700, exist_ok=True)
    with (data / f"{SCRATCH}.lock").open("w") as lock:
        take_lock(lock, wait=True)
        _empty(folder)
        try:
            yield folder
        finally:
            _empty(folder)


def settle(folder: Path) -> None:
    """The names in the folder are on the disk too, where the file system knows how."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _write(
    hall: KeptHall,
    folder: Path,
    unfinished: Path,
    passphrase: str,
    lists: bool,
    proven: Mapping[str, Head],
) -> dict[str, End]:
    copied = folder / archive.DATABASE
    now = datetime.now(UTC)
    copies.copy(hall.database, copied)
    with copies.reading(copied) as using:
        copies.refuse_damaged(copies.faults(using, proven))
        ends = copies.ends(using)
        files = kept.files(hall, copied, using, lists=lists)
        missing = sum(f"rating-lists/{name}" not in files for name in kept.list_files(using))
    said = Manifest(
        form=archive.FORM,
        program=settings.VERSION,
        made_at=now.isoformat(timespec="seconds"),
        ends=ends,
        files={},
        lists_left_out=missing,
        settings=kept.environment(),
    )
    unfinished.unlink(missing_ok=True)
    archive.write(unfinished, files, said, passphrase)
    return ends


def _empty(folder: Path) -> None:
    for left in folder.iterdir():
        if left.is_dir():
            shutil.rmtree(left, ignore_errors=True)
        else:
            left.unlink(missing_ok=True)
