"""The sheets as PDF: what they say is read back from them, page by page."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import count
from typing import Final

import pytest
from pypdf import PdfReader

from frontend.print import sheets
from frontend.print.as_pdf import KINDS
from frontend.print.pdf.drawing import DRAWN
from frontend.print.pdf.pictures import STYLES
from frontend.shared.pictures import page
from tests.app.builders import Hall, entry, open_hall
from tournaments.domain.announcements.commands import MakeAnnouncement
from tournaments.domain.changes.commands import RefuseRequest
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.photos.state import ORGANISERS
from tournaments.domain.prizes.fund import PrizeCategory
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.public.kept_views import newest_view
from tournaments.selectors.ratings import rating_of
from tournaments.words import label

pytestmark = pytest.mark.django_db

_slugs = count(1)
PLACES: Final = {
    "names": "pairings/1/?by=name",
    "boards": "pairings/1/?by=board",
    "standings": "standings/?",
    "crosstable": "crosstable/?",
    "progress": "progress/?",
    "slips": "slips/1/?",
    "cards": "cards/?",
    "start-list": "start-list/?",
    "check-in": "check-in/?",
    "badges": "badges/?",
    "place-cards": "place-cards/1/?",
    "notebook": "notebook/1/?",
    "final": "final/?",
    "ratings": "ratings/?",
}
"""Where everybody stands."""

OF_SOME: Final = {
    *("prizes", "receipts", "diplomas", "rankings", "rating", "working", "answer", "announcements"),
    "pictures",
}


def a_hall(players: int = 10) -> Hall:
    hall = open_hall(players, slug=f"pdf-{next(_slugs)}", settings=Settings(rounds=5))
    hall.pair()
    hall.publish()
    return hall


def pages(hall: Hall, place: str) -> list[str]:
    """The text of each page."""
    answer = hall.client().get(f"/console/{hall.slug}/print/{place}&as=pdf")
    assert answer.status_code == 200, answer.content[:500]
    assert answer["Content-Type"] == "application/pdf"
    return [page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages]


def test_every_kind_that_is_offered_is_drawn() -> None:
    assert set(DRAWN) == KINDS == {*PLACES, *OF_SOME}


@pytest.mark.parametrize("kind", sorted(PLACES))
def test_every_page_says_version_time_head_and_which_page_it_is(kind: str) -> None:
    hall = a_hall(70)
    view = newest_view(hall.slug)
    made = pages(hall, PLACES[kind])
    assert len(made) > 1
    for number, text in enumerate(made, 1):
        assert f"page {number}/{len(made)}" in text
        assert f"Version {view.version} · " in text
        assert f"log {view.hash[:4]}" in text


@pytest.mark.parametrize("kind", sorted(PLACES))
def test_every_player_stands_on_it(kind: str) -> None:
    hall = a_hall(70)
    text = "\n".join(pages(hall, PLACES[kind]))
    for player in newest_view(hall.slug).players:
        assert player.name in text


@pytest.mark.parametrize("kind", sorted(PLACES))
def test_any_page_is_printed_again(kind: str) -> None:
    hall = a_hall(70)
    made = pages(hall, PLACES[kind])
    assert pages(hall, f"{PLACES[kind]}&page=2") == [made[1]]


def test_pages_are_shared_out_to_walls() -> None:
    hall = a_hall(140)
    made = pages(hall, PLACES["boards"])
    walls = [pages(hall, f"{PLACES['boards']}&wall={wall}/2") for wall in (1, 2)]
    assert walls[0] + walls[1] == made
    assert all(walls)


@pytest.mark.parametrize(
    "asked", ["page=0", "page=99", "page=x", "wall=3/2", "wall=1", "wall=1/99", "wall=a/b"]
)
def test_pages_that_there_are_not_are_refused(asked: str) -> None:
    hall = a_hall()
    answer = hall.client().get(f"/console/{hall.slug}/print/standings/?as=pdf&{asked}")
    assert answer.status_code == 404


def test_large_print_is_the_same_pages_on_a3() -> None:
    hall = a_hall(70)
    place = f"/console/{hall.slug}/print/pairings/1/?by=board&as=pdf"
    small, large = (
        PdfReader(BytesIO(hall.client().get(place + more).content)) for more in ("", "&print=large")
    )
    assert [page.extract_text() for page in small.pages] == [
        page.extract_text() for page in large.pages
    ]
    assert round(float(large.pages[0].mediabox.width / 72 * 25.4)) == 297
    assert round(float(small.pages[0].mediabox.width / 72 * 25.4)) == 210


def test_paper_and_browser_have_the_same_boards_on_a_page() -> None:
    hall = a_hall(140)
    made = pages(hall, PLACES["boards"])
    assert f"Boards 1 – {sheets.BOARDS_ON_A_PAGE}" in made[0]


@pytest.mark.parametrize("kind", sorted(PLACES))
def test_names_in_every_script_are_read_and_none_becomes_a_box(kind: str) -> None:
    hall = open_hall(4, slug=f"pdf-{next(_slugs)}", settings=Settings(rounds=5), started=False)
    carried = (
        *("Žďárský, Jiří", "Łącki, Świętosław", "Щукин, Фёдор", "Παπαδόπουλος, Ω."),
        *("Խաչատրյան, Ա.", "გაფრინდაშვილი, ნ."),
    )
    strange = {"王小明": "WangXiaoMing", "محمد": "mhmd"}
    hall.enter([entry(20 + n, name=name) for n, name in enumerate((*carried, *strange))])
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    text = "\n".join(pages(hall, PLACES[kind]))
    for name in carried:
        assert name in text
    for latin in strange.values():
        assert f"≈{latin}" in text
    assert "▯" not in text
    assert "≈ a name in Latin letters" in text


def test_a_notebook_holds_the_boards_of_a_sector_and_no_others() -> None:
    hall = a_hall(20)
    (text,) = pages(hall, f"{PLACES['notebook']}&boards=3-4")
    view = newest_view(hall.slug)
    for board in view.boards(1):
        assert (board.white.name in text) == (board.board in {3, 4})
    asked = f"/console/{hall.slug}/print/notebook/1/?boards=3"
    assert hall.client().get(asked).status_code == 404


def test_a_badge_leads_to_the_page_of_its_player_where_phones_reach_it() -> None:
    hall = a_hall()
    place = f"/console/{hall.slug}/print/badges/"
    reached = hall.client().get(place, headers={"host": "hall.example.org"})
    drawn = PdfReader(BytesIO(reached.content)).pages[0].get_contents()
    alone = hall.client().get(place, headers={"host": "127.0.0.1"})
    bare = PdfReader(BytesIO(alone.content)).pages[0].get_contents()
    assert drawn is not None
    assert bare is not None
    assert drawn.get_data().count(b" cm 0 g ") == 5
    assert bare.get_data().count(b" cm 0 g ") == 0


def test_a_page_leads_to_its_pdf() -> None:
    hall = a_hall()
    page = hall.client().get(f"/console/{hall.slug}/print/standings/?round=1").content.decode()
    assert 'href="?round=1&amp;as=pdf"' in page
    assert 'class="one-page"' not in page


def test_of_several_pages_one_is_chosen_to_be_printed_again() -> None:
    """S13: with the round that was asked for, and it is that page."""
    hall = a_hall(players=120)
    address = f"/console/{hall.slug}/print/standings/"
    page = hall.client().get(f"{address}?round=1&page=9").content.decode()
    form = page[page.index('class="one-page"') : page.index("</form>")]
    chosen = dict(re.findall(r'name="(\w+)" value="(\w+)"', form))
    assert chosen == {"round": "1", "as": "pdf"}
    offered = re.findall(r'<option value="(\d+)"', form)
    assert len(offered) > 1
    answer = hall.client().get(address, chosen | {"page": offered[-1]})
    (again,) = PdfReader(BytesIO(answer.content)).pages
    assert f"page {offered[-1]}/{len(offered)}" in again.extract_text()


@pytest.mark.parametrize(
    ("chosen", "begins"),
    [
        (Settings(rounds=5), "Equal points are ranked by the tie-breaks of C.07 (2026), in this"),
        (Settings(rounds=5, system="vincze"), "Equal points are ranked by the tie-breaks of C.07"),
        (
            Settings(rounds=5, system="lim-1999"),
            "Equal points are ranked by tie-breaks that C.07 does not have, in this order:",
        ),
        (Settings(rounds=5, tie_breaks=()), ""),
    ],
)
@pytest.mark.parametrize("started", [False, True])
def test_the_first_page_of_the_start_list_announces_the_tie_breaks(
    chosen: Settings, begins: str, started: bool
) -> None:
    """C.07 4.1.1: with their codes and names, in their order."""
    slug = f"pdf-{next(_slugs)}"
    hall = open_hall(70, slug=slug, settings=chosen, started=started)
    first, *others = (" ".join(text.split()) for text in pages(hall, PLACES["start-list"]))
    listed = newest_view(hall.slug).ranked_by(0).tie_breaks
    assert bool(listed) is bool(begins)
    assert begins in first
    at = [first.index(f"{each.code} {each.name}") for each in listed]
    assert at == sorted(at)
    assert not any("Equal points" in text for text in others)
    if not begins:
        assert "Equal points" not in first


def test_the_columns_of_an_own_list_have_short_heads() -> None:
    hall = open_hall(6, slug=f"pdf-{next(_slugs)}", settings=Settings(rounds=3, system="vincze"))
    hall.play_round()
    (text,) = pages(hall, "standings/?")
    for head in ("Buchh.", "M1", "S-B", "PS", "WON", "BPG", "Lot"):
        assert head in text.split(), head
    assert text.count("OTHER_") == 4
    assert "OTHER_BH/M1 Buchholz of Games Played" in " ".join(text.split())


# --- what is handed over, said and signed ------------------------------------------------------


def test_the_final_standings_say_what_ranks_them_and_leave_room_to_sign() -> None:
    hall = a_hall(70)
    first, *_, last = pages(hall, "final/?")
    assert "Standings after round 1, provisional" in first
    assert "Provisional. 35 games are open. 4 rounds are still to be played." in " ".join(
        first.split()
    )
    assert "Equal points are ranked by the tie-breaks of C.07" in first
    assert "Place and day" not in first
    assert "Place and day" in last


def test_a_ranking_begins_a_page_with_its_rule_and_names_what_it_was_made_of() -> None:
    hall = a_hall(20)
    women = RankingWithin(id=1, name="Women", who=PrizeCategory(sex="w"))
    federations = RankingWithin(id=2, name="Federations", by="federations")
    hall.do(AnnounceRankings(rankings=(women, federations)), reason="forgotten")
    first, second = pages(hall, "rankings/?")
    assert "Women" in first
    assert "Federations" in second
    assert f"@{hall.state.seq}" in first, "private rankings name the event, not the public version"
    assert pages(hall, "rankings/?only=2")[0].split("page")[0] == second.split("page")[0]


def test_the_rating_of_a_player_is_worked_out_game_by_game() -> None:
    hall = a_hall()
    hall.finish_round()
    state, names = hall.state, hall.names
    row = rating_of(state, names, PlayerId(1), 1)
    assert row is not None
    (text,) = pages(hall, "ratings/1/?")
    assert f"K {row.k}" in text
    assert row.rounds[0].opponent.name in text
    assert row.rounds[0].change in text


def test_the_working_of_a_player_says_each_round_and_each_number() -> None:
    hall = a_hall()
    hall.finish_round()
    hall.play_round()
    made = newest_view(hall.slug).working(3, 2)
    assert made is not None
    text = " ".join("\n".join(pages(hall, "working/3/?")).split())
    assert made.player.name in text
    for criterion in made.criteria:
        assert criterion.name in text
        for line in criterion.lines:
            if line.opponent:
                assert line.opponent.name in text


def test_an_answer_has_its_article_and_not_the_players_words() -> None:
    hall = a_hall()
    game = hall.game(1)
    asked = RefuseRequest(round=1, kind="other-opponent", players=(game.white,), games=(game.id,))
    refused = hall.do(asked, reason="they share a car")
    (text,) = pages(hall, f"refusals/{refused.seq}/?")
    assert "C.04.2 1.5" in text
    assert hall.names.player(game.white) in text
    assert "they share a car" not in text


def test_announcements_hang_on_the_wall_but_not_those_of_screens() -> None:
    hall = a_hall()
    texts = {"urgent": "Fire drill at noon.", "normal": "Round 2 at three.", "screen": "Welcome!"}
    for priority, text in texts.items():
        hall.do(MakeAnnouncement(priority=priority), reason=text)  # type: ignore[arg-type]
    (said,) = pages(hall, "announcements/?")
    assert said.index(texts["urgent"]) < said.index(texts["normal"])
    assert texts["screen"] not in said
    assert f"Version {newest_view(hall.slug).version} · " in said


def test_a_diploma_has_the_organisers_picture_and_texts() -> None:
    hall = a_hall(6)
    picture = hall.picture(ORGANISERS)
    asked = {
        "for": "all",
        "title": "Certificate",
        "above": "At the {tournament} this goes to",
        "below": "rank {rank}, {points} points, {nothing}",
        "picture": picture,
    }
    for whole in ("", "1"):
        made = diplomas(hall, {**asked, "whole": whole})
        assert len(made.pages) == 6
        (page, *_) = made.pages
        text = " ".join(page.extract_text().split())
        assert "Certificate At the Prague Open this goes to" in text
        assert "rank 1, 0 points, {nothing}" in text
        assert len(page.images) == 1
        assert "page 1/6" in text
    (plain, *_) = diplomas(hall, {"for": "all"}).pages
    assert not plain.images, "control"
    assert "Diploma" in plain.extract_text()


def test_no_other_picture_gets_onto_a_diploma() -> None:
    hall = a_hall(6)
    for wrong in (hall.picture("player:1"), "0" * 32, "../x"):
        answer = hall.client().get(f"/console/{hall.slug}/print/diplomas/", {"picture": wrong})
        assert answer.status_code == 404, wrong


def test_the_page_of_prizes_asks_for_diplomas_whether_there_are_prizes_or_not() -> None:
    hall = a_hall(6)
    picture = hall.picture(ORGANISERS)
    shown = hall.client().get(f"/console/{hall.slug}/prizes/").content.decode()
    assert f'action="/console/{hall.slug}/print/diplomas/"' in shown
    assert f'name="picture" value="{picture}"' in shown


def diplomas(hall: Hall, asked: dict[str, str]) -> PdfReader:
    answer = hall.client().get(f"/console/{hall.slug}/print/diplomas/", asked)
    assert answer.status_code == 200
    return PdfReader(BytesIO(answer.content))


def test_pictures_have_their_titles_numbers_and_shapes() -> None:
    hall = a_hall(30)
    hall.finish_round()
    answer = hall.client().get(f"/console/{hall.slug}/print/pictures/?as=pdf")
    read = PdfReader(BytesIO(answer.content)).pages
    text = "\n".join(page.extract_text() for page in read)
    for name in ("bump", "scores", "white-share", "performances", "heat"):
        assert label("Shared-PictureTitle", name, "en") in text
    leader = newest_view(hall.slug).figures(1).players[0].player.name  # type: ignore[union-attr]
    assert leader in text
    assert f"page 1/{len(read)}" in text
    drawn = [each.get_contents().get_data() for each in read]  # type: ignore[union-attr]
    assert all(re.search(rb"\d l\b", each) for each in drawn), "shapes besides the rules of a sheet"


def test_every_class_of_a_picture_has_its_ink_on_paper() -> None:
    hall = a_hall(30)
    hall.finish_round()
    hall.play_round()
    figures = newest_view(hall.slug).figures(2)
    assert figures is not None
    made = page.drawn_of(figures, (), "en")
    shapes = re.findall(r'<(?:path|rect|circle)[^>]* class="([^"]+)"', "".join(p.svg for p in made))
    used = {name for classes in shapes for name in classes.split()}
    assert {"line", "point", "dots", "cell"} <= used
    assert used - STYLES.keys() == {"win"}  # as all cells are
