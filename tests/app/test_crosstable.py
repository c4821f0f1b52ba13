"""The crosstable and the progress: on the public pages, on the console, on paper, as files."""

from __future__ import annotations

import csv
import re
from io import StringIO
from typing import Final, NamedTuple

import pytest

from frontend.public.pages import render
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import AdjournGame, CorrectColours
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings
from tournaments.public import kept_views
from tournaments.public.kept_views import newest_view
from tournaments.selectors.tie_breaks import heading
from tournaments.services import people

from .builders import Hall, account, entry, open_hall

pytestmark = pytest.mark.django_db

BY_POINTS = Settings(tie_breaks=())

NAME: Final = '<span class="who" id="n3">Dvořák, A.</span>'


class Seen(NamedTuple):
    """A row as somebody reads it: its cells, and the entries that they lead to."""

    cells: list[str]
    opponents: list[int]


def page(hall: Hall, name: str = "crosstable", argument: str = "") -> str:
    body = render(newest_view(hall.slug), name, argument)
    assert body is not None, (name, argument)
    return body.decode()


def rows(text: str) -> dict[int, Seen]:
    """By entry number, in their order."""
    found = re.findall(r'<tr id="c(\d+)">(.*?)</tr>', text, re.S)
    return {int(number): seen(row) for number, row in found}


def seen(row: str) -> Seen:
    cells = re.findall(r'<td class="cell[^>]*>(.*?)</td>', row, re.S)
    texts = [" ".join(re.sub(r"<[^>]+>", "", cell).split()) for cell in cells]
    leads = re.findall(r'<td class="cell[^>]*><a href="[^"]+/(\d+)/?"', row)
    return Seen(texts, [int(entry) for entry in leads])


def console(hall: Hall, place: str) -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{place}")
    assert answer.status_code == 200, place
    return answer.content.decode()


def table(text: str) -> list[list[str]]:
    """The lines of a file."""
    assert text.startswith("\N{BYTE ORDER MARK}")
    return list(csv.reader(StringIO(text[1:])))


@pytest.fixture
def hall() -> Hall:
    """Two rounds of seven players are played."""
    hall = open_hall(7, settings=BY_POINTS)
    hall.play_round()
    hall.play_round()
    return hall


# --- what stands in a cell --------------------------------------------------------------------


def test_a_cell_says_opponent_colour_and_points_and_leads_to_the_opponent(hall: Hall) -> None:
    assert rows(page(hall)) == {
        1: Seen(["4w 1", "7b 1"], [4, 7]),
        2: Seen(["5b 1", "3w ½"], [5, 3]),
        3: Seen(["6w 1", "2b ½"], [6, 2]),
        6: Seen(["3b 0", "bye 1 no opponent left, a bye"], [3]),
        7: Seen(["bye 1 no opponent left, a bye", "1w 0"], [1]),
        4: Seen(["1b 0", "5w ½"], [1, 5]),
        5: Seen(["2w 0", "4b ½"], [2, 4]),
    }


def test_a_cell_is_called_by_its_text_and_by_the_name_in_its_opponents_row(hall: Hall) -> None:
    text = page(hall)
    assert (
        '<td class="cell" id="c2-2"><a href="/t/open/player/3" aria-labelledby="c2-2 n3">' in text
    )
    assert NAME in text
    named = re.findall(r'aria-labelledby="(\S+) (\S+)"', text)
    known = set(re.findall(r'\bid="([^"]+)"', text))
    assert len(named) == 12
    assert {each for pair in named for each in pair} <= known


def test_by_number_the_rows_stand_in_that_order_and_keep_their_rank(hall: Hall) -> None:
    by_number = page(hall, argument="number")
    assert list(rows(by_number)) == [1, 2, 3, 4, 5, 6, 7]
    assert rows(by_number) == rows(page(hall))
    ranks = re.findall(r'<td class="num place">(\d)</td></tr>', by_number)
    assert ranks == ["1", "2", "2", "6", "6", "4", "4"]


def test_the_table_after_an_earlier_round_has_its_rounds_alone(hall: Hall) -> None:
    assert rows(page(hall, argument="1"))[1] == Seen(["4w 1"], [4])
    assert list(rows(page(hall, argument="1-number"))) == [1, 2, 3, 4, 5, 6, 7]


def test_running_adjourned_and_forfeited_games_and_byes_asked_for() -> None:
    hall = open_hall(9, settings=BY_POINTS)
    hall.do(GrantBye(player=PlayerId(9), round=1, kind="half"))
    hall.pair()
    hall.publish()
    hall.enter_result(2, "+/-")
    hall.enter_result(3, "-/-")
    hall.do(AdjournGame(game=hall.game(4).id))
    found = {number: row.cells for number, row in rows(page(hall)).items()}
    assert found == {
        1: ["5w"],
        5: ["1b"],
        2: ["6b –"],
        6: ["2w +"],
        3: ["7w –"],
        7: ["3b –"],
        4: ["8b adj."],
        8: ["4w adj."],
        9: ["½ bye, half a point"],
    }


def test_a_withdrawn_player_and_a_late_entry_keep_their_rows(hall: Hall) -> None:
    hall.do(WithdrawPlayer(player=PlayerId(5)))
    hall.enter([entry(8)])
    hall.play_round()
    text = page(hall)
    found = rows(text)
    assert found[5].cells[2] == "0 does not play"
    assert found[8].cells[:2] == ["0 does not play", "0 does not play"]
    assert found[8].cells[2] == "bye 1 no opponent left, a bye"
    out = re.search(r'<tr id="c5">.*?</tr>', text, re.S)
    assert out is not None
    assert "plays no more" in out[0]
    assert text.count("plays no more") == 1
    assert set(rows(page(hall, "progress"))) == set(found)


def test_reversed_colours_stand_as_they_were_played(hall: Hall) -> None:
    game = hall.game(1)
    assert (game.white, game.black) == (7, 1)
    hall.do(CorrectColours(game=game.id, reversed=True), reason="They sat down so.")
    found = rows(page(hall))
    assert found[1].cells[1].startswith("7w")
    assert found[7].cells[1].startswith("1b")


def test_an_erased_player_is_named_so(hall: Hall) -> None:
    assert NAME in page(hall)
    people.erase(hall.state.players[PlayerId(3)].person)
    kept_views.forget()
    text = page(hall)
    assert "Dvořák" not in text + page(hall, "progress")
    assert '<span class="who" id="n3">erased player 3</span>' in text


def test_tie_breaks_of_a_ranking_stand_behind_the_points() -> None:
    hall = open_hall(6, settings=Settings(rounds=5, system="vincze"))
    hall.play_round()
    (first, *_) = newest_view(hall.slug).standings(1)
    codes = [one.name for one in first.tie_breaks]
    names = [heading(code) for code in codes]
    assert codes, "the control: this ranking has criteria of its own"
    head = page(hall)[: page(hall).index("</thead>")]
    assert re.findall(r'class="num tie">([^<]*)<', head) == names
    lines = table(page(hall, "crosstable.csv"))
    assert lines[0][-len(codes) :] == codes
    assert lines[1][-len(names) :] == [one.value for one in first.tie_breaks]


# --- the progress -----------------------------------------------------------------------------


def test_the_progress_has_points_and_rank_after_each_round(hall: Hall) -> None:
    assert {number: row.cells for number, row in rows(page(hall, "progress")).items()} == {
        1: ["1 (1)", "2 (1)"],
        2: ["1 (1)", "1½ (2)"],
        3: ["1 (1)", "1½ (2)"],
        6: ["0 (5)", "1 (4)"],
        7: ["1 (1)", "1 (4)"],
        4: ["0 (5)", "½ (6)"],
        5: ["0 (5)", "½ (6)"],
    }
    assert rows(page(hall, "progress", "1"))[7].cells == ["1 (1)"]


def test_the_ranks_of_the_progress_are_those_of_the_standings(hall: Hall) -> None:
    hall.play_round()
    view = newest_view(hall.slug)
    of_standings = {
        number: {line.player.player: line.rank for line in view.standings(number)}
        for number in (1, 2, 3)
    }
    for line in view.progress(3):
        ranks = [of_standings[number][line.player.player] for number in (1, 2, 3)]
        assert list(line.ranks) == ranks


# --- addresses --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["crosstable", "progress"])
def test_before_the_first_round_the_page_says_so_and_there_is_no_file(name: str) -> None:
    hall = open_hall(4, settings=BY_POINTS)
    assert "Round 1 will appear here" in page(hall, name)
    assert render(newest_view(hall.slug), f"{name}.csv") is None


@pytest.mark.parametrize(
    "argument", ["3", "0", "x", "rank", "1-rank", "-number", "01-number", "3-number", "1-2", "1-"]
)
def test_an_address_that_asks_for_no_table_leads_nowhere(hall: Hall, argument: str) -> None:
    for name in ("crosstable", "crosstable.csv"):
        assert render(newest_view(hall.slug), name, argument) is None


def test_standings_and_tables_lead_to_each_other_in_the_same_round(hall: Hall) -> None:
    for name in ("standings", "crosstable", "progress"):
        text = page(hall, name, "1")
        for other in ("standings", "crosstable", "progress"):
            assert f'href="/t/open/{other}/1"' in text
    by_number = page(hall, argument="1-number")
    assert 'href="/t/open/crosstable/2-number"' in by_number
    assert 'href="/t/open/crosstable/1"' in by_number
    assert 'href="/t/open/crosstable.csv/1-number"' in by_number


# --- the console ------------------------------------------------------------------------------


def test_the_console_shows_the_same_tables(hall: Hall) -> None:
    assert rows(console(hall, "crosstable/")) == rows(page(hall))
    by_number = console(hall, "crosstable/1/?order=number")
    assert rows(by_number) == rows(page(hall, argument="1-number"))
    assert list(rows(by_number)) == [1, 2, 3, 4, 5, 6, 7]
    assert rows(console(hall, "progress/")) == rows(page(hall, "progress"))
    assert 'href="/console/open/entries/3/" aria-labelledby="c2-2 n3"' in console(
        hall, "crosstable/"
    )


def test_the_console_offers_print_and_file_of_what_it_shows(hall: Hall) -> None:
    shown = console(hall, "crosstable/1/?order=number").replace("&amp;", "&")
    assert 'href="/console/open/print/crosstable/?round=1&order=number"' in shown
    file = "/api/v1/tournaments/open/crosstable.csv?round=1&order=number"
    assert f'href="{file}"' in shown
    answer = hall.client().get(file)
    assert table(answer.content.decode()) == table(page(hall, "crosstable.csv", "1-number"))
    assert 'href="/console/open/print/progress/?round=1"' in console(hall, "progress/1/")


# --- files ------------------------------------------------------------------------------------


def test_the_file_of_the_crosstable(hall: Hall) -> None:
    head, first, second, *_ = table(page(hall, "crosstable.csv"))
    assert head == [
        *("rank", "number", "title", "player", "federation", "rating"),
        *("round 1", "round 2", "points"),
    ]
    assert first == ["1", "1", "", "Čapek, A.", "POL", "2590", "4w1", "7b1", "2"]
    assert second == ["2", "2", "", "Chalupa, A.", "GER", "2580", "5b1", "3w½", "1½"]
    by_number = table(page(hall, "crosstable.csv", "number"))
    assert [line[1] for line in by_number[1:]] == list("1234567")


def test_the_file_of_the_progress(hall: Hall) -> None:
    head, *lines = table(page(hall, "progress.csv"))
    assert head[6:] == [
        *("points after round 1", "rank after round 1"),
        *("points after round 2", "rank after round 2"),
    ]
    assert lines[3][1:] == ["6", "", "Ńowak, A.", "GER", "2540", "0", "5", "1", "4"]


def test_a_name_that_begins_like_a_formula_stays_text() -> None:
    hall = open_hall(2, started=False)
    hall.enter([entry(3, name="=1+1"), entry(4)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    assert "'=1+1" in [line[3] for line in table(page(hall, "crosstable.csv"))]


def test_the_files_of_the_api_are_those_of_any_moment(hall: Hall) -> None:
    then = hall.state.seq
    early = hall.client().get("/api/v1/tournaments/open/progress.csv?round=1").content
    hall.play_round()
    late = hall.client().get(f"/api/v1/tournaments/open/progress.csv?at={then}")
    assert late["Content-Type"] == "text/csv; charset=utf-8"
    assert f'-{newest_view("open").version}.csv"' not in late["Content-Disposition"]
    assert len(table(late.content.decode())[0]) == len(table(early.decode())[0]) + 2
    asked = hall.client().get("/api/v1/tournaments/open/crosstable.csv?order=name")
    assert (asked.status_code, asked.json()["field"]) == (400, "order")


def test_strangers_get_public_files_alone(hall: Hall) -> None:
    for file in ("crosstable.csv", "progress.csv"):
        answer = hall.client(account("stranger")).get(f"/api/v1/tournaments/open/{file}")
        assert answer.status_code == 403
    text = page(hall, "crosstable.csv") + page(hall, "progress.csv")
    for secret in ("Klub", "example.org", "30000", "04-30"):
        assert secret not in text


# --- paper ------------------------------------------------------------------------------------


def sheets(hall: Hall, place: str) -> list[str]:
    return console(hall, f"print/{place}").split('<section class="sheet"')[1:]


def test_the_crosstable_on_paper_has_the_cells_of_the_page(hall: Hall) -> None:
    (sheet,) = sheets(hall, "crosstable/")
    body = sheet[sheet.index("<tbody>") :]
    cells = re.findall(r'<td class="cell">([^<]*)</td>', body)
    assert cells[:4] == ["4w 1", "7b 1", "5b 1", "3w ½"]
    assert "Ranks 1 – 6" in sheet
    assert "page 1/1" in sheet
    assert f"Version {newest_view(hall.slug).version} · " in sheet
    (by_number,) = sheets(hall, "crosstable/?order=number&paper=a3")
    assert "Numbers 1 – 7" in by_number
    (progress,) = sheets(hall, "progress/?round=1")
    assert re.findall(r'<td class="cell">([^<]*)</td>', progress)[:2] == ["1 (1)", "1 (1)"]


def test_many_players_have_several_pages_each_with_its_head() -> None:
    hall = open_hall(60)
    hall.play_round()
    on_a4, on_a3 = sheets(hall, "crosstable/"), sheets(hall, "crosstable/?paper=a3")
    assert (len(on_a4), len(on_a3)) == (3, 2)
    for pages in (on_a4, on_a3):
        assert sum(page.count('class="tpn"') - 1 for page in pages) == 60
        assert all('<th scope="col" class="cell">1</th>' in page for page in pages)
        assert sum("Under each round" in page for page in pages) == 1
