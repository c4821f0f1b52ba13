"""The two databases of the store's suite: a SQLite file and a PostgreSQL database of its own.

A test that takes the fixture `database` runs on both. Nothing is emptied in between: every test has
streams of its own.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import dj_database_url
import psycopg
import pytest
from dj_database_url import DBConfig
from django.conf import settings
from django.core.management import call_command
from django.db import connections
from pytest_django import DjangoDbBlocker

POSTGRES = os.environ.get("TEST_POSTGRES_URL", "postgres://postgres@127.0.0.1:5432/postgres")


class StoreDatabase(NamedTuple):
    """`alias` for `using=`, `url` for the DATABASE_URL of a child process."""

    alias: str
    url: str


_POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.postgres)
on_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
on_postgresql = pytest.mark.parametrize("database", [_POSTGRESQL], indirect=True)
"""For tests of one database's own ways."""


@pytest.fixture(scope="session", params=["sqlite", _POSTGRESQL])
def database(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    django_db_setup: None,  # first, or it would make a test database of ours too
    django_db_blocker: DjangoDbBlocker,
) -> Iterator[StoreDatabase]:
    alias = f"store_{request.param}"
    place = _sqlite_file if request.param == "sqlite" else _postgresql_database
    with (
        place(tmp_path_factory.mktemp(alias)) as url,
        django_db_blocker.unblock(),
        opened(alias, url) as found,
    ):
        yield found


@contextmanager
def opened(alias: str, url: str) -> Iterator[StoreDatabase]:
    """A database with its tables, under a name of its own."""
    settings.DATABASES[alias] = _settings(url)
    try:
        call_command("migrate", database=alias, verbosity=0)
        yield StoreDatabase(alias, url)
    finally:
        connections[alias].close()
        del connections[alias]
        del settings.DATABASES[alias]


def _settings(url: str) -> DBConfig:
    """As in `config.settings`, with Django's defaults filled in."""
    options = dict(settings.DATABASES["default"].get("OPTIONS", {}))
    if not url.startswith("sqlite"):
        options = {}
    elif "transaction_mode" not in options:
        options = {"transaction_mode": "IMMEDIATE", "timeout": 30}
    wanted = {**dj_database_url.parse(url), "OPTIONS": options}
    filled: DBConfig = connections.configure_settings({"default": wanted})["default"]
    return filled


@contextmanager
def _sqlite_file(folder: Path) -> Iterator[str]:
    yield f"sqlite:///{folder / 'store.sqlite3'}"


@contextmanager
def _postgresql_database(folder: Path) -> Iterator[str]:
    name = f"openhall_store_{os.getpid()}"
    try:
        server = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError as error:
        pytest.skip(f"no PostgreSQL at {POSTGRES}: {error}")
    with server:
        server.execute(f"CREATE DATABASE {name}")
        try:
            yield POSTGRES.rsplit("/", 1)[0] + f"/{name}"
        finally:
            server.execute(f"DROP DATABASE {name} WITH (FORCE)")
