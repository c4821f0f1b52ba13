"""Appeals: in time or admitted, heard by a committee, decided with what they change."""

from typing import Any

import pytest

from tournaments.domain.appeals.commands import (
    DecideAppeal,
    FileAppeal,
    NamedMember,
    SetAppealsCommittee,
)
from tournaments.domain.appeals.decide import parties
from tournaments.domain.appeals.events import AppealDecided, AppealFiled, CommitteeMember, Verdict
from tournaments.domain.attendance.commands import ExpelPlayer
from tournaments.domain.deadlines.limits import appeal_deadline
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.events import (
    GameAdjourned,
    RatedResultCorrected,
    ResultCleared,
    ResultCorrected,
)
from tournaments.domain.games.results import Result
from tournaments.domain.ids import AppealId, GameId, PersonId
from tournaments.domain.moments import text
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament

from .hall import ANNA, CHIEF, DEPUTY, DESK, Hall, adjourn, clear, enter, p

GROUND = "I was at the board before the default time ended."
BOARD = "game:1.1.1"


def at(time: str) -> str:
    return f"2026-07-04T{time}:00Z"


def appeal(about: str = BOARD, by: int = 1, **fields: Any) -> FileAppeal:
    return FileAppeal(about=about, by=p(by), **fields)


def verdict(verdict: Verdict, number: int = 1, **fields: Any) -> DecideAppeal:
    return DecideAppeal(appeal=AppealId(number), verdict=verdict, **fields)


@pytest.fixture
def hall() -> Hall:
    """Round 1 published at 10:30; a forfeit declared on board 1 at 11:00; now it is 11:40."""
    hall = Hall(Settings(rounds=2), clock=at("10:00")).with_players(6).started()
    hall.clock = at("10:30")
    hall.pair_and_publish(1)
    hall.clock = at("11:00")
    hall.do(enter("1.1.1", "-/+"))
    hall.clock = at("11:40")
    return hall


@pytest.fixture
def heard(hall: Hall) -> Hall:
    """Appeal 1 is against the forfeit; the committee: entry 5, DEPUTY, entry 6 (reserve)."""
    members = (
        CommitteeMember(player=p(5), federation="CZE"),
        CommitteeMember(user=DEPUTY, federation="POL"),
        CommitteeMember(player=p(6), reserve=True),
    )
    hall.do(SetAppealsCommittee(members=members))
    hall.do(appeal(), reason=GROUND)
    return hall


def deadline(hall: Hall, about: str) -> str:
    found = appeal_deadline(hall.state, about)
    return text(found) if found else ""


# --- deadlines ------------------------------------------------------------------------------


def test_a_forfeit_can_be_appealed_against_for_an_hour_after_it(hall: Hall) -> None:
    assert deadline(hall, BOARD) == at("12:00")


def test_the_regulations_say_how_long(hall: Hall) -> None:
    settings = Settings(rounds=2, appeal_deadline=30)
    hall.do(ChangeSettings(name="Open", settings=settings), reason="Announced so.")
    assert deadline(hall, BOARD) == at("11:30")


def test_the_deadline_of_a_played_game_begins_with_the_end_of_the_round(hall: Hall) -> None:
    hall.do(enter("1.1.2", "1-0"))
    assert deadline(hall, "game:1.1.2") == ""
    hall.do(enter("1.1.3", "1-0"))
    hall.clock = at("15:00")
    hall.do(CloseRound(round=1))
    assert deadline(hall, "game:1.1.2") == at("16:00")
    hall.clock = at("15:20")
    hall.do(
        CorrectResult(game=GameId("1.1.2"), expected=Result.WHITE_WINS, result=Result.DRAW),
        reason="Typed wrongly.",
    )
    assert deadline(hall, "game:1.1.2") == at("16:20")


def test_the_publication_of_the_next_round_ends_a_round_too(hall: Hall) -> None:
    hall.do(enter("1.1.2", "1-0"))
    hall.do(enter("1.1.3", "1-0"))
    hall.clock = at("15:00")
    hall.pair_and_publish(2)
    assert deadline(hall, "game:1.1.2") == at("16:00")


def test_a_pairing_can_be_appealed_against_after_its_publication(hall: Hall) -> None:
    assert deadline(hall, "round:1") == at("11:30")


def test_an_exclusion_has_a_deadline_and_an_entry_that_plays_has_none(hall: Hall) -> None:
    hall.do(ExpelPlayer(player=p(3)), reason="Laws 12.9")
    assert deadline(hall, "player:3") == at("12:40")
    assert deadline(hall, "player:4") == ""


# --- filing ---------------------------------------------------------------------------------


def test_an_appeal_in_time_is_filed_and_the_result_stays_in_force(hall: Hall) -> None:
    (filed,) = hall.do(appeal(), by=ANNA, reason=GROUND)
    assert filed == AppealFiled(
        appeal=AppealId(1),
        about=BOARD,
        by=p(1),
        filed_at=at("11:40"),
        deadline=at("12:00"),
    )
    assert hall.game("1.1.1").result is Result.BLACK_FORFEIT_WIN
    assert hall.state.games_under_appeal == {"1.1.1"}


def test_an_appeal_needs_its_ground(hall: Hall) -> None:
    assert hall.refused(appeal()).code == "ReasonMissing"


def test_the_same_appeal_twice_is_one(hall: Hall) -> None:
    hall.do(appeal(), reason=GROUND)
    assert hall.already(appeal(), reason=GROUND) == hall.state.seq
    (second,) = hall.do(appeal(by=2), reason="The other player appeals as well.")
    assert isinstance(second, AppealFiled)
    assert second.appeal == 2


def test_a_late_appeal_is_refused_with_its_article_and_on_record(hall: Hall) -> None:
    hall.clock = at("12:01")
    refused = hall.refused(appeal(), reason=GROUND)
    assert (refused.code, refused.on_record) == ("AppealTooLate", True)
    assert refused.facts["deadline"] == at("12:00")
    assert refused.facts["article"] == "C.11 3.4.1"


def test_a_paper_handed_in_before_the_deadline_and_typed_after_it_is_in_time(hall: Hall) -> None:
    hall.clock = at("12:30")
    (filed,) = hall.do(appeal(handed_in="2026-07-04T13:50:00+02:00"), reason=GROUND)
    assert isinstance(filed, AppealFiled)
    assert (filed.filed_at, filed.late) == (at("11:50"), "")


@pytest.mark.parametrize("when", ["tomorrow", "2026-07-04T11:00:00", "2026-07-04T11:41:00Z"])
def test_a_time_without_zone_or_to_come_is_refused(hall: Hall, when: str) -> None:
    assert hall.refused(appeal(handed_in=when), reason=GROUND).code == "HandedInWhen"


def test_the_chief_alone_admits_a_late_appeal_and_says_why(hall: Hall) -> None:
    hall.clock = at("12:01")
    late = appeal(admit="told-late")
    assert hall.refused(late, by=DEPUTY, reason=GROUND).code == "AppealTooLate"
    (filed,) = hall.do(late, by=CHIEF, reason=GROUND)
    assert isinstance(filed, AppealFiled)
    assert (filed.late, filed.deadline) == ("told-late", at("12:00"))


def test_in_time_there_is_nothing_to_admit(hall: Hall) -> None:
    (filed,) = hall.do(appeal(admit="hindered"), reason=GROUND)
    assert isinstance(filed, AppealFiled)
    assert filed.late == ""


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ("game:9.9.9", "UnknownGame"),
        ("round:2", "RoundNotPublished"),
        ("player:99", "UnknownPlayer"),
    ],
)
def test_what_is_not_there_cannot_be_appealed_against(hall: Hall, about: str, code: str) -> None:
    assert hall.refused(appeal(about), reason=GROUND).code == code


def test_who_files_and_who_decides() -> None:
    assert FileAppeal.roles == {"chief", "deputy", "pairing-officer", "sector"}
    assert DecideAppeal.roles == SetAppealsCommittee.roles == {"chief", "deputy"}


# --- the committee --------------------------------------------------------------------------


def test_a_member_is_a_player_or_an_account_and_sits_once(hall: Hall) -> None:
    def refusal(*members: CommitteeMember) -> str:
        return hall.refused(SetAppealsCommittee(members=members)).code

    anna = CommitteeMember(user=ANNA)
    assert refusal(CommitteeMember(federation="POL")) == "MemberUnnamed"
    assert refusal(CommitteeMember(player=p(1), user=ANNA)) == "MemberUnnamed"
    assert refusal(CommitteeMember(player=p(99))) == "UnknownPlayer"
    assert refusal(anna, anna) == "MemberTwice"
    hall.do(SetAppealsCommittee(members=(anna,)))
    assert hall.already(SetAppealsCommittee(members=(anna,))) == hall.state.seq


def test_the_committee_is_not_replaced_by_somebody_who_did_not_see_it(hall: Hall) -> None:
    decision = hall.ask(SetAppealsCommittee(members=(CommitteeMember(user=ANNA),)), moved=(7,))
    assert getattr(decision, "code", "") == "ChangedMeanwhile"


def test_the_players_of_the_board_and_who_appeals_are_parties(hall: Hall) -> None:
    game = hall.game("1.1.1")
    assert set(parties(hall.state, BOARD, p(6))) == {game.white, game.black, 6}
    assert parties(hall.state, "player:3", p(3)) == (3,)
    assert parties(hall.state, "round:1", p(2)) == (2,)


def test_nobody_decides_in_a_case_of_his_own(heard: Hall) -> None:
    heard.do(appeal("round:1", by=5, admit="regulations"), reason="Wrong opponent.")
    refused = heard.refused(verdict("rejected", 2, sat=(1, 2)), reason="As paired.")
    assert (refused.code, refused.facts["player"], refused.on_record) == ("MemberIsParty", 5, True)
    assert heard.do(verdict("rejected", 2, sat=(2, 3)), reason="As paired.")


def test_where_there_is_a_committee_it_says_who_sat(heard: Hall) -> None:
    assert heard.refused(verdict("granted"), reason="r").code == "NobodySat"
    assert heard.refused(verdict("granted", sat=(4,)), reason="r").code == "UnknownMember"
    assert heard.do(verdict("withdrawn"), reason="The player took it back.")


# --- decisions ------------------------------------------------------------------------------


def test_a_decision_needs_its_words(heard: Hall) -> None:
    assert heard.refused(verdict("rejected", sat=(1,))).code == "ReasonMissing"


def test_a_rejected_appeal_leaves_the_board_as_it_is(heard: Hall) -> None:
    (decided,) = heard.do(verdict("rejected", sat=(1, 2)), reason="Late by a minute.")
    assert decided == AppealDecided(
        appeal=AppealId(1), about=BOARD, verdict="rejected", sat=heard.state.committee[:2]
    )
    assert heard.state.games_under_appeal == frozenset()
    assert heard.game("1.1.1").result is Result.BLACK_FORFEIT_WIN


def test_a_granted_appeal_is_recorded_with_the_correction_it_makes(heard: Hall) -> None:
    events = heard.do(
        verdict(
            "granted", sat=(1,), remedy="correct", expected=Result.BLACK_FORFEIT_WIN, result="1-0"
        ),
        reason="The clock was started late.",
    )
    assert [type(event) for event in events] == [AppealDecided, ResultCorrected]
    assert heard.game("1.1.1").result == "1-0"


def test_a_forfeit_is_taken_back_and_the_game_is_played_later(heard: Hall) -> None:
    events = heard.do(
        verdict("granted", sat=(1,), remedy="postpone", expected=Result.BLACK_FORFEIT_WIN),
        reason="To be played at 14:30.",
    )
    kinds = [AppealDecided, ResultCleared, GameAdjourned]
    assert [type(event) for event in events] == kinds
    assert heard.game("1.1.1").adjourned


def test_a_board_without_a_result_is_postponed_too(heard: Hall) -> None:
    heard.do(clear("1.1.1", "-/+"), reason="Declared on the wrong board.")
    events = heard.do(verdict("granted", sat=(1,), remedy="postpone"), reason="At 14:30.")
    assert [type(event) for event in events] == [AppealDecided, GameAdjourned]


def test_a_remedy_that_happened_meanwhile_does_not_hold_up_the_decision(heard: Hall) -> None:
    heard.do(clear("1.1.1", "-/+"), reason="Declared on the wrong board.")
    asked = verdict("granted", sat=(1,), remedy="clear", expected=Result.BLACK_FORFEIT_WIN)
    assert [type(event) for event in heard.do(asked, reason="r")] == [AppealDecided]


def test_a_remedy_of_what_does_not_stand_any_more_is_a_conflict(heard: Hall) -> None:
    heard.do(
        CorrectResult(
            game=GameId("1.1.1"), expected=Result.BLACK_FORFEIT_WIN, result=Result.DOUBLE_FORFEIT
        ),
        reason="Both were away.",
    )
    asked = verdict("granted", sat=(1,), remedy="clear", expected=Result.BLACK_FORFEIT_WIN)
    assert getattr(heard.ask(asked, reason="r"), "code", "") == "BoardDecidedOtherwise"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"verdict": "rejected", "remedy": "clear", "expected": "-/+"}, "NothingToRemedy"),
        ({"verdict": "granted", "remedy": "correct", "expected": "-/+"}, "RemedyIncomplete"),
        ({"verdict": "granted", "remedy": "clear"}, "RemedyIncomplete"),
    ],
)
def test_a_remedy_that_does_not_fit_is_refused(
    heard: Hall, fields: dict[str, Any], code: str
) -> None:
    assert heard.refused(verdict(sat=(1,), **fields), reason="r").code == code


# --- after the end of the round (C.04.2 4.3) ----------------------------------------------------

GRANTED: dict[str, Any] = {
    "sat": (1,),
    "remedy": "correct",
    "expected": Result.BLACK_FORFEIT_WIN,
    "result": "1-0",
}


def closed(hall: Hall, number: int) -> None:
    for game in hall.state.missing(number):
        hall.do(enter(game.id, "1/2-1/2"))
    hall.do(CloseRound(round=number))


def test_between_two_rounds_the_correction_counts_for_the_next_pairing(heard: Hall) -> None:
    closed(heard, 1)
    heard.do(verdict("granted", **GRANTED, reach="next"), reason="The clock was started late.")
    assert heard.game("1.1.1").result == "1-0"


def test_while_the_round_after_it_is_played_the_correction_counts_after_that(heard: Hall) -> None:
    closed(heard, 1)
    heard.pair_and_publish(2)
    heard.do(verdict("granted", **GRANTED, reach="after-next"), reason="The clock was late.")
    assert heard.game("1.1.1").result == "1-0"
    assert heard.state.integrity[-1].type == "ResultCorrected"


def test_after_the_round_after_it_the_correction_is_rated_only_and_was_read_to_be(
    heard: Hall,
) -> None:
    closed(heard, 1)
    heard.pair_and_publish(2)
    closed(heard, 2)
    why = "The clock was started late."
    assert heard.refused(verdict("granted", **GRANTED), reason=why).code == "CorrectionTooLate"
    unread = verdict("granted", **GRANTED, reach="after-next")
    assert heard.refused(unread, reason=why).code == "CorrectionTooLate"
    events = heard.do(verdict("granted", **GRANTED, reach="rating"), reason=why)
    assert [type(event) for event in events] == [AppealDecided, RatedResultCorrected]
    game = heard.game("1.1.1")
    assert (game.result, game.rated_result) == (Result.BLACK_FORFEIT_WIN, Result.WHITE_WINS)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_game_is_played_later_also_after_the_end_of_its_round(heard: Hall, rounds: int) -> None:
    """Between two rounds, and while the next one is played: adjourned, a draw for pairing."""
    closed(heard, 1)
    if rounds == 2:
        heard.pair_and_publish(2)
    asked = verdict("granted", sat=(1,), remedy="postpone", expected=Result.BLACK_FORFEIT_WIN)
    events = heard.do(asked, reason="To be played at 14:30.")
    kinds = [AppealDecided, ResultCleared, GameAdjourned]
    assert [type(event) for event in events] == kinds
    assert (heard.game("1.1.1").adjourned, heard.round(1).status) == (True, "closed")
    heard.do(enter("1.1.1", "1-0"))
    assert heard.game("1.1.1").result == "1-0"


def test_what_the_standings_keep_is_not_played_again(heard: Hall) -> None:
    closed(heard, 1)
    heard.pair_and_publish(2)
    closed(heard, 2)
    asked = verdict("granted", sat=(1,), remedy="postpone", expected=Result.BLACK_FORFEIT_WIN)
    assert heard.refused(asked, reason="r").code == "CorrectionTooLate"


def test_an_appeal_about_a_pairing_changes_no_board(heard: Hall) -> None:
    heard.do(appeal("round:1", by=2, admit="regulations"), reason="Wrong opponent.")
    asked = verdict("granted", 2, sat=(1,), remedy="clear", expected=Result.DRAW)
    assert heard.refused(asked, reason="r").code == "NoBoardToRemedy"


def test_a_decision_is_final(heard: Hall) -> None:
    heard.do(verdict("rejected", sat=(1,)), reason="r")
    seq = heard.state.seq
    assert heard.already(verdict("rejected", sat=(1,)), reason="r") == seq
    assert heard.refused(verdict("granted", sat=(1,)), reason="r").code == "AppealDecidedBefore"
    assert heard.refused(verdict("granted", 2), reason="r").code == "UnknownAppeal"


def test_a_tournament_is_not_closed_under_an_appeal(heard: Hall) -> None:
    heard.do(enter("1.1.2", "1-0"))
    heard.do(enter("1.1.3", "1-0"))
    refused = heard.refused(CloseTournament(), reason="Early end.")
    assert (refused.code, refused.facts) == ("AppealsOpen", {"appeals": "1"})
    heard.do(verdict("withdrawn"), reason="Taken back.")
    assert heard.do(CloseTournament(), reason="Early end.")


def test_other_boards_go_on_under_an_appeal(heard: Hall) -> None:
    heard.do(adjourn("1.1.2"))
    heard.do(enter("1.1.3", "1-0"))
    assert heard.pair_and_publish(2)


def test_a_desk_files_no_appeal(hall: Hall) -> None:
    assert hall.refused(appeal(), by=DESK, reason=GROUND).code == "NotPermitted"


def test_a_member_may_be_somebody_who_neither_plays_nor_has_an_account(hall: Hall) -> None:
    outsider = CommitteeMember(person=PersonId("p9"), details="d9", federation="AUT")
    assert hall.do(SetAppealsCommittee(members=(outsider,)))
    assert hall.state.committee == (outsider,)
    half = CommitteeMember(person=PersonId("p9"))
    named = (NamedMember(name="Doe, Jane"),)
    for asked in (
        SetAppealsCommittee(members=(half,)),
        SetAppealsCommittee(members=(outsider,), further=named),
    ):
        assert hall.refused(asked).code == "MemberUnnamed"
    assert hall.refused(SetAppealsCommittee(members=(outsider,) * 2)).code == "MemberTwice"
