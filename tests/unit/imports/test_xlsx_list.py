"""Entry lists as workbooks: cells as Excel keeps them, and files that are none."""

import datetime
import io
import time
import zipfile

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.worksheet._read_only import ReadOnlyWorksheet

from tournaments.imports import xlsx_list
from tournaments.imports.columns import Line
from tournaments.imports.xlsx_list import read_xlsx


def workbook(*rows: tuple[object, ...], first_sheet: str = "") -> bytes:
    book = Workbook()
    sheet = book.active
    if first_sheet:
        sheet.append([first_sheet])
        sheet = book.create_sheet("players")
    for row in rows:
        sheet.append(row)
    saved = io.BytesIO()
    book.save(saved)
    return saved.getvalue()


CHESS_RESULTS = workbook(
    ("From the Tournament-Database of Chess-Results https://chess-results.com",),
    ("Open Pardubice 2026",),
    (),
    ("Starting rank",),
    ("No.", None, "Name", "FideID", "FED", "Rtg", "Birth", "Club/City"),
    (1, "GM", "Novák, Petr", 309095.0, "CZE", 2541, datetime.date(1988, 4, 30), "Kladno"),
    (2, None, "Zelená, Eva", "317101", "CZE", 0, 2004, "=HYPERLINK(1)"),
    (),
    ("Annotation:",),
    ("https://chess-results.com/tnr1.aspx",),
)


def test_the_excel_list_of_chess_results_is_read_with_its_lines() -> None:
    listed = read_xlsx(CHESS_RESULTS)
    assert listed.good
    found = [(row.line, row.name, row.title, row.fide_id, row.rating) for row in listed.rows]
    assert found == [
        (6, "Novák, Petr", "GM", "309095", 2541),
        (7, "Zelená, Eva", "", "317101", 0),
    ]
    assert [row.birth_date for row in listed.rows] == ["1988-04-30", "2004"]


def test_a_formula_is_never_text_of_a_player() -> None:
    assert read_xlsx(CHESS_RESULTS).rows[1].club == ""


def test_the_sheet_with_the_players_is_found() -> None:
    content = workbook(("Name", "Elo"), ("A, B", 2000), first_sheet="Invitation")
    assert [row.name for row in read_xlsx(content).rows] == ["A, B"]


def test_a_bad_cell_is_named_by_its_row() -> None:
    (row,) = read_xlsx(workbook((), ("Name", "Elo"), ("A, B", 2000.5))).rows
    assert (row.line, row.problems) == (
        3,
        ("Column 2 (Elo): “2000.5” is not a rating (0 to 4000).",),
    )


def rewritten(content: bytes, was: bytes, now: bytes) -> bytes:
    """The workbook as another program may have written it."""
    saved = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(saved, "w") as new:
        written = {name: old.read(name) for name in old.namelist()}
        assert any(was in part for part in written.values())
        for name, part in written.items():
            new.writestr(name, part.replace(was, now))
    return saved.getvalue()


def test_a_sheet_that_says_a_wrong_size_is_read_to_its_end() -> None:
    players = workbook(("Name", "Elo"), ("A, B", 2000), ("C, D", 1900, "", "a note"))
    content = rewritten(players, b'<dimension ref="A1:D3"', b'<dimension ref="A1"')
    listed = read_xlsx(content)
    assert [(row.name, row.rating) for row in listed.rows] == [("A, B", 2000), ("C, D", 1900)]
    assert listed == read_xlsx(players)


def test_a_line_that_says_a_huge_number_takes_no_time() -> None:
    """Each line before it would be made: two thousand million of them never end."""
    players = workbook(("Name", "Elo"), ("A, B", 2000), ("C, D", 1900))
    content = rewritten(players, b'<row r="3"', b'<row r="2000000000"')
    began = time.process_time()
    listed = read_xlsx(content)
    assert [row.name for row in listed.rows] == ["A, B"]
    assert time.process_time() - began < 5


def test_no_sheet_is_read_behind_the_one_with_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    book = load_workbook(io.BytesIO(workbook(("Name", "Elo"), ("A, B", 2000))))
    for number in range(20):
        book.create_sheet(f"s{number}").append(["Name", "Elo"])
    saved = io.BytesIO()
    book.save(saved)
    read: list[str] = []
    table = xlsx_list._table

    def counted(sheet: ReadOnlyWorksheet) -> list[Line]:
        read.append(sheet.title)
        return table(sheet)

    monkeypatch.setattr(xlsx_list, "_table", counted)
    assert [row.name for row in read_xlsx(saved.getvalue()).rows] == ["A, B"]
    assert read == ["Sheet"]


def test_a_strict_workbook_is_not_called_empty() -> None:
    main = b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    strict = b"http://purl.oclc.org/ooxml/spreadsheetml/main"
    listed = read_xlsx(rewritten(workbook(("Name",), ("A, B",)), main, strict))
    assert listed.problems == ("This workbook cannot be read; save it anew as XLSX.",)


def packed(name: str, content: bytes = b"<") -> bytes:
    saved = io.BytesIO()
    with zipfile.ZipFile(saved, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return saved.getvalue()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"PK\x03\x04\x00", "This is not a text file."),
        (b"\xd0\xcf\x11\xe0rest", "This is an old Excel file (XLS); save it as XLSX or CSV."),
        (packed("letter.txt"), "This is a packed file, but no XLSX workbook."),
        (packed("xl/workbook.xml"), "This workbook cannot be read; save it anew as XLSX."),
        (workbook(), "The file is empty."),
    ],
)
def test_what_is_no_workbook_says_why(content: bytes, problem: str) -> None:
    assert read_xlsx(content).problems == (problem,)


def test_what_unpacks_to_too_much_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tournaments.imports.xlsx_list.LARGEST_UNPACKED", 5_000)
    (problem,) = read_xlsx(packed("xl/workbook.xml", b"\0" * 5_001)).problems
    assert problem == "The workbook unpacks to 5001 bytes; at most 5000."


@pytest.mark.parametrize("name", ["xl/workbook.xml", "xl/worksheets/sheet1.xml"])
def test_a_table_of_contents_that_turned_raises_nothing(name: str) -> None:
    """Each byte of the entry of a file in it: a password, a version or a packing of no program."""
    whole = workbook(("Name", "Rtg"), ("Novák, Jan", 2100))
    entry = whole.rindex(b"PK\x01\x02", 0, whole.rindex(name.encode()))
    said = 0
    for place in range(entry, entry + 46):
        turned = bytearray(whole)
        turned[place] ^= 0x80
        said += bool(read_xlsx(bytes(turned)).problems)
    assert said > 10
