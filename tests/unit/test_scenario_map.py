"""docs/scenario.md names every step of the day in the hall once, and only tests that exist."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.cited import CITED, ROOT, no_tests

MAP = ROOT / "docs" / "scenario.md"
STEPS = tuple(f"S{number:02}" for number in range(1, 63))
STATES = ("done", "in part", "not yet")
ROW = re.compile(r"^\| (S\d\d) \| .+ \| .+ \| (\*\*)?(done|in part|not yet)(\*\*)?\b(.*) \|$", re.M)
TOTALS = re.compile(r"(\d+) done, (\d+) in part, (\d+) not yet")


def faults(text: str) -> list[str]:
    """What is wrong with the map, in a few words each."""
    rows = [(step, state, CITED.findall(rest)) for step, _, state, _, rest in ROW.findall(text)]
    count = Counter(step for step, _, _ in rows)
    found = [f"{step} stands {count[step]} times" for step in STEPS if count[step] != 1]
    found += [f"{step} is no step" for step in count if step not in STEPS]
    found += [f"no test {cited}" for cited in no_tests(text)]
    for step, state, cited in rows:
        if bool(cited) is (state == "not yet"):
            found.append(f"{step} is {state} with {len(cited)} tests")
    totals = Counter(state for _, state, _ in rows)
    counted = tuple(str(totals[state]) for state in STATES)
    if TOTALS.findall(text) != [counted]:
        found.append(f"the summary does not say {counted}")
    return found


@pytest.fixture(scope="module")
def text() -> str:
    return MAP.read_text(encoding="utf-8")


def test_every_step_stands_once_and_every_cited_test_exists(text: str) -> None:
    assert faults(text) == []


def test_a_step_that_is_missing_or_stands_twice_is_found(text: str) -> None:
    (row,) = re.findall(r"^\| S23 \|.*$", text, re.M)
    assert "S23 stands 0 times" in faults(text.replace(row, ""))
    assert "S23 stands 2 times" in faults(text.replace(row, f"{row}\n{row}"))


def test_a_test_or_a_file_that_is_gone_is_found(text: str) -> None:
    path, name = CITED.findall(text)[0]
    for gone in (f"{path}::{name}_once", f"tests/gone.py::{name}"):
        assert f"no test {gone}" in faults(text.replace(f"`{path}::{name}`", f"`{gone}`"))


def test_a_step_that_is_shown_names_a_test_and_one_that_is_not_names_none(text: str) -> None:
    assert "S62 is done with 0 tests" in faults(re.sub(r"(?m)^\| S62 .*$", DONE_WITHOUT, text))


DONE_WITHOUT = "| S62 | somebody asks | – | **done** |"
