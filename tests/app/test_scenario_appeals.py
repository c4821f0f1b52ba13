"""S20 to S22 and S45: a forfeit, the appeal against it, its decision, through the API."""

from __future__ import annotations

from datetime import datetime, timedelta
from io import BytesIO
from typing import Any

import msgspec
import pytest
from pypdf import PdfReader

from events import store
from events.verification import check
from tournaments.domain.appeals.commands import SetAppealsCommittee
from tournaments.domain.appeals.events import CommitteeMember
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.settings import Settings
from tournaments.public.kept_views import newest_view
from tournaments.services.users import user_id

from .api import Api, body
from .builders import Hall, account, open_hall

pytestmark = pytest.mark.django_db

GROUND = "I was in the hall before the default time; the clock of board 2 was fast."
DECISION = "The clock was two minutes fast. The game is played at 14:30."
FORFEIT = "-/+"


def disputed_hall(**settings: Any) -> Hall:
    """Ten players, round 1 published, board 2 forfeited by White; everything else is in."""
    hall = open_hall(10, settings=Settings(rounds=3, **settings))
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", FORFEIT, "1-0", "0-1", "1/2-1/2")
    return hall


@pytest.fixture
def hall() -> Hall:
    hall = disputed_hall()
    outsider = UserId(user_id(hall.arbiter("judge", "read-only")))
    hall.do(
        SetAppealsCommittee(
            members=(
                CommitteeMember(user=outsider, federation="AUT"),
                CommitteeMember(player=PlayerId(9)),
                CommitteeMember(player=PlayerId(10), reserve=True),
            )
        )
    )
    return hall


def file(hall: Hall, board: int = 2, **fields: Any) -> Any:
    game = hall.game(board)
    command = {"about": f"game:{game.id}", "by": game.white, **fields}
    return Api(hall).post("commands/file-appeal/", body(command=command, reason=GROUND))


def decide(hall: Hall, **fields: Any) -> Any:
    command = {"appeal": 1, "verdict": "granted", "sat": [1, 2], **fields}
    return Api(hall).post("commands/decide-appeal/", body(command=command, reason=DECISION))


def test_s21_a_written_appeal_has_its_deadline_its_ground_and_marks_the_board(hall: Hall) -> None:
    filed = file(hall)
    assert (filed.status, filed.body["result"]) == (201, {"appeal": 1})
    (row,) = Api(hall).get("appeals/").body["appeals"]
    game = hall.game(2)
    assert (row["place"], row["by"]["player"]) == ("Round 1, board 2", game.white)
    assert (row["ground"], row["verdict"]) == (GROUND, "")
    filed_at, until = (datetime.fromisoformat(row[name]) for name in ("filed_at", "deadline"))
    assert filed_at < until < filed_at + timedelta(hours=2)
    boards = Api(hall).get("rounds/1/boards/").body["boards"]
    assert [each["board"] for each in boards if each["under_appeal"]] == [2]
    assert boards[1]["result"] == FORFEIT, "the result stays in force"
    seen = newest_view(hall.slug).boards(1)
    assert [each.board for each in seen if each.under_appeal] == [2]


def test_s21_members_of_a_players_federation_are_pointed_at(hall: Hall) -> None:
    file(hall)
    game = hall.game(2)
    players = hall.state.players
    concerned = {players[game.white].federation, players[game.black].federation}
    (row,) = Api(hall).get("appeals/").body["appeals"]
    expected = {place + 2 for place, p in enumerate((9, 10)) if players[p].federation in concerned}  # type: ignore[index]
    assert expected, "the fixture has somebody to point at"
    assert {each["place"] for each in row["interests"]} == expected
    assert all(not each["bars"] for each in row["interests"])


def test_s21_a_late_appeal_is_refused_on_record_and_admitted_by_the_chief_alone() -> None:
    hall = disputed_hall(appeal_deadline=0)
    refused = file(hall)
    assert (refused.status, refused.body["code"]) == (422, "AppealTooLate")
    assert refused.body["facts"]["article"] == "C.11 3.4.1"
    assert store.read(hall.slug)[-1].type == "RequestRefused"
    admitted = file(hall, admit="told-late")
    assert admitted.status == 201
    (row,) = Api(hall).get("appeals/").body["appeals"]
    assert row["late"] == "the decision was made known late"


def test_s21_what_can_still_be_appealed_against_is_listed_with_its_deadline(hall: Hall) -> None:
    answer = Api(hall).get("appeals/").body
    assert answer["deadline"] == 60
    listed = {(row["place"], row["what"]) for row in answer["limits"]}
    assert listed == {("Round 1", "pairing"), ("Round 1, board 2", "– +")}
    hall.do(CloseRound(round=1))
    listed = {(row["place"], row["what"]) for row in Api(hall).get("appeals/").body["limits"]}
    assert ("Round 1", "results of its games") in listed


def test_s22_a_granted_appeal_takes_the_forfeit_back_in_one_breath(hall: Hall) -> None:
    file(hall)
    answer = decide(hall, remedy="postpone", expected=FORFEIT)
    assert answer.status == 201
    recorded = store.read(hall.slug)[-3:]
    assert [event.type for event in recorded] == ["AppealDecided", "ResultCleared", "GameAdjourned"]
    assert {event.causation for event in recorded} == {"appeal:1"}
    assert hall.game(2).adjourned
    assert not any(each.under_appeal for each in newest_view(hall.slug).boards(1))
    (row,) = Api(hall).get("appeals/").body["appeals"]
    assert (row["verdict"], row["decision"]) == ("granted", DECISION)
    assert row["sat"][0].startswith("Judge Arbiter (AUT")
    assert row["remedies"] == [
        "Round 1, board 2: – + cleared",
        "Round 1, board 2: adjourned",
    ]
    assert check(hall.slug) == []


def test_s22_the_postponed_game_is_a_draw_for_pairing_and_keeps_the_standings_open(
    hall: Hall,
) -> None:
    file(hall)
    decide(hall, remedy="postpone", expected=FORFEIT)
    hall.pair()
    hall.publish()
    hall.finish_round()
    refused = Api(hall).post("commands/close-tournament/", body(command={}, reason="Early end."))
    assert refused.body["code"] == "GamesAdjourned"


def test_an_earlier_moment_shows_the_appeal_as_it_was(hall: Hall) -> None:
    file(hall)
    filed = hall.state.seq
    decide(hall, verdict="rejected")
    (then,) = Api(hall).get("appeals/", at=filed).body["appeals"]
    (now,) = Api(hall).get("appeals/").body["appeals"]
    assert (then["verdict"], then["decision"]) == ("", "")
    assert (now["verdict"], now["decision"]) == ("rejected", DECISION)


def test_the_activity_tells_filing_and_decision_by_names(hall: Hall) -> None:
    file(hall)
    decide(hall, verdict="rejected")
    name = hall.names.player(hall.game(2).white)
    told = [row["text"] for row in Api(hall).get("activity/", limit=2).body["activity"]]
    assert told == [
        "Round 1, board 2: appeal 1 rejected",
        f"Round 1, board 2: appeal 1 filed by {name}",
    ]


def test_the_ground_stands_beside_the_log(hall: Hall) -> None:
    file(hall)
    logged = "".join(f"{event.reason}{event.body}" for event in store.read(hall.slug))
    assert GROUND not in logged


# --- the dossier ----------------------------------------------------------------------------


def dossier_of(hall: Hall, number: int = 1) -> Any:
    return Api(hall).get(f"appeals/{number}/dossier/").response


def pages(content: bytes) -> str:
    """The text of a PDF, read by a program that did not write it."""
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages)


def test_s21_the_dossier_is_one_file_with_everything_a_committee_needs(hall: Hall) -> None:
    file(hall)
    answer = dossier_of(hall)
    assert answer.headers["Content-Type"] == "application/pdf"
    assert answer.headers["Content-Disposition"].endswith(f'-appeal-1-{hall.state.seq}.pdf"')
    told = " ".join(pages(answer.content).split())
    game = hall.game(2)
    for player in (game.white, game.black):
        assert hall.names.player(player) in told
    assert GROUND in told
    assert "Laws 6.7.1" in told
    assert "forfeit – + declared" in told
    assert hall.state.round(1).seal in told
    assert store.head(hall.slug).hash in told


def test_the_dossier_says_where_its_players_stand_as_the_standings_do() -> None:
    hall = disputed_hall(tie_breaks=("BH/C1", "SB"))
    file(hall)
    told = " ".join(pages(dossier_of(hall).content).split())
    game = hall.game(2)
    rows = {row["player"]: row for row in Api(hall).get("standings/").body["standings"]}
    for row in (rows[game.white], rows[game.black]):
        values = ", ".join(f"{one['name']} {one['value']}" for one in row["tie_breaks"])
        assert f"rank {row['rank']}, {row['points']} points, {values}" in told
    assert "Standings after round 1" in told


def test_s45_the_dossier_holds_the_explanation_of_the_pairing(hall: Hall) -> None:
    file(hall)
    story = Api(hall).get("rounds/1/boards/2/explanation/").body["explanation"]
    assert story["sentences"]
    told = " ".join(pages(dossier_of(hall).content).split())
    assert all(" ".join(sentence.split()) in told for sentence in story["sentences"])


def test_the_dossier_shows_letters_its_font_lacks_as_boxes_with_their_latin_form(
    hall: Hall,
) -> None:
    game = hall.game(2)
    command = {"about": f"game:{game.id}", "by": game.white}
    ground = "王小明 (محمد, שלום) said: 🔥, Dvořák, Ђорђевић"
    Api(hall).post("commands/file-appeal/", body(command=command, reason=ground))
    told = " ".join(pages(dossier_of(hall).content).split())
    assert "▯▯▯ (WangXiaoMing) (▯▯▯▯ (mhmd), ▯▯▯▯ (slvm)) said: ▯ (:fire:)" in told
    assert "Dvořák, Ђорђевић" in told


def test_a_refusal_about_the_board_stands_in_the_dossier() -> None:
    hall = disputed_hall(appeal_deadline=0)
    file(hall)
    file(hall, admit="arbiters-fault")
    assert "Refused: file appeal, Round 1, board 2 (the appeal came too late)" in " ".join(
        pages(dossier_of(hall).content).split()
    )


def test_the_same_log_gives_the_same_dossier_and_a_decision_another(hall: Hall) -> None:
    file(hall)
    first = dossier_of(hall).content
    assert dossier_of(hall).content == first
    decide(hall, verdict="rejected")
    decided = pages(dossier_of(hall).content)
    assert "Decision: rejected" in decided
    assert DECISION.split(".")[0] in " ".join(decided.split())


def test_an_appeal_that_is_not_there_has_no_dossier_and_a_stranger_gets_none(hall: Hall) -> None:
    assert dossier_of(hall).status_code == 404
    file(hall)
    stranger = Api(hall, account("stranger"))
    assert stranger.get("appeals/1/dossier/").status == 403
    judge = Api(hall, account("judge"))
    assert judge.get("appeals/1/dossier/").status == 200


# --- decided after the round has been closed (C.04.2 4.3) -----------------------------------------


def test_a_decision_after_the_next_round_has_ended_is_rated_only_and_the_page_says_so(
    hall: Hall,
) -> None:
    file(hall)
    hall.do(CloseRound(round=1))
    api = Api(hall)
    (row,) = api.get("appeals/").body["appeals"]
    assert (row["reach"], row["remedy"]) == ("next", ["correct", "postpone"])
    hall.play_round()
    hall.do(CloseRound(round=2))
    (row,) = api.get("appeals/").body["appeals"]
    assert (row["reach"], row["remedy"]) == ("rating", ["correct"])
    assert "rating report alone" in row["reaches"]
    page = hall.client().get(f"/console/{hall.slug}/appeals/").content.decode()
    assert row["reaches"] in page
    assert 'name="reach" value="rating"' in page
    wanted = {"remedy": "correct", "expected": row["replaced"], "result": "0-1"}
    refused = decide(hall, **wanted)
    assert (refused.status, refused.body["code"]) == (422, "CorrectionTooLate")
    assert decide(hall, **wanted, reach=row["reach"]).status == 201
    game = hall.state.games[hall.state.rounds[1].boards[1].game]
    assert (game.result, game.rated_result) == (FORFEIT, "0-1")
    (row,) = api.get("appeals/").body["appeals"]
    assert (row["verdict"], row["reach"]) == ("granted", "")
    assert check(hall.slug) == []


# --- a committee of anybody ----------------------------------------------------------------------


def test_a_member_by_name_decides_and_his_name_stands_beside_the_log(hall: Hall) -> None:
    api = Api(hall)
    standing = [msgspec.to_builtins(member) for member in hall.state.committee]
    named = [{"name": "  Doe,  Jane ", "federation": "AUT", "reserve": False}]
    sent = body(command={"members": standing, "further": named})
    assert api.post("commands/set-appeals-committee/", sent).status == 201
    assert api.post("commands/set-appeals-committee/", sent).status == 200
    member = api.get("appeals/").body["committee"][3]
    assert (member["name"], member["text"]) == ("Doe, Jane", "Doe, Jane (AUT)")
    file(hall)
    assert decide(hall, verdict="rejected", sat=[4]).status == 201
    without = [msgspec.to_builtins(member) for member in hall.state.committee[:3]]
    assert api.command("set-appeals-committee", members=without).status == 201
    (row,) = api.get("appeals/").body["appeals"]
    assert row["sat"] == ["Doe, Jane (AUT)"]
    told = [row["text"] for row in api.get("activity/", limit=9).body["activity"]]
    assert sum("Doe, Jane" in text for text in told) == 1
    assert not any("Jane" in str(event.body) for event in store.read(hall.slug))
    assert check(hall.slug) == []


def test_nobody_becomes_a_member_by_the_person_of_somebody_else(hall: Hall) -> None:
    """Whose details stand beside the log for another reason stays unnamed."""
    entry = hall.state.players[PlayerId(3)]
    asked = {"person": entry.person, "details": entry.details}
    refused = Api(hall).command("set-appeals-committee", members=[asked])
    assert (refused.status, refused.body["code"]) == (422, "MemberUnnamed")
