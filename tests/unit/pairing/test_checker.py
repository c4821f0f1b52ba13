"""The checker: what it says about files that follow the rules and files that do not."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pairing.__main__ import main
from pairing.checker import Check, DifferenceKind, check_report, lines, message, reader_of
from pairing.model import Colour
from pairing.systems import UnknownSystemError
from pairing.trf import Code, PlayerRecord, Report, RoundEntry, read_report, write_report

from .builders import HERE, position

SAMPLE = sorted((HERE / "corpus").glob("*.trf"))[::3]
EXAMPLE = HERE / "positions" / "worked-example.trf"


def with_round(report: Report, number: int, pairing: str) -> Report:
    """The report up to a round, that one paired otherwise and not yet played: '5-2, 8-0'."""
    entries: dict[int, RoundEntry] = {}
    for board in pairing.split(","):
        white, black = map(int, board.split("-"))
        if black:
            entries[white] = RoundEntry(Code.BLANK, black, Colour.WHITE)
            entries[black] = RoundEntry(Code.BLANK, white, Colour.BLACK)
        else:
            entries[white] = RoundEntry(Code.PAB)
    players = tuple(
        replace(
            player,
            points=None,
            rank=None,
            rounds=(*player.rounds[: number - 1], entries.get(player.number, player.entry(number))),
        )
        for player in report.players
    )
    return replace(report, players=players)


def said(check: Check, number: int) -> list[tuple[DifferenceKind, str]]:
    differences = check.rounds[number - 1].differences
    return [(each.kind, message(each, reader_of(check))) for each in differences]


def notes(check: Check) -> list[str]:
    return [*map(reader_of(check).words, check.notes)]


@pytest.mark.parametrize("file", SAMPLE, ids=lambda file: file.stem)
def test_files_that_several_engines_agree_on_agree(file: Path) -> None:
    check = check_report(read_report(file.read_bytes()))
    assert check.agrees
    assert len(check.rounds) >= 3


def test_the_rules_of_2017_are_another_system() -> None:
    report = position("worked-example")
    check = check_report(with_round(report, 5, "1-3, 9-7, 4-5, 12-2, 6-8, 11-14, 10-15, 13-0"))
    differing = [checked.number for checked in check.rounds if not checked.agrees]
    assert differing == [5]
    old = check_report(
        with_round(report, 5, "1-3, 9-7, 4-5, 12-2, 6-8, 11-14, 10-15, 13-0"), "dutch-2017"
    )
    assert old.system == "dutch-2017"
    assert 5 not in [checked.number for checked in old.rounds if not checked.agrees]


def test_another_bye_is_explained_by_its_criterion() -> None:
    report = position("worked-example")
    check = check_report(with_round(report, 8, "7-3, 1-13, 9-4, 2-8, 14-12, 10-6, 5-15, 11-0"))
    found = said(check, 8)
    assert found[0] == (
        DifferenceKind.BYE,
        "The file gives the bye to no. 11 Nancy, the rules give it to no. 5 Eloise.",
    )
    assert (
        DifferenceKind.PAIR,
        "The rules pair no. 11 Nancy (White) with no. 6 Finn. The file gives them the bye and "
        "no. 10 Mark.",
    ) in found
    assert found[-1] == (
        DifferenceKind.RULE,
        "The bye goes to no. 11 with 2.5 points, but no. 5 with 2 could get it.",
    )


def test_a_worse_bracket_is_named_with_the_criterion() -> None:
    report = read_report((HERE / "corpus" / "d26-plain-009-n0008-r03.trf").read_bytes())
    second = {player.number: player.entry(2) for player in report.players}
    pairs = [(n, e.opponent) for n, e in second.items() if e.colour is Colour.WHITE]
    (a, b), (c, d), *rest = pairs
    changed = ", ".join(f"{white}-{black}" for white, black in [(a, d), (c, b), *rest])
    check = check_report(with_round(report, 2, changed))
    reasons = [
        d
        for d in check.rounds[1].differences
        if d.kind in (DifferenceKind.REASON, DifferenceKind.RULE)
    ]
    assert reasons
    assert all(reason.article.startswith("C.04.") for reason in reasons)


def test_swapped_colours_are_one_difference() -> None:
    report = position("worked-example")
    check = check_report(with_round(report, 2, "14-1, 15-3, 4-13, 5-2, 12-9, 10-7, 8-11"))
    assert said(check, 2) == [
        (
            DifferenceKind.COLOUR,
            "no. 5 Eloise has White against no. 2 Bruno in the file, Black by the rules.",
        )
    ]


def test_colours_that_the_file_does_not_have_are_not_compared() -> None:
    report = position("worked-example")
    players = tuple(
        replace(
            player,
            rounds=tuple(
                replace(entry, colour=None) if entry.code.is_forfeit else entry
                for entry in player.rounds
            ),
        )
        for player in report.players
    )
    assert any(entry.colour is None and entry.opponent for p in players for entry in p.rounds)
    assert check_report(replace(report, players=players)).agrees


def test_a_second_meeting_is_named_as_such() -> None:
    report = position("worked-example")
    check = check_report(with_round(report, 3, "1-8, 3-4, 13-2, 9-14, 12-15, 6-5, 11-10"))
    assert (DifferenceKind.RULE, "No. 1 and no. 8 have met in round 1.") in said(check, 3)


def test_a_manual_alteration_in_a_comment_is_repeated() -> None:
    report = replace(
        with_round(position("worked-example"), 2, "14-1, 15-3, 4-13, 5-2, 12-9, 10-7, 8-11"),
        comments=("### MPA @ Round 2: colours", "### MPA @ Round 20: something else"),
    )
    text = list(lines(check_report(report)))
    assert "Round 2: the file says: ### MPA @ Round 2: colours" in text
    assert not any("something else" in line for line in text)


def test_the_system_comes_from_the_file_and_else_is_the_newest() -> None:
    report = replace(position("worked-example"), encoded_type="FIDE_DUTCH_2026_BAKU", virtual=())
    assert check_report(report).system == "dutch-2026"
    plain = check_report(position("worked-example"))
    assert plain.system == "dutch-2026"
    assert "The file does not name a system (record 192); dutch-2026 is taken." in notes(plain)
    dated = replace(report, encoded_type="FIDE_DUTCH", start_date="2025/11/30")
    assert check_report(dated).system == "dutch-2017"
    dated = replace(report, encoded_type="FIDE_DUTCH", start_date="2026/02/01")
    assert check_report(dated).system == "dutch-2026"
    with pytest.raises(UnknownSystemError, match="'fide_triple'"):
        check_report(replace(report, encoded_type="FIDE_TRIPLE_BAKU"))


def test_a_file_without_number_of_rounds_is_checked_with_those_it_has() -> None:
    report = replace(position("worked-example"), rounds_total=None)
    check = check_report(report)
    assert any("8 are taken" in note for note in notes(check))
    assert check_report(report, rounds_total=9).agrees


# -- on the command line ----------------------------------------------------------------------


def written(folder: Path, report: Report) -> str:
    file = folder / "report.trf"
    file.write_text(write_report(report))
    return str(file)


def test_agreement_ends_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(EXAMPLE)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "8 rounds were paired again by dutch-2026: all agree.",
        "Standings after round 8, ranks by PTS (C.07, edition 2026): all agree.",
        "The file does not name a system (record 192); dutch-2026 is taken.",
        "The file states no list of tie-breaks (202, 212); ranks were held against points alone.",
        "The order of the boards is not part of a report file; it was not compared.",
        "Names, ratings, starting numbers, days and titles were not looked at.",
    ]


def test_a_difference_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = with_round(position("worked-example"), 2, "14-1, 15-3, 4-13, 5-2, 12-9, 10-7, 8-11")
    file = written(tmp_path, changed)
    assert main(["check", file]) == 1
    assert capsys.readouterr().out.startswith("Round 2: no. 5 Eloise has White against no. 2")
    assert main(["check", file, "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["system"], document["agrees"]) == ("dutch-2026", False)
    assert document["rounds"][1]["differences"][0]["players"] == [5, 2]


def test_each_document_of_several_files_names_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = written(tmp_path, position("worked-example"))
    other = tmp_path / "řádek 2.trf"
    other.write_bytes(Path(right).read_bytes())
    missing = str(tmp_path / "missing.trf")
    assert main(["check", right, missing, str(other), "--json"]) == 3
    out, err = capsys.readouterr()
    documents = [json.loads(line) for line in out.splitlines()]
    assert [document["file"] for document in documents] == [right, missing, str(other)]
    assert missing in err


def test_a_round_that_cannot_be_paired_ends_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    won = (RoundEntry(Code.WIN, 2, Colour.WHITE), RoundEntry(Code.WIN, 2, Colour.BLACK))
    lost = (RoundEntry(Code.LOSS, 1, Colour.BLACK), RoundEntry(Code.LOSS, 1, Colour.WHITE))
    players = (PlayerRecord(1, "Ada", rounds=won), PlayerRecord(2, "Ben", rounds=lost))
    file = written(tmp_path, Report(players, rounds_total=5))
    assert main(["check", file]) == 2
    assert "No legal opponent is left" in capsys.readouterr().out


def test_a_bad_file_ends_with_3(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.trf"
    file.write_text("012 No players\n")
    assert main(["check", str(file), str(EXAMPLE)]) == 3
    said = capsys.readouterr()
    assert "the file has no player" in said.err
    assert "all agree" in said.out
    assert main(["check", str(tmp_path / "nowhere.trf")]) == 3
    assert main(["check", str(EXAMPLE), "--system", "chess"]) == 3


def test_doubts_about_the_file_are_among_the_notes() -> None:
    report = read_report(EXAMPLE.read_text() + "\nQQ1 something\n")
    assert any("QQ1" in note for note in notes(check_report(report)))


def test_the_files_after_one_that_cannot_be_checked_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere, empty, other = (tmp_path / name for name in ("nowhere.trf", "empty", "triple.trf"))
    empty.mkdir()
    other.write_text("142 3\n192 FIDE_TRIPLE\n001    1\n001    2\n")
    assert main(["check", *map(str, (nowhere, empty, other, EXAMPLE))]) == 3
    captured = capsys.readouterr()
    assert captured.out.splitlines()[:2] == [
        f"{EXAMPLE}:",
        "8 rounds were paired again by dutch-2026: all agree.",
    ]
    for file, reason in (
        (nowhere, "No such file"),
        (empty, "Is a directory"),
        (other, "unknown pairing system 'fide_triple'"),
    ):
        assert f"{file}:\n" in captured.err
        assert reason in captured.err
