"""Where the players of a list are: a file of its own beside SQLite, a table of its own in
PostgreSQL. Neither is written to once it is made, and no tournament waits for it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.db import connection
from psycopg.conninfo import make_conninfo

from ...domain.entries.doubles.spelling import spoken
from ...models import RatingList
from ...rating_lists import postgresql_store, sqlite_store
from ...rating_lists.listed import Listed
from ...rating_lists.search import Question, named, question

FOUND_AT_MOST: Final = 20
NAMESAKES_AT_MOST: Final = 1_000_000
"""No list has more players of one name and one year of birth."""
UPLOAD: Final = ".upload"
_PARAMETERS: Final = ("dbname", "user", "password", "host", "port", "service", "sslmode")


def folder() -> Path:
    """Of lists kept as files, and of what waits to be imported."""
    place: Path = settings.RATING_LISTS
    return place


def waiting_folder() -> Path:
    """Files that somebody has put there to be imported."""
    return folder() / "incoming"


def made_folder() -> Path:
    """The folder, which is made if need be."""
    folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder()


def new_store() -> str:
    """A name for the players of a list: none is given twice, not even after an older copy of the
    database was put back."""
    return f"rating_list_{secrets.token_hex(8)}"


def upload_of(store: str) -> Path:
    """The file that was sent, while it is read."""
    return folder() / f"{store}{UPLOAD}"


def holds(store: str) -> bool:
    """Whether the players are here: a copy of the database may have come without them."""
    if not store:
        return False
    if connection.vendor == "sqlite":
        return _file(store).is_file()
    with connection.cursor() as cursor:
        return postgresql_store.is_there(cursor, store)


def target(store: str) -> tuple[str, str]:
    """For the child: the file to be made, or the table with what opens its database."""
    if connection.vendor == "sqlite":
        return str(_file(store)), ""
    known = connection.get_connection_params()
    return store, make_conninfo(**{name: known[name] for name in _PARAMETERS if known.get(name)})


def find(of: RatingList, typed: str, federation: str = "", born: str = "") -> list[Listed]:
    """The strongest that fit what was typed."""
    asked = question(typed, _federations(of.store), federation, born)
    return _asked_of(of, asked, FOUND_AT_MOST)


def bearing(of: RatingList, name: str, federation: str = "", born: str = "") -> list[Listed]:
    """All who bear that name, in any order and spelling of its words."""
    alike = _asked_of(of, named(name, federation, born), NAMESAKES_AT_MOST)
    return [player for player in alike if spoken(player.name) == spoken(name)]


def numbered(of: RatingList, numbers: Sequence[str]) -> list[Listed]:
    """The players with these numbers."""
    if connection.vendor == "sqlite":
        return sqlite_store.numbered(_file(of.store), numbers)
    with connection.cursor() as cursor:
        return postgresql_store.numbered(cursor, of.store, numbers)


def drop(store: str) -> None:
    """With the file that was sent. Whoever reads it just now reads to the end: a file stays as long
    as it is open. Raises OSError where a file is held."""
    if not store:
        return
    upload_of(store).unlink(missing_ok=True)
    if connection.vendor == "sqlite":
        _file(store).unlink(missing_ok=True)
        return
    with connection.cursor() as cursor:
        postgresql_store.drop(cursor, store)


def _asked_of(of: RatingList, asked: Question, most: int) -> list[Listed]:
    if connection.vendor == "sqlite":
        return sqlite_store.find(_file(of.store), asked, most)
    with connection.cursor() as cursor:
        return postgresql_store.find(cursor, of.store, asked, most)


def sweep(at_work: Callable[[], Container[str]]) -> None:
    """Uploads that a killed server has left on this one go. `at_work`: the stores that are being
    made, asked after the folder was looked at."""
    left = list(folder().glob(f"*{UPLOAD}"))
    wanted = at_work()
    for file in left:
        if file.name.removesuffix(UPLOAD) not in wanted:
            file.unlink(missing_ok=True)


@lru_cache(maxsize=32)
def _federations(store: str) -> frozenset[str]:
    """A list never changes, and no name of a store is given twice."""
    if connection.vendor == "sqlite":
        return sqlite_store.federations(_file(store))
    with connection.cursor() as cursor:
        return postgresql_store.federations(cursor, store)


def _file(store: str) -> Path:
    return folder() / f"{store}.sqlite3"
