"""Tables as files: each as CSV and as XLSX, at one address, with a button on its page."""

from __future__ import annotations

import csv
import io
from io import StringIO
from typing import Any

import pytest
from openpyxl import load_workbook

from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.prizes.commands import SetPrizeFund
from tournaments.domain.prizes.fund import Prize, PrizeFund, PrizeList
from tournaments.domain.settings.settings import Settings
from tournaments.imports.csv_list import read_csv
from tournaments.imports.xlsx_list import read_xlsx

from .builders import Hall, account, entry, open_hall

pytestmark = pytest.mark.django_db

TABLES = (
    *("entries", "badges", "pairings", "standings", "crosstable", "progress", "rankings"),
    "prizes",
)
FORMULA = '=HYPERLINK("http://example.org","x")'


def get(hall: Hall, file: str, who: Any = None, **query: Any) -> Any:
    return hall.client(who).get(f"/api/v1/tournaments/{hall.slug}/{file}", query)


def lines(hall: Hall, name: str, **query: Any) -> list[list[str]]:
    answer = get(hall, f"{name}.csv", **query)
    assert answer.status_code == 200, name
    return list(csv.reader(StringIO(answer.content.decode().removeprefix("\ufeff"))))


def sheet(hall: Hall, name: str, **query: Any) -> Any:
    answer = get(hall, f"{name}.xlsx", **query)
    assert answer.status_code == 200, name
    assert answer["Content-Type"].endswith("spreadsheetml.sheet")
    return load_workbook(io.BytesIO(answer.content)).active


def values(made: Any) -> list[list[Any]]:
    rows = made.iter_rows(values_only=True)
    return [["" if cell is None else cell for cell in row] for row in rows]


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(7, settings=Settings(rounds=5, city="Praha"))
    hall.play_round()
    hall.play_round()
    return hall


@pytest.mark.parametrize("name", TABLES)
def test_both_forms_have_the_same_columns_and_lines(hall: Hall, name: str) -> None:
    head, *below = lines(hall, name)
    book = values(sheet(hall, name))
    assert book[0][0] == "Prague Open"
    assert book[4][: len(head)] == head
    assert len(book) == len(below) + 5


def test_above_the_columns_stand_tournament_round_version_and_time(hall: Hall) -> None:
    above = [row[0] for row in values(sheet(hall, "standings", round=1))[:4]]
    assert above[:2] == ["Prague Open", "Standings after round 1"]
    assert above[2].startswith("Version ")
    assert above[2].endswith(f"@{hall.state.seq}")
    of_state = values(sheet(hall, "entries"))[2][0]
    assert of_state.endswith(f"@{hall.state.seq}")


def test_numbers_are_numbers_and_points_have_halves(hall: Hall) -> None:
    book = values(sheet(hall, "standings"))
    head, first, second = book[4:7]
    assert (first[head.index("rank")], first[head.index("rating")]) == (1, 2590)
    assert second[head.index("points")] == 1.5
    assert lines(hall, "standings")[2][head.index("points")] == "1½"


def test_what_begins_like_a_formula_is_typed_as_text() -> None:
    hall = open_hall(2, started=False)
    hall.enter([entry(3, name=FORMULA, club="#N/A"), entry(4, club="+420 1")])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    for name in ("entries", "badges", "pairings", "standings", "crosstable", "progress"):
        cells = [cell for row in sheet(hall, name).iter_rows() for cell in row if cell.value]
        assert FORMULA in [cell.value for cell in cells], name
        assert {cell.data_type for cell in cells} <= {"s", "n"}, name
        assert all(not text.startswith("=") for row in lines(hall, name) for text in row), name


@pytest.mark.parametrize("method", ["FIDON", "NIDOF", "LBFN"])
def test_both_ratings_are_read_again_whichever_counts(method: Any) -> None:
    settings = Settings(rounds=5, ranking_method=method)
    hall = open_hall(7, started=False, settings=settings)
    both = {"rating": 2100, "national_rating": 2200, "national_source": "CZE 2026-10"}
    hall.enter(
        [
            entry(8, **both),
            entry(9, rating=2222, rating_source="CZE 2026-10"),
            entry(10, **both | {"national_rating": 2100}),
            entry(11, rating=0),
        ]
    )
    listed = read_csv(get(hall, "entries.csv").content)
    assert not listed.problems
    read = {row.name: row.ratings() for row in listed.rows}
    assert [
        (read[person.name].fides, read[person.name].national)
        for number in (8, 9, 10, 11)
        if (person := hall.names.people[PlayerId(number)])
    ] == [(2100, 2200), (0, 2222), (2100, 2100), (0, 0)]
    form = {"file": io.BytesIO(get(hall, "entries.xlsx").content), "dry_run": "1"}
    shown = hall.client().post(f"/api/v1/tournaments/{hall.slug}/imports/", form).json()
    planned = shown["preview"]["plan"]["lines"]
    assert [(line["kind"], line.get("changes", [])) for line in planned] == [("known", [])] * 11


ODD = ("+49 170 12345", "-", "@home", "'Brien", "'-", "''=1", "+420 1, ext. 2")


def test_the_entry_list_as_csv_is_read_again_as_it_was(hall: Hall) -> None:
    """What begins like a formula too: telephone numbers, a dash for no club."""
    hall.enter(
        [entry(at, name=f"Odd, {at}", contact=text, club=text) for at, text in enumerate(ODD, 8)]
    )
    answer = get(hall, "entries.csv")
    listed = read_csv(answer.content)
    assert not listed.problems
    read = {row.name: (row.contact, row.club) for row in listed.rows}
    assert {f"Odd, {at}": (text, text) for at, text in enumerate(ODD, 8)}.items() <= read.items()
    assert "'Brien" in answer.content.decode()
    assert ",'+49 170 12345" in answer.content.decode(), "no formula in the file"


LINES = ("+420 1\nmail@example.org", 'Main St. 5, Prague, CZ\r\n\r\n“x”; "y",\nz', '"\n"')


def test_contacts_of_several_lines_are_read_again_as_they_were(hall: Hall) -> None:
    hall.enter([entry(at, contact=text, club='Klub "A", Brno') for at, text in enumerate(LINES, 8)])
    answer = get(hall, "entries.csv")
    listed = read_csv(answer.content)
    assert listed.good
    people = hall.names.people
    read = {row.name: (row.contact, row.club) for row in listed.rows}
    assert len(read) == 10
    for number, text in enumerate(LINES, 8):
        person = people[PlayerId(number)]
        assert read[person.name] == (person.contact, person.club) == (text, 'Klub "A", Brno')
    form = {"file": io.BytesIO(answer.content), "dry_run": "1"}
    shown = hall.client().post(f"/api/v1/tournaments/{hall.slug}/imports/", form).json()
    planned = shown["preview"]["plan"]["lines"]
    assert [(line["kind"], line.get("changes", [])) for line in planned] == [("known", [])] * 10


@pytest.mark.parametrize("form", ["csv", "xlsx"])
def test_k_and_a_second_title_are_read_again(hall: Hall, form: str) -> None:
    hall.enter([entry(8, title="IM", womens_title="WGM", fides_k=20), entry(9, fides_k=40)])
    answer = get(hall, f"entries.{form}")
    read = (read_csv if form == "csv" else read_xlsx)(answer.content)
    assert read.good
    assert [(row.title, row.womens_title, row.fides_k) for row in read.rows[-2:]] == [
        ("IM", "WGM", 20),
        ("", "", 40),
    ]
    listed = {"file": io.BytesIO(answer.content), "dry_run": "1"}
    shown = hall.client().post(f"/api/v1/tournaments/{hall.slug}/imports/", listed).json()
    planned = shown["preview"]["plan"]["lines"]
    assert [(line["kind"], line.get("changes", [])) for line in planned] == [("known", [])] * 9


def test_the_entry_list_is_read_again_and_every_entry_recognised(hall: Hall) -> None:
    answer = get(hall, "entries.xlsx")
    listed = read_xlsx(answer.content)
    assert not listed.problems
    people = hall.names.people
    read = {row.name: (row.rating, row.fide_id, row.birth_date, row.club) for row in listed.rows}
    assert read == {
        people[player].name: (
            *(each.rating, people[player].fide_id, people[player].birth_date),
            people[player].club,
        )
        for player, each in hall.state.players.items()
    }
    form = {"file": io.BytesIO(answer.content), "dry_run": "1"}
    shown = hall.client().post(f"/api/v1/tournaments/{hall.slug}/imports/", form).json()
    planned = shown["preview"]["plan"]["lines"]
    assert [(line["kind"], line.get("changes", [])) for line in planned] == [("known", [])] * 7


def test_the_pairings_have_boards_and_byes(hall: Hall) -> None:
    head, first, *_, bye = lines(hall, "pairings", round=1)
    assert head[0] == "board"
    assert first[0] == "1"
    assert first[head.index("result")] == "1–0"
    assert (bye[0], bye[head.index("result")]) == ("", "bye")
    assert len(lines(hall, "pairings")) == 5


def test_an_asked_for_bye_is_named(hall: Hall) -> None:
    hall.do(GrantBye(player=PlayerId(1), round=3, kind="half"))
    head, first, *_ = lines(hall, "entries")
    assert first[head.index("Byes")] == "round 3: half-point bye"
    hall.play_round()
    assert lines(hall, "pairings")[-1][7] in ("bye", "half-point bye")


def test_badges_have_first_and_family_name_of_those_who_play(hall: Hall) -> None:
    head, first, *others = lines(hall, "badges")
    assert head[:5] == ["No.", "Title", "First name", "Family name", "Name"]
    assert first[2:5] == ["A.", "Čapek", "Čapek, A."]
    assert len(others) == 6


def test_prizes_are_sums_in_money(hall: Hall) -> None:
    main = PrizeList(id=1, name="Main", prizes=(Prize(money=30050), Prize(money=10000)))
    hall.do(SetPrizeFund(fund=PrizeFund(currency="EUR", lists=(main,))), reason="sponsor")
    head, first, *_ = lines(hall, "prizes")
    assert first[0] == "Main"
    assert first[head.index("prize (EUR)")] == "300.50"
    assert 300.5 in values(sheet(hall, "prizes"))[5]


def test_birth_dates_are_for_those_who_may_know_them(hall: Hall) -> None:
    typist = hall.arbiter("typist", "results")
    for form in ("csv", "xlsx"):
        assert get(hall, f"entries.{form}", typist).status_code == 200
    head, first, *_ = csv.reader(StringIO(get(hall, "entries.csv", typist).content.decode()))
    assert (first[head.index("Birth date")], first[head.index("Contact")]) == ("1951", "")
    stranger = account("stranger")
    assert {get(hall, f"{name}.xlsx", stranger).status_code for name in TABLES} == {403}


@pytest.mark.parametrize(
    ("page", "name"),
    [
        ("entries/", "entries"),
        ("entries/", "badges"),
        ("pairing/1/", "pairings"),
        ("standings/1/", "standings"),
        ("crosstable/1/", "crosstable"),
        ("progress/1/", "progress"),
        ("prizes/1/", "prizes"),
    ],
)
def test_each_has_its_buttons(hall: Hall, page: str, name: str) -> None:
    main = PrizeList(id=1, name="Main", prizes=(Prize(money=30050),))
    hall.do(SetPrizeFund(fund=PrizeFund(currency="EUR", lists=(main,))), reason="sponsor")
    shown = hall.client().get(f"/console/{hall.slug}/{page}").content.decode()
    for form in ("csv", "xlsx"):
        assert f"/api/v1/tournaments/{hall.slug}/{name}.{form}" in shown, (page, form)
    words = {"badges": "Names for badges", "prizes": "Prizes"}.get(name, name.capitalize())
    assert shown.count(f'<span class="quiet">{words}: </span>') == 2
