"""`python -m pairing check` of many files: folders, and the report as text, JSON and HTML."""

from __future__ import annotations

import json
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from pairing.__main__ import main
from pairing.trf import Report, write_report

from .builders import position
from .test_checker import with_round

DIFFERS = "14-1, 15-3, 4-13, 5-2, 12-9, 10-7, 8-11"
"""Round 2 of the worked example with the colours of one board exchanged."""


def ranked() -> Report:
    """The worked example with a list of tie-breaks, and ranks by points and number."""
    report = replace(position("worked-example"), tie_breaks=("BH/C1", "BH"))
    order = sorted(report.players, key=lambda player: (-(player.points or 0), player.number))
    ranks = {player.number: rank for rank, player in enumerate(order, start=1)}
    players = tuple(replace(each, rank=ranks[each.number]) for each in report.players)
    return replace(report, players=players)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A report that agrees, one whose ranks do not, one in a folder below that differs, one that is
    broken, and what is no report."""
    (tmp_path / "below").mkdir()
    texts = {
        "a.trf": write_report(position("worked-example")),
        "b.TRFX": write_report(ranked()),
        "below/c.trf": write_report(with_round(position("worked-example"), 2, DIFFERS)),
        "d.trf": "012 No players\n",
        "notes.md": "nothing",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_folder_stands_for_all_report_files_below_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", str(folder)]) == 3
    out, err = capsys.readouterr()
    heads = [line for line in out.splitlines() if line.startswith(str(folder))]
    assert heads == [f"{folder / name}:" for name in ("a.trf", "b.TRFX", "below/c.trf")]
    assert err.startswith(f"{folder / 'd.trf'}:\n")
    assert out.splitlines()[-1] == (
        "4 files were checked: 1 agree, 2 differ, 1 could not be checked."
    )


@pytest.mark.parametrize("report", ["text", "html"])
def test_several_processes_say_the_same_in_the_same_order(
    folder: Path, capfd: pytest.CaptureFixture[str], report: str
) -> None:
    command = ["check", "--report", report, str(folder)]
    assert main(command) == 3
    alone = capfd.readouterr()
    assert main([*command, "--processes", "2"]) == 3
    assert capfd.readouterr() == alone
    assert alone.err.startswith(f"{folder / 'd.trf'}:\n")


def test_one_file_has_no_summary(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(folder / "a.trf")]) == 0
    assert "checked:" not in capsys.readouterr().out


def test_the_standings_are_printed_with_each_tie_break(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--standings", str(folder / "b.TRFX")]) == 1
    text = capsys.readouterr().out
    head = next(line for line in text.splitlines() if "TPN" in line)
    assert head.split() == ["#", "TPN", "PTS", "BH/C1", "BH"]
    assert main(["check", str(folder / "b.TRFX")]) == 1
    assert "TPN" not in capsys.readouterr().out


def test_documents_have_the_standings_as_they_were_made_again(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["check", "--report", "json", str(folder / "b.TRFX")])
    document = json.loads(capsys.readouterr().out)
    table = document["standings"]["table"]
    assert [row["rank"] for row in table] == sorted(row["rank"] for row in table)
    assert {*table[0]["values"]} == {"PTS", "BH/C1", "BH"}
    assert main(["rank", "--json", str(folder / "b.TRFX")]) == 0
    values = json.loads(capsys.readouterr().out)["values"]["BH"]
    assert {str(row["player"]): row["values"]["BH"] for row in table} == values
    moved = {each["player"] for each in document["standings"]["differences"]}
    assert set() != moved <= {row["player"] for row in table if row["stated"] != row["rank"]}


class Cells(HTMLParser):
    """The text of every cell of the tables, a row a list, and the titles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.titles: list[str] = []
        self.open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open = tag
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        self.open = ""

    def handle_data(self, data: str) -> None:
        if self.open in ("td", "th"):
            self.rows[-1][-1] += data
        elif self.open == "h2":
            self.titles.append(data)


def test_the_page_has_a_line_a_file_and_what_differs(folder: Path) -> None:
    out = folder / "report.html"
    assert main(["check", "--report", "html", "--out", str(out), str(folder)]) == 3
    cells = Cells(out.read_text(encoding="utf-8"))
    lines = {row[0]: row[1:] for row in cells.rows if row and row[0].startswith(str(folder))}
    assert lines[str(folder / "a.trf")] == ["dutch-2026", "8", "0", "0", "agrees"]
    assert lines[str(folder / "below/c.trf")][2] == "1"
    assert lines[str(folder / "b.TRFX")][3:] == [*lines[str(folder / "b.TRFX")][3:4], "differs"]
    assert lines[str(folder / "d.trf")] == ["", "", "", "", "could not be checked"]
    assert cells.titles == [str(folder / name) for name in ("b.TRFX", "below/c.trf", "d.trf")]
    assert "no. 5 Eloise has White against no. 2 Bruno" in out.read_text(encoding="utf-8")
    heads = [row for row in cells.rows if row[:3] == ["Rank", "In the file", "No."]]
    assert ["Rank", "In the file", "No.", "Name", "PTS", "BH/C1", "BH"] in heads


def test_the_page_asks_for_nothing_and_names_are_text(folder: Path) -> None:
    report = position("worked-example")
    first, *others = report.players
    named = replace(report, players=(replace(first, name="<b>Ada</b>, & Co"), *others))
    file = folder / "a.trf"
    file.write_text(write_report(named))
    out = folder / "report.html"
    assert main(["check", "--report", "html", "--out", str(out), str(file)]) == 0
    page = out.read_text(encoding="utf-8")
    assert "&lt;b&gt;Ada&lt;/b&gt;, &amp; Co" in page
    assert not any(each in page for each in ("<b>", "<script", "src=", "href=", "//"))


def test_the_page_cannot_be_written(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = folder / "nowhere" / "report.html"
    assert main(["check", "--report", "html", "--out", str(out), str(folder / "a.trf")]) == 3
    assert "No such file" in capsys.readouterr().err
