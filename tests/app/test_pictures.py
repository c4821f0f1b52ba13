"""Pictures: their addresses, what stands on them, and what only the console shows."""

from __future__ import annotations

import re
from html import unescape

import pytest

from frontend.public.pages import render
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings
from tournaments.public import kept_views
from tournaments.public.kept_views import newest_view, view_at
from tournaments.services import people

from .builders import Hall, account, entry, open_hall

pytestmark = pytest.mark.django_db

BY_POINTS = Settings(tie_breaks=())
PUBLIC = ["bump", "scores", "white-share", "performances", "heat"]
EVIL = "Żółć <img src=x onerror=alert(1)> & Иванов"


@pytest.fixture
def hall() -> Hall:
    """Two rounds of seven players are played."""
    hall = open_hall(7, settings=BY_POINTS)
    hall.play_round()
    hall.play_round()
    return hall


def page(hall: Hall, argument: str = "", name: str = "pictures") -> str:
    body = render(newest_view(hall.slug), name, argument)
    assert body is not None, (name, argument)
    return body.decode()


def console(hall: Hall, place: str = "pictures/") -> str:
    answer = hall.client().get(f"/console/{hall.slug}/{place}")
    assert answer.status_code == 200, place
    return answer.content.decode()


def drawn(text: str) -> list[str]:
    return re.findall(r'class="picture ([\w-]+)"', text)


def table(text: str, name: str) -> list[list[str]]:
    """The figures beside a picture."""
    box = text[text.index(f'id="{name}-figures"') :]
    lines = re.findall(r"<tr>(.*?)</tr>", box[: box.index("</table>")], re.S)
    return [
        [unescape(cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", line, re.S)]
        for line in lines
    ]


# --- what they show ---------------------------------------------------------------------------


def test_the_page_has_every_picture_with_its_figures(hall: Hall) -> None:
    text = page(hall)
    assert drawn(text) == PUBLIC
    for name in PUBLIC:
        assert len(table(text, name)) > 1, name


def test_ranks_are_those_of_the_standings(hall: Hall) -> None:
    rows = {row[0]: row[1:] for row in table(page(hall), "bump")[1:]}
    for number in (1, 2):
        for line in newest_view(hall.slug).standings(number):
            assert rows[line.player.name][number - 1] == str(line.rank)


def test_every_player_is_counted_in_every_round(hall: Hall) -> None:
    head, *rows = table(page(hall), "scores")
    assert head == ["Score", "Round 1", "Round 2"]
    assert [sum(int(row[number]) for row in rows) for number in (1, 2)] == [7, 7]


def test_an_earlier_round_shows_what_was_known_then(hall: Hall) -> None:
    text = page(hall, "1")
    assert table(text, "bump")[0] == ["Player", "Round 1"]
    assert len(table(text, "white-share")) == 2


def test_a_version_shows_the_same_for_ever(hall: Hall) -> None:
    then = newest_view(hall.slug)
    before = render(then, "pictures")
    hall.play_round()
    again = view_at(hall.slug, then.seq)
    assert again is not None
    assert render(again, "pictures") == before != render(newest_view(hall.slug), "pictures")


def test_a_player_has_a_strip_of_colours_and_floats(hall: Hall) -> None:
    text = page(hall, "1", "player")
    assert drawn(text) == ["strip"]
    head, *rows = table(text, "strip")
    assert head == ["Round", "Colour", "Float", "Result"]
    card = newest_view(hall.slug).card(1)
    assert card is not None
    assert [row[1][0].lower() for row in rows] == [game.colour for game in card.games]
    assert {game.float for game in card.games} <= {"", "down", "up"}


def test_the_one_who_had_the_bye_floated_down(hall: Hall) -> None:
    view = newest_view(hall.slug)
    (bye,) = view.rounds[0].byes
    card = view.card(bye.player.player)
    assert card is not None
    assert card.games[0].float == "down"


# --- who is in the first of them --------------------------------------------------------------


def test_chosen_players_are_a_link(hall: Hall) -> None:
    names = {each.player: each.name for each in newest_view(hall.slug).players}
    text = page(hall, "2/3/5")
    shown = [row[0] for row in table(text, "bump")[1:]]
    assert sorted(shown) == sorted([names[3], names[5]])
    assert 'href="/t/open/pictures/2/5"' in text, "one is left out"
    assert re.search(r'href="/t/open/pictures/2/\d/\d/1"', text), "another is chosen as well"
    assert 'href="/t/open/pictures/1/3/5"' in text, "the same in another round"


@pytest.mark.parametrize(
    "argument", ["3", "0", "x", "1/", "/1", "1/99", "1/3/3", "2/0", "2/03", "1//2", "2/3/x"]
)
def test_an_address_that_asks_for_no_picture_leads_nowhere(hall: Hall, argument: str) -> None:
    assert render(newest_view(hall.slug), "pictures", argument) is None


def test_more_than_twelve_have_no_room() -> None:
    hall = open_hall(14, settings=BY_POINTS)
    hall.play_round()
    twelve = "1/" + "/".join(map(str, range(1, 13)))
    assert "At most 12 players have room." in page(hall, twelve)
    assert render(newest_view(hall.slug), "pictures", f"{twelve}/13") is None


def test_before_the_first_round_the_page_says_so() -> None:
    hall = open_hall(4, settings=BY_POINTS)
    assert "Round 1 will appear here" in page(hall)
    assert drawn(page(hall, "1", "player")) == []
    assert drawn(console(hall)) == []


# --- names ------------------------------------------------------------------------------------


def test_a_name_of_any_script_is_text() -> None:
    hall = open_hall(2, started=False)
    hall.enter([entry(3, name=EVIL, rating=2700)])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.play_round()
    for text in (page(hall), page(hall, "3", "player"), console(hall)):
        assert "<img src=x" not in text
        assert "&lt;img src=x" in text
    assert EVIL in [row[0] for row in table(page(hall), "bump")]


def test_an_erased_player_is_named_so(hall: Hall) -> None:
    assert "Dvořák" in page(hall)
    people.erase(hall.state.players[PlayerId(3)].person)
    kept_views.forget()
    assert "Dvořák" not in page(hall)


def test_nothing_private_is_in_the_pictures(hall: Hall) -> None:
    for secret in ("Klub", "example.org", "30000", "04-30"):
        assert secret not in page(hall)


# --- the console ------------------------------------------------------------------------------


def test_the_console_shows_the_same_and_when_results_came(hall: Hall) -> None:
    text = console(hall)
    assert drawn(text) == ["timeline", "open-boards", *PUBLIC]
    for name in PUBLIC:
        assert table(text, name) == table(page(hall), name)
    assert [row[3] for row in table(text, "timeline")[1:]] == ["1", "2", "3"]
    assert [row[0] for row in table(text, "open-boards")[1:]] == ["1", "2", "3"]


def test_a_board_without_a_result_is_open_now_and_left_out_of_the_past(hall: Hall) -> None:
    hall.pair()
    hall.publish()
    hall.enter_result(2, "1-0")
    assert [row[2] for row in table(console(hall), "open-boards")[1:]].count("open") == 2
    seq = hall.state.seq
    hall.enter_result(1, "1-0")
    then = console(hall, f"pictures/?at={seq}")
    assert [row[0] for row in table(then, "open-boards")[1:]] == ["2"]


def test_players_are_chosen_on_the_console_too(hall: Hall) -> None:
    asked = console(hall, "pictures/2/?players=3,5")
    assert table(asked, "bump") == table(page(hall, "2/3/5"), "bump")
    assert 'href="/console/open/pictures/2/?players=5"' in asked
    nobody = console(hall, "pictures/2/?players=3,99")
    assert table(nobody, "bump") == table(page(hall), "bump")


def test_the_sheets_have_the_pictures_of_the_page_in_their_order(hall: Hall) -> None:
    text = console(hall, "print/pictures/?round=1&players=3,5")
    sheets = text.split('<section class="sheet"')[1:]
    assert [name for sheet in sheets for name in drawn(sheet)] == PUBLIC
    assert f"page {len(sheets)}/{len(sheets)}" in sheets[-1]
    assert "Pictures after round 1" in text
    names = {each.player: each.name for each in newest_view(hall.slug).players}
    assert (names[3] in text, names[5] in text) == (True, True)
    shown = console(hall, "pictures/1/?players=3,5").replace("&amp;", "&")
    assert 'href="/console/open/print/pictures/?round=1&players=3,5"' in shown


def test_strangers_see_the_public_ones_alone(hall: Hall) -> None:
    answer = hall.client(account("stranger")).get("/console/open/pictures/")
    assert answer.status_code == 403
    assert "timeline" not in page(hall)
