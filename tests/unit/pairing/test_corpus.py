"""Complete tournaments whose every round several engines agree on.

A fixed sample stands in `corpus/` (2026) and `corpus-2017/`. With CORPUS=all the whole collection
is paired as well, where it lies beside the project (`../shared/corpus`); CORPUS_PLAYERS limits
the size.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pairing.trf import field_before, read_report, write_report

from .builders import DUTCH, DUTCH_2017, HERE, paired, recorded

SAMPLE = sorted(HERE.glob("corpus*/*.trf"))
WHOLE = Path(__file__).parents[4] / "shared" / "corpus"


def system_of(file: Path) -> str:
    return DUTCH_2017 if file.name.startswith("d17-") else DUTCH


def differences(file: Path) -> list[str]:
    """Every round that is paired otherwise than in the file."""
    report = read_report(file.read_bytes())
    found = []
    for round_number in range(1, report.rounds_paired + 1):
        pairing = paired(field_before(report, round_number), system_of(file))
        if (set(pairing.boards), pairing.pab) != recorded(report, round_number):
            found.append(f"{file.name} round {round_number}")
    return found


def test_the_sample_is_there() -> None:
    assert len([file for file in SAMPLE if system_of(file) == DUTCH]) >= 25
    assert len([file for file in SAMPLE if system_of(file) == DUTCH_2017]) >= 12


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_every_round_of_a_tournament_is_reproduced(file: Path) -> None:
    assert differences(file) == []


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_a_report_reads_back_as_it_was_written(file: Path) -> None:
    report = read_report(file.read_bytes())
    assert read_report(write_report(report)) == report


@pytest.mark.slow
@pytest.mark.skipif(
    os.environ.get("CORPUS") != "all" or not WHOLE.is_dir(),
    reason="CORPUS=all and ../shared/corpus are needed",
)
@pytest.mark.parametrize("code", [DUTCH, DUTCH_2017])
def test_the_whole_corpus_is_reproduced(code: str) -> None:
    largest = int(os.environ.get("CORPUS_PLAYERS", "10000"))
    files = [
        file
        for file in sorted((WHOLE / code).glob("*.trf"))
        if int(file.stem.split("-n")[1][:4]) <= largest
    ]
    assert files
    assert [difference for file in files for difference in differences(file)] == []
