"""The engines as a package of their own: built, installed where nothing else is, and used there."""

from __future__ import annotations

import json
import pkgutil
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from pathlib import Path
from typing import Final

import pytest

import pairing
from pairing.__main__ import main

from .builders import HERE

ROOT: Final = Path(__file__).parents[3]
PACKAGE: Final = ROOT / "pairing"
EXAMPLE: Final = HERE / "positions" / "worked-example.trf"
PIP: Final = (sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check")


def run(*command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """From outside of the checkout."""
    return subprocess.run(
        [*map(str, command)],
        cwd="/",
        env={"PATH": "", **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by the one command of docs/library.md, with what is installed already."""
    folder = tmp_path_factory.mktemp("wheels")
    offline = ("--no-index", "--no-build-isolation", "--no-deps")
    built = run(*PIP, "wheel", "-q", *offline, "--wheel-dir", folder, PACKAGE)
    assert built.returncode == 0, built.stderr
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an environment that holds the package and nothing else."""
    environment = tmp_path_factory.mktemp("empty")
    venv.create(environment, with_pip=False, symlinks=True)
    there = environment / "bin" / "python"
    offline = ("--no-index", "--find-links", wheel.parent)
    done = run(*PIP, "--python", there, "install", "-q", *offline, "openhall-pairing")
    assert done.returncode == 0, done.stderr
    return there


def example_of_the_guide() -> str:
    """The program in the package's README, for a file that is named behind it."""
    lines = (PACKAGE / "README.md").read_text(encoding="utf-8").splitlines()
    program = "\n".join(line[4:] for line in lines if line.startswith("    "))
    return program.replace('"open.trf"', "__import__('sys').argv[1]")


def test_the_program_of_its_guide_pairs_a_report_file_without_any_other_package(
    python: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = run(python, "-I", "-c", example_of_the_guide(), EXAMPLE)
    assert result.returncode == 0, result.stderr
    assert main(["pair", str(EXAMPLE), "--json"]) == 0
    ours = json.loads(capsys.readouterr().out)
    boards = ", ".join(f"Board(white={white}, black={black})" for white, black in ours["boards"])
    assert result.stdout.startswith(f"RoundPairing(boards=({boards}), pab={ours['pab']}, ")


def test_a_type_checker_reads_the_types_of_the_installed_package(
    python: Path, tmp_path: Path
) -> None:
    program = tmp_path / "program.py"
    program.write_text(f"{example_of_the_guide()}\nwrong: int = rules\n")
    strict = ("--strict", "--cache-dir", "/dev/null", "--python-executable", python)
    found = run(sys.executable, "-m", "mypy", *strict, program).stdout
    assert found.count("error:") == 1, found
    assert 'has type "Rules", variable has type "int"' in found


EVERYTHING: Final = """
import sys, pairing
from random import Random
from pairing.generator import Axes, random_tournament
from pairing.ranking.criteria import criteria
from pairing.ranking.order import Ranking
from pairing.reported import stated
from pairing.reported_table import table_of
from pairing.systems import SYSTEMS
from pairing.trf import read_report, write_report

for code in SYSTEMS:
    made = random_tournament(Axes(system=code, players=12), Random(code), code)
    again = read_report(write_report(made))
    assert again == made, code
    assert stated(again).system == code and "Pairing-" not in again.type_text, again.type_text
    list_ = criteria(["DE", "WIN"], predetermined="robin" in code)
    assert len(Ranking(table_of(again), list_).ranks) == 12, code
print(len(SYSTEMS), pairing.__file__)
"""


def test_every_system_plays_a_tournament_there_that_is_written_read_and_ranked(
    python: Path,
) -> None:
    result = run(python, "-I", "-c", EVERYTHING)
    assert result.returncode == 0, result.stderr
    count, file = result.stdout.split()
    assert int(count) > 10
    assert Path(file).is_relative_to(python.parents[1])


def test_the_command_line_says_what_it_needs_beside(python: Path) -> None:
    result = run(python.with_name("openhall-pairing"), "check", EXAMPLE)
    assert (result.returncode, result.stdout) == (3, "")
    assert "pip install 'openhall-pairing[command]'" in result.stderr


def test_with_its_packages_the_command_line_checks_and_generates(
    python: Path, tmp_path: Path
) -> None:
    """They are those of the tests' environment; `pairing` is not there."""
    command = python.with_name("openhall-pairing")
    packages = {"PYTHONPATH": sysconfig.get_path("purelib")}
    assert run(command, "--version", **packages).stdout == f"openhall-pairing {VERSION}\n"
    made = tmp_path / "made.trf"
    axes = ("--players", "12", "--rounds", "4", "--seed", "1")
    generated = run(command, "generate", *axes, "--out", made, **packages)
    assert generated.returncode == 0, generated.stderr
    checked = run(command, "check", made, **packages)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "4 rounds were paired again by dutch-2026: all agree." in checked.stdout


VERSION: Final = pairing.__version__


def test_the_wheel_holds_every_module_the_english_words_and_that_it_has_types(wheel: Path) -> None:
    assert wheel.name == f"openhall_pairing-{VERSION}-py3-none-any.whl"
    held = set(zipfile.ZipFile(wheel).namelist())
    ours = {
        path.relative_to(ROOT).as_posix()
        for pattern in ("*.py", "words/en/*.ftl", "py.typed")
        for path in PACKAGE.rglob(pattern)
    }
    told = {name for name in held if name.startswith("openhall_pairing-")}
    assert held - told == ours
    assert "pairing/py.typed" in held


def test_building_it_leaves_nothing_behind(wheel: Path) -> None:
    assert wheel.exists()
    left = {"build", "dist", "openhall_pairing.egg-info"}
    assert not left.intersection(path.name for path in PACKAGE.iterdir())


def test_every_name_that_the_guide_lists_is_there() -> None:
    guide = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    names = re.findall(r"`(pairing(?:\.\w+)+)`", guide)
    assert len(names) > 10
    for name in names:
        assert pkgutil.resolve_name(name), name


def test_it_asks_for_what_the_server_is_tested_with() -> None:
    declared = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))
    server = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert declared["project"]["dependencies"] == []
    (more,) = declared["project"]["optional-dependencies"].values()
    assert {*more} <= {*server["project"]["dependencies"]}
    assert {*declared["build-system"]["requires"]} <= {
        *server["project"]["optional-dependencies"]["test"]
    }
