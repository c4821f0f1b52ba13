"""One browser of the engine and one hall for each module of walks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.app.started import Hall, started
from tests.e2e.console_hall import prepared

from .wire import ENGINES, Wire

pytest.register_assert_rewrite("tests.e2e.engines.walks")


@pytest.fixture(scope="module")
def wire(request: pytest.FixtureRequest) -> Iterator[Wire]:
    """The browser whose name the module has."""
    engine = request.module.__name__.rpartition("test_")[2]
    with ENGINES[engine]() as wire:
        yield wire


@pytest.fixture(scope="module")
def hall(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """`./hall` on a folder with the tournaments of the walks."""
    folder = tmp_path_factory.mktemp("engines")
    data = prepared(pytestconfig, folder, by="tests.e2e.engines.tournaments")
    with started(data, "--no-demo") as hall:
        yield hall
