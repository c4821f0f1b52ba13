"""The list of events and sections that strangers find at the root."""

from __future__ import annotations

import pytest
from django.test import Client

from tests.app.builders import Hall, open_hall
from tournaments.domain.settings.settings import Settings

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    settings = Settings(rounds=9, city="Praha", start_date="2026-08-01", end_date="2026-08-09")
    hall = open_hall(6, settings=settings)
    hall.pair()
    return hall


@pytest.mark.parametrize("place", ["/", "/t/"])
def test_a_stranger_finds_events_and_sections(hall: Hall, place: str) -> None:
    answer = Client().get(place)
    assert answer.status_code == 200
    text = answer.content.decode()
    assert "Prague Festival" in text
    assert 'href="/t/open/"' in text
    assert "6 players, Praha, 1 Aug 2026 to 9 Aug 2026" in text
    assert 'href="/login/"' in text
    assert '"/console/' not in text
    assert "before round 1" in text, "a draft is no news for strangers"
    hall.publish()
    assert "round 1 of 9" in Client().get(place).content.decode()


def test_an_arbiter_finds_his_console_at_the_root_and_the_list_below_t(hall: Hall) -> None:
    chief = hall.client()
    assert "/console/open/" in chief.get("/").content.decode()
    listed = chief.get("/t/").content.decode()
    assert '"/console/' not in listed
    assert 'href="/login/"' not in listed


def test_a_server_without_tournaments_says_so() -> None:
    assert "No tournament yet" in Client().get("/").content.decode()
