"""docs/endorsement.md answers every question of the check-list, by tests that exist."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from typing import Final

import pytest

from pairing.generator.arguments import add_axes
from tests.cited import CITED, ROOT, no_tests

PAPER: Final = ROOT / "docs" / "endorsement.md"
QUESTIONS: Final = range(7, 226)
"""The first six are about the producer."""

ROW: Final = re.compile(
    r"^\| (\d+)–(\d+) \| ([^|]+) \| (?:\*\*)?(yes|in part|no)(?:\*\*)?\b(.*) \|$", re.M
)
TOTALS: Final = re.compile(r"^(\d+) yes, (\d+) in part, (\d+) no\.$", re.M)


def faults(text: str) -> list[str]:
    """What is wrong with the answers, in a few words each."""
    rows = ROW.findall(text)
    answered = {each for first, last, *_ in rows for each in range(int(first), int(last) + 1)}
    found = [f"question {each} is left out" for each in QUESTIONS if each not in answered]
    found += [f"no test {cited}" for cited in no_tests(text)]
    for *_, asked, state, rest in rows:
        if bool(CITED.findall(rest)) is (state == "no"):
            found.append(f"{asked}: {state} with {len(CITED.findall(rest))} tests")
        if state != "yes" and len(CITED.sub("", rest).split()) < 4:
            found.append(f"{asked}: {state} without a reason")
    totals = Counter(state for *_, state, _ in rows)
    counted = tuple(str(totals[state]) for state in ("yes", "in part", "no"))
    if TOTALS.findall(text) != [counted]:
        found.append(f"the summary does not say {counted}")
    asked_for = len(re.findall(r"^\| \d", text, re.M))
    return found if asked_for == len(rows) else [*found, f"{asked_for - len(rows)} rows unread"]


def test_every_option_of_the_generator_stands_in_its_table(text: str) -> None:
    parser = argparse.ArgumentParser(add_help=False)
    add_axes(parser)
    options = {option for action in parser._actions for option in action.option_strings}
    told = set(re.findall(r"`(--[\w-]+)", text))
    assert options - told == set()


@pytest.fixture(scope="module")
def text() -> str:
    return PAPER.read_text(encoding="utf-8")


def test_every_question_is_answered_and_every_cited_test_exists(text: str) -> None:
    assert faults(text) == []


def test_a_question_that_is_left_out_is_found(text: str) -> None:
    assert "question 195 is left out" in faults(re.sub(r"(?m)^\| 194–196 .*\n", "", text))


def test_a_test_that_is_gone_is_found(text: str) -> None:
    path, name = CITED.findall(text)[0]
    gone = text.replace(f"`{path}::{name}`", f"`{path}::{name}_once`")
    assert f"no test {path}::{name}_once" in faults(gone)


def test_an_answer_without_test_or_reason_is_found(text: str) -> None:
    bare = re.sub(r"(?m)^(\| 194–196 \| [^|]+ \|).*$", r"\1 **yes** |", text)
    assert any(fault.endswith("yes with 0 tests") for fault in faults(bare))
    bare = re.sub(r"(?m)^(\| 194–196 \| [^|]+ \|).*$", r"\1 **no**: not yet |", text)
    assert any(fault.endswith("no without a reason") for fault in faults(bare))
