"""The tests of tail and hub run on both databases, like those of the store."""

from __future__ import annotations

from uuid import uuid4

import pytest

from tests.databases import StoreDatabase
from tests.store.log import Log


@pytest.fixture
def log(database: StoreDatabase) -> Log:
    """A stream of the test's own, begun with one event."""
    log = Log(f"hall-{uuid4().hex[:12]}", database.alias, database.url)
    log.begin()
    return log
