"""Complete tournaments as a program of that time paired them.

A sample stands in `corpus/`. With CORPUS=all the whole collection is paired as well, where it
lies beside the project (`../shared/corpus/dutch-2012`).
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from pairing.trf import field_before, read_report

from ..builders import HERE, recorded
from .hall import pair

SAMPLE = sorted((HERE / "dutch_2012" / "corpus").glob("*.trf"))
WHOLE = Path(__file__).parents[5] / "shared" / "corpus" / "dutch-2012"
THAT_PROGRAM = {
    "closeness": "scores-first",
    "moved_down_floats": "free",
    "joined": "half-rule",
    "late_colours": "by-round",
}
"""The readings of the program that paired these tournaments."""

BY_THE_TEXT = {
    "d12-byes-009-n0033-r12": {2: "E.5", 10: "A.11, C.13", 12: "A.11, C.13"},
    "d12-byes-010-n0028-r13": {2: "E.5", 7: "A.11", 8: "C.10.d", 13: "A.11"},
    "d12-byes-013-n0075-r12": {2: "E.5"},
    "d12-byes-014-n0022-r13": {9: "A.11", 13: "A.11"},
    "d12-forfeit-015-n0031-r12": {9: "A.11", 12: "A.11"},
    "d12-forfeit-016-n0040-r13": {12: "A.11"},
    "d12-forfeit-019-n0040-r08": {7: "A.11"},
    "d12-mixed-021-n0033-r03": {2: "E.5"},
    "d12-mixed-026-n0052-r13": {9: "A.11", 11: "C.10.d"},
    "d12-mixed-027-n0075-r10": {2: "E.5"},
    "d12-mixed-029-n0052-r10": {3: "E.5"},
    "d12-plain-008-n0036-r12": {11: "C.13"},
}
"""The rounds that come out otherwise by the default readings, with the article that is read
otherwise (docs/systems/dutch-2012.md)."""


def differences(file: Path, **options: str) -> list[int]:
    """The rounds that are paired otherwise than in the file."""
    report = read_report(file.read_bytes())
    found = []
    for number in range(1, report.rounds_paired + 1):
        paired = pair(field_before(report, number), **options)
        if (set(paired.boards), paired.pab) != recorded(report, number):
            found.append(number)
    return found


def all_differences(files: Iterable[Path], **options: str) -> dict[str, list[int]]:
    found = {file.stem: differences(file, **options) for file in files}
    return {name: rounds for name, rounds in found.items() if rounds}


def test_the_sample_is_there() -> None:
    assert len(SAMPLE) >= 9


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_every_round_is_reproduced_with_the_readings_of_that_program(file: Path) -> None:
    assert differences(file, **THAT_PROGRAM) == []


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_by_the_text_only_the_rounds_with_an_open_reading_differ(file: Path) -> None:
    assert differences(file) == list(BY_THE_TEXT.get(file.stem, {}))


@pytest.mark.slow
@pytest.mark.skipif(
    os.environ.get("CORPUS") != "all" or not WHOLE.is_dir(),
    reason="CORPUS=all and ../shared/corpus/dutch-2012 are needed",
)
def test_the_whole_corpus_is_reproduced() -> None:
    files = sorted(WHOLE.glob("*.trf"))
    assert files
    assert all_differences(files, **THAT_PROGRAM) == {}
    by_the_text = {name: list(known) for name, known in BY_THE_TEXT.items()}
    assert all_differences(files) == by_the_text


def test_those_who_leave_by_c1_are_counted_for_the_half_unless_read_otherwise() -> None:
    """Round 7 here has a bracket of two from above and three residents, one of them lonely."""
    file = HERE / "dutch_2012" / "corpus" / "d12-plain-007-n0011-r07.trf"
    assert differences(file) == []
    assert differences(file, half_of="staying") == [7]


def test_the_bye_of_the_round_is_a_downfloat_unless_read_otherwise() -> None:
    """In round 5 of this tournament 14 would get it, who floated down two rounds before."""
    file = HERE / "dutch_2012" / "corpus" / "d12-byes-009-n0015-r09.trf"
    assert differences(file) == []
    assert differences(file, bye_float="ignored") == [5]
