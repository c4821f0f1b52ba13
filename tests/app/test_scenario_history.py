"""S62 and the history of anything: who did what, when, from where, what it changed; time travel."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from datetime import datetime, timedelta
from io import StringIO
from typing import Any
from unittest.mock import patch

import pytest
from django.test import Client
from django.utils import timezone

from events import store
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.devices.commands import EnrolDevice, RevokeDevice
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import DeviceName, PlayerId
from tournaments.domain.numbers.commands import AssignPairingNumbers
from tournaments.services import people, states
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db

NAME = entry(1).name


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    return hall


@pytest.fixture
def api(hall: Hall) -> Api:
    return Api(hall)


def correct(hall: Hall, board: int, was: str, now: str, reason: str, **fields: Any) -> int:
    command = CorrectResult(game=hall.game(board).id, expected=Result(was), result=Result(now))
    return hall.do(command, reason=reason, **fields).seq


def rows(api: Api, **asked: Any) -> list[dict[str, Any]]:
    answered = api.get("history/", **asked)
    assert answered.status == 200, answered.body
    found: list[dict[str, Any]] = answered.body["history"]
    return found


def changes(row: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [
        (change["what"], change["before"], change["after"])
        for thing in row["touched"]
        for change in thing["changes"]
    ]


# --- who entered that board, and when -------------------------------------------------------


def test_s62_the_history_of_a_board_says_who_when_from_where_and_what_it_was_before(
    hall: Hall, api: Api
) -> None:
    anna = hall.arbiter("anna", "sector", 1, 60)
    when = datetime.fromisoformat("2026-07-05T14:31:07+02:00")
    hall.enter_result(2, "1-0", by=anna, device="tablet A", occurred_at=when)
    hall.enter_result(1, "1-0")
    boris = hall.arbiter("boris", "deputy")
    correct(hall, 2, "1-0", "0-1", "the slip says so", by=boris, device="desk")
    corrected, entered, published = rows(api, subject=f"game:{hall.game(2).id}")
    assert (entered["actor_name"], entered["role"], entered["device"]) == (
        "Anna Arbiter",
        "sector",
        "tablet A",
    )
    assert entered["occurred_at"] == "2026-07-05T12:31:07.000000Z"
    assert entered["at"] != entered["occurred_at"]
    assert changes(entered) == [("result", "", "1–0")]
    assert (corrected["reason"], changes(corrected)) == (
        "the slip says so",
        [("result", "1–0", "0–1")],
    )
    assert published["type"] == "RoundPublished"


def test_s62_an_event_has_an_address_that_stays(hall: Hall, api: Api) -> None:
    hall.enter_result(2, "1-0", device="tablet A")
    seq = hall.state.seq
    first = api.get(f"events/{seq}/").body
    correct(hall, 2, "1-0", "0-1", "misread")
    again = api.get(f"events/{seq}/").body
    assert again["history"] == first["history"]
    assert again["event"] == first["event"]
    (recorded,) = store.read(hall.slug, seq - 1, seq)
    assert again["event"]["hash"] == recorded.hash
    page = hall.client().get(f"/console/open/events/{seq}/").content.decode()
    assert "tablet A" in page
    assert recorded.hash in page
    assert api.get("events/99999/").status == 404
    assert hall.client().get("/console/open/events/99999/").status_code == 404


def test_a_refused_attempt_belongs_to_the_history_of_the_board(hall: Hall, api: Api) -> None:
    reader = hall.arbiter("rita", "read-only")
    hall.enter_result(1, "1-0", by=reader)
    refused = rows(api, subject=f"game:{hall.game(1).id}", kind="refusals")
    assert [(row["actor_name"], row["text"]) for row in refused] == [
        ("Rita Arbiter", "Refused: enter result, Round 1, board 1 (the role does not allow it)")
    ]


def test_a_player_a_round_an_arbiter_and_a_device_have_histories(hall: Hall, api: Api) -> None:
    anna = hall.arbiter("anna", "sector")
    hall.do(EnrolDevice(device=DeviceName("Phone KQX"), user=user_id(anna), until=tomorrow()))
    hall.enter_result(1, "1-0", by=anna, device="Phone KQX")
    hall.do(RevokeDevice(device=DeviceName("Phone KQX")), reason="lost")
    white = hall.game(1).white
    types = [row["type"] for row in rows(api, subject=f"player:{white}")]
    assert types == ["ResultEntered", "PlayerCheckedIn", "PlayerEntered"]
    types = [row["type"] for row in rows(api, subject="device:Phone KQX")]
    assert types == ["DeviceRevoked", "ResultEntered", "DeviceEnrolled"]
    types = [row["type"] for row in rows(api, subject=user_id(anna))]
    assert types == ["ResultEntered", "DeviceEnrolled", "ArbiterAppointed"]
    types = [row["type"] for row in rows(api, subject="round:1")]
    assert types == ["ResultEntered", "RoundPublished", "RoundPaired", "PairingRequested"]


def tomorrow() -> str:
    return (timezone.now() + timedelta(days=1)).isoformat()


# --- filters ----------------------------------------------------------------------------------


def test_filters_narrow_together_and_the_address_of_the_page_takes_the_same(hall: Hall) -> None:
    api, anna = Api(hall), hall.arbiter("anna", "sector")
    hall.enter_result(1, "1-0", by=anna, device="tablet A")
    hall.enter_result(2, "1-0", by=anna, device="tablet B")
    hall.enter_result(3, "1-0", device="tablet A")
    asked: dict[str, Any] = {
        "kind": "results",
        "actor": user_id(anna),
        "device": "tablet A",
        "round": 1,
    }
    (row,) = rows(api, **asked)
    assert row["text"] == "Round 1, board 1: 1–0 entered"
    assert rows(api, **asked | {"round": 2}) == []
    assert rows(api, words="BOARD 3:") == rows(api, subject=f"game:{hall.game(3).id}")[:1]
    page = hall.client().get("/console/open/activity/", asked).content.decode()
    assert f'id="e{row["seq"]}"' in page
    assert f'id="e{row["seq"] + 1}"' not in page
    assert 'value="results" selected' in page


def test_a_time_is_the_halls_and_a_minute_is_meant_whole(hall: Hall, api: Api) -> None:
    minute = timezone.localtime().replace(second=30, microsecond=0) + timedelta(hours=1)
    with at_the_time(minute):
        hall.enter_result(1, "1-0")
    with at_the_time(minute + timedelta(minutes=5)):
        hall.enter_result(2, "1-0")
    written = minute.strftime("%Y-%m-%dT%H:%M")
    assert len(rows(api, **{"from": written, "to": written})) == 1
    assert len(rows(api, **{"from": written})) == 2
    assert api.get("rounds/1/boards/", at=written).body["seq"] == hall.state.seq - 1
    assert api.get("history/", to="yesterday").body["field"] == "to"
    assert api.get("history/", kind="gossip").body["field"] == "kind"
    assert api.get("players/", at="1999-01-01T10:00").status == 404


def at_the_time(moment: datetime) -> Any:
    """The server's clock for what is recorded."""
    return patch("events.appending.timezone.now", lambda: moment)


def test_a_long_history_is_paged_without_gap(hall: Hall, api: Api) -> None:
    everything = [row["seq"] for row in rows(api, limit=500)]
    assert everything == [*range(hall.state.seq, 0, -1)]
    paged, before = [], hall.state.seq + 1
    while before > 1:
        found = api.get("history/", limit=7, before=before).body
        paged += [row["seq"] for row in found["history"]]
        before = paged[-1]
        assert found["more"] is (before > 1)
    assert paged == everything


def test_the_table_is_the_same_history_and_no_cell_is_a_formula(hall: Hall, api: Api) -> None:
    hall.enter_result(2, "1-0", device="=1+1")
    correct(hall, 2, "1-0", "0-1", '=HYPERLINK("x")')
    answered = api.get("history.csv", subject=f"game:{hall.game(2).id}")
    assert answered.response["Content-Disposition"].endswith(f'open-history-{hall.state.seq}.csv"')
    text = answered.response.content.decode("utf-8-sig")
    corrected, entered, _ = list(csv.DictReader(StringIO(text)))
    assert corrected["event"] == str(hall.state.seq)
    assert corrected["reason"] == '\'=HYPERLINK("x")'
    assert corrected["before and after"].endswith(": result 1–0 → 0–1")
    assert entered["device"] == "'=1+1"


# --- time travel and the difference ---------------------------------------------------------


def test_the_difference_names_what_changed_with_the_events_that_did_it(hall: Hall) -> None:
    api, then = Api(hall), hall.state.seq
    hall.enter_result(2, "1-0")
    entered = hall.state.seq
    corrected = correct(hall, 2, "1-0", "0-1", "misread")
    hall.do(WithdrawPlayer(player=PlayerId(6)))
    answered = api.get("difference/", at=then, of="round:1").body
    assert (answered["seq"], answered["now"]) == (then, hall.state.seq)
    (row,) = answered["things"]
    assert row["thing"]["title"].startswith("Round 1, board 2: ")
    assert changes({"touched": [row["thing"]]}) == [("result", "", "0–1")]
    assert [event["seq"] for event in row["events"]] == [entered, corrected]
    assert answered["standings"] == []
    everything = api.get("difference/", at=then).body
    assert {row["thing"]["key"] for row in everything["things"]} == {
        f"game:{hall.game(2).id}",
        "player:6",
    }
    black = hall.game(2).black
    moved = {row["player"]: row for row in everything["standings"]}
    assert (moved[black]["points"], moved[black]["new_points"]) == ("0", "1")


def test_the_difference_page_of_a_round_is_linked_from_the_round_as_it_was(hall: Hall) -> None:
    then = hall.state.seq
    hall.enter_result(2, "1-0")
    browser = hall.client()
    page = browser.get("/console/open/results/1/", {"at": then}).content.decode()
    address = f"/console/open/difference/?at={then}&amp;of=round%3A1"
    assert address in page
    shown = browser.get(address.replace("&amp;", "&")).content.decode()
    assert "1–0" in shown
    assert f"/console/open/events/{then + 1}/" in shown
    unchanged = browser.get("/console/open/difference/", {"at": str(then), "of": "settings"})
    assert "Nothing of this has changed." in unchanged.content.decode()


def test_numbers_given_anew_are_the_event_behind_a_changed_number(hall: Hall) -> None:
    api, then = Api(hall), hall.state.seq
    hall.do(CorrectRating(player=PlayerId(6), expected=entry(6).rating, rating=2700))
    hall.do(AssignPairingNumbers())
    given = hall.state.seq
    (row,) = [
        row
        for row in api.get("difference/", at=then, of="players").body["things"]
        if row["thing"]["key"] == "player:1"
    ]
    assert changes({"touched": [row["thing"]]}) == [("pairing number", "1", "2")]
    assert given in [event["seq"] for event in row["events"]]


# --- erased people stay erased ----------------------------------------------------------------


def corrected_name(hall: Hall) -> int:
    """The name of entry 1 is corrected; the seq of that event."""
    answered = Api(hall).post("players/1/correct/", body(player={"name": "Čapková, Anna"}))
    assert answered.status == 201, answered.body
    return hall.state.seq


def test_a_corrected_name_is_told_as_it_was_and_as_it_is(hall: Hall, api: Api) -> None:
    seq = corrected_name(hall)
    history = api.get(f"events/{seq}/").body["history"]
    assert ("name", NAME, "Čapková, Anna") in changes(history)


def pages_with_names(hall: Hall, seq: int) -> Iterator[str]:
    browser = hall.client()
    for address in (
        f"activity/?at={seq}",
        "activity/?subject=player:1",
        f"events/{seq}/",
        f"difference/?at={seq - 1}",
        "entries/?at=10",
        "entries/1/?at=10",
        f"results/1/?at={seq}",
        f"standings/?at={seq}",
    ):
        page = browser.get(f"/console/open/{address}")
        assert page.status_code == 200, address
        yield page.content.decode()
    reads: list[tuple[str, dict[str, int]]]
    reads = [(place, {}) for place in ("history/", "history.csv", f"events/{seq}/")]
    for place, query in (*reads, ("difference/", {"at": 10}), ("difference/", {"at": seq - 1})):
        answer = Api(hall).get(place, **query)
        assert answer.status == 200, place
        yield answer.response.content.decode()


def test_an_erased_player_has_no_name_at_any_moment(hall: Hall) -> None:
    seq = corrected_name(hall)
    assert any(NAME in shown for shown in pages_with_names(hall, seq))
    people.erase(hall.state.players[PlayerId(1)].person)
    states.forget()
    for shown in pages_with_names(hall, seq):
        assert NAME not in shown
        assert "Čapková" not in shown
        assert entry(1).contact not in shown
    assert any("erased player 1" in shown for shown in pages_with_names(hall, seq))


# --- who may read it ------------------------------------------------------------------------


def test_a_history_is_for_arbiters_of_the_tournament(hall: Hall) -> None:
    stranger = Api(hall, client=Client())
    for place in ("history/", "history.csv", "difference/", "events/1/"):
        assert stranger.get(place).status == 401
