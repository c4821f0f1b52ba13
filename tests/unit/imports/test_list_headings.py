"""Lists of Swiss-Manager and chess-results: titles above the heading, names of columns."""

import pytest

from tournaments.imports.csv_list import read_csv

SWISS_MANAGER = (
    "From the Tournament-Database of Chess-Results https://chess-results.com\n"
    "Open Pardubice; group A; 2026\n"
    "\n"
    "Starting rank\n"
    "No.;;Name;;FideID;FED;RtgI;RtgN;Birth;Typ;Club/City\n"
    "1;GM;Novák,Petr;;309095;CZE;2541;0;1988/00/00;;ŠK Kladno\n"
    "2;WFM;Zelená, Eva;w;317101;CZE;0;1990;2004;F20;Brno\n"
    "\n"
    "Annotation:\n"
    "You find all details under the link\n"
)


def test_title_lines_stand_above_the_heading_and_an_annotation_below_the_players() -> None:
    listed = read_csv(SWISS_MANAGER.encode())
    assert listed.good
    assert [(row.line, row.name, row.title, row.sex) for row in listed.rows] == [
        (6, "Novák, Petr", "GM", ""),
        (7, "Zelená, Eva", "WFM", "w"),
    ]
    assert [(row.fide_id, row.rating, row.birth_date, row.club) for row in listed.rows] == [
        ("309095", 2541, "1988", "ŠK Kladno"),
        ("317101", 1990, "2004", "Brno"),
    ]
    assert listed.ignored_columns == ("No.",)
    above, below, types = listed.notes
    assert types == "Of Typ only titles and the sex of women are kept, no age groups."
    assert above.startswith("Not read as players, above the heading: line 1 “From the Tournament-")
    assert below.startswith("Not read as players, below the players: line 9 “Annotation:”")


def test_a_title_line_with_more_commas_than_the_heading_does_not_choose_the_delimiter() -> None:
    listed = read_csv(b"Open, A, B, C, D, E, F\n\nName;Rtg;FED\nNovak, Petr;2100;CZE\n")
    assert listed.delimiter == ";"
    assert [row.name for row in listed.rows] == ["Novak, Petr"]


@pytest.mark.parametrize(
    "heading",
    [
        "No.;Name;FideID;FED;Rtg;Birth;sex;Club/City",
        "Nr.;Name;FideKenn.;Land;Elo;Geb.;Geschl.;Verein/Ort",
        "Čís.;Jméno;FIDE-ID;FED;Rtg;Nar.;Pohlaví;Klub/Místo",
        "No.;Nombre;Código FIDE;FED;Elo;Nac.;sexo;Club/Ciudad",
        "Ном.;Имя;код FIDE;ФЕД.;Рейт.;Год рождения;Пол;Клуб/Город",
        "Nr;Nazwisko Imię;FIDE ID;Fed;Rg;Data ur.;Płeć;Klub/Miejscowość",
        "ID_No;Name;Fide_No;Fed;Rtg_Int;Birthday;Sex;ClubName",
        "SNo.;Name;Fide-No.;Fed;IRtg;B-day;fs;clubname",
    ],
)
def test_the_columns_of_swiss_manager_and_chess_results_are_known(heading: str) -> None:
    listed = read_csv(f"{heading}\n1;Novák, Petr;309095;CZE;2100;1988;m;Kladno\n".encode())
    assert listed.good, listed.problems
    (row,) = listed.rows
    assert (row.name, row.fide_id, row.federation, row.rating) == (
        "Novák, Petr",
        "309095",
        "CZE",
        2100,
    )
    assert (row.birth_date, row.sex, row.club) == ("1988", "m", "Kladno")


def test_of_three_ratings_the_one_in_use_counts_then_fides_then_the_national_one() -> None:
    listed = read_csv(b"Name;RtgN;RtgI;Rtg\nA, A;1900;2000;2100\nB, B;1900;2000;0\nC, C;1900;0;\n")
    assert [row.rating for row in listed.rows] == [2100, 2000, 1900]


def test_a_national_rating_of_a_list_is_entered_as_one() -> None:
    """Also where the column that is used repeats it, because there is none of FIDE's."""
    listed = read_csv(
        b"Name;RtgN;RtgI;Rtg\nA, A;1900;2000;2000\nB, B;1900;2000;\nC, C;1900;0;\n"
        b"D, D;1900;0;1900\nE, E;1900;1900;1900\nF, F;0;0;1900\n"
    )
    sources = [(row.rating, row.rating_source) for row in listed.rows]
    national = (1900, "national")
    assert sources == [(2000, ""), (2000, ""), national, national, (1900, ""), (1900, "")]
    assert [row.notes for row in listed.rows] == [()] * 6


def test_of_two_name_columns_the_fuller_one_counts() -> None:
    standings = "Rk.;Name;Rtg;;Name;FED\n1;Novak P;2100;IM;Novák, Petr;CZE\n"
    (row,) = read_csv(standings.encode()).rows
    assert (row.name, row.title) == ("Novák, Petr", "IM")


def test_a_heading_that_is_repeated_between_groups_is_no_player() -> None:
    listed = read_csv(b"No;Name;Rtg\n1;A, A;2000\nNo;Name;Rtg\n2;B, B;1900\n")
    assert [row.name for row in listed.rows] == ["A, A", "B, B"]


def test_excels_unicode_text_is_read() -> None:
    listed = read_csv("Name\tElo\nDvořák, Šimon\t2100\n".encode("utf-16"))
    assert (listed.encoding, listed.rows[0].name) == ("utf-16", "Dvořák, Šimon")


def test_titles_of_online_play_are_left_out_and_said() -> None:
    (row,) = read_csv(b"Name;Title;Rtg\nA, B;AFM;1800\n").rows
    assert (row.title, row.problems) == ("", ())
    assert row.notes == ("AFM is a title of online play and is left out.",)


def test_what_is_typed_over_a_line_counts_instead_of_its_cells() -> None:
    listed = read_csv(b"Name;Elo\nA, B;x\nC, D;1900\n", {2: {"rating": "2050"}})
    assert listed.good
    assert [row.rating for row in listed.rows] == [2050, 1900]


@pytest.mark.parametrize(
    ("heading", "cells"),
    [
        (
            "NAME;COUNTRY;BIRTHDAY;GENDER;TITLE;IDFIDE;ELOFIDE;IDNAT;ELONAT;KCOEFF",
            "Novak, Petr;CZE;1988;m;FM;309095;2100;12;2050;20",
        ),
        (
            "ID_No;Name;Fed;Sex;ClubName;Birthday;Rtg_Nat;Rtg_Int;Fide_No;Title;Type;Status;K",
            "12;Novak, Petr;CZE;m;Kladno;1988;2050;2100;309095;FM;;A;20",
        ),
        (
            "title;first_name;last_name;year_of_birth;fide_id;rating;Rtg_Nat;federation;gender;k",
            "FM;Petr;Novak;1988;309095;2100;2050;CZE;m;20",
        ),
        (
            "TlnNr;Teilnehmer;Titel;ELO;NWZ;Attr.;Land;Geburt;FideKenn.;K-Factor;PKZ",
            "1;Novak,Petr;FM;2100;2050;M;CZE;1988;309095;20;10",
        ),
    ],
    ids=["Vega", "Swiss-Manager", "FFE", "Swiss-Chess"],
)
def test_lists_of_other_programs_say_all_that_they_have(heading: str, cells: str) -> None:
    listed = read_csv(f"{heading}\n{cells}\n".encode())
    assert listed.good, listed.problems
    (row,) = listed.rows
    assert (row.name, row.title, row.federation, row.sex) == ("Novak, Petr", "FM", "CZE", "m")
    assert (row.rating, row.national_rating, row.fides_k) == (2100, 2050, 20)
    assert (row.fide_id, row.birth_date) == ("309095", "1988")


def test_the_answers_of_a_form_are_read() -> None:
    listed = read_csv(
        b"Timestamp,Email address,Full name,Date of birth,Standard rating\n"
        b"2026/09/01 10:00:00,a@b.c,Jan Novak,30/4/1998,1850\n"
    )
    (row,) = listed.rows
    assert (row.contact, row.birth_date, row.rating) == ("a@b.c", "1998-04-30", 1850)
    assert listed.ignored_columns == ("Timestamp",)
