"""Entry lists as they arrive: four encodings, three delimiters, headings of several countries."""

import pytest

from tournaments.imports import csv_lines
from tournaments.imports.csv_list import read_csv
from tournaments.words import speak

STRAY_QUOTE = speak(csv_lines.STRAY_QUOTE)

CZECH = (
    "Příjmení;Jméno;Titul;Elo;Fed;Narozen\n"
    "Dvořák;Šimon;FM;2301;CZE;30.4.1998\nŽák;Tomáš;;1999;CZE;2001\n"
)
POLISH = "Nazwisko i imię;Tytuł;Ranking\nWiśniewski, Żegota;GM;2500\nBąk, Łukasz;;1200\n"
RUSSIAN = "ФИО\tРейтинг\tФедерация\nИванов, Алексей\t2100\tRUS\nЩукин, Пётр\t\tRUS\n"
GERMAN = 'Name,Elo\n"Müller, Jürgen",2000\n"Groß, Jörg",1900\n'


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (CZECH, "utf-8"),
        (CZECH, "cp1250"),
        (CZECH, "iso8859_2"),
        (POLISH, "utf-8"),
        (POLISH, "cp1250"),
        (POLISH, "iso8859_2"),
        (RUSSIAN, "utf-8"),
        (RUSSIAN, "cp1251"),
        (GERMAN, "cp1250"),
    ],
)
def test_names_come_out_right_in_every_encoding(text: str, encoding: str) -> None:
    expected = [row.name for row in read_csv(text.encode()).rows]
    found = read_csv(text.encode(encoding))
    assert found.encoding == encoding
    assert [row.name for row in found.rows] == expected
    assert found.good


def test_surname_and_first_name_columns_are_joined() -> None:
    row = read_csv(CZECH.encode()).rows[0]
    assert (row.name, row.title, row.rating) == ("Dvořák, Šimon", "FM", 2301)
    assert (row.federation, row.birth_date) == ("CZE", "1998-04-30")


def test_a_byte_order_mark_is_no_part_of_the_first_heading() -> None:
    assert read_csv(b"\xef\xbb\xbf" + GERMAN.encode()).columns["name"] == "Name"


def test_each_row_says_its_line_and_all_its_problems() -> None:
    listed = read_csv(b"Name;Elo;Title;Fed\nA, B;2000;GM;CZE\n;5000;XX;Czech\n\nC, D;1800;;POL\n")
    assert [row.line for row in listed.rows] == [2, 3, 5]
    assert listed.rows[1].problems == (
        "Column 1 (Name): The name is missing.",
        "Column 3 (Title): “XX” is not a FIDE title (GM, IM, WGM, FM, WIM, CM, WFM, WCM).",
        "Column 4 (Fed): “Czech” is not a federation code of three letters.",
        "Column 2 (Elo): “5000” is not a rating (0 to 4000).",
    )
    assert not listed.good


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("Zuse\u202e, Konrad;;", "The name holds the sign U+202E, which turns text around."),
        ("\u200b\u2060;;", "The name holds no visible sign."),
        ("Zuse;SK\u2066 Hof;", "The club holds the sign U+2066, which turns text around."),
        ("Zuse;;\u200f12", "The contact holds the sign U+200F, which turns text around."),
    ],
)
def test_what_would_disturb_its_neighbours_on_the_wall_is_a_problem(
    line: str, problem: str
) -> None:
    (row,) = read_csv(f"Name;Club;Contact\n{line}\n".encode()).rows
    (said,) = row.problems
    assert said.partition("): ")[2] == problem


def test_the_same_person_twice_is_named_with_the_first_line() -> None:
    listed = read_csv(b"Name;FIDE ID\nIvanov, A;123\nIvanov, Alexej;123\nIvanov, A;\n")
    assert listed.rows[1].problems == ("Same fide id as line 2.",)
    assert listed.rows[2].problems == ("Same name as line 2.",)


def test_a_line_with_too_many_cells_is_a_problem_not_a_shift() -> None:
    listed = read_csv(b"Name,Elo\nIvanov, Alexej,2000\n")
    assert "The line has 3 cells, the heading 2." in listed.rows[0].problems


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "The file is empty."),
        (b" \n \n", "The file is empty."),
        (b"Name;Elo\n", "The list has a heading but no players."),
        (b"Elo;Fed\n2000;CZE\n", "Line 1 names no column for the player's name (found: Elo, Fed)."),
        (b"PK\x03\x04\x00\x00", "This is not a text file."),
    ],
)
def test_a_file_that_is_no_list_says_why(content: bytes, problem: str) -> None:
    assert read_csv(content).problems == (problem,)


def test_columns_we_do_not_know_are_named_not_guessed() -> None:
    listed = read_csv(b"Name;Shoe size;Elo\nA, B;44;2000\n")
    assert listed.ignored_columns == ("Shoe size",)


def test_ingo_and_bcf_count_where_there_is_no_rating() -> None:
    listed = read_csv(b"Name;Elo;INGO;BCF\nA;2300;80;\nB;;80;\nC;0;;200\nD;;400;\n")
    assert [(row.rating, row.rating_source) for row in listed.rows] == [
        (2300, ""),
        (2200, "INGO 80"),
        (2200, "BCF 200"),
        (0, ""),
    ]
    assert listed.rows[1].notes == ("INGO 80 counts as 2200.",)
    (problem,) = listed.rows[3].problems
    assert problem == "Column 3 (INGO): INGO 400 is no rating: it would count as -360."


def test_a_stray_quote_takes_no_other_line() -> None:
    listed = read_csv(b'Name;Elo\nA, B;2000\n"C, D;1900\nE, F;1800\n"G, H;1700\nI, J;1600\n')
    assert [(row.line, row.rating) for row in listed.rows] == [
        (2, 2000),
        (3, 1900),
        (4, 1800),
        (5, 1700),
        (6, 1600),
    ]
    assert [row.line for row in listed.rows if STRAY_QUOTE in row.problems] == [3, 5]
    assert listed.rows[1].name == '"C, D'
    assert not listed.good


def test_a_pair_of_quotes_around_a_line_end_is_no_single_name() -> None:
    listed = read_csv(b'Name;Elo\n"A, B\nC, D";1900\n')
    assert [row.line for row in listed.rows] == [2, 3]
    assert listed.rows[0].problems == (STRAY_QUOTE,)


ADDRESSED = (
    "Name;Elo;Contact\r\n"
    'A, B;2000;"Main Street 5; Prague\r\n+420 1\n\nno mail"\r\n'
    "C, D;1900;x\r\n"
    '"E, ""F""";1800;"y\r\nz"'
)


def test_a_line_end_in_a_quoted_cell_ends_no_row() -> None:
    listed = read_csv(ADDRESSED.encode())
    assert listed.good
    assert [(row.line, row.name, row.contact) for row in listed.rows] == [
        (2, "A, B", "Main Street 5; Prague\r\n+420 1\n\nno mail"),
        (6, "C, D", "x"),
        (7, 'E, "F"', "y\r\nz"),
    ]


def test_a_club_in_two_lines_is_said_once_and_takes_nobody_with_it() -> None:
    listed = read_csv(b'Name;Club;Elo\nA, B;"x\ny";2000\nC, D;y;1900\n')
    assert [(row.line, bool(row.problems)) for row in listed.rows] == [(2, True), (4, False)]
    assert listed.rows[0].problems[0].startswith("Column 2 (Club): The club ")


def test_quotes_that_would_take_whole_rows_are_stray() -> None:
    listed = read_csv(b'Name;Elo;Contact\nA, B;2000;"mail\nC, D;1900;mail"\nE, F;1800;\n')
    assert [(row.line, row.rating) for row in listed.rows] == [(2, 2000), (3, 1900), (4, 1800)]
    assert listed.rows[0].problems == (STRAY_QUOTE,)


def test_a_cell_of_more_lines_than_anybody_writes_is_a_stray_quote() -> None:
    long = "\n".join("x" for _ in range(csv_lines.MOST_JOINED + 1))
    listed = read_csv(f'Name;Elo;Contact\nA, B;2000;"{long}"\n'.encode())
    assert listed.rows[0].problems == (STRAY_QUOTE,)


def test_a_stray_quote_in_the_heading_is_said() -> None:
    listed = read_csv(b'Name;"Elo\nA, B;2000\n')
    assert listed.problems == (f"Line 1: {STRAY_QUOTE}",)


def test_quotes_inside_a_cell_stay() -> None:
    listed = read_csv(b'Name;Elo\n"Nov""ak, Jan";2000\nHonza "Jan" Novak;1900\n')
    assert [row.name for row in listed.rows] == ['Nov"ak, Jan', 'Honza "Jan" Novak']
    assert listed.good
