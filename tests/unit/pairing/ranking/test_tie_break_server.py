"""The comparison with TieBreakServer finds what differs: here a program stands in for it."""

from __future__ import annotations

import sys
from pathlib import Path
from textwrap import dedent

import pytest

from .tie_break_server import KNOWN, NoAnswerError, compare, main

STAND_IN = """
    import json, sys
    from fractions import Fraction
    sys.path.insert(0, {root!r})
    from pairing.ranking.criteria import read_criterion
    from pairing.ranking.order import Ranking
    from pairing.reported_table import table_of
    from pairing.trf import read_report

    words = sys.argv[1:]
    codes = words[words.index("-t") + 1:]
    rounds = int(words[words.index("-n") + 1])
    report = read_report(open(words[words.index("-i") + 1], "rb").read())
    ranking = Ranking(table_of(report, rounds), [read_criterion(code) for code in codes])

    def score(column, value):
        if value is None:
            return None
        exact = Fraction(value, ranking.criteria[column].tie_break.unit)
        return str(float(exact)) if exact.denominator > 1 else int(exact)

    competitors = [
        {{"cid": line.tpn, "rank": line.rank,
          "tiebreakScore": [score(column, value) for column, value in enumerate(line.values)]}}
        for line in ranking.lines
    ]
    {wrong}
    print(json.dumps({{"tiebreakResult": {{"competitors": competitors}}}}))
"""
ROOT = Path(__file__).parents[4]


def stand_in(folder: Path, wrong: str = "") -> Path:
    program = folder / "tiebreakchecker.py"
    program.write_text(dedent(STAND_IN).format(root=str(ROOT), wrong=wrong), encoding="utf-8")
    return program


def test_a_program_that_ranks_as_ours_differs_in_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(stand_in(tmp_path)), "--events", "3", "--from", "19"]) == 0
    said = capsys.readouterr().out
    assert "values" in said
    assert "differ" not in said


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ('competitors[0]["tiebreakScore"][codes.index("BH")] = 99', "BH"),
        ('competitors[0]["rank"] += 1', "PTS,"),
    ],
)
def test_another_value_or_rank_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wrong: str, code: str
) -> None:
    guarded = wrong if "rank" in wrong else f"if 'BH' in codes: {wrong}"
    assert main([str(stand_in(tmp_path, guarded)), "--events", "1", "--from", "19"]) == 1
    said = capsys.readouterr().out
    assert code in said
    assert "NO CLASS KNOWN" in said


def test_a_known_class_is_counted_and_no_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "STD" in KNOWN
    wrong = 'if "STD" in codes: competitors[0]["tiebreakScore"][codes.index("STD")] = 99'
    assert main([str(stand_in(tmp_path, wrong)), "--events", "1", "--from", "19"]) == 0
    assert "STD: 1 differ (a class of DIFFERENCES.md)" in capsys.readouterr().out


def test_a_program_that_says_nothing_compares_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mute = tmp_path / "mute.py"
    mute.write_text("import sys; sys.exit('no such code')", encoding="utf-8")
    with pytest.raises(NoAnswerError, match="no such code"):
        compare(mute, 19)
    assert main([str(mute), "--events", "1", "--from", "19"]) == 1
    assert "1 unanswered" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main([str(tmp_path / "missing.py")])


def test_an_event_with_record_299_is_left_out() -> None:
    from .literal_event import to_trf
    from .random_events import random_event

    number = next(each for each in range(99) if "\n299 " in to_trf(random_event(each)))
    assert compare(Path(sys.executable), number) is None
