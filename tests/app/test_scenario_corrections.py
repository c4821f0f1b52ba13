"""The router of C.04.2 4.3 in the hall: what a correction reaches is read before it is confirmed.

Steps S17, S31, S32, S33, S37, S38, S39, S56 and S59 of docs/scenario.md.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from events.verification import check
from frontend.public.pages import render
from pairing.checker.check import check_report
from pairing.trf import Code, Report, read_report
from tournaments.domain.drafts.commands import DiscardPairing
from tournaments.domain.drafts.field import field_before, pairing_input
from tournaments.domain.games.state import Game
from tournaments.domain.ids import PlayerId
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import colours, points_before, standings
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report
from tournaments.public.kept_views import newest_view
from tournaments.services import states
from tournaments.services.names import names_of
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .api import Answered, Api, body
from .builders import Hall, entry, envelope, open_hall

pytestmark = pytest.mark.django_db

SLIP = {"reason": "slip misread"}


def text_of(state: Tournament) -> str:
    return report_text(state, names_of(state))


def reported(hall: Hall) -> Report:
    return read_report(text_of(hall.state).encode())


def read_back(hall: Hall) -> Tournament:
    """The tournament made anew from its report."""
    outcome = create_from_report(
        text_of(hall.state).encode(),
        envelope(user_id(hall.chief)),
        slug="back",
        festival="back",
        festival_name="Back",
    )
    assert isinstance(outcome, Recorded), outcome
    return states.current("back")


def comments(hall: Hall) -> list[str]:
    return [one for one in reported(hall).comments if "@ Round" in one]


def other_result(game: Game) -> str:
    return "0-1" if game.result == "1-0" else "1-0"


def reach(api: Api, game: Game, result: str) -> Any:
    answer = api.get("reach/result/", game=game.id, result=result)
    assert answer.status == 200, answer.body
    return answer.body["reach"]


def correct(api: Api, game: Game, result: str, read: str | None = None) -> Answered:
    sent = {"game": game.id, "expected": game.rated_result, "result": result, "reach": read}
    return api.command("correct-result", envelope=SLIP, **sent)


# --- the three cases --------------------------------------------------------------------------


def test_s31_a_correction_before_the_next_pairing_counts_for_it() -> None:
    hall = open_hall(players=6)
    hall.play_round()
    game, api = hall.game(1), Api(hall)
    send: dict[str, Any] = {"game": game.id, "expected": game.result, "result": "1/2-1/2"}
    said = reach(api, game, "1/2-1/2")
    assert (said["case"], said["counts_for"], said["outdates"]) == ("next", 2, None)
    assert {move["player"] for move in said["standings"]} >= {game.white, game.black}
    assert api.command("correct-result", **send).body["code"] == "ReasonMissing"
    assert api.command("correct-result", envelope=SLIP, reach="next", **send).status == 201
    assert points_before(hall.state, 2)[game.white] == 1
    assert points_before(hall.state, 2)[game.black] == 1
    assert comments(hall) == []


def test_s37_a_result_corrected_while_the_next_round_runs_counts_for_the_one_after() -> None:
    hall = open_hall(players=8)
    hall.play_round()
    hall.play_round()
    game, api = hall.game(1, 2), Api(hall)
    hall.pair()
    hall.publish()
    boards = hall.state.rounds[3].boards
    paired_with = points_before(hall.state, 3)[game.white]
    said = reach(api, game, other_result(game))
    assert (said["case"], said["counts_for"]) == ("after-next", 4)
    assert said["sentences"][:2] == [
        "Round 3 was paired before and stays as it is paired.",
        "It counts for the pairing of round 4.",
    ]
    assert correct(api, game, other_result(game), "after-next").status == 201
    assert hall.state.rounds[3].boards == boards
    hall.finish_round()
    assert points_before(hall.state, 3)[game.white] != paired_with
    for player in (game.white, game.black):
        shown = render(newest_view(hall.slug), "player", str(player))
        assert shown is not None
        assert b"Result corrected after round 3 was paired; it counts from round 4 on." in shown
    (line,) = comments(hall)
    assert "corrected @ Round 2:" in line
    assert "after the pairing @ Round 3; it counts from round 4 (C.04.2 4.3)" in line


def test_s38_a_result_of_two_rounds_ago_is_rated_and_changes_neither_standings_nor_pairings() -> (
    None
):
    hall = open_hall(players=8)
    for _ in range(3):
        hall.play_round()
    game, api = hall.game(1, 1), Api(hall)
    wanted = other_result(game)
    lines, read = standings(hall.state), pairing_input(hall.state, 4).hash
    before = reported(hall)
    said = reach(api, game, wanted)
    assert (said["case"], said["counts_for"], said["standings"]) == ("rating", None, [])
    assert "counts for the rating report alone" in said["sentences"][0]
    unread = correct(api, game, wanted)
    assert (unread.status, unread.body["code"]) == (422, "CorrectionTooLate")
    assert unread.body["facts"]["article"] == "C.04.2 4.3"
    assert correct(api, game, wanted, "rating").status == 201
    assert standings(hall.state) == lines
    assert pairing_input(hall.state, 4).hash == read
    row = api.get("rounds/1/boards/").body["boards"][0]
    assert (row["result"], row["rated"]) == (game.result, wanted)
    told = api.get("activity/", scope=f"game:{game.id}").body["activity"]
    assert (told[0]["type"], told[0]["reason"]) == ("RatedResultCorrected", "slip misread")
    after = reported(hall)
    assert [player.points for player in after.players] == [
        player.points for player in before.players
    ]
    codes = {Code.WIN: Code.LOSS, Code.LOSS: Code.WIN}
    for seat in (game.white, game.black):
        tpn = hall.state.players[seat].tpn
        (one,), (other,) = (
            [player for player in report.players if player.number == tpn]
            for report in (before, after)
        )
        assert other.entry(1).code is codes[one.entry(1).code]
    assert check(hall.slug) == []


def test_s38_sector_arbiters_do_not_touch_the_rating_report() -> None:
    hall = open_hall(players=8)
    for _ in range(3):
        hall.play_round()
    bruno, game = Api(hall, hall.arbiter("bruno", "sector")), hall.game(1, 1)
    assert reach(bruno, game, other_result(game))["case"] == "rating"
    refused = correct(bruno, game, other_result(game), "rating")
    assert (refused.status, refused.body["code"]) == (422, "NotPermitted")


def test_s38_what_was_read_while_the_round_still_ran_is_not_confirmed_after_its_end() -> None:
    hall = open_hall(players=8)
    hall.play_round()
    hall.play_round()
    game, api = hall.game(1, 1), Api(hall)
    assert reach(api, game, other_result(game))["case"] == "after-next"
    hall.do(CloseRound(round=2))
    late = correct(api, game, other_result(game), "after-next")
    assert (late.status, late.body["code"]) == (422, "CorrectionTooLate")
    assert hall.game(1, 1).rated is None


def test_s56_a_result_of_the_last_round_is_corrected_before_prize_giving() -> None:
    hall = open_hall(players=6, rounds=2)
    hall.play_round()
    hall.play_round()
    hall.do(CloseRound(round=2))
    game, api = hall.game(1), Api(hall)
    before = {line.player: line for line in standings(hall.state)}
    said = reach(api, game, other_result(game))
    assert (said["case"], said["counts_for"]) == ("next", None)
    assert said["late"], "the deadline of the last round is its close, where no other is announced"
    assert "No pairing follows" in said["sentences"][1]
    unread = correct(api, game, other_result(game), "next")
    assert (unread.status, unread.body["code"]) == (422, "CorrectionIsLate")
    wanted = {"expected": game.result, "result": other_result(game), "late": True}
    recorded = api.command("correct-result", envelope=SLIP, game=game.id, **wanted)
    assert recorded.status == 201
    after = {line.player: line for line in standings(hall.state)}
    assert {player for player in after if after[player].points != before[player].points} == {
        game.white,
        game.black,
    }
    assert {(move["player"], move["rank"], move["new_rank"]) for move in said["standings"]} == {
        (player, before[player].rank, after[player].rank)
        for player in after
        if (before[player].rank, before[player].points)
        != (after[player].rank, after[player].points)
    }


# --- ratings and numbers ----------------------------------------------------------------------


def test_s32_a_rating_corrected_after_round_1_moves_numbers_but_not_round_1() -> None:
    hall = open_hall(players=6)
    hall.play_round()
    boards, api = hall.state.rounds[1].boards, Api(hall)
    was = hall.state.players[PlayerId(6)].rating
    said = api.get("reach/rating/", player=6, rating=2700).body["reach"]
    assert [(one["player"], one["tpn"], one["new"]) for one in said["numbers"]][:2] == [
        (6, 6, 1),
        (1, 1, 2),
    ]
    assert "Round 1 stays as paired" in said["sentences"][1]
    assert api.command("correct-rating", player=6, expected=was, rating=2700).status == 201
    assert len(api.get("numbers/").body["numbers"]["changes"]) == 6
    assert api.command("assign-pairing-numbers").status == 201
    assert hall.state.players[PlayerId(6)].tpn == 1
    assert hall.state.rounds[1].boards == boards
    rating, numbers = comments(hall)
    assert rating == (
        f"### Rating of 1 corrected from {was} to 2700 before the pairing @ Round 2 (C.04.2 2.3)"
    )
    assert "given anew after a correction, 6 of them moved" in numbers


def test_s32_s39_once_round_4_is_published_a_corrected_rating_moves_no_number() -> None:
    hall = open_hall(players=10)
    for _ in range(3):
        hall.play_round()
    api, was = Api(hall), hall.state.players[PlayerId(6)].rating
    assert api.get("numbers/").body["numbers"]["locked"] == ""
    request = hall.pair()
    locked = api.get("numbers/").body["numbers"]
    assert (locked["locked"], locked["changes"]) == ("NumbersLocked", [])
    hall.do(DiscardPairing(round=4, request=request))
    assert api.get("numbers/").body["numbers"]["locked"] == ""
    hall.play_round()
    assert api.get("numbers/").body["numbers"]["locked"] == "NumbersFrozen"
    said = api.get("reach/rating/", player=6, rating=2700).body["reach"]
    assert (said["case"], said["numbers"], said["article"]) == ("rating", [], "C.04.2 2.3")
    order = hall.state.order
    assert api.command("correct-rating", player=6, expected=was, rating=2700).status == 201
    frozen = api.command("assign-pairing-numbers")
    assert (frozen.status, frozen.body["code"]) == (422, "NumbersFrozen")
    assert hall.state.order == order
    (corrected,) = [one for one in reported(hall).players if one.rating == 2700]
    assert corrected.number == hall.state.players[PlayerId(6)].tpn


def test_s33_s39_a_late_entry_gets_its_number_after_the_freeze_and_colours_count_the_arrived() -> (
    None
):
    """C.04.2 2.4; C.04.3 5.2.5 by the numbers of those who were taken into account."""
    hall = open_hall(players=10)
    for _ in range(4):
        hall.play_round()
    entered = Api(hall).post(
        "players/enter/", body(player=msgspec.to_builtins(entry(11, rating=2595)))
    )
    late = PlayerId(entered.body["result"]["player"])
    assert hall.state.players[late].tpn == 1
    assert hall.state.frozen
    assert 1 in field_before(hall.state, 5).away
    Api(hall).command("check-in", player=late)
    assert 1 not in field_before(hall.state, 5).away


# --- colours as played ------------------------------------------------------------------------


def test_s17_a_game_with_reversed_colours_counts_as_played_after_the_chiefs_tick() -> None:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    game, seen = hall.game(2), {"reason": "noticed at move 14 (Laws 7.3)"}
    chief, bruno = Api(hall), Api(hall, hall.arbiter("bruno", "sector"))
    tick: dict[str, Any] = {"game": game.id, "reversed": True}
    assert bruno.command("correct-colours", envelope=seen, **tick).body["code"] == "NotPermitted"
    said = chief.get("reach/colours/", game=game.id).body["reach"]
    assert (said["case"], said["counts_for"]) == ("next", 2)
    assert chief.command("correct-colours", **tick).body["code"] == "ReasonMissing"
    assert chief.command("correct-colours", envelope=seen, reach="next", **tick).status == 201
    hall.results(1, "1-0", "1-0", "1-0")
    assert chief.get("rounds/1/boards/").body["boards"][1]["reversed"] is True
    assert colours(records(hall.state)[game.white]) == "b"
    assert points_before(hall.state, 2)[game.white] == 2
    (winner,) = [p for p in reported(hall).players if p.number == game.white]
    assert (winner.entry(1).code, winner.entry(1).colour) == (Code.WIN, "b")
    (line,) = comments(hall)
    assert line == (
        f"### Colours as played @ Round 1: {game.black} had White against {game.white} (Laws 7.3)"
    )
    view = newest_view(hall.slug)
    shown = render(view, "player", str(hall.state.players[game.white].tpn))
    assert shown is not None
    back = read_back(hall)
    assert pairing_input(back, 2).hash == pairing_input(hall.state, 2).hash


# --- the report -------------------------------------------------------------------------------


def everything_happened() -> Hall:
    """Three rounds and the fourth running, with each kind of correction."""
    hall = open_hall(players=10)
    for _ in range(3):
        hall.play_round()
    api = Api(hall)
    hall.do(CloseRound(round=3))
    api.command("reopen-round", envelope={"reason": "closed too early"}, round=3)
    drawn, forfeit = hall.game(1, 1), hall.game(2, 1)
    assert correct(api, drawn, other_result(drawn), "rating").status == 201
    assert correct(api, forfeit, "+/-", "rating").status == 201
    late = hall.game(3, 1)
    assert (
        api.command(
            "correct-colours", envelope=SLIP, game=late.id, reversed=True, reach="rating"
        ).status
        == 201
    )
    hall.pair()
    hall.publish()
    second = hall.game(2, 3)
    assert correct(api, second, other_result(second), "after-next").status == 201
    hall.finish_round()
    return hall


def test_s59_the_report_says_every_thing_that_an_inspector_must_read() -> None:
    said = comments(everything_happened())
    assert len([line for line in said if line.startswith("### Rated only @ Round 1:")]) == 3
    assert "### Round reopened after its end @ Round 3" in said
    assert any(line.startswith("### Result corrected @ Round 3:") for line in said)
    assert len(said) == 5


def test_s59_what_is_rated_apart_is_read_back_as_the_same_tournament() -> None:
    hall = everything_happened()
    back = read_back(hall)
    for number in range(1, 6):
        assert pairing_input(back, number).hash == pairing_input(hall.state, number).hash

    def games(state: Tournament) -> set[tuple[Any, ...]]:
        tpn = {player: entry.tpn for player, entry in state.players.items()}
        return {
            (game.round, tpn[game.white], tpn[game.black], game.result, game.rated,
             game.rated_reversed)
            for game in state.games.values()
        }  # fmt: skip

    assert games(back) == games(hall.state)
    again = [line for line in text_of(back).splitlines() if line[:3] in ("001", "299")]
    assert again == [
        line for line in text_of(hall.state).splitlines() if line[:3] in ("001", "299")
    ]


def test_s59_the_checker_pairs_by_what_counts_and_shows_the_lines_of_a_round() -> None:
    hall = everything_happened()
    found = check_report(reported(hall))
    assert [round_.agrees for round_ in found.rounds[:3]] == [True, True, True]
    assert len(found.rounds[0].comments) == 3
    assert any("corrected @ Round 3" in line for line in found.rounds[3].comments)


# --- taking back ------------------------------------------------------------------------------


def test_a_withdrawal_of_two_rounds_ago_is_taken_back_after_its_consequences_were_read() -> None:
    hall = open_hall(players=10)
    hall.play_round()
    api = Api(hall)
    assert api.command("withdraw-player", player=4).status == 201
    seq = hall.state.seq
    hall.play_round()
    hall.play_round()
    said = api.get("undo/", event=seq).body["undo"]
    assert said["possible"]
    assert said["sentences"] == ["The player is paired again from round 4 on."]
    assert said["text"].endswith("withdrawn from round 2 on")
    taken = api.command(said["command"], envelope={"reason": "by mistake"}, **said["values"])
    assert taken.status == 201, taken.body
    assert hall.state.players[PlayerId(4)].active
    replaced = api.get("undo/", event=seq).body["undo"]
    assert (replaced["possible"], replaced["command"]) == (False, "")
    assert f"Event #{hall.state.seq} has replaced it" in replaced["sentences"][0]


def test_taking_back_a_correction_says_what_it_reaches_and_who_may_not() -> None:
    hall = open_hall(players=8)
    hall.play_round()
    game, api = hall.game(1), Api(hall)
    assert correct(api, game, other_result(game)).status == 201
    seq = hall.state.seq
    hall.play_round()
    hall.play_round()
    said = api.get("undo/", event=seq).body["undo"]
    assert (said["possible"], said["reach"]["case"]) == (True, "rating")
    bruno = Api(hall, hall.arbiter("bruno", "sector"))
    refused = bruno.get("undo/", event=seq).body["undo"]
    assert (refused["possible"], refused["reach"]["case"]) == (False, "rating")
    assert "Only the chief arbiter" in refused["sentences"][0]
    taken = api.command(said["command"], envelope=SLIP, **said["values"])
    assert taken.status == 201, taken.body
    assert hall.game(1, 1).rated == game.result
    published = next(
        event["seq"]
        for event in api.get("events/").body["events"]
        if event["type"] == "RoundPublished"
    )
    assert not api.get("undo/", event=published).body["undo"]["possible"]
    assert api.get("undo/", event=0).status == 404


def test_clearing_an_entry_shows_the_standings_without_it() -> None:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    said = Api(hall).get("undo/", event=hall.state.seq).body["undo"]
    assert said["command"] == "clear-result"
    assert said["reach"]["standings"][0]["new_points"] == "0"
