"""Tests on several processes at once: which test goes where, and what each process has of its own.

`./check` starts three workers for two cores, as much of a test is waiting. A worker takes whole
files, one after the other, so that what a module sets up is set up once; the long ones go first, or
one of them would be alone at the end. A worker that dies fails the run; the test that it ran is
named, and a new worker goes on behind it. Database files and PostgreSQL databases bear the process
in their names; ports come from a range of the worker's own and Redis databases from its number,
because a cache that is emptied empties its whole database.

A test with the marker `quiet` measures time: no other test of the run goes on meanwhile. They come
together at the end, on one worker: spread over the run, each would wait for the long tests of the
others, who would wait for it.
"""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from xdist.scheduler import LoadFileScheduling

from file_lock import take_lock

from . import time_left
from .drawing import drawn_from

FIRST = (
    "tests/e2e/test_open_of_200.py",
    "tests/e2e/test_put_back_console.py",
    "tests/store/test_crash.py",
    "tests/e2e/test_console_looks.py",
    "tests/e2e/test_console_systems.py",
    "tests/e2e/",
    "tests/live/test_resume.py",
    "tests/reliability/",
    "tests/app/test_startup",
    "tests/unit/test_recipes.py",
    "tests/app/test_role_matrix.py",
    "tests/app/test_systems_played.py",
    "tests/app/test_schemathesis.py",
    "tests/app/test_pairing_workers.py",
    "tests/live/",
    "tests/store/",
    "tests/app/",
)
"""Files and folders in the order in which they begin; the browser tests together, for their
browser stays open. All others come behind them."""
SHARED_OUT = ("tests/app/test_schemathesis.py", "tests/unit/test_recipes.py")
"""Long files whose tests set up nothing together: each test goes to whoever is free."""
HIGHEST_REDIS_DATABASE = 15
FIRST_PORT = 20_000
PORTS = 1_000
"""Ports a worker, below those that systems give to outgoing connections."""


def worker() -> int | None:
    """The number of this worker; None where the tests run in one process."""
    name = os.environ.get("PYTEST_XDIST_WORKER")
    return int(name.removeprefix("gw")) if name else None


def own_redis(url: str) -> str:
    """The same server with a database that no other worker of this run uses."""
    number = worker()
    if number is None:
        return url
    path = f"/{(HIGHEST_REDIS_DATABASE - number) % (HIGHEST_REDIS_DATABASE + 1)}"
    return urlsplit(url)._replace(path=path).geturl()


def free_port() -> int:
    """A port nobody listens on; no worker is given one that another was given."""
    number = worker()
    while True:
        port = 0 if number is None else FIRST_PORT + number * PORTS + next(_ports) % PORTS
        try:
            with socket.create_server(("127.0.0.1", port)) as listener:
                return int(listener.getsockname()[1])
        except OSError:
            continue


def pytest_xdist_auto_num_workers() -> int:
    """xdist's hook: how many workers "auto" is."""
    ours = getattr(os, "sched_getaffinity", None)  # fewer than the machine has, in a container
    cores = len(ours(0)) if ours else os.cpu_count() or 1
    return cores + cores // 2


def pytest_configure_node(node: Any) -> None:
    """xdist's hook: what a worker is told before it starts."""
    node.workerinput["shared"] = str(shared_folder(node.config))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadFileScheduling | None:
    """xdist's hook: who hands out the tests."""
    if config.getvalue("dist") != "loadfile":
        return None
    config.option.loadscopereorder = False  # the order is ours
    return WholeFiles(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The order of the run; who hands out the tests is told which are quiet, for a marker is known
    to the workers alone."""
    if worker() is not None:
        items.sort(key=_place)
        quiet = "\n".join(item.nodeid for item in items if _is_quiet(item))
        made_once(_quiet_ones(config), lambda place: place.write_text(quiet))


def pytest_testnodedown(node: Any, error: object) -> None:
    """xdist's hook: a worker has ended; with an error it was not told to."""
    if error:
        node.config.stash.setdefault(_DIED, []).append(f"worker {node.gateway.id} died: {error}")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker may die after its last test, when nothing else would fail."""
    if _DIED in session.config.stash:
        session.exitstatus = session.exitstatus or pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for line in config.stash.get(_DIED, []):
        terminalreporter.write_line(line, red=True)
    terminalreporter.write_line(f"shares were drawn from {drawn_from()} (DRAWN_FROM repeats them)")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Around the whole test, so that neither its time limit nor its duration knows of the wait."""
    number = worker()
    if number is None:
        return (yield)
    with turn(shared_folder(item.config), number, _is_quiet(item)):
        return (yield)


def shared_folder(config: pytest.Config) -> Path:
    """A folder that all workers of this run share; it goes with the run."""
    told = getattr(config, "workerinput", {}).get("shared")
    if told:
        return Path(told)
    if _SHARED not in config.stash:
        config.stash[_SHARED] = Path(tempfile.mkdtemp(prefix="openhall-tests-"))
        config.add_cleanup(lambda: shutil.rmtree(config.stash[_SHARED], ignore_errors=True))
    return config.stash[_SHARED]


def made_once(place: Path, make: Callable[[Path], object]) -> Path:
    """What `make` makes at a place in the shared folder, made by the worker that needs it first."""
    with ExitStack() as held:
        _lock(place.with_name(f"{place.name}.lock"), held)
        if not place.exists():
            begun = place.with_name(f"{place.name}.begun")
            make(begun)
            begun.rename(place)
    return place


@contextmanager
def turn(folder: Path, number: int, alone: bool) -> Iterator[None]:
    """Waits until a test may run: beside those of the other workers, or alone.

    Each worker holds its own lock while it runs a test. A test that is to be alone takes the locks
    of all; until it has them, the gate keeps the others from beginning their next one.
    """
    with ExitStack() as held:
        with ExitStack() as gate:
            _lock(folder / "gate", gate)
            own = folder / f"worker-{number}"
            for each in {own, *folder.glob("worker-*")} if alone else {own}:
                _lock(each, held)
        yield


class WholeFiles(LoadFileScheduling):  # type: ignore[misc]
    """A file of tests goes to one worker, and so do all that are quiet. What killed a worker is not
    run once more."""

    @cached_property
    def _quiet(self) -> frozenset[str]:
        return frozenset(_quiet_ones(self.config).read_text().splitlines())

    def _split_scope(self, nodeid: str) -> str:
        if nodeid in self._quiet:
            return "quiet"
        return nodeid if nodeid.startswith(SHARED_OUT) else str(super()._split_scope(nodeid))

    def remove_node(self, node: Any) -> str | None:
        left: dict[str, dict[str, bool]] = self.assigned_work.pop(node)
        deadly = next((name for file in left.values() for name in file if not file[name]), None)
        for path, file in left.items():
            if deadly in file:
                file[deadly] = True
            if not all(file.values()):
                self.workqueue[path] = file
        if deadly:
            for other in self.assigned_work:
                self._reschedule(other)
        return deadly


def _is_quiet(item: pytest.Item) -> bool:
    return item.get_closest_marker("quiet") is not None


def _quiet_ones(config: pytest.Config) -> Path:
    """Where the names of the quiet tests stand during the run."""
    return shared_folder(config) / "quiet"


def _place(item: pytest.Item) -> tuple[bool, float, int]:
    return _is_quiet(item), time_left.turn(item.nodeid), _rank(item.nodeid)


def _rank(test: str) -> int:
    return next((place for place, start in enumerate(FIRST) if test.startswith(start)), len(FIRST))


def _lock(path: Path, until: ExitStack) -> None:
    file = until.enter_context(path.open("a"))
    while not take_lock(file, wait=True):
        pass  # Windows gives up after ten seconds


_SHARED = pytest.StashKey[Path]()
_DIED = pytest.StashKey[list[str]]()
_ports = count(os.getpid() * 7)  # another run on this machine begins elsewhere
