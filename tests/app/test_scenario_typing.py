"""Typing errors, and who has seen the slip, through the API (docs/scenario.md, S25 and S26)."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from events import store
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view

from .api import Api, body
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

OFF_BY_ONE = {"reason": "typed one row off"}


def playing(players: int, **settings: Any) -> Hall:
    hall = open_hall(players, settings=Settings(rounds=9, **settings))
    hall.pair()
    hall.publish()
    return hall


def typed(hall: Hall, by: Api, *results: str) -> list[dict[str, Any]]:
    """Results of the boards 1, 2, …; what a batch would name."""
    named: list[dict[str, Any]] = [
        {"game": hall.game(board).id, "result": result} for board, result in enumerate(results, 1)
    ]
    for each in named:
        assert by.command("enter-result", **each).status == 201
    return named


def test_s26_twenty_boards_typed_one_row_off_are_taken_back_and_put_back_as_one_batch() -> None:
    hall = playing(44)
    bruno = Api(hall, hall.arbiter("bruno", "sector"))
    run = typed(hall, bruno, *["1-0", "1/2-1/2", "0-1", "1-0"] * 5)
    sent = body(command={"results": run}, **OFF_BY_ONE)
    taken = bruno.post("commands/clear-results/", sent)
    assert taken.status == 201
    assert taken.body["last_seq"] - taken.body["first_seq"] == 19
    assert len(hall.state.missing(1)) == 22
    assert bruno.post("commands/clear-results/", sent).status == 200
    events = store.read(hall.slug, taken.body["first_seq"] - 1, taken.body["last_seq"])
    assert {event.command_id for event in events} == {sent["command_id"]}
    back = Api(hall).command("restore-results", envelope=OFF_BY_ONE, results=run)
    assert back.status == 201
    assert [hall.game(board).result for board in (1, 2, 3, 20)] == ["1-0", "1/2-1/2", "0-1", "1-0"]


def test_s26_a_board_that_a_colleague_changed_meanwhile_stops_the_batch_with_names() -> None:
    hall = playing(10)
    bruno = Api(hall, hall.arbiter("bruno", "sector"))
    run = typed(hall, bruno, "1-0", "1-0", "1-0")
    read = hall.state.seq
    second = {"game": run[1]["game"], "result": "0-1", "expected": "1-0"}
    corrected = Api(hall).command("correct-result", envelope={"reason": "slip"}, **second)
    assert corrected.status == 201
    stopped = bruno.command("clear-results", envelope={**OFF_BY_ONE, "read_seq": read}, results=run)
    assert (stopped.status, stopped.body["code"]) == (422, "BoardsChangedMeanwhile")
    assert "Board 2 is 0–1 by Chief Arbiter" in stopped.body["message"].replace("board", "Board")
    assert [hall.game(board).result for board in (1, 2, 3)] == ["1-0", "0-1", "1-0"]


def test_s26_the_same_result_confirmed_by_a_colleague_since_it_was_read_stops_it_too() -> None:
    hall = playing(10)
    bruno = Api(hall, hall.arbiter("bruno", "sector"))
    run = typed(hall, bruno, "1-0", "1-0", "1-0")
    read = {**OFF_BY_ONE, "read_seq": hall.state.seq}
    assert Api(hall).command("confirm-result", **run[2]).status == 201
    stopped = bruno.command("clear-results", envelope=read, results=run)
    assert stopped.body["facts"]["boards"] == "3"
    assert "confirmed by Chief Arbiter" in stopped.body["message"]
    again = {**OFF_BY_ONE, "read_seq": hall.state.seq}
    assert bruno.command("clear-results", envelope=again, results=run).status == 201


def test_s26_the_activity_offers_to_put_the_whole_batch_back_while_its_boards_are_empty() -> None:
    hall = playing(10)
    api = Api(hall)
    run = typed(hall, api, "1-0", "1-0", "1-0")
    page = f"/console/{hall.slug}/activity/"
    assert "Put all back" not in api.client.get(page).content.decode()
    assert api.command("clear-results", envelope=OFF_BY_ONE, results=run).status == 201
    shown = api.client.get(page).content.decode()
    assert shown.count("3 results taken back together, boards 1 to 3 of round 1") == 1
    assert shown.count("Put all back") == 1
    reader = Api(hall, hall.arbiter("reader", "read-only"))
    assert "Put all back" not in reader.client.get(page).content.decode()
    assert api.command("enter-result", **run[1]).status == 201
    assert "Put all back" not in api.client.get(page).content.decode()


def test_one_board_that_was_cleared_is_no_batch() -> None:
    hall = playing(4)
    api = Api(hall)
    (one,) = typed(hall, api, "1-0")
    assert api.command("clear-result", game=one["game"], expected="1-0").status == 201
    assert (
        "cleared together" not in api.client.get(f"/console/{hall.slug}/activity/").content.decode()
    )


def test_a_batch_names_at_least_one_board_and_each_with_its_result() -> None:
    hall = playing(4)
    api = Api(hall)
    assert api.command("clear-results", envelope=OFF_BY_ONE, results=[]).status == 400
    nameless = [{"game": hall.game(1).id}]
    assert api.command("clear-results", envelope=OFF_BY_ONE, results=nameless).status == 400


def test_s23_a_board_for_two_persons_is_provisional_until_the_second_has_seen_the_slip() -> None:
    hall = playing(8, two_person="first", two_person_boards=2)
    bruno = Api(hall, hall.arbiter("bruno", "sector"))
    run = typed(hall, bruno, "1-0", "1-0", "1-0", "1-0")
    rows = bruno.get("rounds/1/boards/").body["boards"]
    assert [row["provisional"] for row in rows] == [True, True, False, False]
    assert bruno.get("rounds/1/").body["round"]["provisional"] == 2
    twice = bruno.command("confirm-result", **run[0])
    assert (twice.status, twice.body["code"]) == (422, "SamePersonTwice")
    assert "Bruno Arbiter" in twice.body["message"]
    chief = Api(hall)
    refused = chief.command("close-round", round=1)
    assert (refused.status, refused.body["code"]) == (422, "ConfirmationMissing")
    assert "board 1, board 2" in refused.body["message"]
    for each in run[:2]:
        assert chief.command("confirm-result", **each).status == 201
    assert chief.command("close-round", round=1).status == 201


def test_the_public_reads_a_result_that_waits_for_a_second_person_as_it_stands() -> None:
    hall = playing(4, two_person="all")
    chief = Api(hall)
    run = typed(hall, chief, "1-0")
    before = newest_view(hall.slug)
    assert before.boards(1)[0].result_text == "1–0"
    assert (
        Api(hall, hall.arbiter("bruno", "sector")).command("confirm-result", **run[0]).status == 201
    )
    assert newest_view(hall.slug).version == before.version


def test_a_batch_that_was_answered_is_not_done_twice_by_another_of_the_same_id() -> None:
    hall = playing(4)
    api = Api(hall)
    run = typed(hall, api, "1-0", "1-0")
    identity = str(uuid4())
    first = body(command={"results": run}, **OFF_BY_ONE) | {"command_id": identity}
    assert api.post("commands/clear-results/", first).status == 201
    other = body(command={"results": run[:1]}, **OFF_BY_ONE) | {"command_id": identity}
    assert api.post("commands/clear-results/", other).body["code"] == "CommandReused"
