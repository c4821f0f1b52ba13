"""What a phone can follow as a whole: federations, and clubs where their lists are public."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from frontend.public.pages import render
from tournaments.domain.standings.announced import RankingWithin
from tournaments.domain.standings.commands import AnnounceRankings
from tournaments.public.kept_views import newest_view

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


def page(hall: Hall, name: str) -> str:
    made = render(newest_view(hall.slug), name)
    assert made is not None
    return made.decode()


def announce(hall: Hall, ranking: RankingWithin) -> None:
    hall.do(AnnounceRankings(rankings=(ranking,)), reason="as announced")


def test_every_federation_can_be_followed_and_its_players_are_counted() -> None:
    hall = open_hall(8)
    text = page(hall, "following")
    for federation in ("CZE", "GER", "POL", "UKR"):
        assert f'name="federations" value="{federation}"> {federation} <small>2</small>' in text
    assert 'name="clubs"' not in text
    assert "clubs" not in json.loads(page(hall, "find.json"))


@pytest.mark.parametrize("by", ["players", "federations", "teams-of-clubs"])
def test_clubs_are_not_told_by_what_is_public_of_them_elsewhere(by: str) -> None:
    hall = open_hall(8)
    announce(hall, RankingWithin(id=1, by=by, public=True))  # type: ignore[arg-type]
    assert "Klub" not in page(hall, "following")


def test_where_a_list_of_each_club_is_public_clubs_can_be_followed() -> None:
    hall = open_hall(8)
    ranking = RankingWithin(id=1, by="clubs", public=True)
    before = json.loads(page(hall, "find.json"))
    announce(hall, ranking)
    assert 'name="clubs" value="Klub 1"> Klub 1 <small>2</small>' in page(hall, "following")
    known = json.loads(page(hall, "find.json"))
    assert ["Klub 1", [1, 8]] in known["clubs"]
    assert known["key"] != before["key"], "phones fetch the list anew"
    announce(hall, replace(ranking, public=False))
    assert "Klub" not in page(hall, "following") + page(hall, "find.json")
