"""Direct titles by the table that the chief enters: the form, the norms page, the API, paper, the
report package, and the way back."""

from __future__ import annotations

import re
from html import unescape
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from tournaments.domain.direct_titles.commands import SetDirectTitles
from tournaments.domain.direct_titles.table import TitleLine, TitleTable
from tournaments.domain.ids import PlayerId
from tournaments.domain.prizes.fund import PrizeCategory
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.selectors.direct_titles import share_text
from tournaments.selectors.norms import norms
from tournaments.selectors.papers.checks import report_checks

from .api import Api, body
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

SETTINGS = Settings(rounds=2, tie_breaks=("BH",), start_date="2026-05-01", federation="CZE")
GOLD = TitleLine(id=1, name="Gold", title="FM", by="tied-place", rating=2600)
GIRLS = TitleLine(id=2, name="Girls", title="WFM", who=PrizeCategory(sex="w"))
HALF = TitleLine(id=3, title="CM", by="score", share=15_000, least_games=2)
TABLE = TitleTable(
    edition="Title Regulations of the example", source="a letter of FIDE", lines=(GOLD, GIRLS, HALF)
)


@pytest.fixture
def hall() -> Hall:
    """Six players, every other one a woman, after two of two rounds."""
    hall = open_hall(players=6, settings=SETTINGS)
    hall.play_round()
    hall.play_round()
    return hall


def text_of(content: bytes) -> str:
    page = content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page[page.index("<main") :])).split())


def page(hall: Hall, place: str = "norms/", by: Any = None, **query: Any) -> str:
    answer = hall.client(by).get(f"/console/{hall.slug}/{place}", query)
    assert answer.status_code == 200, answer.status_code
    return text_of(answer.content)


def paper(hall: Hall) -> Any:
    return hall.client().get(f"/api/v1/tournaments/{hall.slug}/papers/direct-titles/")


def pdf_text(content: bytes) -> str:
    return " ".join(
        " ".join(each.extract_text().split()) for each in PdfReader(BytesIO(content)).pages
    )


def women(hall: Hall) -> list[int]:
    """Of the standings, the best first, by what the API says of them."""
    rows = Api(hall).get("standings/").body["standings"]
    return [row["player"] for row in rows if hall.names.people[row["player"]].sex == "w"]


def lines(hall: Hall, **query: Any) -> list[dict[str, Any]]:
    read: list[dict[str, Any]] = (
        Api(hall).get("norms/", **query).body["norms"]["direct_titles"]["lines"]
    )
    return read


def test_without_a_table_the_page_says_where_one_is_found(hall: Hall) -> None:
    text = page(hall)
    assert "No table of direct titles is entered for this event." in text
    assert "B.01 1.2" in text
    assert "Enter the table of direct titles" in text
    assert paper(hall).status_code == 404
    hall.do(ChangeSettings(name="Open", settings=replace(SETTINGS, norm_event="zonal")))
    assert "it may give titles or norms directly" in page(hall)


def test_the_table_is_read_with_whoever_reaches_it(hall: Hall) -> None:
    hall.do(SetDirectTitles(table=TABLE))
    text = page(hall)
    assert f"{TABLE.edition} ({TABLE.source}). An estimate" in text
    assert "place 1, with those who tie for it · conditional until a rating of 2600" in text
    assert "at least 50 % of the points of 2 games played or more (4½ of 9)" in text
    gold, girls, half = lines(hall)
    standings = Api(hall).get("standings/").body["standings"]
    best = standings[0]["points"]
    first = {row["player"] for row in standings if row["points"] == best}
    assert {row["player"] for row in gold["players"]} == first
    assert {row["standing"] for row in gold["players"]} == {"conditional"}
    assert [row["player"] for row in girls["players"]] == women(hall)[:1]
    assert girls["players"][0]["standing"] == "title"
    everybody = norms(hall.state, hall.names).direct_titles.lines[2]
    assert {row.player for row in everybody.players} == {
        PlayerId(row["player"]) for row in standings if row["points"] in {"1", "1½", "2"}
    }
    assert half["terms"] == ["at least 50 % of the points of 2 games played or more (4½ of 9)"]


def test_after_an_earlier_round_it_is_as_it_was_then(hall: Hall) -> None:
    hall.do(SetDirectTitles(table=TABLE))
    assert [row["games"] for row in lines(hall)[2]["players"]][:1] == [2]
    assert lines(hall, round=1)[2]["players"] == []
    assert "Nobody reaches it as it stands." in page(hall, "norms/1/")
    assert "The standings are not final" in page(hall, "norms/1/")
    assert "The standings are not final" not in page(hall, "norms/2/")


def test_the_past_has_no_table_and_one_undo_takes_it_back(hall: Hall) -> None:
    before = hall.state.seq
    hall.do(SetDirectTitles(table=TABLE))
    assert "Gold" not in page(hall, at=before)
    assert "No table of direct titles" in page(hall, at=before)
    assert "Title Regulations of the example" not in page(hall, "norms/direct-titles/", at=before)
    api, entered = Api(hall), hall.state.seq
    said = api.get("undo/", event=entered).body["undo"]
    assert said["sentences"] == ["The table of direct titles is again what it was before."]
    sent = body(command=said["values"], undoes=entered, reason="by mistake")
    assert api.post(f"commands/{said['command']}/", sent).status == 201
    assert hall.state.direct_titles == TitleTable()
    assert "No table of direct titles" in page(hall)


def test_the_chief_has_the_form_and_others_read_the_table(hall: Hall) -> None:
    hall.do(SetDirectTitles(table=TABLE))
    deputy = hall.arbiter("deputy", "deputy")
    for by, forms in ((None, 4), (deputy, 3)):
        answer = hall.client(by).get(f"/console/{hall.slug}/norms/direct-titles/")
        content = answer.content.decode()
        assert content.count('class="panel prize-fields"') == forms
        assert ('data-command="set-direct-titles"' in content) == (by is None)
    assert "The chief arbiter enters the table." in page(hall, "norms/direct-titles/", deputy)
    sent = Api(hall, client=hall.client(deputy)).command("set-direct-titles", table={})
    assert (sent.status, sent.body["code"]) == (422, "NotPermitted")


def test_what_cannot_be_is_refused_at_its_field(hall: Hall) -> None:
    line = {"id": 1, "title": "CM", "gives": "norm", "first": 2, "last": 1}
    answer = Api(hall).command("set-direct-titles", table={"lines": [line]})
    assert answer.status == 422
    assert {each["field"] for each in answer.body["errors"]} == {
        f"$.command.table.{field}"
        for field in ("edition", "source", "lines[0].last", "lines[0].gives")
    }


def test_the_paper_names_the_table_and_is_a_draft_until_the_end(hall: Hall) -> None:
    hall.do(SetDirectTitles(table=TABLE))
    text = pdf_text(paper(hall).content)
    assert "DRAFT" in text
    for expected in (TABLE.edition, TABLE.source, "FM: Gold", "WFM: Girls", "conditional title"):
        assert expected in text
    assert hall.names.player(PlayerId(women(hall)[0])) in text
    hall.do(CloseTournament())
    assert "DRAFT" not in pdf_text(paper(hall).content)


def test_the_list_before_the_report_names_them_and_the_package_has_the_paper(hall: Hall) -> None:
    def line() -> Any:
        checks = {each.what: each for each in report_checks(hall.state, hall.names)}
        return checks.get("direct-titles") or checks["title-table"]

    assert (line().what, line().verdict) == ("title-table", "met")
    hall.do(ChangeSettings(name="Open", settings=replace(SETTINGS, norm_event="zonal")))
    assert (line().what, line().verdict) == ("title-table", "open")
    hall.do(SetDirectTitles(table=TABLE))
    assert (line().what, line().verdict) == ("direct-titles", "open")
    girl = hall.names.player(PlayerId(women(hall)[0]))
    assert f"WFM, {girl}: title" in line().text
    nobody = TitleLine(id=1, by="score", least_games=9)
    hall.do(SetDirectTitles(table=replace(TABLE, lines=(nobody,))))
    assert (line().what, line().verdict) == ("direct-titles", "met")
    hall.do(CloseTournament())
    assert "Direct titles, list for FIDE" in page(hall, "federation-report/")
    read = Api(hall).get("federation-reports/").body
    assert read["direct_titles"]["path"] == "direct-titles/"
    made = Api(hall).post(
        "commands/make-report/", body(command={"number": 1, "base": hall.state.seq})
    )
    assert made.status == 201
    packed = hall.client().get(f"/api/v1/tournaments/{hall.slug}/federation-reports/1/").content
    with ZipFile(BytesIO(packed)) as archive:
        assert "direct-titles.pdf" in archive.namelist()


def test_an_event_of_rapid_chess_has_none() -> None:
    hall = open_hall(players=2, settings=replace(SETTINGS, rated_as="rapid", rounds=1))
    hall.play_round()
    hall.do(SetDirectTitles(table=TABLE))
    read = Api(hall).get("norms/").body["norms"]
    assert (read["direct"], read["direct_titles"]["lines"]) == ("", [])
    assert paper(hall).status_code == 404


@pytest.mark.parametrize(
    ("share", "language", "text"),
    [
        (15_000, "en", "50"),
        (20_000, "en", "66⅔"),
        (20_001, "en", "66.67"),
        (20_001, "cs", "66,67"),
        (10_000, "cs", "33⅓"),
        (100, "en", "⅓"),
        (30_000, "en", "100"),
        (19_650, "en", "65.5"),
    ],
)
def test_a_share_is_written_as_it_was_typed(share: int, language: str, text: str) -> None:
    assert share_text(share, language) == text
