"""`startup.py` before anything is installed: the Python it finds, the environment it makes."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

import startup

from .started import ROOT, refused

PIP = "pip"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project whose run requirements are one line."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "run.txt").write_text("one==1\n")
    monkeypatch.setattr(startup, "ROOT", tmp_path)
    monkeypatch.delenv("OPENHALL_PYTHON", raising=False)
    return tmp_path


class FakeSetUp:
    """Stands for `python -m venv` and pip, which need minutes and a network."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, project: Path) -> None:
        self.calls: list[str] = []
        self.pip_fails_with: str | None = None
        self._python = project / ".venv-run" / "bin" / "python"
        monkeypatch.setattr(subprocess, "run", self._run)

    def _run(
        self, command: list[str], stdout: object = None, **_: object
    ) -> subprocess.CompletedProcess[str]:
        step = PIP if PIP in command else "venv"
        self.calls.append(step)
        if step == "venv":
            self._python.parent.mkdir(parents=True)
            self._python.touch()
        elif self.pip_fails_with is not None:
            stdout.write(self.pip_fails_with)  # type: ignore[attr-defined]
            return subprocess.CompletedProcess(command, 1)
        return subprocess.CompletedProcess(command, 0, "", "")


@pytest.fixture
def set_up(project: Path, monkeypatch: pytest.MonkeyPatch) -> FakeSetUp:
    return FakeSetUp(monkeypatch, project)


def line_of(function: Callable[[], object]) -> str:
    with pytest.raises(SystemExit) as ended:
        function()
    assert isinstance(ended.value.code, str)
    return ended.value.code


def make() -> str:
    return startup.environment("run")


def test_environment_is_made_once(set_up: FakeSetUp, project: Path) -> None:
    assert make() == make() == str(project / ".venv-run" / "bin" / "python")
    assert set_up.calls == ["venv", PIP]


def test_changed_requirements_are_installed_into_the_same_environment(
    set_up: FakeSetUp, project: Path
) -> None:
    make()
    (project / "requirements" / "run.txt").write_text("one==2\n")
    make()
    make()
    assert set_up.calls == ["venv", PIP, PIP]


def test_interrupted_set_up_begins_again(
    set_up: FakeSetUp, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(startup, "_install", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            make()
    make()
    assert set_up.calls == ["venv", "venv", PIP]


def test_interrupted_renewal_begins_again(set_up: FakeSetUp, project: Path) -> None:
    make()
    (project / "requirements" / "run.txt").write_text("one==2\n")
    set_up.pip_fails_with = "ERROR: broken off"
    with pytest.raises(SystemExit):
        make()
    set_up.pip_fails_with = None
    make()
    assert set_up.calls == ["venv", PIP, PIP, "venv", PIP]


def test_python_that_was_upgraded_away_is_noticed(set_up: FakeSetUp, project: Path) -> None:
    make()
    (project / ".venv-run" / "bin" / "python").unlink()
    make()
    assert set_up.calls == ["venv", PIP, "venv", PIP]


def test_two_starts_at_once_set_up_once(set_up: FakeSetUp) -> None:
    starts = [threading.Thread(target=make) for _ in range(2)]
    for start in starts:
        start.start()
    for start in starts:
        start.join()
    assert set_up.calls == ["venv", PIP]


def test_no_network_is_one_line(set_up: FakeSetUp) -> None:
    set_up.pip_fails_with = (
        "WARNING: Retrying ... NewConnectionError(...): Failed to establish a new connection\n"
        "ERROR: No matching distribution found for one==1\n"
    )
    assert line_of(make).startswith("The packages could not be fetched: the first start needs the")


def test_package_that_is_not_there_is_named(set_up: FakeSetUp) -> None:
    set_up.pip_fails_with = "ERROR: No matching distribution found for one==1\n"
    assert "No matching distribution found for one==1" in line_of(make)


@pytest.mark.parametrize("absent", ["venv", "ensurepip"])
def test_python_without_venv_or_ensurepip_is_one_line(
    set_up: FakeSetUp, monkeypatch: pytest.MonkeyPatch, absent: str
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == absent else found(name)
    )
    line = line_of(make)
    assert "has no venv or no ensurepip" in line
    assert "python3-venv" in line


def test_project_that_cannot_be_written_to_is_one_line(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(startup, "ROOT", Path("/proc"))
    monkeypatch.setattr(startup, "_complete", lambda *_: False)
    assert line_of(make).startswith("Openhall cannot set itself up in /proc: ")


def test_every_python_3_can_read_the_file() -> None:
    ast.parse((ROOT / "startup.py").read_text(), feature_version=(3, 6))
    with pytest.raises(SyntaxError):  # the control: this check does find newer syntax
        ast.parse("def f(a, /): ...", feature_version=(3, 6))


def test_older_python_gets_one_line() -> None:
    program = (
        "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0);"
        f"runpy.run_path({str(ROOT / 'startup.py')!r}, run_name='__main__')"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr == (
        f"Openhall needs Python 3.11 or newer; this one is 3.9.2 ({sys.executable}).\n"
    )


def fake_python(folder: Path, name: str, version: str) -> None:
    """A program that says it is some Python and cannot do what a newer one can."""
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(f'#!/bin/sh\n[ "$1" = -V ] && echo "Python {version}" && exit 0\nexit 1\n')
    program.chmod(0o755)


def path_of(folder: Path) -> str:
    """A PATH with the fake Pythons and the few programs that the script itself uses."""
    for tool in ("sh", "dirname", "cat"):
        found = shutil.which(tool)
        assert found
        (folder / tool).symlink_to(found)
    return str(folder)


def test_hall_names_the_python_that_is_too_old(tmp_path: Path) -> None:
    fake_python(tmp_path / "bin", "python3", "3.9.2")
    line = refused(PATH=path_of(tmp_path / "bin"))
    assert line == "Openhall needs Python 3.11 or newer; found on the PATH: Python 3.9.2."


def test_hall_without_any_python_says_so(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    line = refused(PATH=path_of(tmp_path / "bin"))
    assert line == "Openhall needs Python 3.11 or newer; found on the PATH: none."


@pytest.mark.parametrize(
    ("python", "reason"),
    [
        (str(ROOT / "README.md"), "Permission denied"),
        (str(ROOT), "Permission denied"),
        ("/nowhere/python", "No such file or directory"),
    ],
)
def test_a_given_python_that_cannot_be_run_is_one_line(python: str, reason: str) -> None:
    line = refused(OPENHALL_PYTHON=python)
    assert line == f"OPENHALL_PYTHON names {python}, which cannot be run: {reason}."


BARE = ("-I", "-S")
"""No packages beside the standard library."""


def test_a_given_python_without_the_packages_is_one_line(tmp_path: Path) -> None:
    bare = tmp_path / "python"
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} {" ".join(BARE)} "$@"\n')
    bare.chmod(0o755)
    line = refused("--data", str(tmp_path / "hall"), OPENHALL_PYTHON=str(bare))
    assert f"({sys.executable}) lacks packages that Openhall needs. Use {ROOT}" in line


def test_pairing_without_the_packages_says_which_python_to_use() -> None:
    ended = subprocess.run(
        [sys.executable, "-S", "-m", "pairing", "check", "some.trf"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout) == (3, "")
    assert ended.stderr.startswith(f"This Python ({sys.executable}) lacks packages")
    assert len(ended.stderr.splitlines()) == 1
    assert ".venv-run" in ended.stderr


def test_hall_takes_a_newer_python_beside_an_old_python3(tmp_path: Path) -> None:
    fake_python(tmp_path / "bin", "python3", "3.9.2")
    (tmp_path / "bin" / "python3.11").symlink_to(sys.executable)
    ended = subprocess.run(
        [str(ROOT / "hall"), "--help"],
        env={**os.environ, "PATH": path_of(tmp_path / "bin")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert "--demo" in ended.stdout


def test_ci_does_not_go_without_its_services(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        startup, "services", lambda: {"PostgreSQL": "", "Redis": "127.0.0.1:6379", "Chromium": ""}
    )
    monkeypatch.setenv("CI", "true")
    line = line_of(lambda: startup.run_tests([]))
    assert line == "CI must test with PostgreSQL and Chromium; not found here."


@pytest.fixture
def handed_over(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the check becomes, behind the name of the Python."""
    command: list[str] = []

    def note(given: list[str]) -> int:
        command.extend(given[1:])
        return 0

    monkeypatch.setattr(startup, "hand_over", note)
    monkeypatch.setattr(startup, "environment", lambda kind: sys.executable)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.chdir(ROOT)
    return command


def test_check_uses_all_cores_unless_it_is_told_otherwise(handed_over: list[str]) -> None:
    startup.run_tests(["-n", "0", "-k", "name"])
    assert handed_over[:2] == ["-m", "pytest"]
    assert handed_over.index("--numprocesses=auto") < handed_over.index("-n")
    assert handed_over[-4:] == ["-n", "0", "-k", "name"]


def test_check_names_the_ten_slowest(handed_over: list[str]) -> None:
    startup.run_tests([])
    assert "--durations=10" in handed_over


def test_check_keeps_what_python_compiles(
    handed_over: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    startup.run_tests([])
    assert handed_over
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ


def test_the_long_runs_are_behind_the_same_command(handed_over: list[str]) -> None:
    startup.run_tests(["--exhaustive", "corpus"])
    assert handed_over == ["-m", "tests.exhaustive", "corpus"]


def test_requirements_are_hashed_and_without_addresses() -> None:
    for name in ("run.txt", "test.txt"):
        text = (ROOT / "requirements" / name).read_text()
        packages = [line for line in text.splitlines() if "==" in line and not line.startswith(" ")]
        assert len(packages) > 20
        assert text.count("--hash=sha256:") >= len(packages)
        assert "://" not in text


def test_run_and_test_requirements_agree() -> None:
    def pinned(name: str) -> set[str]:
        lines = (ROOT / "requirements" / name).read_text().splitlines()
        return {
            line.split(" ;")[0].rstrip(" \\") for line in lines if "==" in line and line[0] != " "
        }

    assert pinned("run.txt") <= pinned("test.txt")
