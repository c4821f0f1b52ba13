"""A run whose time is over leaves out tests of the browser, says so, and leaves out no others."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import time_left

ROOT = Path(__file__).parents[2]
BROWSER = ("tests/e2e/test_letters.py::test_a", "tests/e2e/engines/test_walk.py::test_b")
OTHER = "tests/app/test_door.py::test_c"


@pytest.fixture(autouse=True)
def no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CHECK_UNTIL", raising=False)


def test_without_a_limit_the_order_is_that_of_the_run() -> None:
    assert [time_left.turn(test) for test in (*BROWSER, OTHER)] == [0, 0, 0]
    assert not time_left.is_over()


def test_with_one_the_browser_comes_last_in_another_order_with_each_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CHECK_UNTIL", str(time.time() + 1000))
    files = [f"tests/e2e/test_{number}.py" for number in range(20)]
    monkeypatch.setattr(time_left, "drawn_from", lambda: "a commit")
    before = sorted(files, key=time_left.turn)
    assert all(1 <= time_left.turn(file) == time_left.turn(f"{file}::test_a") for file in files)
    assert time_left.turn(OTHER) == 0
    monkeypatch.setattr(time_left, "drawn_from", lambda: "another")
    assert sorted(files, key=time_left.turn) != before
    assert not time_left.is_over()


def test_what_is_left_out_is_said_and_all_else_is_run(tmp_path: Path) -> None:
    """The plug-in alone in a run of its own, whose time is over."""
    for place in (*BROWSER, OTHER):
        file, _, name = place.partition("::")
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"def {name}(): pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    over = {"CHECK_UNTIL": str(time.time() - 1), "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-ra", "-p", "tests.time_left", "-p", "no:django", "."],
        cwd=tmp_path,
        env={**os.environ, **over},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "1 passed, 2 skipped" in ran.stdout
    assert time_left.LEFT_OUT in ran.stdout
