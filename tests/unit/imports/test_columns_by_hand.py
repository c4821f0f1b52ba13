"""Columns that no heading names: guessed, chosen by hand, and known again."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import get_args

import pytest
from openpyxl import Workbook

from tournaments.domain.imported.list_fields import ListColumn, ListField
from tournaments.imports.columns import ByHand, FileColumns, HowToRead
from tournaments.imports.csv_list import read_csv
from tournaments.imports.rows import EntryList
from tournaments.imports.xlsx_list import read_xlsx

UNKNOWN = (
    "Přihlášky do turnaje\n"
    "\n"
    "Kdo;Odkud;Síla;Průkaz;Kdy přišel\n"
    "Novák Petr;CZE;2100;309095;1988\n"
    "Zelená Eva;CZE;1990;317101;2004\n"
    "Svoboda Jan;CZE;abc;317102;1999\n"
)
BARE = "Novák, Petr;CZE;2100;309095;1988\nZelená, Eva;POL;1990;317101;2004\n"
CHOSEN: tuple[ListColumn, ...] = ("name", "federation", "rating", "fide_id", "birth_date")


def read(text: str, **how: object) -> EntryList:
    return read_csv(text.encode(), None, HowToRead(year=2026, **how))  # type: ignore[arg-type]


def shown(listed: EntryList) -> FileColumns:
    assert listed.file_columns is not None
    return listed.file_columns


def chosen(heading: int, columns: tuple[ListColumn, ...] | None = CHOSEN) -> ByHand:
    return ByHand(heading=heading, columns=columns)


def test_without_known_headings_nothing_is_read_and_what_it_looks_like_is_offered() -> None:
    listed = read(UNKNOWN)
    assert listed.rows == ()
    assert listed.problems == (
        "Line 3 names no column for the player's name"
        " (found: Kdo, Odkud, Síla, Průkaz, Kdy přišel).",
    )
    offered = shown(listed)
    assert (offered.by, offered.heading) == ("guess", 3)
    assert offered.columns == ("name", "federation", "", "fide_id", "birth_date")
    assert [each.line for each in offered.lines] == [1, 3, 4, 5, 6]
    assert offered.lines[0].cells == ("Přihlášky do turnaje",)


def test_a_file_without_a_heading_line_is_guessed_and_asked_about() -> None:
    listed = read(BARE)
    assert listed.problems == ("The file has no line with headings: say what each column holds.",)
    offered = shown(listed)
    assert (offered.by, offered.heading, offered.columns) == ("guess", 0, CHOSEN)


def test_what_was_chosen_by_hand_is_read_and_what_cannot_be_is_said_with_its_column() -> None:
    listed = read(UNKNOWN, by_hand=chosen(3))
    assert listed.problems == ()
    assert [(row.line, row.name, row.rating, row.fide_id) for row in listed.rows] == [
        (4, "Novák Petr", 2100, "309095"),
        (5, "Zelená Eva", 1990, "317101"),
        (6, "Svoboda Jan", 0, "317102"),
    ]
    assert listed.rows[2].problems == ("Column 3 (Síla): “abc” is not a rating (0 to 4000).",)
    assert listed.columns["name"] == "Kdo"
    assert "line 1 “Přihlášky do turnaje”" in listed.notes[0]


def test_a_file_without_headings_is_read_from_its_first_line() -> None:
    listed = read(BARE, by_hand=chosen(0))
    assert listed.good
    assert [(row.line, row.name, row.birth_date) for row in listed.rows] == [
        (1, "Novák, Petr", "1988"),
        (2, "Zelená, Eva", "2004"),
    ]
    assert listed.columns["rating"] == "column 3"
    listed = read(BARE.replace("1990", "x"), by_hand=chosen(0))
    assert listed.rows[1].problems == ("Column 3: “x” is not a rating (0 to 4000).",)


def test_titles_above_a_list_without_headings_are_no_players() -> None:
    listed = read("Open Brno\nČerven\n" + BARE, by_hand=chosen(0))
    assert [row.line for row in listed.rows] == [3, 4]
    assert listed.notes[0].startswith("Not read as players, above the list: line 1 “Open Brno”")


def test_another_line_can_be_the_heading() -> None:
    text = "Name;Elo;Fed\nSection A;;\nJméno;Rtg;FED\nNovák;2100;CZE\n"
    assert len(read(text).rows) == 3
    listed = read(text, by_hand=ByHand(heading=3))
    assert [row.name for row in listed.rows] == ["Novák"]
    assert (shown(listed).by, shown(listed).columns) == (
        "headings",
        ("name", "rating", "federation"),
    )


def test_a_line_that_is_not_there_cannot_be_the_heading() -> None:
    for line in (2, 99):
        assert read(UNKNOWN, by_hand=chosen(line)).problems == (
            f"Line {line} of the file is empty, or there is no such line.",
        )


def test_a_column_can_be_left_out_and_a_field_stands_once() -> None:
    listed = read(UNKNOWN, by_hand=chosen(3, ("name", "", "", "fide_id", "")))
    assert listed.good
    assert (listed.rows[0].rating, listed.rows[0].federation) == (0, "")
    assert listed.ignored_columns == ("Odkud", "Síla", "Kdy přišel")
    twice = read(UNKNOWN, by_hand=chosen(3, ("name", "", "rating", "rating", "")))
    assert twice.problems == ("Only one column can be each of these: rating (columns 3, 4).",)


def test_the_name_is_needed() -> None:
    listed = read(UNKNOWN, by_hand=chosen(3, ("", "federation", "rating", "", "")))
    assert listed.problems == (
        "No column holds the player's name: it is needed, whole or as family name.",
    )


@pytest.mark.parametrize("above", ["", "Another title\n\n"])
def test_a_file_with_the_same_headings_is_read_as_the_last_one(above: str) -> None:
    key = shown(read(UNKNOWN, by_hand=chosen(3))).headings
    other = above + "KDO; Odkud;Síla;Průkaz;Kdy přišel\nMalý, Jan;SVK;2000;;1990\n"
    listed = read(other, known={key: CHOSEN})
    assert listed.good
    assert (listed.rows[0].name, listed.rows[0].rating) == ("Malý, Jan", 2000)
    assert shown(listed).by == "remembered"
    assert listed.notes[0].startswith("The columns are those that were chosen by hand for such a")


def test_a_file_without_headings_is_offered_what_was_chosen_for_one_as_wide() -> None:
    columns: tuple[ListColumn, ...] = ("name", "", "rating_national", "", "birth_date")
    listed = read(BARE, known={"5 columns": columns})
    assert listed.rows == (), "it may be quite another file"
    assert shown(listed).columns == columns


def test_two_columns_of_words_are_guessed_as_family_name_and_first_name() -> None:
    listed = read("Novák;Petr;2100\nZelená;Eva;1990\n")
    assert shown(listed).columns == ("surname", "first_name", "rating")


def test_ratings_between_1900_and_2020_are_told_from_years_by_the_others() -> None:
    listed = read("Novák, P;1950;2150\nZelená, E;2004;1890\nMalý, J;1999;1700\n")
    assert shown(listed).columns == ("name", "birth_date", "rating")


def test_a_workbook_without_headings_is_read_by_hand_too() -> None:
    book, saved = Workbook(), BytesIO()
    assert book.active is not None
    for player in (("Novák, Petr", 2100), ("Zelená, Eva", 1990)):
        book.active.append(player)
    book.save(saved)
    content = saved.getvalue()
    assert shown(read_xlsx(content)).columns == ("name", "rating")
    listed = read_xlsx(content, None, HowToRead(by_hand=chosen(0, ("name", "rating"))))
    assert [(row.line, row.rating) for row in listed.rows] == [(1, 2100), (2, 1990)]


def test_the_page_offers_each_field_once() -> None:
    script = Path("frontend/console/static/console/js/import/columns.js").read_text(
        encoding="utf-8"
    )
    listed = script.partition("const FIELDS = ")[2].partition("]);")[0]
    offered = re.findall(r'"(\w*)"', listed)
    assert sorted(offered) == sorted(["", *get_args(ListField)])


def test_lists_whose_headings_are_known_are_not_guessed() -> None:
    listed = read("Name;Síla\nNovák;2100\n")
    assert listed.good
    assert (shown(listed).by, shown(listed).columns) == ("headings", ("name", ""))
