"""Steps of a day in the hall, through the API where arbiters act (docs/scenario.md)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from events import store
from events.messages import Recorded as StoredEvent
from events.verification import check
from frontend.public.pages import render
from pairing.trf import Code, Report, read_report
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.drafts.commands import DiscardPairing
from tournaments.domain.games.state import Game
from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.domain.standings.record import records
from tournaments.domain.standings.standings import colours, pairing_points, points_before, standings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.exports.report import report_text
from tournaments.imports.service import create_from_report
from tournaments.public.kept_views import newest_view
from tournaments.services import states
from tournaments.services.names import names_of
from tournaments.services.outcomes import Recorded
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, entry, envelope, open_hall

pytestmark = pytest.mark.django_db


def happened(hall: Hall, type_: str) -> list[StoredEvent]:
    return [event for event in store.read(hall.slug) if event.type == type_]


def seated(hall: Hall, number: int) -> set[int]:
    """Who sits at a board in the draft or publication of that round."""
    boards = hall.state.rounds[number].boards
    return {player for board in boards for player in (board.white, board.black)}


def reported(hall: Hall) -> Report:
    return read_report(report_text(hall.state, names_of(hall.state)).encode())


# --- before and check-in ---------------------------------------------------------------------


def test_s05_check_ins_of_a_desk_without_network_arrive_later_with_their_own_time() -> None:
    hall = open_hall(players=0, started=False)
    hall.enter([entry(number) for number in range(1, 33)], check_in=False)
    desk_1 = Api(hall, hall.arbiter("desk1", "check-in"))
    desk_2 = Api(hall, hall.arbiter("desk2", "check-in"))
    assert desk_1.command("check-in", player=32).status == 201
    kept = [
        body(
            occurred_at=f"2026-07-04T08:{25 + number // 6:02}:{number % 6}0+02:00",
            device="desk 2",
            command={"player": number},
        )
        for number in range(1, 33)
    ]
    answers = [desk_2.post("commands/check-in/", sent).status for sent in kept]
    assert answers == [201] * 31 + [200]
    assert {desk_2.post("commands/check-in/", sent).status for sent in kept} == {200}
    arrived = happened(hall, "PlayerCheckedIn")
    assert len(arrived) == 32
    by_desk_2 = [event for event in arrived if event.device == "desk 2"]
    assert [event.occurred_at for event in by_desk_2[:2]] == [
        "2026-07-04T06:25:10.000000Z",
        "2026-07-04T06:25:20.000000Z",
    ]


def test_s06_a_double_entry_is_merged_and_both_histories_are_kept() -> None:
    hall = open_hall(players=6, started=False)
    hall.enter([entry(7, name="Ivanov, Alexej"), entry(8, name="Ivanov, Aleksei")], check_in=False)
    api = Api(hall)
    assert api.command("check-in", player=8).status == 201
    assert api.command("merge-entries", kept=7, dropped=8).status == 201
    hall.do(StartTournament(seed="x"))
    assert hall.state.players[PlayerId(7)].checked_in
    assert PlayerId(8) not in hall.state.order
    for entry_number, told in ((7, "PlayerEntered"), (8, "PlayerCheckedIn")):
        rows = api.get("activity/", scope=f"player:{entry_number}").body["activity"]
        assert {told, "EntriesMerged"} <= {row["type"] for row in rows}


def test_s08_who_has_not_come_is_not_paired_and_who_asked_has_a_half_point_bye() -> None:
    hall = open_hall(players=8, started=False)
    hall.enter([entry(9), entry(10)], check_in=False)
    hall.do(GrantBye(player=PlayerId(3), round=1, kind="half"))
    hall.do(StartTournament(seed="x"))
    hall.pair()
    drafted = hall.state.rounds[1]
    assert set(drafted.absent) == {9, 10}
    assert drafted.byes == ((3, "half"),)
    assert seated(hall, 1) | {drafted.pab} == {1, 2, 4, 5, 6, 7, 8}


def test_s11_before_publication_the_round_is_drawn_again_and_both_drafts_stay_in_the_log() -> None:
    hall = open_hall(players=7, started=False)
    hall.enter([entry(8)], check_in=False)
    hall.do(StartTournament(seed="x"))
    first = hall.pair()
    assert hall.state.rounds[1].pab is not None
    api = Api(hall)
    assert api.command("check-in", player=8).status == 201
    stale = api.command("publish-round", round=1, request=first)
    assert (stale.status, stale.body["code"]) == (422, "DraftOutdated")
    assert entry(8).name in stale.body["message"]
    assert api.command("discard-pairing", round=1, request=first).status == 201
    second = hall.pair()
    assert api.command("publish-round", round=1, request=second).status == 201
    assert hall.state.rounds[1].pab is None
    assert seated(hall, 1) == set(range(1, 9))
    drafts = [msgspec.json.decode(event.body) for event in happened(hall, "RoundPaired")]
    assert [draft["request"] for draft in drafts] == [first, second]


def test_s14_father_and_son_stay_paired_once_published_and_the_refusal_is_on_record() -> None:
    hall = open_hall(players=8)
    hall.pair()
    hall.publish()
    before = hall.state.rounds[1].boards
    sent = {"reason": "father and son ask for other opponents"}
    again = Api(hall).command("request-pairing", envelope=sent, round=1)
    assert (again.status, again.body["code"]) == (422, "RoundAlreadyPublished")
    assert again.body["facts"]["article"] == "C.04.2 4.4"
    assert hall.state.rounds[1].boards == before
    (refused,) = happened(hall, "RequestRefused")
    assert msgspec.json.decode(refused.body)["code"] == "RoundAlreadyPublished"


def test_s14_what_the_regulations_listed_before_round_1_is_paired_with() -> None:
    hall = open_hall(players=8)
    hall.do(SetProhibitedPairs(groups=(ProhibitedPlayers((PlayerId(1), PlayerId(5))),)))
    hall.pair()
    assert (1, 5) not in {
        tuple(sorted((board.white, board.black))) for board in hall.state.rounds[1].boards
    }


# --- rounds 1 and 2 --------------------------------------------------------------------------


def test_s19_an_unplayed_game_has_no_colour_and_a_forfeit_win_gives_its_point() -> None:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    api = Api(hall)
    single, double = hall.game(1), hall.game(2)
    for game, result in ((single, "+/-"), (double, "-/-")):
        assert api.command("enter-result", game=game.id, result=result).status == 201
    assert len(happened(hall, "ForfeitDeclared")) == 2
    hall.finish_round()
    points = pairing_points(hall.state, 2)
    assert [points[p] for p in (single.white, single.black)] == [2, 0]
    assert [points[p] for p in (double.white, double.black)] == [0, 0]
    for player in (single.white, single.black, double.white, double.black):
        assert colours(records(hall.state)[player]) == "-"
    report = reported(hall)
    (first,) = [one for one in report.players if one.number == single.white]
    assert first.entry(1).code is Code.FORFEIT_WIN


def test_s22_a_forfeit_taken_back_becomes_a_postponed_game_that_is_a_draw_for_pairing() -> None:
    hall = open_hall(players=6, rounds=2)
    hall.pair()
    hall.publish()
    api = Api(hall)
    game = hall.game(1)
    api.command("enter-result", game=game.id, result="+/-")
    hall.finish_round()
    committee = {"reason": "appeal granted: to be played at 14:30"}
    assert api.command("clear-result", envelope=committee, game=game.id, expected="+/-").status == (
        201
    )
    assert api.command("adjourn-game", envelope=committee, game=game.id).status == 201
    points = pairing_points(hall.state, 2)
    assert [points[player] for player in (game.white, game.black)] == [1, 1]
    hall.play_round()
    closing = api.command("close-tournament")
    assert (closing.status, closing.body["code"]) == (422, "GamesAdjourned")
    assert api.command("enter-result", game=game.id, result="0-1").status == 201
    assert api.command("close-tournament").status == 201
    kinds = [e.type for e in store.read(hall.slug) if f"game:{game.id}" in e.scope_names]
    assert kinds == ["ForfeitDeclared", "ResultCleared", "GameAdjourned", "AdjournedGameFinished"]


def test_s23_two_arbiters_enter_board_2_differently_and_a_third_decides() -> None:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    hall.results(3, "1-0")
    sector_a = Api(hall, hall.arbiter("anna", "sector", 1, 60))
    assistant = Api(hall, hall.arbiter("zdenek", "sector"))
    officer = Api(hall, hall.arbiter("petra", "pairing-officer"))
    game, seen = hall.game(2).id, hall.state.seq
    slip = {"read_seq": seen, "device": "tablet A"}
    heard = {"read_seq": seen, "device": "phone"}
    assert sector_a.command("enter-result", envelope=slip, game=game, result="1-0").status == 201
    second = assistant.command("enter-result", envelope=heard, game=game, result="1/2-1/2")
    assert second.status == 409
    for console in (sector_a, officer, Api(hall)):
        claims = console.get("rounds/1/boards/").body["boards"][1]["conflict"]["claims"]
        assert [(one["result"], one["by_name"], one["device"]) for one in claims] == [
            ("1-0", "Anna Arbiter", "tablet A"),
            ("1/2-1/2", "Zdenek Arbiter", "phone"),
        ]
        assert all(one["at"] for one in claims)
    blocked = officer.command("request-pairing", round=2)
    assert (blocked.status, blocked.body["code"]) == (422, "ConflictsOpen")
    signed = {"reason": "the signed slip says 1-0 (Laws 8.7)"}
    for claimant in (sector_a, assistant):
        own = claimant.command("resolve-conflict", envelope=signed, game=game, result="1-0")
        assert (own.status, own.body["code"]) == (422, "ClaimantMayNotResolve")
    assert officer.command("resolve-conflict", game=game, result="1-0").status == 422
    decided = officer.command("resolve-conflict", envelope=signed, game=game, result="1-0")
    assert decided.status == 201
    assert officer.command("request-pairing", round=2).status == 201


def test_s25_the_same_slip_twice_is_no_event_and_says_who_recorded_it() -> None:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    hall.enter_result(1, "1-0", by=hall.arbiter("anna", "sector", 1, 60))
    head = hall.state.seq
    again = Api(hall).command("enter-result", game=hall.game(1).id, result="1-0")
    assert (again.status, again.body["status"]) == (200, "already-recorded")
    assert again.body["by_name"] == "Anna Arbiter"
    assert again.body["at"] == hall.game(1).at
    assert hall.state.seq == head


def test_s27_of_23_results_kept_without_network_22_are_recorded_and_one_is_a_conflict() -> None:
    hall = open_hall(players=46)
    hall.pair()
    hall.publish()
    sector_c = Api(hall, hall.arbiter("cyril", "sector", 1, 23))
    seen = hall.state.seq
    kept = [
        body(read_seq=seen, command={"game": hall.game(board).id, "result": "1-0"})
        for board in range(1, 24)
    ]
    hall.enter_result(15, "0-1", by=hall.arbiter("desk", "results"))
    answers = [sector_c.post("commands/enter-result/", sent).status for sent in kept]
    assert answers == [201] * 14 + [409] + [201] * 8
    again = [sector_c.post("commands/enter-result/", sent).status for sent in kept]
    assert again == [200] * 14 + [409] + [200] * 8
    assert len(happened(hall, "ResultEntered")) == 23
    assert len(happened(hall, "ConflictRaised")) == 1
    board_15 = sector_c.get("rounds/1/boards/").body["boards"][14]
    assert board_15["result"] == "0-1"
    assert [one["result"] for one in board_15["conflict"]["claims"]] == ["0-1", "1-0"]


def test_s33_a_late_entry_has_zero_for_round_1_and_is_paired_only_when_arrived() -> None:
    hall = open_hall(players=6)
    hall.play_round()
    api = Api(hall)
    details = msgspec.to_builtins(entry(7, rating=2585))
    entered = api.post("players/enter/", body(player=details))
    assert entered.status == 201
    late = PlayerId(entered.body["result"]["player"])
    assert hall.state.players[late].tpn == 2
    assert points_before(hall.state, 2)[late] == 0
    first = hall.pair()
    assert late not in seated(hall, 2)
    assert late in hall.state.rounds[2].absent
    hall.do(DiscardPairing(round=2, request=first))
    assert api.command("check-in", player=late).status == 201
    hall.pair()
    assert late in seated(hall, 2) | {hall.state.rounds[2].pab}


def test_s34_a_draft_made_before_the_chiefs_correction_is_not_published() -> None:
    hall = open_hall(players=8)
    hall.play_round()
    officer = Api(hall, hall.arbiter("petra", "pairing-officer"))
    first = hall.pair()
    game = hall.game(1)
    assert _turned_round(hall, game).status == 201
    corrected = hall.state.seq
    stale = officer.command("publish-round", round=2, request=first)
    assert (stale.status, stale.body["code"]) == (422, "DraftOutdated")
    assert "a result was corrected" in stale.body["message"]
    assert stale.body["facts"]["since"] == corrected
    assert officer.command("discard-pairing", round=2, request=first).status == 201
    second = hall.pair()
    assert hall.state.rounds[2].base > corrected
    assert officer.command("publish-round", round=2, request=second).status == 201


# --- rounds 3 to 8 ---------------------------------------------------------------------------


def _turned_round(hall: Hall, game: Game, *, late: bool = False) -> Any:
    wanted = "0-1" if game.result == "1-0" else "1-0"
    sent = {"game": game.id, "expected": game.result, "result": wanted, "late": late}
    return Api(hall).command("correct-result", envelope={"reason": "slip misread"}, **sent)


@pytest.mark.parametrize(
    ("result", "code"),
    [
        ("0-1", Code.LOSS),
        ("-/+", Code.FORFEIT_LOSS),
        ("0-0", Code.LOSS),
        ("-/-", Code.FORFEIT_LOSS),
    ],
)
def test_s40_s41_a_game_lost_by_the_arbiter_is_told_from_one_that_was_not_played(
    result: str, code: Code
) -> None:
    """Laws 11.3.2.2 and 11.8: the phone of White, or both at fault."""
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    game = hall.game(1)
    assert Api(hall).command("enter-result", game=game.id, result=result).status == 201
    hall.finish_round()
    text = report_text(hall.state, names_of(hall.state)).encode()
    outcome = create_from_report(
        text, envelope(user_id(hall.chief)), slug="back", festival="back", festival_name="Back"
    )
    assert isinstance(outcome, Recorded), outcome
    back = states.current("back")
    assert back.games_of(1)[0].result == result
    white = next(p for p in read_report(text).players if p.number == game.white)
    assert white.entry(1).code is code


def test_s42_who_left_without_a_word_stays_in_the_standings_and_is_not_paired() -> None:
    hall = open_hall(players=9)
    hall.play_round()
    assert Api(hall).command("withdraw-player", player=4).status == 201
    hall.pair()
    assert 4 in hall.state.rounds[2].absent
    (line,) = [line for line in standings(hall.state) if line.player == 4]
    assert hall.state.players[line.player].status == "withdrawn"


def test_s43_an_expelled_player_keeps_the_results_and_the_public_reads_no_reason() -> None:
    hall = open_hall(players=8)
    hall.play_round()
    api, reason = Api(hall), "caught with an earpiece"
    assert api.command("expel-player", player=3).body["code"] == "ReasonMissing"
    assert api.command("expel-player", envelope={"reason": reason}, player=3).status == 201
    result, points = hall.game(1).result, points_before(hall.state, 2)[PlayerId(3)]
    hall.pair()
    hall.publish()
    assert 3 in hall.state.rounds[2].absent
    assert hall.game(1, 1).result == result
    assert points_before(hall.state, 2)[PlayerId(3)] == points
    view = newest_view(hall.slug)
    assert view is not None
    tpn = str(hall.state.players[PlayerId(3)].tpn)
    for page, argument in (("player", tpn), ("standings", ""), ("home", "")):
        shown = render(view, page, argument)
        assert shown is not None
        assert "earpiece" not in shown.decode()
    rows = api.get("activity/", scope="player:3").body["activity"]
    assert reason in [row["reason"] for row in rows]


# --- last round to the report ----------------------------------------------------------------


def test_s57_final_standings_change_only_after_the_chief_reopens_with_a_reason() -> None:
    hall = open_hall(players=6, rounds=1)
    hall.play_round()
    chief, deputy = Api(hall), Api(hall, hall.arbiter("dora", "deputy"))
    assert chief.command("close-tournament").status == 201
    assert _turned_round(hall, hall.game(1)).body["code"] == "TournamentOver"
    why = {"reason": "wrong result on board 1"}
    assert deputy.command("reopen-tournament", envelope=why).body["code"] == "NotPermitted"
    assert chief.command("reopen-tournament").body["code"] == "ReasonMissing"
    assert chief.command("reopen-tournament", envelope=why).status == 201
    assert _turned_round(hall, hall.game(1)).body["code"] == "CorrectionIsLate"
    assert _turned_round(hall, hall.game(1), late=True).status == 201


def test_s61_a_wrong_id_is_corrected_after_the_end_and_stands_in_the_next_report() -> None:
    hall = open_hall(players=6, rounds=1)
    hall.play_round()
    hall.do(CloseTournament())
    first = reported(hall)
    wrong = entry(1)
    details = {"name": wrong.name, "federation": wrong.federation, "fide_id": "14100010"}
    assert Api(hall).post("players/1/correct/", body(player=details)).status == 201
    tpn = hall.state.players[PlayerId(1)].tpn
    ids = [
        next(one.fide_id for one in report.players if one.number == tpn)
        for report in (first, reported(hall))
    ]
    assert [str(one).strip() for one in ids] == [wrong.fide_id, "14100010"]


def test_s62_who_entered_a_board_and_when_is_answered_from_a_whole_chain() -> None:
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    before = hall.state.seq
    hall.enter_result(2, "1-0", by=hall.arbiter("anna", "sector", 1, 60), device="tablet A")
    entered = hall.state.seq
    game = hall.game(2)
    hall.finish_round()
    api = Api(hall)
    (row,) = api.get("activity/", scope=f"game:{game.id}").body["activity"]
    assert (row["seq"], row["actor_name"]) == (entered, "Anna Arbiter")
    (event,) = api.get("events/", after=entered - 1, limit=1).body["events"]
    assert event["device"] == "tablet A"
    assert event["recorded_at"]
    for moment, result in ((before, None), (entered, "1-0")):
        assert api.get("rounds/1/boards/", at=moment).body["boards"][1]["result"] == result
    assert check(hall.slug) == []
    assert entry(1).name not in "".join(one.body for one in store.read(hall.slug))
