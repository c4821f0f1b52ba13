"""Commands of somebody who knew another log than the one that stands: a back-up was put back."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest

from events import store
from tests.guards import put_back
from tournaments.domain.attendance.commands import CheckIn, CheckOut
from tournaments.domain.ids import PlayerId
from tournaments.services import states

from .api import Answered, Api, body
from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    """Round 1 is being played on three boards."""
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    return hall


@pytest.fixture
def api(hall: Hall) -> Api:
    return Api(hall)


def typed(api: Api, board: int, result: str = "1-0", **envelope: Any) -> Answered:
    game = api.hall.game(board).id
    return api.command("enter-result", envelope=envelope, game=game, result=result)


def lost_log(api: Api, *, typed_since: int) -> dict[str, Any]:
    """Three results are lost with the log that held them; others were typed since. Gives what a
    page of the lost log sends."""
    hall = api.hall
    kept = hall.state.seq
    for board in (1, 2, 3):
        answered = typed(api, board)
    put_back(hall.slug, kept)
    for _ in range(typed_since):
        hall.do(CheckOut(player=PlayerId(6)))
        hall.do(CheckIn(player=PlayerId(6)))
    return {"read_seq": answered.body["seq"], "head": answered.body["head"]}


def test_an_answer_names_the_head_of_the_log(api: Api, hall: Hall) -> None:
    answered = typed(api, 1)
    head = store.head(hall.slug)
    assert answered.body["head"] == f"{head.hash[:16]}@{head.seq}"


def test_a_command_from_this_log_is_recorded(api: Api, hall: Hall) -> None:
    head = typed(api, 1).body["head"]
    hall.do(CheckOut(player=PlayerId(6)))
    assert typed(api, 2, read_seq=hall.state.seq, head=head).status == 201
    whole = store.head(hall.slug)
    assert typed(api, 3, head=f"{whole.hash}@{whole.seq}").status == 201


@pytest.mark.parametrize("given", ["read_seq", "head"])
def test_who_has_seen_more_than_there_is_is_in_conflict(api: Api, hall: Hall, given: str) -> None:
    known = lost_log(api, typed_since=0)
    seq = hall.state.seq
    answered = typed(api, 1, "0-1", **{given: known[given]})
    assert answered.status == 409
    assert (answered.body["code"], answered.body["resync"]) == ("OtherLog", True)
    assert (answered.body["seq"], answered.body["events"]) == (seq, [])
    assert hall.state.seq == seq
    assert hall.game(1).result is None


@pytest.mark.parametrize("typed_since", [1, 2], ids=["shorter by one", "longer by one"])
def test_the_number_alone_says_nothing_once_others_have_typed(
    api: Api, hall: Hall, typed_since: int
) -> None:
    known = lost_log(api, typed_since=typed_since)
    answered = typed(api, 1, "0-1", head=known["head"])
    assert answered.status == 409
    assert answered.body["code"] == "OtherLog"
    assert hall.game(1).result is None


def test_an_old_outbox_without_the_hash_goes_on(api: Api, hall: Hall) -> None:
    known = lost_log(api, typed_since=2)
    assert typed(api, 1, "0-1", read_seq=known["read_seq"]).status == 201


def test_the_same_order_stays_in_conflict_and_a_new_one_is_recorded(api: Api) -> None:
    known = lost_log(api, typed_since=2)
    order = body(command={"game": api.hall.game(1).id, "result": "1-0"}, **known)
    first = api.post("commands/enter-result/", order)
    again = api.post("commands/enter-result/", order)
    assert (first.status, again.status) == (409, 409)
    fresh = {"read_seq": first.body["seq"], "head": first.body["head"]}
    assert api.post("commands/enter-result/", body(command=order["command"], **fresh)).status == 201


def test_what_was_recorded_before_the_copy_was_made_is_answered_as_then(api: Api) -> None:
    hall = api.hall
    order = body(command={"game": hall.game(1).id, "result": "1-0"}, read_seq=hall.state.seq)
    first = api.post("commands/enter-result/", order)
    known = lost_log(api, typed_since=0)
    again = api.post("commands/enter-result/", {**order, "head": known["head"]})
    assert (again.status, again.body["first_seq"]) == (200, first.body["first_seq"])


@pytest.mark.parametrize("head", ["", "12", "0123456789abcdef", "0123456789ABCDEF@3", "ab@3"])
def test_a_place_is_sixteen_digits_of_a_hash_and_a_number(api: Api, head: str) -> None:
    answered = typed(api, 1, head=head)
    assert (answered.status, answered.body["field"]) == (400, "$.head")


def test_a_console_asks_which_of_its_commands_the_log_knows(api: Api, hall: Hall) -> None:
    first = body(command={"game": hall.game(1).id, "result": "1-0"})
    api.post("commands/enter-result/", first)
    kept = hall.state.seq
    second = body(command={"game": hall.game(2).id, "result": "1-0"})
    refused = body(command={"game": hall.game(1).id, "result": "0-1"})
    for order in (second, refused):
        api.post("commands/enter-result/", order)
    ids = ",".join(order["command_id"] for order in (first, second))
    both = api.get("recorded-commands/", ids=ids).body["commands"]
    assert both == sorted([first["command_id"], second["command_id"]])
    put_back(hall.slug, kept)
    assert api.get("recorded-commands/", ids=ids).body == {
        "seq": kept,
        "commands": [first["command_id"]],
    }


@pytest.mark.parametrize("ids", ["one", ",".join(str(uuid4()) for _ in range(51))])
def test_an_unreadable_question_is_named(api: Api, ids: str) -> None:
    answered = api.get("recorded-commands/", ids=ids)
    assert (answered.status, answered.body["field"]) == (400, "ids")


@pytest.mark.parametrize("typed_since", [0, 1, 2])
def test_no_state_of_the_lost_log_is_shown(api: Api, hall: Hall, typed_since: int) -> None:
    lost_log(api, typed_since=typed_since)
    boards = api.get("rounds/1/boards/").body["boards"]
    assert [board["result"] for board in boards] == [None, None, None]
    past = api.get("rounds/1/boards/", at=hall.state.seq - typed_since).body["boards"]
    assert [board["result"] for board in past] == [None, None, None]
    states.forget()
    assert api.get("rounds/1/boards/").body["boards"] == boards


def test_what_the_log_does_not_have_any_more_is_a_conflict_and_not_unknown(
    api: Api, hall: Hall
) -> None:
    """The entry, the batch and the person were in the log that was lost."""
    kept = hall.state.seq
    hall.enter([entry(7), entry(8)])
    player = hall.state.next_player - 1
    name = hall.names.player(player)  # type: ignore[arg-type]
    away = api.command("withdraw-players", players=[1, 2], envelope={"reason": "left"})
    known = {"read_seq": away.body["seq"], "head": away.body["head"]}
    put_back(hall.slug, kept)
    corrected = {"name": "Somebody Else", "title": "", "federation": ""}
    for place, fields in (
        (f"players/{player}/correct/", {"player": corrected}),
        (f"batches/{away.body['first_seq']}/undo/", {}),
        (f"players/{player}/erasure/", {"name": name, "ground": "own-request", "texts": []}),
    ):
        answered = api.post(place, body(reason="because", **known, **fields))
        assert (answered.status, answered.body.get("code")) == (409, "OtherLog"), place
        unknown = api.post(place, body(reason="because", **fields))
        assert unknown.status == 404, place
    assert hall.state.seq == kept
