"""An event of several sections: its page, one person in several of them, and the hall screen."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.test import Client

from frontend.public.pages import render
from frontend.public.views import festival as views
from tournaments.domain.announcements.commands import MakeAnnouncement
from tournaments.domain.festival.commands import SetFestival
from tournaments.domain.screens.commands import SetScreen
from tournaments.domain.screens.state import ScreenPlan
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view

from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "KEPT_FOR", 0.0)
    views._made.clear()


def section(slug: str, order: int, players: int = 6) -> Hall:
    hall = open_hall(players, slug=slug, settings=Settings(rounds=5))
    hall.do(SetFestival(festival="spring", name="Spring Festival", place="Brno", order=order))
    return hall


@pytest.fixture
def halls() -> tuple[Hall, Hall]:
    return section("spring-b", 2), section("spring-a", 1)


def get(address: str, status: int = 200) -> str:
    answer = Client().get(address)
    assert answer.status_code == status, address
    return unescape(re.sub(r"\s+", " ", answer.content.decode()))


def test_the_page_shows_all_sections_in_their_order_with_the_state_of_each(
    halls: tuple[Hall, Hall],
) -> None:
    second, first = halls
    first.pair()
    first.publish()
    first.results(1, "1-0")
    text = get("/f/spring/")
    assert re.findall(r'href="/t/([\w-]+)/">', text) == ["spring-a", "spring-b"]
    assert "Spring Festival" in text
    assert "Brno" in text
    assert "Round 1 of 5" in text
    assert "1 of 3 results are in." in text
    assert "Before round 1, 6 players" in text
    assert f'href="/t/{first.slug}/standings/"' in text
    assert f'href="/t/{second.slug}/standings/"' not in text


def test_each_reader_is_told_of_the_next_round_in_his_language() -> None:
    starts = ("2026-08-01T10:00", "2026-08-02T10:00")
    hall = open_hall(6, slug="spring-a", settings=Settings(rounds=2, round_starts=starts))
    hall.do(SetFestival(festival="spring", name="Spring Festival", order=1))
    assert "Round 1 begins" in get("/f/spring/")
    czech = Client(HTTP_ACCEPT_LANGUAGE="cs").get("/f/spring/").content.decode()
    assert "Začátek 1.\xa0kola:" in czech
    assert "begins" not in czech.partition("<main")[2]


def test_announcements_of_all_sections_stand_there_once(halls: tuple[Hall, Hall]) -> None:
    for hall in halls:
        hall.do(MakeAnnouncement(), reason="Prize giving at six.")
    halls[0].do(MakeAnnouncement(priority="urgent"), reason="Leave the hall.")
    text = get("/f/spring/")
    assert text.count("Prize giving at six.") == 1
    assert text.index("Leave the hall.") < text.index("Prize giving at six.")


def test_who_asks_again_gets_nothing_anew(halls: tuple[Hall, Hall]) -> None:
    answer = Client().get("/f/spring/")
    assert answer["Cache-Control"] == "no-cache"
    again = Client().get("/f/spring/", headers={"if-none-match": answer["ETag"]})
    assert again.status_code == 304
    halls[0].do(MakeAnnouncement(), reason="Prize giving at six.")
    again = Client().get("/f/spring/", headers={"if-none-match": answer["ETag"]})
    assert again.status_code == 200


def test_what_was_made_a_moment_ago_is_answered_again(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "KEPT_FOR", 60.0)
    before = get("/f/spring/")
    halls[0].do(MakeAnnouncement(), reason="Prize giving at six.")
    assert get("/f/spring/") == before
    monkeypatch.setattr(views, "KEPT_FOR", 0.0)
    assert get("/f/spring/") != before


def test_addresses_that_lead_nowhere_are_not_found(halls: tuple[Hall, Hall]) -> None:
    open_hall(4, slug="elsewhere")
    for address in (
        "/f/summer/",
        "/f/spring/player/elsewhere/1/",
        "/f/spring/player/no-such/1/",
        "/f/spring/player/spring-a/99/",
    ):
        get(address, 404)


def test_a_person_is_found_in_the_other_sections_by_his_fide_id_which_is_not_said(
    halls: tuple[Hall, Hall],
) -> None:
    other, here = halls
    other.play_round()
    here.pair()
    here.publish()
    text = get("/f/spring/player/spring-a/1/")
    card = newest_view(other.slug).card(1)
    assert card is not None
    assert f'href="/t/{other.slug}/player/1"' in text
    assert f"Points: {card.points}, rank {card.rank}" in text
    opponent = newest_view(here.slug).boards(1)[0]
    names = {opponent.white.player, opponent.black.player}
    assert 1 in names, "board 1 is the favourite's"
    assert "The opponent of this round" in text
    assert "300001" not in text


def test_games_of_the_two_in_another_section_are_said(halls: tuple[Hall, Hall]) -> None:
    """Both sections have the same field, so that their first rounds are alike."""
    other, here = halls
    other.play_round()
    here.pair()
    here.publish()
    board = newest_view(here.slug).boards(1)[0]
    text = get(f"/f/spring/player/spring-a/{board.white.player}/")
    assert f"Against {board.black.name}, round 1," in text


def test_who_has_no_fide_id_is_found_nowhere(halls: tuple[Hall, Hall]) -> None:
    hall = halls[0]
    hall.enter([entry(77, fide_id="")])
    assert "in no other section of this event" in get("/f/spring/player/spring-b/7/")


def test_players_pages_lead_there_in_an_event_of_sections_alone(halls: tuple[Hall, Hall]) -> None:
    made = render(newest_view(halls[0].slug), "player", "1")
    assert b"/f/spring/player/spring-b/1/" in (made or b"")
    assert b"All sections of Spring Festival" in (made or b"")
    alone = open_hall(4, slug="alone")
    alone_view = newest_view(alone.slug)
    if alone_view.festival == alone.slug:
        assert b"/f/" not in (render(alone_view, "player", "1") or b"")


def test_the_list_of_events_leads_there(halls: tuple[Hall, Hall]) -> None:
    assert 'href="/f/spring/"' in get("/t/")


def test_a_screen_shows_the_event_as_the_console_says(halls: tuple[Hall, Hall]) -> None:
    hall = halls[0]
    hall.do(SetScreen(screen="foyer", plan=ScreenPlan(kinds=("festival",))))
    made = render(newest_view(hall.slug), "screen", "at/foyer")
    text = (made or b"").decode()
    assert 'data-kind="festival"' in text
    assert 'data-festival="/f/spring/"' in text
    page = hall.client().get(f"/console/{hall.slug}/screens/").content.decode()
    assert '<option value="festival"' in page
