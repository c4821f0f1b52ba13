"""Twenty players come late and are entered by look-up, one after the other; one is taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pytest_django import Settings

from tests.unit.rating_lists.test_fixed_width import ALZBETA

from .api import Answered, Api, body
from .builders import open_hall
from .rating_lists import imported, listed
from .test_taking_back import take_back

pytestmark = pytest.mark.django_db(transaction=True)

FAMILIES = (
    *("Ambroz", "Benda", "Cermak", "Dolezal", "Erben", "Fiala", "Gregor", "Havel", "Ilkov"),
    *("Jirasek", "Kalina", "Lukes", "Macha", "Neruda", "Orten", "Palivec", "Rezac", "Sova"),
    *("Topol", "Vrchlicky"),
)
LATE = [
    ALZBETA._replace(
        number=999000100 + at,
        name=f"{family}, Zdenek",
        title="",
        womens="",
        sex="M",
        ratings=(1700 + 10 * at, 0, 0),
        born=str(1960 + at),
    )
    for at, family in enumerate(FAMILIES)
]
OF_THE_LIST = (
    *("name", "title", "federation", "sex", "birth_date", "fide_id", "club"),
    *("national_rating", "national_source"),
)


@pytest.fixture(autouse=True)
def lists(settings: Settings, tmp_path: Path) -> None:
    settings.RATING_LISTS = tmp_path / "rating-lists"
    settings.RATING_LIST_LEAST = 10


def entered(api: Api, words: str) -> Answered:
    """By what somebody types, with everything that the list knows: as the page does it."""
    (player,) = api.post("rating-lists/find/", {"words": words}).body["players"]
    assert player["entry"] is None
    entry: dict[str, Any] = {name: player[name] for name in OF_THE_LIST}
    entry |= {"rating": player["fides_rating"], "rating_source": player["fides_source"]}
    return api.post("players/enter/", body(player=entry))


def test_s33_twenty_late_players_are_entered_by_look_up_and_one_is_taken_back() -> None:
    hall = open_hall(players=6)
    hall.play_round()
    imported(listed(50, *LATE))
    api, before = Api(hall), hall.state
    answers = [entered(api, f"zden {player.name[:4]} {player.born}") for player in LATE]
    assert {answer.status for answer in answers} == {201}
    late = [hall.state.players[each] for each in sorted(hall.state.players) if each > 6]
    assert [(each.rating, each.federation, each.late, each.from_round) for each in late] == [
        (player.ratings[0], "CZE", True, before.last_published + 1) for player in LATE
    ]
    assert {each.ratings.fides_source for each in late} == {"FIDE standard 2026-10"}
    people = hall.names.people
    assert [(people[each.id].name, people[each.id].fide_id) for each in late] == [
        (player.name, str(player.number)) for player in LATE
    ]
    (again,) = api.post("rating-lists/find/", {"words": "zdenek sova"}).body["players"]
    assert again["entry"] == late[17].id, "who is entered is known again"
    assert take_back(api, answers[17].body["first_seq"]).status == 201
    standing = [each.id for each in hall.state.players.values() if each.stands]
    assert standing == [player for player in sorted(hall.state.players) if player != late[17].id]
