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
from tests.app.builders import Hall, entry, open_hall
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view

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
}

OF_PRIZES: Final = {"prizes", "receipts", "diplomas"}


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
    assert set(DRAWN) == KINDS == {*PLACES, *OF_PRIZES}


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
