"""What all tests share: the test database, and how it is emptied past the guards of the event log.

- The default test database is a SQLite *file* in a fresh folder, because the server's threads each
  open a connection of their own (a database in memory would have other locks). DATABASE_URL
  chooses PostgreSQL instead; the name of its test database holds the process id, so that several
  test runs can share a machine.
- Tests that write events and whose other threads or sockets must see them need
  `@pytest.mark.django_db(transaction=True)`: `store.execute` then commits for real. After such a
  test all tables are emptied, which the guards refuse; they are lifted for that moment only.
- Under plain `@pytest.mark.django_db` `store.execute` works too, in the test's transaction; what
  is to happen on commit (doorbell, Celery) then never happens.
- Tests of sockets and streams take the fixture `live_started` and are coroutines.
- A test should close the connections of the threads it starts (`connections.close_all()` at their
  end): psycopg warns of those that are not, and here a warning is an error.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from uuid import uuid4

import pytest
from django.conf import settings
from django.db import connection, connections
from django.test import TransactionTestCase
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from pytest_django import DjangoDbBlocker

from events import live

from . import at_scale, parallel, time_left
from .databases import database  # noqa: F401 (a fixture)
from .emptying import empty
from .services import pytest_collection_modifyitems  # noqa: F401 (a hook)

hypothesis_settings.register_profile(
    "shared", suppress_health_check=[HealthCheck.too_slow], deadline=None
)
"""How long data take to be drawn, and an example to be tried, says more about the machine that
others work on too."""
hypothesis_settings.load_profile("shared")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(parallel)
    config.pluginmanager.register(at_scale)
    config.pluginmanager.register(time_left)


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    tmp_path_factory: pytest.TempPathFactory,
    django_db_modify_db_settings_parallel_suffix: None,
) -> None:
    """A test database of this process' own."""
    default = connections["default"]
    if default.vendor == "sqlite":
        name = str(tmp_path_factory.mktemp("database") / "test.sqlite3")
    else:
        name = f"test_{default.settings_dict['NAME']}_{os.getpid()}"
    default.settings_dict.setdefault("TEST", {})["NAME"] = name


@pytest.fixture(scope="session")
def django_db_setup(
    django_db_setup: None,  # the one of pytest-django, which this one closes after
    django_db_blocker: DjangoDbBlocker,
) -> Iterator[None]:
    """PostgreSQL drops no database that a thread of some test is still connected to."""
    yield
    if connection.vendor == "postgresql":
        with django_db_blocker.unblock(), connection.cursor() as cursor:
            cursor.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )


@pytest.fixture(scope="session", autouse=True)
def own_counts() -> None:
    """Servers of one installation share their counts; test runs on one Redis do not."""
    shared = settings.CACHES["default"]
    shared["KEY_PREFIX"] = f"{shared.get('KEY_PREFIX', '')}:{uuid4().hex}"


@pytest.fixture(scope="session", autouse=True)
def emptied_past_the_guards() -> Iterator[None]:
    """What Django does to the tables after a transactional test is done by `emptying`."""

    def teardown(test: TransactionTestCase) -> None:
        for name in test._databases_names(include_mirrors=False):  # type: ignore[attr-defined]
            empty(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TransactionTestCase, "_fixture_teardown", teardown)
        yield


@pytest.fixture
async def live_started(transactional_db: None) -> AsyncIterator[None]:
    """The hub and the tail of a server, on the test's event loop; heartbeats every 0.2 s."""
    await live.start(heartbeat=0.2, poll=0.2)
    yield
    await live.stop()
