"""Team events are paired and checked from their files; that no event of teams is run is said."""

from __future__ import annotations

from html import unescape

import pytest

from pairing.systems import TEAM_SYSTEMS
from tournaments.words import speak

from .builders import open_hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
def test_where_a_system_is_chosen_it_is_said_that_none_is_for_teams(language: str) -> None:
    hall = open_hall(2)
    answer = hall.client().get("/new/", headers={"accept-language": language})
    page = unescape(answer.content.decode())
    said = speak("Console-NewTournament.no-teams", {}, language)
    assert said in page
    assert language == "en" or said != speak("Console-NewTournament.no-teams", {}, "en")
    for code in TEAM_SYSTEMS:
        assert f'value="{code}"' not in page
