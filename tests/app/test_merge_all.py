"""Sure doubles merged at once, and taken back at once."""

from __future__ import annotations

from typing import Any

import pytest

from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament

from . import builders
from .api import Api, body
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

SAME_ID: dict[str, Any] = {"name": "Novák, Petr", "fide_id": "309095"}
SAME_DAY: dict[str, Any] = {"name": "Zelená, Eva", "birth_date": "2004-05-06"}


def entry(number: int, **fields: Any) -> Any:
    """Nothing stands in the form but what the test is about."""
    return builders.entry(number, **{"birth_date": "", "fide_id": "", "sex": ""} | fields)


def with_doubles() -> Hall:
    """Entries 1 to 4 are two people, 5 and 6 share a name and a year, 7 and 8 an id alone."""
    hall = open_hall(players=0, started=False)
    hall.enter(
        [
            entry(1, **SAME_ID, birth_date="1988"),
            entry(2, **SAME_DAY),
            entry(3, **SAME_ID | {"name": "Petr NOVAK"}),
            entry(4, **SAME_DAY),
            entry(5, name="Nguyen, Anh", birth_date="2001"),
            entry(6, name="Nguyen, Anh", birth_date="2001"),
            entry(7, name="Bach, Bo", fide_id="7"),
            entry(8, name="Cole, Cy", fide_id="7"),
            *(entry(number) for number in range(9, 13)),
        ],
    )
    return hall


def merged(hall: Hall) -> dict[int, int]:
    return {
        player: entry.merged_into
        for player, entry in hall.state.players.items()
        if entry.merged_into
    }


def test_only_what_nothing_speaks_against_is_sure() -> None:
    hall = with_doubles()
    proposals = Api(hall).get("double-entries/").body["proposals"]
    sure = {(row["one"]["player"], row["other"]["player"]): row["sure"] for row in proposals}
    assert sure == {(1, 3): True, (2, 4): True, (5, 6): False, (7, 8): False}


def test_the_page_offers_the_sure_ones_and_names_them() -> None:
    hall = with_doubles()
    address = f"/console/{hall.slug}/entries/review/"
    page = hall.client().get(address).content.decode()
    assert "Merge all 2 …" in page
    assert "Entry 3, Petr NOVAK, into entry 1, Novák, Petr" in page
    assert (
        "Merge all"
        not in hall.client(hall.arbiter("desk", "check-in")).get(address).content.decode()
    )


@pytest.mark.parametrize("started", [False, True])
def test_all_are_merged_as_one_batch_that_one_undo_takes_back(started: bool) -> None:
    hall = with_doubles()
    if started:
        hall.do(StartTournament())
    order = hall.state.order
    chief = Api(hall)
    doubles = [{"kept": 1, "dropped": 3}, {"kept": 2, "dropped": 4}]
    done = chief.command("merge-doubles", doubles=doubles)
    assert done.status == 201
    assert merged(hall) == {3: 1, 4: 2}
    assert set(hall.state.order) == set(order) - {3, 4}
    assert chief.get("batches/").body["batches"][0]["what"] == "merged"
    undone = chief.post(f"batches/{done.body['first_seq']}/undo/", body(reason="too quick"))
    assert undone.status == 201
    assert merged(hall) == {}
    assert hall.state.order == order


def test_one_that_cannot_be_merged_stops_all() -> None:
    hall = with_doubles()
    doubles = [{"kept": 1, "dropped": 3}, {"kept": 2, "dropped": 99}]
    refused = Api(hall).command("merge-doubles", doubles=doubles)
    assert (refused.status, refused.body["code"]) == (422, "UnknownPlayer")
    assert merged(hall) == {}


def test_of_three_entries_of_one_person_the_first_stays() -> None:
    hall = open_hall(players=0, started=False)
    hall.enter([entry(1, **SAME_ID), entry(2, **SAME_ID), entry(3, **SAME_ID)])
    page = hall.client().get(f"/console/{hall.slug}/entries/review/").content.decode()
    assert "Merge all 2 …" in page
    doubles = [{"kept": 1, "dropped": 2}, {"kept": 1, "dropped": 3}]
    assert Api(hall).command("merge-doubles", doubles=doubles).status == 201
    assert merged(hall) == {2: PlayerId(1), 3: PlayerId(1)}
