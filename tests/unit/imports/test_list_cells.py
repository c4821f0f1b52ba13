"""What lists of other programs write into a cell: shortened years, marks, titles inside names."""

from __future__ import annotations

import pytest

from tournaments.imports.columns import HowToRead
from tournaments.imports.csv_list import read_csv
from tournaments.imports.list_names import read_name
from tournaments.imports.rows import EntryRow
from tournaments.words import say

IN_2026 = HowToRead(year=2026)


def row(heading: str, cells: str, how: HowToRead = IN_2026) -> EntryRow:
    listed = read_csv(f"{heading}\n{cells}\n".encode(), None, how)
    assert not listed.problems, listed.problems
    (found,) = listed.rows
    return found


@pytest.mark.parametrize(
    ("text", "year", "read"),
    [
        ("98", 2026, "1998"),
        ("'98", 2026, "1998"),
        ("10", 2026, "2010"),
        ("23", 2026, "2023"),
        ("24", 2026, "1924"),
        ("26", 2026, "1926"),
        ("98", 1999, "1898"),
        ("90", 1999, "1990"),
        ("30.04.88", 2026, "1988-04-30"),
        ("1/9/12", 2026, "2012-09-01"),
        ("00.00.75", 2026, "1975"),
        ("36526", 2026, "2000-01-01"),
    ],
)
def test_a_shortened_year_is_that_of_somebody_who_may_play_then_and_is_said(
    text: str, year: int, read: str
) -> None:
    found = row("Name;Birth", f"A, B;{text}", HowToRead(year=year))
    assert (found.birth_date, found.problems) == (read, ())
    assert found.notes == (f"Born “{text}” is read as {read}.",)


@pytest.mark.parametrize("text", ["31.02.88", "198", "8", "xx"])
def test_what_is_no_year_is_said_with_line_and_column(text: str) -> None:
    found = row("Name;Birth", f"A, B;{text}")
    assert found.line == 2
    assert found.problems == (
        f"Column 2 (Birth): “{text}” is not a date (1998, 1998-04-30 or 30.4.1998).",
    )


@pytest.mark.parametrize(
    ("text", "rating"),
    [
        ("0", 0),
        ("-", 0),
        ("", 0),
        ("2100,0", 2100),
        ("2100.00", 2100),
        ("2\u00a0100", 2100),
        ("2100\u00a0", 2100),
        ("2100*", 2100),
    ],
)
def test_ratings_with_decimals_blanks_and_marks_are_read(text: str, rating: int) -> None:
    found = row("Name;Rtg", f"A, B;{text}")
    assert (found.rating, found.problems) == (rating, ())


def test_a_mark_of_a_rating_is_said() -> None:
    assert row("Name;Rtg", "A, B;2100*").notes == ("The mark of the rating 2100* is left out.",)


def test_a_rating_with_a_part_of_a_point_is_a_problem() -> None:
    assert row("Name;Rtg", "A, B;2100,5").problems == (
        "Column 2 (Rtg): “2100,5” is not a rating (0 to 4000).",
    )


def test_an_id_that_a_spreadsheet_has_shortened_is_named_as_damaged() -> None:
    (problem,) = row("Name;FideID", "A, B;1.234E+07").problems
    assert problem.startswith("Column 2 (FideID): “1.234E+07” is a number that a spreadsheet has")
    assert row("Name;FideID", "A, B;309095.0").fide_id == "309095"


@pytest.mark.parametrize(
    ("cells", "title", "sex"),
    [
        ("GM", "GM", ""),
        ("wfm", "WFM", ""),
        ("F14", "", "w"),
        ("U10", "", ""),
        ("S60", "", ""),
        ("GIRL", "", "w"),
        ("FMG", "", "w"),
        ("w12", "", "w"),
        ("F", "", "w"),
        ("U14F", "", "w"),
        ("", "", ""),
    ],
)
@pytest.mark.parametrize("heading", ["Typ", "Type", "Тип"])
def test_a_type_holds_a_title_an_age_group_or_the_sex(
    heading: str, cells: str, title: str, sex: str
) -> None:
    found = row(f"Name;{heading}", f"A, B;{cells}")
    assert (found.title, found.sex, found.problems) == (title, sex, ())


def test_the_columns_of_title_and_sex_go_before_the_type() -> None:
    found = row("Name;Ti.;sex;Typ", "A, B;IM;m;F14")
    assert (found.title, found.sex) == ("IM", "m")
    found = row("Name;Ti.;Typ", "A, B;IM;GM")
    assert found.title == "IM"


def test_the_group_may_say_who_is_a_girl() -> None:
    assert row("Name;Gr", "A, B;F13").sex == "w"
    assert row("Name;Gr", "A, B;A").sex == ""


@pytest.mark.parametrize(
    ("text", "name", "title", "sex"),
    [
        ("NOVÁK, Petr", "NOVÁK, Petr", "", ""),
        ("Novák,Petr", "Novák, Petr", "", ""),
        ("Novák,", "Novák", "", ""),
        ("Novák,\u00a0Petr", "Novák, Petr", "", ""),
        ("Novák,   Petr", "Novák, Petr", "", ""),
        ("GM Novák, Petr", "Novák, Petr", "GM", ""),
        ("Novák, Petr (IM)", "Novák, Petr", "IM", ""),
        ("Novák, Petr, FM", "Novák, Petr", "FM", ""),
        ("Novák Petr CM", "Novák Petr", "CM", ""),
        ("WGM NOVÁKOVÁ Eva", "NOVÁKOVÁ, Eva", "WGM", ""),
        ("NOVÁK Petr", "NOVÁK, Petr", "", ""),
        ("van der BERG Jan", "van der BERG, Jan", "", ""),
        ("Eisenbach,Markus,Dr.", "Eisenbach, Markus", "", ""),
        ("Dr. Eisenbach, Markus", "Eisenbach, Markus", "", ""),
        ("Zelená, Eva (w)", "Zelená, Eva", "", "w"),
        ("Zelená, Eva w", "Zelená, Eva", "", "w"),
        ("Novák, Petr*", "Novák, Petr", "", ""),
        ("Novák, Petr *", "Novák, Petr", "", ""),
        ("Im, Ji-hoon", "Im, Ji-hoon", "", ""),
        ("IM, JI-HOON", "IM, JI-HOON", "", ""),
        ("KIM, SEO IM", "KIM, SEO IM", "", ""),
        ("Ing, Anna", "Ing, Anna", "", ""),
        ("A C J John", "A C J John", "", ""),
        ("NOVÁK PETR", "NOVÁK PETR", "", ""),
        ("Novák (senior), Petr", "Novák (senior), Petr", "", ""),
    ],
)
def test_titles_and_marks_inside_a_name_are_told_from_the_name(
    text: str, name: str, title: str, sex: str
) -> None:
    read = read_name(text)
    assert (read.name, read.title, read.sex) == (name, title, sex)


def test_what_was_left_out_of_a_name_is_said() -> None:
    def notes(text: str) -> list[str]:
        return [*map(say, read_name(text).notes)]

    assert notes("Eisenbach,Markus,Dr.") == ["“Dr.” is left out of the name."]
    assert notes("Novák, Petr *") == ["“*” is left out of the name."]
    assert notes("NOVÁK Petr") == ["The words in capitals are the family name: NOVÁK, Petr."]
    assert notes("GM Novák, Petr") == []


def test_the_title_column_goes_before_a_title_in_the_name() -> None:
    assert row("Name;Title", "FM Novák, Petr;IM").title == "IM"
    assert row("Name;Title", "FM Novák, Petr;").title == "FM"


@pytest.mark.parametrize("sign", [";", ",", "\t"])
def test_excels_own_first_line_says_the_sign(sign: str) -> None:
    listed = read_csv(f"sep={sign}\nName{sign}Rtg\nNovák{sign}2100\n".encode())
    assert (listed.delimiter, listed.rows[0].line, listed.rows[0].rating) == (sign, 3, 2100)


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
@pytest.mark.parametrize("sign", [";", "\t"])
def test_byte_order_marks_blanks_that_do_not_break_and_separators(encoding: str, sign: str) -> None:
    lines = ("No.;Name;Club\u00a0City;FED", "1;Dvořák,\u00a0Jan;A\u00a0B;CZE\u00a0", "")
    text = "\n".join(lines).replace(";", sign)
    (found,) = read_csv(text.encode(encoding)).rows
    assert (found.name, found.club, found.federation) == ("Dvořák, Jan", "A B", "CZE")


def test_a_web_page_that_is_called_a_table_is_named() -> None:
    (problem,) = read_csv(b"<html><table><tr><td>Name</td></tr></table>").problems
    assert problem == "This is a web page, whatever its name says; save it as XLSX or CSV."


@pytest.mark.parametrize("heading", ["K", "k-factor", "KCOEFF", "К"])
@pytest.mark.parametrize(
    ("text", "k"), [("20", 20), ("40.0", 40), ("10", 10), ("", 0), ("0", 0), ("-", 0)]
)
def test_k_of_fides_list_is_read(heading: str, text: str, k: int) -> None:
    found = row(f"Name;Elo;{heading}", f"A, B;2100;{text}")
    assert (found.ratings().fides_k, found.problems, found.notes) == (k, (), ())


@pytest.mark.parametrize("text", ["x", "41", "2O", "-20", "²"])
def test_what_is_no_k_is_said_with_its_column(text: str) -> None:
    found = row("Name;Elo;K", f"A, B;2100;{text}")
    assert found.problems == (f"Column 3 (K): “{text}” is not a K (0 to 40).",)


def test_a_k_beside_a_national_rating_alone_is_left_out_and_said() -> None:
    found = row("Name;NRtg;K", "A, B;2100;20")
    assert (found.ratings().fides_k, found.ratings().national) == (0, 2100)
    assert found.notes == ("K 20 is left out: the list has no rating of FIDE’s beside it.",)


@pytest.mark.parametrize(
    ("cells", "titles"),
    [
        ("IM;WGM", ("IM", "WGM")),
        ("WIM;WIM", ("WIM", "")),
        (";wf", ("WFM", "")),
        ("FM;-", ("FM", "")),
    ],
)
def test_a_womans_title_stands_beside_a_higher_one(cells: str, titles: tuple[str, str]) -> None:
    found = row("Name;Tit;WTit", f"A, B;{cells}")
    assert ((found.title, found.womens_title), found.problems) == (titles, ())


def test_a_title_that_is_no_womans_is_said() -> None:
    found = row("Name;Tit;WTit", "A, B;IM;FM")
    assert found.problems == ("Column 3 (WTit): “FM” is not a FIDE title (WGM, WIM, WFM, WCM).",)
