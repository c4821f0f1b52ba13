"""What a hall keeps, where it is, and which back-ups are its own."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from django.conf import settings

from events.sql import rows

from .archive import DATABASE
from .copies import SQLITE
from .refusal import BackupRefused

LISTS: Final = "rating-lists"
"""The folder of rating lists in that of the hall."""

READY_LISTS: Final = (
    "SELECT store FROM tournaments_ratinglist WHERE state = 'ready' AND store <> ''"
)

_SECRET: Final = ("SECRET", "KEY", "PASSPHRASE", "PASSWORD", "TOKEN")
_OF_THE_MACHINE: Final = frozenset(
    f"OPENHALL_{name}"
    for name in ("DATA", "LOG", "PYTHON", "BACKUP", "LISTENS", "PORTS", "DEMO_LOGINS")
)


class KeptHall(msgspec.Struct, frozen=True):
    """Folder and database of a hall; keys as the running program uses them."""

    data: Path
    database: Path
    secret_key: str
    push_key: str

    @property
    def mark(self) -> str:
        """Stands in the names of its back-ups, so that two halls can share a stick."""
        named = f"openhall back-up\n{self.secret_key}"
        return hashlib.sha256(named.encode()).hexdigest()[:8]


def of_settings() -> KeptHall:
    """The hall of this process. Raises BackupRefused where its database is no SQLite file."""
    database = settings.DATABASES["default"]
    if database["ENGINE"] != SQLITE:
        raise BackupRefused(
            "postgresql",
            "The database is PostgreSQL: its own tools back it up and put it back (pg_dump,"
            " pg_restore; docs/operations.md). Nothing was done.",
        )
    key = "" if settings.SECRET_KEY_IS_PASSING else settings.SECRET_KEY
    return KeptHall(Path(settings.DATA_DIR), Path(database["NAME"]), key, settings.PUSH_KEY)


def files(hall: KeptHall, database: Path, using: str, *, lists: bool) -> dict[str, Path | bytes]:
    """What goes into a back-up, by name: a copy of the database, read by the alias `using`, keys,
    certificate, and the rating lists that it names."""
    contents: dict[str, Path | bytes] = {DATABASE: database}
    for name, key in (("secret-key", hall.secret_key), ("push-key", hall.push_key)):
        if key:
            contents[name] = f"{key}\n".encode()
    folder = hall.data / LISTS
    stores = list_files(using) if lists else []
    for file in (
        *sorted((hall.data / "certificate").glob("*.[ck]*")),
        *sorted((folder / "mappings").glob("*.toml")),
        *(folder / name for name in stores if (folder / name).is_file()),
    ):
        contents[file.relative_to(hall.data).as_posix()] = file
    return contents


def list_files(using: str) -> list[str]:
    """The files of the rating lists that a database knows."""
    return named(rows(READY_LISTS, [], using))


def named(stores: Iterable[tuple[str]]) -> list[str]:
    """The files of these rows."""
    return sorted(f"{store}.sqlite3" for (store,) in stores)


def environment() -> dict[str, str]:
    """The variables that somebody has set for this hall, without secret ones and those that say
    where things are on this machine."""
    return {
        name: value
        for name, value in sorted(os.environ.items())
        if name.startswith("OPENHALL_")
        and name not in _OF_THE_MACHINE
        and not any(word in name for word in _SECRET)
    }
