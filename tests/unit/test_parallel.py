"""Several test processes at once: none disturbs another, and one that dies is named."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests import parallel

ROOT = Path(__file__).parents[2]
REDIS = "redis://127.0.0.1:6379/13"


def at_worker(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setenv("PYTEST_XDIST_WORKER", f"gw{number}")


def test_each_worker_has_a_redis_database_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    urls = set()
    for number in range(8):
        at_worker(monkeypatch, number)
        urls.add(parallel.own_redis(REDIS))
        assert parallel.own_redis(parallel.own_redis(REDIS)) == parallel.own_redis(REDIS)
    assert len(urls) == 8
    monkeypatch.delenv("PYTEST_XDIST_WORKER")
    assert parallel.own_redis(REDIS) == REDIS


def test_no_port_is_given_to_two_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[set[int]] = []
    for number in range(2):
        at_worker(monkeypatch, number)
        given.append({parallel.free_port() for _ in range(50)})
    assert len(given[0]) == len(given[1]) == 50
    assert not given[0] & given[1]


class Worker(threading.Thread):
    """Runs one test and says when it has begun."""

    def __init__(self, folder: Path, number: int, alone: bool) -> None:
        super().__init__(daemon=True)
        self.folder, self.number, self.alone = folder, number, alone
        self.begun, self.may_end = threading.Event(), threading.Event()
        self.start()

    def run(self) -> None:
        with parallel.turn(self.folder, self.number, self.alone):
            self.begun.set()
            self.may_end.wait(10)

    def end(self) -> None:
        self.may_end.set()
        self.join(10)
        assert not self.is_alive()


def test_tests_of_two_workers_run_beside_each_other(tmp_path: Path) -> None:
    one, other = (Worker(tmp_path, number, alone=False) for number in range(2))
    assert one.begun.wait(10)
    assert other.begun.wait(10)
    one.end()
    other.end()


def test_a_quiet_test_waits_for_the_others_and_lets_none_begin(tmp_path: Path) -> None:
    before = Worker(tmp_path, 0, alone=False)
    assert before.begun.wait(10)
    quiet = Worker(tmp_path, 1, alone=True)
    assert not quiet.begun.wait(0.2)
    before.end()
    assert quiet.begun.wait(10)
    after = Worker(tmp_path, 0, alone=False)
    assert not after.begun.wait(0.2)
    quiet.end()
    assert after.begun.wait(10)
    after.end()


def test_what_is_made_once_is_made_by_the_first_who_needs_it(tmp_path: Path) -> None:
    made: list[int] = []

    def make(place: Path) -> None:
        time.sleep(0.05)
        made.append(1)
        place.write_text("whole")

    def need() -> None:
        assert parallel.made_once(tmp_path / "hall", make).read_text() == "whole"

    threads = [threading.Thread(target=need) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [1]


def run_of(tests: Path, workers: int = 1) -> tuple[int, str]:
    """Exit code and words of a run."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    ended = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "xdist", "-p", "tests.parallel"),
            *("-n", str(workers), "--dist", "loadfile", f"--rootdir={tests}", str(tests)),
        ],
        cwd=ROOT,
        env=kept | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return ended.returncode, ended.stdout


def test_a_worker_that_dies_fails_the_run_and_its_test_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_deadly.py").write_text(
        "import os\n"
        "def test_before(): pass\n"
        "def test_deadly(): os.kill(os.getpid(), 9)\n"
        "def test_behind(): pass\n"
    )
    code, printed = run_of(tmp_path)
    assert code == 1
    assert "crashed while running 'test_deadly.py::test_deadly'" in printed
    assert "1 failed, 2 passed" in printed


def test_a_worker_that_dies_after_its_last_test_fails_the_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "import os\n"
        "def pytest_sessionfinish(session):\n"
        "    if hasattr(session.config, 'workerinput'): os.kill(os.getpid(), 9)\n"
    )
    (tmp_path / "test_harmless.py").write_text("def test_harmless(): pass\n")
    code, printed = run_of(tmp_path)
    assert code == 1
    assert "worker gw0 died" in printed


def test_quiet_tests_come_together_behind_the_others_of_one_worker(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    for name in ("a", "b", "c"):
        (tmp_path / f"test_{name}.py").write_text(
            "import os, pytest\n"
            f"def note(test): open({str(ran)!r}, 'a').write(f'{{test}} {{os.getpid()}}\\n')\n"
            "@pytest.mark.quiet\n"
            "def test_first(): note('quiet')\n"
            "def test_second(): note('loud')\n"
        )
    code, printed = run_of(tmp_path, workers=2)
    assert (code, "6 passed" in printed) == (0, True)
    lines = [line.split() for line in ran.read_text().splitlines()]
    (chosen,) = {process for test, process in lines if test == "quiet"}
    of_it = [test for test, process in lines if process == chosen]
    assert of_it == sorted(of_it)
    assert of_it.count("quiet") == 3


USES_THE_DATABASE = re.compile(r"\bdjango_db\b|\bdef test_\w+\([^)]*\b(?:transactional_)?db\b")
"""Of the run itself; browser tests start servers with folders of their own."""


def test_no_test_beside_those_of_browsers_uses_the_database_of_the_run() -> None:
    """What drives the browsers holds the event loop while their folder is run, and there Django
    lets nobody at a database."""
    files = sorted((ROOT / "tests" / "e2e").rglob("*.py"))
    assert [file.name for file in files if USES_THE_DATABASE.search(file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "text", ["pytestmark = pytest.mark.django_db", "def test_a(hall: Hall, db: None) -> None: ..."]
)
def test_control_the_database_is_noticed(text: str) -> None:
    assert USES_THE_DATABASE.search(text)
