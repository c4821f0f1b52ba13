"""A tournament that ends before its last round because nobody may meet anybody any more."""

from __future__ import annotations

import pytest

from tournaments import pairing_job
from tournaments.domain.drafts import failures
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.words import say

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


def shown(hall: Hall, place: str) -> str:
    return hall.client().get(f"/console/{hall.slug}/{place}").content.decode()


@pytest.fixture
def hall() -> Hall:
    """Three players, six rounds planned: after three of them everybody has met everybody."""
    hall = open_hall(players=3, settings=Settings(rounds=6, system="vincze"))
    for _ in range(3):
        hall.play_round()
    hall.request()
    pairing_job.run(hall.slug, hall.state.round(4).request)
    return hall


def test_the_page_says_which_rule_stands_in_the_way_and_offers_the_end(hall: Hall) -> None:
    failure = hall.state.round(4).failure
    assert failure is not None
    assert failure.article == "V6"
    page = shown(hall, "pairing/4/")
    assert "two players meet only once (V6), so the tournament ends here (V18)." in page
    assert 'data-command="close-tournament"' in page
    assert f'data-reasons="{say(failures.sentence(failure))}|' in page
    assert "3 rounds would not be played" in page


def test_it_is_closed_with_a_reason_only(hall: Hall) -> None:
    refused = hall.send(CloseTournament())
    assert isinstance(refused, Refused)
    assert refused.code == "RoundsLeft"
    hall.do(CloseTournament(), reason="Everybody has met everybody.")
    assert hall.state.phase == "closed"
    assert hall.state.last_published == 3
    assert "The tournament is closed" in shown(hall, "pairing/4/")
    assert "The standings are final" in shown(hall, "settings/")


def test_before_that_the_settings_offer_it_between_two_rounds_only(hall: Hall) -> None:
    running = open_hall(players=6, slug="running")
    assert "An early end" not in shown(running, "settings/")
    running.pair()
    running.publish()
    assert "An early end" not in shown(running, "settings/")
    running.finish_round()
    assert "An early end" in shown(running, "settings/")
    assert "An early end" not in shown(running, "pairing/2/")
    running.request()
    assert "An early end" not in shown(running, "settings/")
