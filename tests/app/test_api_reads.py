"""Reads over HTTP: every page's data, at any seq, for those who may look."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from django.test import Client

from events import store
from tournaments.domain import catalogue
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.ids import PlayerId
from tournaments.domain.roles import Role
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings
from tournaments.domain.settings.settings import regulations_of
from tournaments.public.version import PUBLIC

from .api import Api, body
from .builders import PASSWORD, Hall, account, open_hall

pytestmark = pytest.mark.django_db

READS = (
    "",
    "players/",
    "players/1/",
    "rounds/",
    "rounds/1/",
    "rounds/1/boards/",
    "standings/",
    "settings/",
    "activity/",
    "events/",
    "recorded-commands/",
    "me/",
)


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(players=7, rounds=5)
    hall.do(GrantBye(player=PlayerId(7), round=1, kind="half"))
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "1/2-1/2")
    return hall


@pytest.fixture
def api(hall: Hall) -> Api:
    return Api(hall)


@pytest.mark.parametrize("place", READS)
def test_every_read_carries_the_seq(api: Api, hall: Hall, place: str) -> None:
    answered = api.get(place)
    assert answered.status == 200
    assert answered.body["seq"] == hall.state.seq


@pytest.mark.parametrize("place", READS)
def test_every_read_can_look_back(api: Api, place: str) -> None:
    assert api.get(place, at=9).body["seq"] == 9


@pytest.mark.parametrize("at", ["0", "100000", "99999999999999"])
def test_a_moment_the_log_does_not_have_is_404(api: Api, at: str) -> None:
    assert api.get("players/", at=at).status == 404


@pytest.mark.parametrize("at", ["", "x", "-1", "1.5", "٣", "9" * 20, "1\x00"])
def test_a_moment_that_is_no_number_is_400(api: Api, at: str) -> None:
    answered = api.get("players/", at=at)
    assert (answered.status, answered.body["field"]) == (400, "at")


@pytest.mark.parametrize("place", [*READS])
def test_strangers_see_nothing_but_who_they_are(hall: Hall, place: str) -> None:
    status = Api(hall, account("stranger")).get(place).status
    assert status == (200 if place == "me/" else 403)
    assert Api(hall, client=Client()).get(place).status == 401


@pytest.mark.parametrize("place", ["players/99/", "players/0/", "rounds/6/", "rounds/0/", "x/"])
def test_what_does_not_exist_is_404(api: Api, place: str) -> None:
    answered = api.get(place)
    assert answered.status == 404
    assert answered.body["status"] == "error"


def test_the_overview_counts(api: Api, hall: Hall) -> None:
    seen = api.get().body
    assert (seen["phase"], seen["current_round"], seen["round_status"]) == (
        "running",
        1,
        "published",
    )
    assert (seen["players"], seen["boards"], seen["missing"]) == (7, 3, 1)
    assert seen["next_round"] == 2
    changes = [event for event in store.read(hall.slug) if event.type in PUBLIC]
    assert seen["version"] == len(changes) < hall.state.seq


def test_the_list_holds_the_askers_tournaments(hall: Hall) -> None:
    open_hall(players=0, slug="other", started=False)
    anna = hall.arbiter("anna", "results")

    def listed(user: object) -> list[str]:
        found = hall.client(user).get("/api/v1/tournaments/").json()["tournaments"]
        return [row["slug"] for row in found]

    assert sorted(listed(hall.chief)) == ["open", "other"]
    assert listed(anna) == ["open"]
    assert listed(account("stranger")) == []
    assert sorted(listed(account("root", superuser=True))) == ["open", "other"]


def test_boards_show_players_points_and_who_typed(api: Api, hall: Hall) -> None:
    boards = api.get("rounds/1/boards/").body["boards"]
    assert [board["board"] for board in boards] == [1, 2, 3]
    first = boards[0]
    assert (first["result"], first["result_text"], first["by_name"]) == (
        "1-0",
        "1–0",
        "Chief Arbiter",
    )
    assert first["white"]["tpn"] == 1
    assert first["white"]["name"] == hall.names.player(PlayerId(first["white"]["player"]))
    assert boards[2]["result"] is None
    missing = api.get("rounds/1/boards/", missing=1).body["boards"]
    assert [board["board"] for board in missing] == [3]


def test_players_show_what_only_arbiters_may_know(api: Api) -> None:
    players = api.get("players/").body["players"]
    assert [player["tpn"] for player in players] == [1, 2, 3, 4, 5, 6, 7]
    assert players[0]["birth_year"] == 1951
    assert players[0]["fide_id"] == "300001"
    assert players[6]["byes"] == {"1": "half"}


def test_who_only_reads_sees_no_contacts_and_no_birthdays(hall: Hall) -> None:
    details = {"name": "Novák, Jan", "birth_date": "1990-05-31", "contact": "+420 777 123 456"}
    assert Api(hall).post("players/1/correct/", body(player=details)).status == 201
    everything = ("1990-05-31", "+420 777 123 456")
    readers: tuple[tuple[Role, tuple[str, str]], ...]
    readers = (("check-in", everything), ("read-only", ("1990", "")))
    for role, told in readers:
        arbiter = hall.arbiter(role, role)
        reader = Api(hall, arbiter)
        card = reader.get("players/1/").body["player"]
        row = next(each for each in reader.get("players/").body["players"] if each["player"] == 1)
        for shown in (card, row):
            assert (shown["birth_date"], shown["contact"]) == told, role
    for user, shows in ((arbiter, False), (hall.chief, True)):
        client = Client()
        client.force_login(user)
        page = client.get(f"/console/{hall.slug}/entries/1/").content.decode()
        assert ("777 123 456" in page) is shows
    for place in ("history/", "history.csv"):
        history = Api(hall).get(place, subject="player:1").response.content.decode()
        assert ("…56" in history, "777 123" in history, "05-31" in history) == (True, False, False)


def test_a_card_has_every_published_round(api: Api) -> None:
    card = api.get("players/1/").body["player"]
    assert card["rank"] == 1
    assert len(card["rounds"]) == 1
    played = card["rounds"][0]
    assert (played["kind"], played["result_text"], played["points"]) == ("game", "1", "1")
    bye = api.get("players/7/").body["player"]["rounds"][0]
    assert (bye["kind"], bye["points"], bye["opponent"]) == ("half-bye", "½", None)


def test_a_draft_shows_scores_colours_and_floats(api: Api, hall: Hall) -> None:
    hall.results(3, "0-1")
    hall.pair()
    draft = api.get("rounds/2/").body["round"]
    assert draft["status"] == "draft"
    assert [step["type"] for step in draft["steps"]] == ["PairingRequested", "RoundPaired"]
    assert draft["steps"][0]["by_name"] == "Chief Arbiter"
    assert draft["pab"] is not None
    top = draft["pairs"][0]
    assert {top["white"]["points"], top["black"]["points"]} == {"1"}
    assert {top["white"]["colours"], top["black"]["colours"]} == {"w", "b"}
    floats = [(pair["white"]["float"], pair["black"]["float"]) for pair in draft["pairs"]]
    assert ("", "") in floats
    assert {"up", "down"} in [set(pair) for pair in floats]
    assert api.get("rounds/2/boards/").body["boards"] == []


def test_standings_after_each_round(api: Api, hall: Hall) -> None:
    hall.results(3, "0-1")
    hall.play_round()
    first = api.get("standings/", round=1).body
    assert first["round"] == 1
    assert len(first["standings"][0]["games"]) == 1
    newest = api.get("standings/").body
    assert newest == api.get("standings/", round=99).body
    assert api.get("standings/", round=100).status == 400
    assert newest["round"] == 2
    ranks = [row["rank"] for row in newest["standings"]]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1


def test_activity_tells_in_sentences_newest_first(api: Api, hall: Hall) -> None:
    game = hall.game(1)
    hall.do(
        CorrectResult(game=game.id, expected=game.result, result="0-1"),  # type: ignore[arg-type]
        reason="slip read wrongly",
    )
    standing = hall.state.settings
    settings = msgspec.structs.replace(standing, half_byes_allowed=2)
    hall.do(ChangeSettings(name=hall.state.name, settings=settings), reason="agreed")
    (row,) = api.get("activity/", limit=1).body["activity"]
    assert row["text"] == "Settings changed: half-point byes allowed 1 → 2"
    regulations = msgspec.structs.replace(regulations_of(standing), rounds=6, pab=1)
    change = ChangeRegulations(from_round=2, regulations=regulations, confirmed_rounds=6)
    hall.do(change, reason="agreed")
    assert api.get("settings/").body["regulations"][1]["regulations"]["pab"] == 1
    settings = msgspec.structs.replace(hall.state.settings, half_byes_allowed=3)
    hall.do(ChangeSettings(name=hall.state.name, settings=settings), reason="agreed")
    rows = api.get("activity/", limit=6).body["activity"]
    assert rows.pop(0)["text"] == "Settings changed: half-point byes allowed 2 → 3"
    assert rows.pop(1)["text"].startswith("FIDE mode left from round 2 on: ")
    assert rows.pop(1) == row
    told = "Regulations changed from round 2 on: rounds 5 → 6; points for the pairing-allocated bye"
    assert rows[0]["text"].startswith(told)
    assert rows[1]["text"] == "Round 1, board 1: corrected 1–0 → 0–1"
    assert rows[1]["reason"] == "slip read wrongly"
    assert rows[1]["actor_name"] == "Chief Arbiter"
    assert rows[1]["subject"] == f"game:{game.id}"
    assert rows[2]["text"] == "Round 1, board 2: ½–½ entered"


def test_activity_pages_backwards_without_gap(api: Api, hall: Hall) -> None:
    seqs: list[int] = []
    before = hall.state.seq + 1
    while True:
        page = api.get("activity/", before=before, limit=7).body
        seqs += [row["seq"] for row in page["activity"]]
        if not page["more"]:
            break
        before = seqs[-1]
    assert seqs == list(range(hall.state.seq, 0, -1))


def test_the_history_of_one_game(api: Api, hall: Hall) -> None:
    game = hall.game(1)
    rows = api.get("activity/", scope=f"game:{game.id}").body["activity"]
    assert [row["type"] for row in rows] == ["ResultEntered"]


def test_the_log_itself_can_be_read_and_checked(api: Api, hall: Hall) -> None:
    page = api.get("events/", after=2, limit=4).body
    assert [event["seq"] for event in page["events"]] == [3, 4, 5, 6]
    assert page["more"]
    recorded = store.read(hall.slug, 2, 6)
    assert [event["hash"] for event in page["events"]] == [event.hash for event in recorded]
    assert page["events"][1]["prev_hash"] == page["events"][0]["hash"]
    assert page["events"][0]["body"] == msgspec.json.decode(recorded[0].body)


@pytest.mark.parametrize("query", [{"after": "x"}, {"limit": "501"}, {"limit": "-1"}])
def test_odd_pages_are_400(api: Api, query: dict[str, str]) -> None:
    assert api.get("events/", **query).status == 400


def test_me_lists_what_the_role_may_send(hall: Hall) -> None:
    sector = hall.arbiter("anna", "sector", 1, 2)
    seen = Api(hall, sector).get("me/").body
    assert (seen["role"], seen["first_board"], seen["last_board"]) == ("sector", 1, 2)
    assert "enter-result" in seen["commands"]
    assert "publish-round" not in seen["commands"]
    stranger = Api(hall, account("stranger")).get("me/").body
    assert (stranger["role"], stranger["commands"]) == ("", [])


def test_settings_show_who_has_which_role(api: Api, hall: Hall) -> None:
    hall.arbiter("anna", "sector", 1, 2)
    seen = api.get("settings/").body
    assert seen["settings"]["rounds"] == 5
    assert [(each["name"], each["role"]) for each in seen["arbiters"]] == [
        ("Chief Arbiter", "chief"),
        ("Anna Arbiter", "sector"),
    ]


# --- who may do what ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "role",
    ["chief", "deputy", "pairing-officer", "sector", "results", "check-in", "read-only"],
)
def test_every_role_may_look_and_send_what_is_its_own(hall: Hall, role: Role) -> None:
    user = hall.arbiter("anna", role)
    api = Api(hall, user)
    for place in READS:
        assert api.get(place).status == 200
    permitted = set(api.get("me/").body["commands"])
    known = catalogue.COMMANDS
    assert permitted == {name for name in known if role in known[name].roles}
    trials: dict[str, dict[str, Any]] = {
        "check-out": {"player": 1},
        "enter-result": {"game": hall.game(3).id, "result": "1-0"},
        "withdraw-player": {"player": 2},
        "request-pairing": {"round": 2},
        "expel-player": {"player": 3},
        "dismiss-arbiter": {"user": "user:999999"},
    }
    for name, fields in trials.items():
        answered = api.command(name, **fields)
        refused = answered.body.get("code") == "NotPermitted"
        assert refused == (name not in permitted), (name, answered.body)


# --- tokens ---------------------------------------------------------------------------------


def log_in(client: Client, username: str, password: str) -> object:
    return client.post(
        "/api/v1/token/",
        msgspec.json.encode({"username": username, "password": password}),
        content_type="application/json",
    )


def test_a_token_opens_what_a_session_opens(hall: Hall) -> None:
    client = Client(enforce_csrf_checks=True)
    answered = log_in(client, "chief", PASSWORD)
    assert answered.status_code == 200  # type: ignore[attr-defined]
    token = answered.json()["token"]  # type: ignore[attr-defined]
    api = Api(hall, client=Client(headers={"Authorization": f"Token {token}"}))
    assert api.get("me/").body["role"] == "chief"
    assert api.command("check-out", player=1).status == 201


def test_a_dead_token_is_401(hall: Hall) -> None:
    api = Api(hall, client=Client(headers={"Authorization": "Token 123"}))
    assert api.get("me/").status == 401
