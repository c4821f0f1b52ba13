"""Commands over HTTP: one status for each thing that can become of them."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import pytest
from django.test import Client

from events import store
from tournaments.api.bodies import COMMAND_BODIES
from tournaments.domain.catalogue import COMMANDS
from tournaments.domain.ids import PlayerId
from tournaments.models import TournamentIndex

from .api import Api, body
from .builders import Hall, account, entry, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    return hall


@pytest.fixture
def api(hall: Hall) -> Api:
    return Api(hall)


def test_201_carries_the_seq_and_what_was_made(api: Api, hall: Hall) -> None:
    head = hall.state.seq
    answered = api.command("enter-result", game=hall.game(1).id, result="1-0")
    assert answered.status == 201
    assert answered.body == {
        "status": "recorded",
        "seq": head + 1,
        "head": store.head(hall.slug).shown,
        "first_seq": head + 1,
        "last_seq": head + 1,
        "result": {},
    }


def test_the_same_body_again_is_200_with_the_first_answer(api: Api, hall: Hall) -> None:
    sent = body(command={"game": hall.game(1).id, "result": "1-0"})
    first = api.post("commands/enter-result/", sent)
    again = api.post("commands/enter-result/", sent)
    assert (first.status, again.status) == (201, 200)
    assert again.body == {**first.body, "status": "already-recorded"}


def test_what_stands_already_is_200_with_its_author(api: Api, hall: Hall) -> None:
    anna = hall.arbiter("anna", "results")
    hall.enter_result(1, "1-0", by=anna)
    answered = api.command("enter-result", game=hall.game(1).id, result="1-0")
    assert answered.status == 200
    assert answered.body["status"] == "already-recorded"
    assert answered.body["by_name"] == "Anna Arbiter"
    assert answered.body["standing_seq"] == hall.game(1).seq


def test_409_shows_both_claims_with_names_and_devices(api: Api, hall: Hall) -> None:
    anna = hall.arbiter("anna", "results")
    seq = hall.state.seq
    hall.enter_result(1, "1-0", by=anna, device="desk 1")
    answered = api.command(
        "enter-result",
        envelope={"read_seq": seq, "device": "desk 2"},
        game=hall.game(1).id,
        result="0-1",
    )
    assert answered.status == 409
    assert answered.body["status"] == "conflict"
    claims = answered.body["claims"]
    assert [claim["result_text"] for claim in claims] == ["1–0", "0–1"]
    assert [claim["by_name"] for claim in claims] == ["Anna Arbiter", "Chief Arbiter"]
    assert [claim["device"] for claim in claims] == ["desk 1", "desk 2"]
    assert [event["type"] for event in answered.body["events"]] == [
        "ResultEntered",
        "ConflictRaised",
    ]
    board = api.get("rounds/1/boards/").body["boards"][0]
    assert board["result"] == "1-0"
    assert [claim["result"] for claim in board["conflict"]["claims"]] == ["1-0", "0-1"]


def test_422_names_the_players_and_the_facts(api: Api, hall: Hall) -> None:
    answered = api.command("check-in", player=1)
    assert answered.status == 200
    hall.do(_withdraw(1))
    answered = api.command("merge-entries", kept=2, dropped=1)
    assert answered.status == 422
    assert answered.body["status"] == "refused"
    assert "Čapek, A." in answered.body["message"]
    assert "{player" not in answered.body["message"]
    assert answered.body["facts"]["player"] == 1


def _withdraw(player: int) -> Any:
    return COMMANDS["withdraw-player"](player=PlayerId(player))


@pytest.mark.parametrize(
    ("document", "field"),
    [
        (b"{", ""),
        (b"[]", ""),
        (b"\xff\xfe", ""),
        (b"[" * 100_000, ""),
        (b'{"command_id": 1}', "$.command_id"),
        (b'{"command_id": "no uuid", "command": {"player": 1}}', "$.command_id"),
        (b'{"command_id": "ID", "command": {"player": "1"}}', "$.command.player"),
        (b'{"command_id": "ID", "command": {"player": true}}', "$.command.player"),
        (b'{"command_id": "ID", "command": {"player": 1.5}}', "$.command.player"),
        (b'{"command_id": "ID", "command": {"players": 1}}', "$.command"),
        (b'{"command_id": "ID", "command": {}}', "$.command"),
        (b'{"command_id": "ID", "command": {"player": 1}, "read_seq": -1}', "$.read_seq"),
        (b'{"command_id": "ID", "command": {"player": 1}, "read_seq": 1e30}', "$.read_seq"),
        (b'{"command_id": "ID", "command": {"player": 1}, "reason": "a\\u0000b"}', "$.reason"),
        (b'{"command_id": "ID", "command": {"player": 1}, "device": "\\ud800"}', ""),
        (
            b'{"command_id": "ID", "command": {"player": 1}, "occurred_at": "2026-07-05T10:00:00"}',
            "$.occurred_at",
        ),
    ],
)
def test_400_names_the_field(api: Api, hall: Hall, document: bytes, field: str) -> None:
    head = hall.state.seq
    sent = document.replace(b"ID", str(uuid4()).encode())
    answered = api.send(api.root + "commands/check-out/", sent)
    assert answered.status == 400, answered.body
    assert answered.body["status"] == "error"
    assert answered.body["code"] == "unreadable"
    assert answered.body["message"]
    assert answered.body["field"].startswith(field) if field else True
    assert hall.state.seq == head


@pytest.mark.parametrize("player", [10**18, 2**62, 10**30, -1, 0])
def test_numbers_out_of_range_are_no_defects(api: Api, player: int) -> None:
    assert api.command("check-out", player=player).status in (400, 422)


def test_a_time_beyond_the_calendar_is_unreadable(api: Api) -> None:
    answered = api.command(
        "check-out", envelope={"occurred_at": "0001-01-01T00:00:00+14:00"}, player=1
    )
    assert answered.status == 400


def test_401_without_a_log_in(hall: Hall) -> None:
    answered = Api(hall, client=Client()).command("check-out", player=1)
    assert answered.status == 401
    assert answered.body["status"] == "error"
    assert answered.body["code"] == "not-authenticated"
    assert answered.response["WWW-Authenticate"]


def test_403_for_who_is_no_arbiter_here(hall: Hall) -> None:
    head = hall.state.seq
    answered = Api(hall, account("stranger")).command("check-out", player=1)
    assert answered.status == 403
    assert answered.body["code"] == "no-arbiter"
    assert hall.state.seq == head


def test_who_administers_the_server_may_look_but_not_act(hall: Hall) -> None:
    root = Api(hall, account("root", superuser=True))
    assert root.get("players/").status == 200
    assert root.command("check-out", player=1).status == 403


def test_403_for_a_session_without_the_csrf_token(hall: Hall) -> None:
    client = Client(enforce_csrf_checks=True)
    client.force_login(hall.chief)
    answered = Api(hall, client=client).command("check-out", player=1)
    assert answered.status == 403
    assert "CSRF" in answered.body["message"]


def test_404_for_an_unknown_tournament_and_an_unknown_command(api: Api, hall: Hall) -> None:
    assert api.send("/api/v1/tournaments/nowhere/commands/check-in/", b"{}").status == 404
    answered = api.command("win-the-game")
    assert answered.status == 404
    assert answered.body["code"] == "unknown-command"


def test_415_for_a_form(api: Api) -> None:
    answered = api.send(
        api.root + "commands/check-out/", b"player=1", "application/x-www-form-urlencoded"
    )
    assert answered.status == 415


def test_405_for_a_get(api: Api) -> None:
    assert api.get("commands/check-out/").status == 405


@pytest.mark.parametrize(
    "name",
    [
        "record-pairing",
        "record-pairing-failure",
        "record-takeover",
        "import-round",
        "import-report-lines",
        "map-columns",
        "enrol-device",
    ],
)
def test_nobody_sends_the_servers_own_commands(api: Api, name: str) -> None:
    assert api.command(name).status == 404


def test_every_other_command_has_an_operation() -> None:
    own = {
        "create-tournament",
        "enter-player",
        "correct-player",
        "undo-batch",
        "add-attachment",
        "keep-moves",
        "erase-person",
        "erase-member",
        "move-player-away",
        "admit-moved-player",
    }
    server = {"record-pairing", "record-pairing-failure", "enrol-device", "record-takeover"}
    server |= {"import-round", "import-report-lines", "map-columns"}
    players = {"report-result"}
    assert COMMAND_BODIES.keys() | own | server | players == COMMANDS.keys()


# --- forms ----------------------------------------------------------------------------------


def test_an_entry_keeps_its_details_beside_the_log(api: Api, hall: Hall) -> None:
    sent = body(player={"name": "  Růžička,   Jan ", "rating": 2100, "birth_date": "1999-12-31"})
    answered = api.post("players/enter/", sent)
    assert answered.status == 201
    card = api.get(f"players/{answered.body['result']['player']}/").body["player"]
    assert card["name"] == "Růžička, Jan"
    assert card["birth_year"] == 1999
    assert api.post("players/enter/", sent).status == 200
    assert len(hall.state.players) == 7


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"name": ""}, "$.player.name"),
        ({"name": "   "}, "$.player.name"),
        ({"name": "Novák\nJan"}, "$.player.name"),
        ({"name": "Novák \u202e"}, "$.player.name"),
        ({"name": "\u200b\u200d"}, "$.player.name"),
        ({"club": "SK \u2067"}, "$.player.club"),
        ({"contact": "\u200f7"}, "$.player.contact"),
        ({"name": "x" * 121}, "$.player.name"),
        ({"rating": 5000}, "$.player.rating"),
        ({"rating": 400, "rating_kind": "ingo"}, "$.player.rating"),
        ({"rating": 80, "rating_kind": "dwz"}, "$.player.rating_kind"),
        ({"title": "Maestro"}, "$.player.title"),
        ({"federation": "Czech"}, "$.player.federation"),
        ({"sex": "x"}, "$.player.sex"),
        ({"birth_date": "31.12.1999"}, "$.player.birth_date"),
        ({"fide_id": "abc"}, "$.player.fide_id"),
        ({"person": "abc"}, "$.player"),
    ],
)
def test_a_wrong_entry_is_unreadable(api: Api, wrong: dict[str, Any], field: str) -> None:
    answered = api.post("players/enter/", body(player={"name": "Novák", **wrong}))
    assert answered.status == 400
    assert answered.body["field"] == field


def test_an_ingo_number_counts_as_the_rating_it_stands_for(api: Api) -> None:
    sent = body(player={"name": "Schulz, Dieter", "rating": 80, "rating_kind": "ingo"})
    number = api.post("players/enter/", sent).body["result"]["player"]
    card = api.get(f"players/{number}/").body["player"]
    assert (card["rating"], card["rating_source"]) == (2200, "INGO 80")


def test_a_correction_replaces_details_title_and_federation(api: Api) -> None:
    sent = body(player={"name": "Čapek, Karel", "title": "IM", "federation": "SVK"})
    assert api.post("players/1/correct/", sent).status == 201
    card = api.get("players/1/").body["player"]
    assert (card["name"], card["title"], card["federation"]) == ("Čapek, Karel", "IM", "SVK")
    assert card["rating"] == entry(1).rating
    assert api.post("players/99/correct/", sent).status == 404


def test_staff_open_tournaments_and_become_chief_arbiter() -> None:
    hall = Hall("brno", account("chief", staff=True))
    api = Api(hall)
    command = {
        "slug": "brno",
        "name": "Brno Open",
        "festival": "brno",
        "festival_name": "Brno Festival",
        "settings": {"rounds": 7},
    }
    sent = body(command=command)
    answered = api.send("/api/v1/tournaments/", _json(sent))
    assert answered.status == 201
    assert answered.body["result"] == {"slug": "brno"}
    assert api.get("me/").body["role"] == "chief"
    assert api.send("/api/v1/tournaments/", _json(sent)).status == 200
    taken = api.send("/api/v1/tournaments/", _json(body(command=command)))
    assert taken.status == 422
    assert taken.body["code"] == "NameTaken"
    assert TournamentIndex.objects.count() == 1


def test_others_do_not_open_tournaments() -> None:
    api = Api(Hall("brno", account("guest")))
    answered = api.send("/api/v1/tournaments/", _json(body(command={})))
    assert answered.status == 403


def _json(sent: Any) -> bytes:
    import msgspec

    return msgspec.json.encode(sent)
