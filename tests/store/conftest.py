"""Every test of the store that takes `log` or `database` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from uuid import uuid4

import pytest

from tests.databases import StoreDatabase

from .log import Log


@pytest.fixture
def log(database: StoreDatabase) -> Log:
    """A stream of the test's own, not created yet."""
    return Log(f"hall-{uuid4().hex[:12]}", database.alias, database.url)
