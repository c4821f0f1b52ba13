"""The certified short way and the exact solution lead to the same candidates."""

from __future__ import annotations

import pytest

from pairing import __main__ as command_line
from pairing.dutch import compare as comparing
from pairing.dutch.bracket import Candidate
from pairing.dutch.compare import Comparison, compare
from pairing.model import Options
from pairing.trf import field_before, read_report

from .random_fields import random_field
from .test_corpus import SAMPLE, system_of

SMALL = [file for file in SAMPLE if int(file.stem.split("-n")[1][:4]) <= 30]


@pytest.mark.parametrize("file", SMALL, ids=lambda file: file.stem)
def test_both_ways_agree_on_known_tournaments(file: object) -> None:
    report = read_report(file.read_bytes())  # type: ignore[attr-defined]
    for number in range(1, report.rounds_paired + 1):
        found = compare(field_before(report, number), Options(), system_of(file))  # type: ignore[arg-type]
        assert found.differences == ()
        assert found.brackets


def test_most_brackets_of_a_round_are_certified() -> None:
    rounds = [compare(random_field(seed, 20, 40), Options()) for seed in range(12)]
    assert sum(each.brackets for each in rounds) > 40
    assert 2 * sum(each.certified for each in rounds) > sum(each.brackets for each in rounds)
    assert not any(each.differences for each in rounds)


def test_a_round_without_legal_pairing_has_no_brackets() -> None:
    fields = (random_field(seed, 2, 4) for seed in range(400))
    assert Comparison(0, 0, ()) in (compare(field, Options()) for field in fields)


def test_a_wrong_short_way_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(bracket: object, completion: object) -> Candidate:
        return Candidate((), bracket.players)  # type: ignore[attr-defined]

    monkeypatch.setattr(comparing, "perfect_candidate", wrong)
    field = random_field(3, 12, 12)
    found = compare(field, Options())
    assert found.differences
    assert found.differences[0].certified == frozenset()
    assert found.differences[0].exact


def test_the_command_line_compares(capsys: pytest.CaptureFixture[str]) -> None:
    file = next(file for file in SMALL if system_of(file) == "dutch-2026")
    answer = command_line.main(["pair", str(file), "--round", "2", "--compare-fallback"])
    assert answer == 0
    assert "brackets agree with the exact solution" in capsys.readouterr().err
