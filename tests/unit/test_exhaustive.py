"""The long runs behind one command: each part is there, documented, and begun in every run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import exhaustive
from tests.exhaustive import PARTS, ROOT, Part

READ = r'(?:environ(?:\.get\(|\[)|drawn\()"([A-Z_]+)"'
DEVELOPING = (ROOT / "docs" / "developing.md").read_text("utf-8")


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_every_part_runs_something_that_is_there(part: Part) -> None:
    assert bool(part.tests) != bool(part.module)
    assert all(name.endswith("_URL") for name, _ in part.services)
    for place in part.tests:
        assert (ROOT / place).exists(), place
    for name, value in part.variables:
        assert value == "all" or int(value) > 0
        assert any(f'"{name}"' in text for text in texts(part)), f"{name} is read by no test"


def texts(part: Part) -> list[str]:
    places = [ROOT / place for place in part.tests]
    files = [
        file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])
    ]
    files.append(ROOT / "tests" / "at_scale.py")
    return [file.read_text("utf-8") for file in files]


def test_every_variable_that_makes_tests_longer_belongs_to_a_part() -> None:
    known = {name for part in PARTS for name, _ in part.variables}
    smaller = {"LITERAL_FROM", "LITERAL_PLAYERS", "CORPUS_PLAYERS", "SCHEMA_SEED", "LIVE_SEED"}
    smaller |= {"RANKED_FROM", "PAGES_FROM"}
    outer = {"CI", "SCREENSHOTS", "TEST_REDIS_URL", "TEST_POSTGRES_URL", "GOLDEN", "INTERLEAVINGS"}
    outer |= {"OPENHALL_DATA"}
    read = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        read |= set(re.findall(READ, file.read_text("utf-8")))
    assert read - smaller - outer <= known


def test_every_part_is_documented() -> None:
    for part in PARTS:
        assert f"`{part.name}`" in DEVELOPING, part.name


def test_a_part_that_fails_fails_the_command_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = (Part(name, "prints", module=(module,)) for name, module in MODULES)
    monkeypatch.setattr(exhaustive, "PARTS", (good, bad))
    assert exhaustive.main([]) == 1
    printed = capsys.readouterr().out
    assert re.search(r"ok +\d+ s  good", printed)
    assert re.search(r"FAILED +\d+ s  bad", printed)
    assert exhaustive.main(["good"]) == 0


def test_a_part_whose_files_are_not_here_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(
        exhaustive, "PARTS", (Part("far", "", module=("this",), needs=tmp_path / "nowhere"),)
    )
    assert exhaustive.main([]) == 0
    assert f"skipped, there is no {tmp_path / 'nowhere'}: far" in capsys.readouterr().out


def test_a_part_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SystemExit):
        exhaustive.main(["nothing"])


MODULES = (("good", "this"), ("bad", "no_such_module"))
