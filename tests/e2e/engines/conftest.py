"""One browser of the engine and one hall for each module of walks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.app.started import ROOT, Hall, environment, started

from .wire import ENGINES, Wire

pytest.register_assert_rewrite("tests.e2e.engines.walks")


@pytest.fixture(scope="module")
def wire(request: pytest.FixtureRequest) -> Iterator[Wire]:
    """The browser whose name the module has."""
    engine = request.module.__name__.rpartition("test_")[2]
    with ENGINES[engine]() as wire:
        yield wire


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """`./hall` on a folder with the tournaments of the walks."""
    data = tmp_path_factory.mktemp("engines")
    subprocess.run(
        [sys.executable, "-m", "tests.e2e.engines.tournaments"],
        cwd=ROOT,
        env=environment(OPENHALL_DATA=str(data)),
        check=True,
        timeout=120,
    )
    with started(data, "--no-demo") as hall:
        yield hall
