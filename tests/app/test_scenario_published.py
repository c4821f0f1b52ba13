"""Steps of a day in the hall after a publication: changes (C.04.2 4.4) and refused requests."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from events import codec, store
from events.messages import Outcome
from events.store import Locked
from events.verification import check
from pairing.trf import read_report
from tournaments.domain.changes.events import PublishedPairingsChanged
from tournaments.domain.drafts.events import PairedBoard
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.state import Game
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.imported.commands import ImportRound
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.rounds.commands import CloseRound
from tournaments.exports.report import report_text
from tournaments.public.kept_views import newest_view
from tournaments.services.names import names_of

from .api import Answered, Api
from .builders import Hall, entry, envelope, open_hall

pytestmark = pytest.mark.django_db

WHY = {"reason": "phoned at 10:05; everybody at the boards agreed"}


def published(players: int, *, away: int = 0, rounds: int = 9) -> Hall:
    """Round 1 is published; `away` further entries have not come."""
    hall = open_hall(players=players, rounds=rounds, started=False)
    if away:
        late = [entry(players + number) for number in range(1, away + 1)]
        hall.enter(late, check_in=False)
    hall.do(StartTournament(seed="x"))
    hall.pair()
    hall.publish()
    return hall


def proposals(api: Api, number: int = 1, **asked: str) -> list[dict[str, Any]]:
    answered = api.get(f"rounds/{number}/change-proposals/", **asked)
    assert answered.status == 200, answered.body
    found: list[dict[str, Any]] = answered.body["proposals"]["proposals"]
    return found


def changed(api: Api, proposal: dict[str, Any]) -> Answered:
    """As the wizard sends it: everybody who is told and here has agreed."""
    away = {player["player"] for player in proposal["absent"]}
    agreed = [one["player"] for one in proposal["tells"] if one["player"] not in away]
    command = proposal["command"] | {"agreed": agreed}
    return api.command("change-published-pairings", envelope=WHY, **command)


def happened(hall: Hall, type_: str) -> list[dict[str, Any]]:
    found = [event for event in store.read(hall.slug) if event.type == type_]
    return [msgspec.json.decode(event.body) for event in found]


def comments(hall: Hall) -> list[str]:
    report = read_report(report_text(hall.state, names_of(hall.state)).encode())
    return [line for line in report.comments if "Published pairings changed" in line]


def boards(hall: Hall, number: int = 1) -> dict[int, tuple[PlayerId, PlayerId]]:
    return {game.board: (game.white, game.black) for game in hall.state.games_of(number)}


# --- S14, S44: requests that are refused ----------------------------------------------------------


def test_s14_father_and_son_are_refused_with_the_article_and_the_refusal_is_on_record() -> None:
    hall = published(8)
    officer = Api(hall, hall.arbiter("petra", "pairing-officer"))
    game, before = hall.game(1), boards(hall)
    asked = {"round": 1, "kind": "family-or-club", "players": [game.white, game.black]}
    said = {"reason": "father and son ask for other opponents"}
    answer = officer.command("refuse-request", envelope=said, games=[game.id], **asked)
    assert answer.status == 201
    (row,) = officer.get("refused-requests/").body["requests"]
    assert (row["article"], row["boards"]) == ("C.04.2 4.4, C.05 5.2", [1])
    assert (row["by_name"], row["reason"]) == ("Petra Arbiter", said["reason"])
    assert "announced before round 1" in row["answer"]
    assert boards(hall) == before
    told = officer.get("activity/", limit=1).body["activity"][0]
    assert hall.names.player(game.white) in told["text"]
    assert "refused: not against family" in told["text"]
    assert told["reason"] == said["reason"]
    (event,) = happened(hall, "PlayersRequestRefused")
    assert said["reason"] not in msgspec.json.encode(event).decode()


def test_s44_sharing_a_car_is_no_ground_and_the_public_sees_nothing_of_it() -> None:
    hall = published(8)
    api, version = Api(hall), newest_view(hall.slug).version
    said = {"reason": "same club, they share a car"}
    asked = {"round": 1, "kind": "other-opponent", "players": [1]}
    assert api.command("refuse-request", envelope=said, **asked).status == 201
    answer = api.get("refused-requests/").body["requests"][0]["answer"]
    assert "C.04.2 1.5" in answer
    assert "round 1 are published" in answer
    assert newest_view(hall.slug).version == version


# --- S15: late arrival and illness ----------------------------------------------------------------


def test_s15_the_late_arrival_takes_the_chair_of_the_player_who_fell_ill() -> None:
    hall = published(8, away=1)
    api, game, before = Api(hall), hall.game(2), boards(hall)
    ill = game.white
    assert api.command("check-in", player=9).status == 201
    first, *others = proposals(api, ground="late-entry", arrived="9", away=str(ill))
    assert (first["touched"], first["absent"][0]["player"]) == (1, ill)
    assert [one["player"] for one in first["tells"]] == sorted((ill, game.black, 9))
    assert all(other["touched"] == 1 for other in others)
    assert changed(api, first).status == 201
    assert boards(hall) == before | {2: (9, game.black)}
    view = newest_view(hall.slug)
    assert [board.changed for board in view.boards(1)] == [0, 2, 0, 0]
    assert view.rounds[0].version == 2
    (row,) = api.get("rounds/1/changes/").body["changes"]
    assert (row["version"], row["article"]) == (2, "C.04.2 4.4.4")
    assert row["reason"] == WHY["reason"]
    board = api.get("rounds/1/boards/").body["boards"][1]
    assert (board["changed"], board["white"]["player"]) == (2, 9)
    assert comments(hall) == [
        "### Published pairings changed @ Round 1, version 2 (C.04.2 4.4.4; late-entry):"
        f" {ill}-{game.black} -> 9-{game.black}; not paired {ill}"
    ]
    assert check(hall.slug) == []
    hall.finish_round()
    hall.play_round()
    assert check(hall.slug) == []


def test_s15_without_everybodys_agreement_the_change_is_refused_and_on_record() -> None:
    hall = published(7, away=1)
    api = Api(hall)
    assert api.command("check-in", player=8).status == 201
    (first, *_others) = proposals(api, ground="late-entry", arrived="8")
    refused = api.command("change-published-pairings", envelope=WHY, **first["command"])
    assert (refused.status, refused.body["code"]) == (422, "AgreementMissing")
    assert hall.names.player(PlayerId(8)) in refused.body["message"]
    (noted,) = happened(hall, "RequestRefused")
    assert noted["command"] == "change-published-pairings"
    assert noted["facts"]["article"] == "C.04.2 4.4.4"


def test_s15_the_two_who_are_left_without_opponents_may_agree_to_play() -> None:
    hall = published(8)
    api, one, other = Api(hall), hall.game(2), hall.game(3)
    (found,) = proposals(api, ground="both-unpaired", away=f"{one.white},{other.white}")
    assert {found["new"][0][side]["player"] for side in ("white", "black")} == {
        one.black,
        other.black,
    }
    assert changed(api, found).status == 201
    assert sorted(boards(hall)) == [1, 2, 4]


# --- S18, S35, S50 --------------------------------------------------------------------------------


def test_s18_wrong_opponents_are_played_as_they_sat_by_decision_of_the_chief() -> None:
    hall = published(8)
    deputy = Api(hall, hall.arbiter("dora", "deputy"))
    one, other = hall.game(2), hall.game(3)
    found = proposals(deputy, ground="played-as", boards="2,3")
    crossed = next(
        one_way
        for one_way in found
        if [(b["white"]["player"], b["black"]["player"]) for b in one_way["new"]]
        == [(one.white, other.black), (other.white, one.black)]
    )
    refused = changed(deputy, crossed)
    assert (refused.status, refused.body["code"]) == (422, "GroundNotYours")
    assert changed(Api(hall), crossed).status == 201
    late = Api(hall).command("enter-result", game=one.id, result="1-0")
    assert (late.status, late.body["code"]) == (422, "GameReplaced")
    hall.finish_round()
    again = proposals(Api(hall), ground="played-as", boards="2,3")
    assert again == []


def rematch() -> tuple[Hall, Game]:
    """A forfeit of round 1 is corrected to a game while round 2 pairs the same two again."""
    hall = open_hall(players=6, rounds=5)
    hall.pair()
    hall.publish()
    forfeited = hall.game(1)
    hall.results(1, "+/-")
    hall.finish_round()
    pairs = ((forfeited.white, forfeited.black), *_others(hall, forfeited))
    boards_ = tuple(
        PairedBoard(GameId(f"2.1.{board}"), board, white, black)
        for board, (white, black) in enumerate(pairs, 1)
    )
    hall.do(ImportRound(round=2, boards=boards_))
    again = next(
        game
        for game in hall.state.games_of(2)
        if {game.white, game.black} == {forfeited.white, forfeited.black}
    )
    hall.do(
        CorrectResult(game=forfeited.id, expected="+/-", result="1-0"),  # type: ignore[arg-type]
        reason="the game was played, the slip was lost",
    )
    return hall, again


def _others(hall: Hall, forfeited: Game) -> list[tuple[PlayerId, PlayerId]]:
    """The two other boards, their players exchanged."""
    one, other = (game for game in hall.state.games_of(1) if game.id != forfeited.id)
    return [(one.white, other.black), (other.white, one.black)]


def test_s35_an_accidental_rematch_is_undone_with_one_other_board() -> None:
    hall, again = rematch()
    api = Api(hall)
    first = proposals(api, 2, ground="rematch")[0]
    assert first["touched"] == 2
    assert again.board in [board["board"] for board in first["old"]]
    untouched = {
        board: pair
        for board, pair in boards(hall, 2).items()
        if board not in [old["board"] for old in first["old"]]
    }
    assert changed(api, first).status == 201
    now = boards(hall, 2)
    assert untouched.items() <= now.items()
    assert {again.white, again.black} not in [{*pair} for pair in now.values()]
    assert check(hall.slug) == []


def test_s50_illness_at_the_top_of_the_last_round_offers_the_legal_changes_alone() -> None:
    hall = published(7, rounds=1)
    api, top, pab = Api(hall), hall.game(1), hall.state.rounds[1].pab
    found = proposals(api, ground="top-boards", away=str(top.white))
    assert [one["touched"] for one in found] == sorted(one["touched"] for one in found)
    assert {found[0]["new"][0][side]["player"] for side in ("white", "black")} == {top.black, pab}
    assert changed(api, found[0]).status == 201
    assert hall.state.rounds[1].pab is None


def test_s50_before_the_last_round_there_is_no_such_ground() -> None:
    hall = published(7, rounds=2)
    top, pab = hall.game(1), hall.state.rounds[1].pab
    assert proposals(Api(hall), ground="top-boards", away=str(top.white)) == []
    refused = Api(hall).command(
        "change-published-pairings",
        envelope=WHY,
        round=1,
        ground="top-boards",
        replaced=[top.id],
        boards=[{"board": 1, "white": pab, "black": top.black}],
        expected_pab=pab,
        absent=[top.white],
    )
    assert (refused.status, refused.body["code"]) == (422, "GroundNotMet")
    assert happened(hall, "RequestRefused")[0]["code"] == "GroundNotMet"


def test_a_mistaken_change_is_taken_back_from_the_history_and_the_report_says_so() -> None:
    hall = published(8)
    api = Api(hall)
    before = boards(hall, 1)
    found = proposals(api, ground="regulations", boards="1,2")
    assert changed(api, found[0]).body["code"] == "ClauseMissing"
    named = found[0] | {"command": found[0]["command"] | {"clause": "7.3"}}
    assert changed(api, named).status == 201
    seq = hall.state.seq
    asked = api.get("undo/", event=seq).body["undo"]
    assert (asked["possible"], asked["command"]) == (True, "take-back-pairing-change")
    values = {name: value for name, value in asked["values"].items() if name != "type"}
    assert api.command(asked["command"], envelope=WHY, **values).status == 201
    assert boards(hall, 1) == before
    first, second = api.get("rounds/1/changes/").body["changes"]
    assert (first["article"], first["stands"]) == ("C.04.2 4.4; regulations 7.3", False)
    assert (second["takes_back"], second["version"]) == (seq, 3)
    text = report_text(hall.state, hall.names)
    lines = [one for one in read_report(text).comments if "Published" in one]
    assert "(C.04.2 4.4; regulations 7.3): 5-1, 2-6 ->" in lines[0]
    assert "(version 2 was a mistake and is taken back)" in lines[1]
    assert api.get("undo/", event=seq).body["undo"]["possible"] is False
    assert check(hall.slug) == []


# --- what else tells of it ------------------------------------------------------------------------


def swapped() -> Hall:
    """The late arrival, entry 9, sits at board 2."""
    hall = published(8, away=1)
    api = Api(hall)
    api.command("check-in", player=9)
    away = str(hall.game(2).white)
    assert changed(api, proposals(api, ground="late-entry", arrived="9", away=away)[0]).status == (
        201
    )
    return hall


def test_a_changed_board_is_not_explained_as_if_the_system_had_paired_it() -> None:
    hall = swapped()
    api = Api(hall)
    explained = api.get("rounds/1/boards/2/explanation/")
    assert explained.status == 404
    assert "changed after the publication" in explained.body["message"]
    assert api.get("rounds/1/boards/1/explanation/").status == 200
    story = api.get("rounds/1/explanation/").body["explanation"]
    listed = [board for bracket in story["brackets"] for board in bracket["boards"]]
    assert sorted(listed) == [1, 2, 3, 4]
    assert newest_view(hall.slug).explanation(1, 2) is None


def test_what_cannot_be_asked_says_which_field_is_wrong() -> None:
    hall = published(8)
    api = Api(hall)
    for asked, field in (
        ({"ground": "because"}, "ground"),
        ({"ground": "late-entry", "arrived": "x"}, "arrived"),
        ({"ground": "late-entry", "away": "1,1"}, "away"),
    ):
        answered = api.get("rounds/1/change-proposals/", **asked)
        assert (answered.status, answered.body["field"]) == (400, field)
    for place in (
        "rounds/2/changes/",
        "rounds/2/change-proposals/?ground=rematch",
        "rounds/1/change-proposals/?ground=late-entry&arrived=99",
        "rounds/1/change-proposals/?ground=played-as&boards=77",
    ):
        assert api.get(place).status == 404


def test_a_round_that_is_closed_offers_nothing_and_says_why() -> None:
    hall = published(8)
    hall.finish_round()
    hall.do(CloseRound(round=1))
    answered = Api(hall).get("rounds/1/change-proposals/", ground="played-as", boards="1,2")
    assert answered.body["proposals"]["proposals"] == []
    assert "not the round that is being played" in answered.body["proposals"]["refused"]


def test_boards_that_moved_without_a_change_on_record_are_found() -> None:
    """Somebody appends a change that says what never stood, past every decision."""
    hall = published(8)
    games = hall.state.rounds[1].boards
    forged = PublishedPairingsChanged(
        round=1,
        ground="played-as",
        old=(msgspec.structs.replace(games[0], white=games[1].white),),
        new=(msgspec.structs.replace(games[0], game=GameId("1.1.9")),),
    )

    def handler(_locked: Locked) -> Outcome:
        return Outcome([codec.new_event(forged)], {})

    store.execute(hall.slug, envelope("user:1"), handler)
    assert "rounds" in {fault.kind for fault in check(hall.slug)}
