"""The hour after the start, and batches, through the API (docs/scenario.md, S16 to S51)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from events import store
from events.verification import check
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


def ago(minutes: int) -> str:
    return (datetime.now(UTC) - timedelta(minutes=minutes)).isoformat()


def hall_in_play(players: int = 24) -> Hall:
    hall = open_hall(players=players)
    hall.pair()
    hall.publish()
    return hall


def tap(api: Api, board: int, *colours: str) -> None:
    for colour in colours:
        game = api.hall.game(board).id
        assert api.command("note-empty-seat", game=game, colour=colour).status == 201


def start(api: Api, number: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = api.get(f"rounds/{number}/start/").body["start"]
    return found


def proposals(api: Api, number: int = 1) -> list[dict[str, str]]:
    """The list as a console would send it back."""
    return [
        {"game": seats["game"], "result": seats["proposal"]}
        for seats in start(api, number)["seats"]
        if seats["proposal"]
    ]


def undo(api: Api, first: int, reason: str = "by mistake") -> Any:
    return api.post(f"batches/{first}/undo/", body(reason=reason))


# --- S16, S19: empty seats and forfeits ---------------------------------------------------------


def test_s16_four_sectors_tap_empty_seats_and_the_chief_sees_how_many() -> None:
    hall = hall_in_play()
    sectors = [
        Api(hall, hall.arbiter(name, "sector", first, first + 2))
        for name, first in (("anna", 1), ("bert", 4), ("carl", 7), ("dana", 10))
    ]
    chief = Api(hall)
    assert chief.command("start-clocks", round=1, at=ago(5)).status == 201
    for number, sector in enumerate(sectors):
        tap(sector, 3 * number + 1, "w")
        tap(sector, 3 * number + 2, "w", "b")
    refused = sectors[0].command("note-empty-seat", game=hall.game(4).id, colour="w")
    assert (refused.status, refused.body["code"]) == (422, "OutsideSector")
    shown = start(chief)
    assert shown["empty"] == 12
    assert [(sector["name"], sector["empty"]) for sector in shown["sectors"]] == [
        ("Anna Arbiter", 3),
        ("Bert Arbiter", 3),
        ("Carl Arbiter", 3),
        ("Dana Arbiter", 3),
    ]
    ends = datetime.fromisoformat(shown["default_ends"])
    assert timedelta(minutes=24) < ends - datetime.now(UTC) <= timedelta(minutes=25)
    taken = sectors[0].command("note-taken-seat", game=hall.game(1).id, colour="w")
    assert taken.status == 201
    assert start(chief)["empty"] == 11


def test_s16_before_the_end_of_the_default_time_no_forfeit_is_confirmed() -> None:
    hall = hall_in_play()
    chief = Api(hall)
    tap(chief, 3, "b")
    assert chief.command("start-clocks", round=1, at=ago(29)).status == 201
    refused = chief.command("declare-forfeits", round=1, forfeits=proposals(chief))
    assert (refused.status, refused.body["code"]) == (422, "DefaultTimeRunning")
    assert hall.game(3).result is None


def test_s19_nine_single_forfeits_and_one_double_become_the_list_and_each_is_confirmed() -> None:
    hall = hall_in_play()
    chief = Api(hall)
    assert chief.command("start-clocks", round=1, at=ago(31)).status == 201
    for board in range(1, 10):
        tap(chief, board, "wb"[board % 2])
    tap(chief, 10, "w", "b")
    listed = proposals(chief)
    assert sorted(each["result"] for each in listed) == ["+/-"] * 5 + ["-/+"] * 4 + ["-/-"]
    assert not hall.game(1).settled, "the server proposes and never decides"
    one, *others = listed
    assert chief.command("declare-forfeits", round=1, forfeits=[one]).status == 201
    assert chief.command("declare-forfeits", round=1, forfeits=others).status == 201
    assert proposals(chief) == []
    absentees = chief.get("absentees/").body["absentees"]
    assert len(absentees) == 11
    assert all(each["contact"] for each in absentees)
    assert all(entry.active for entry in hall.state.players.values())
    hall.finish_round()
    hall.request()
    assert all(entry.active for entry in hall.state.players.values()), "only asked, never done"
    assert check(hall.slug) == []


def test_s19_a_player_who_comes_while_the_list_is_read_keeps_the_game() -> None:
    hall = hall_in_play()
    chief, sector = Api(hall), Api(hall, hall.arbiter("anna", "sector"))
    assert chief.command("start-clocks", round=1, at=ago(30)).status == 201
    tap(sector, 2, "w")
    tap(sector, 5, "b")
    listed = proposals(chief)
    assert sector.command("note-taken-seat", game=hall.game(5).id, colour="b").status == 201
    refused = chief.command("declare-forfeits", round=1, forfeits=listed)
    assert (refused.status, refused.body["code"]) == (422, "SeatsChanged")
    assert "board 5" in refused.body["message"]
    assert hall.game(2).result is None


# --- S20: a decision of the chief ---------------------------------------------------------------


def test_s20_the_decision_stands_in_the_history_of_the_board_with_time_words_and_witness() -> None:
    hall = hall_in_play()
    dana = hall.arbiter("dana", "sector")
    hall.enter_result(4, "+/-", by=dana)
    game = hall.game(4).id
    words = "Arrived at 11:01, a minute after the default time; the clock of the board was read."
    sent = {
        "game": game,
        "happened_at": "2026-07-04T11:01:00+02:00",
        "article": "L 6.7.1",
        "witnesses": [user_id(dana)],
    }
    by_sector = Api(hall, dana).command("decide-board", envelope={"reason": words}, **sent)
    assert (by_sector.status, by_sector.body["code"]) == (422, "NotPermitted")
    chief = Api(hall)
    assert chief.command("decide-board", envelope={"reason": words}, **sent).status == 201
    rows = chief.get("activity/", scope=f"game:{game}").body["activity"]
    assert rows[0]["reason"] == words
    assert rows[0]["text"] == (
        "Round 1, board 4: decided that + – stands (L 6.7.1); it happened at 09:01 on 4 Jul; seen"
        " by Dana Arbiter"
    )
    stored = next(event for event in store.read(hall.slug) if event.type == "BoardDecided")
    assert words not in stored.body + stored.reason


# --- S42: absent without notice -----------------------------------------------------------------


def test_s42_who_left_without_a_word_is_proposed_for_withdrawal_at_the_next_default_time() -> None:
    hall = open_hall(players=12)
    hall.play_round()
    hall.pair()
    hall.publish()
    chief = Api(hall)
    assert chief.get("absentees/").body["absentees"] == []
    assert chief.command("start-clocks", round=2, at=ago(31)).status == 201
    left, excused = hall.game(2).black, hall.game(5).white
    tap(chief, 2, "b")
    tap(chief, 5, "w")
    forfeits = proposals(chief, 2)
    assert chief.command("declare-forfeits", round=2, forfeits=forfeits).status == 201
    asked = chief.get("absentees/").body
    assert [each["player"] for each in asked["absentees"]] == [left, excused]
    explained = chief.command(
        "explain-absence", player=excused, round=2, envelope={"reason": "in hospital, rang"}
    )
    assert explained.status == 201
    (still,) = chief.get("absentees/").body["absentees"]
    withdrawn = chief.command(
        "withdraw-players",
        players=[still["player"]],
        envelope={"reason": "absent without notice (C.05 6.5)"},
    )
    assert withdrawn.status == 201
    hall.finish_round()
    hall.pair()
    assert left in hall.state.rounds[3].absent
    assert excused not in hall.state.rounds[3].absent
    assert left in {row["player"] for row in chief.get("standings/").body["standings"]}


# --- S49: adjourned at the deadline ---------------------------------------------------------------


def test_s49_unfinished_games_are_adjourned_as_one_batch_and_never_final_before() -> None:
    hall = open_hall(players=12, rounds=2)
    hall.play_round()
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "1-0", "1/2-1/2", "0-1")
    chief = Api(hall)
    missing = [seats["game"] for seats in start(chief, 2)["seats"]]
    assert len(missing) == 2
    sent = body(command={"games": missing})
    recorded = chief.post("commands/adjourn-games/", sent)
    assert recorded.status == 201
    assert chief.post("commands/adjourn-games/", sent).status == 200
    (batch, *_) = chief.get("batches/").body["batches"]
    assert (batch["what"], batch["standing"]) == ("adjourned", 2)
    assert batch["first"] == recorded.body["first_seq"]
    assert chief.command("close-tournament").body["code"] == "GamesAdjourned"
    for game in missing:
        assert chief.command("enter-result", game=game, result="1/2-1/2").status == 201
    assert chief.command("close-tournament").status == 201


def test_s49_the_next_round_can_be_paired_with_the_adjourned_games_as_draws() -> None:
    hall = hall_in_play(players=8)
    hall.results(1, "1-0", "1-0", "0-1")
    chief = Api(hall)
    assert chief.command("request-pairing", round=2).body["code"] == "ResultsMissing"
    assert chief.command("adjourn-games", games=[hall.game(4).id]).status == 201
    hall.pair()
    assert len(hall.state.rounds[2].boards) == 4


# --- S51: a group by mistake ----------------------------------------------------------------------


def test_s51_a_group_withdrawn_by_mistake_comes_back_with_one_undo() -> None:
    hall = open_hall(players=12)
    hall.play_round()
    chief = Api(hall)
    group = [2, 4, 6, 8, 10]
    away = chief.command(
        "withdraw-players", players=group, envelope={"reason": "group B does not go on"}
    )
    assert away.status == 201
    first = away.body["first_seq"]
    assert chief.command("expel-player", player=8, envelope={"reason": "x"}).status == 201
    assert chief.command("reinstate-player", player=10).status == 201
    taken_back = undo(chief, first)
    assert taken_back.status == 201
    result = taken_back.body["result"]
    assert result["taken_back"] == ["player:2", "player:4", "player:6"]
    assert result["left_alone"] == ["player:8", "player:10"]
    assert result["left_alone_names"] == [hall.names.player(8), hall.names.player(10)]  # type: ignore[arg-type]
    assert {player for player, entry in hall.state.players.items() if not entry.active} == {8}
    assert undo(chief, first).body["code"] == "NothingToUndo"
    assert check(hall.slug) == []


def test_s51_the_undo_is_one_command_that_names_the_batch_as_its_cause() -> None:
    hall = open_hall(players=6)
    chief = Api(hall)
    away = chief.command("withdraw-players", players=[1, 2], envelope={"reason": "x"})
    sent = body(reason="by mistake")
    first = away.body["first_seq"]
    assert chief.post(f"batches/{first}/undo/", sent).status == 201
    again = chief.post(f"batches/{first}/undo/", sent)
    assert (again.status, again.body["result"]["taken_back"]) == (200, ["player:1", "player:2"])
    log = store.read(hall.slug)
    batch = next(event for event in log if event.seq == first)
    back = [event for event in log if event.type == "PlayerReinstated"]
    assert {event.causation for event in back} == {batch.command_id}
    assert len({event.command_id for event in back}) == 1
    (row, *_) = chief.get("batches/").body["batches"]
    assert (row["first"], row["standing"], row["reason"]) == (first, 0, "x")


def test_s51_only_a_whole_batch_can_be_taken_back() -> None:
    hall = open_hall(players=6)
    chief = Api(hall)
    away = chief.command("withdraw-players", players=[1, 2], envelope={"reason": "x"})
    for wrong in (away.body["first_seq"] + 1, 1, 99_999):
        assert undo(chief, wrong).status == 404
    sector = Api(hall, hall.arbiter("anna", "sector"))
    refused = undo(sector, away.body["first_seq"])
    assert (refused.status, refused.body["code"]) == (422, "NotPermitted")


def test_s29_what_is_missing_is_told_sector_by_sector() -> None:
    hall = hall_in_play(players=16)
    hall.arbiter("anna", "sector", 1, 3)
    hall.arbiter("bert", "sector", 4, 6)
    hall.results(1, "1-0", "1-0")
    hall.results(4, "0-1")
    sectors = start(Api(hall))["sectors"]
    assert [(sector["name"], sector["missing"]) for sector in sectors] == [
        ("Anna Arbiter", [3]),
        ("Bert Arbiter", [5, 6]),
        ("nobody's sector", [7, 8]),
    ]
