"""The tests that run again on PostgreSQL and Redis (`.ci/run`), by AT_SCALE.

What uses no database of the run says the same a second time, on whatever database: it is left out.
A test that commits (threads, sockets, workers) is always run again, as there the databases differ
most; of those within one transaction a share is, another one with each commit. With AT_SCALE=all
(`./check --exhaustive scale`) all that use the database are run, without the variable all there is.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

import pytest

from .drawing import drawn

ONE_IN: Final = 3
"""Of the tests within one transaction so many share one turn."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    asked = os.environ.get("AT_SCALE")
    if not asked:
        return
    kept = chosen(items, all_of_them=asked == "all")
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def chosen(items: Sequence[pytest.Item], *, all_of_them: bool) -> set[pytest.Item]:
    """Those that are run again."""
    using = [item for item in items if _uses_the_database(item)]
    if all_of_them:
        return set(using)
    plain = [item for item in using if not _commits(item)]
    share = drawn("TESTS_AT_SCALE", plain, len(plain) // ONE_IN)
    return set(using) - set(plain) | set(share)


def _uses_the_database(item: pytest.Item) -> bool:
    """pytest-django keeps every other test from it."""
    return item.get_closest_marker("django_db") is not None or bool(_DATABASES & _fixtures(item))


def _commits(item: pytest.Item) -> bool:
    marker = item.get_closest_marker("django_db")
    if marker and marker.kwargs.get("transaction"):
        return True
    return "transactional_db" in _fixtures(item)


def _fixtures(item: pytest.Item) -> set[str]:
    return set(getattr(item, "fixturenames", ()))


_DATABASES: Final = frozenset({"db", "transactional_db"})
