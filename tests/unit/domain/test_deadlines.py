"""When the next round is paired at the latest, and until when a correction is in time."""

from datetime import datetime
from typing import Any

import pytest
from msgspec.structs import replace

from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.command import Command
from tournaments.domain.deadlines.commands import (
    AnnounceLastCall,
    CancelLastCall,
    SetPairingDeadline,
)
from tournaments.domain.deadlines.limits import correction_deadline, over, pairing_deadline
from tournaments.domain.drafts.commands import DiscardPairing, RequestPairing
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.events import LateCorrectionAdmitted, ResultCorrected
from tournaments.domain.ids import UserId
from tournaments.domain.moments import text
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.rulings.commands import DecideBoard
from tournaments.domain.rulings.events import BoardDecided
from tournaments.domain.settings.settings import Settings
from tournaments.domain.start_of_play.commands import StartClocks

from .hall import ANNA, BERT, CHIEF, DEPUTY, OFFICER, Hall, clear, correct, enter, p, resolve


def at(time: str) -> str:
    return f"2026-07-04T{time}:00Z"


def hall_in_play(**settings: Any) -> Hall:
    """Round 1 of 3 is published at 10:00, its clocks start at 10:30; now it is 14:00."""
    hall = Hall(Settings(rounds=3, **settings), clock=at("10:00")).with_players(6).started()
    hall.pair_and_publish(1)
    hall.clock = at("10:30")
    hall.do(StartClocks(round=1))
    hall.clock = at("14:00")
    return hall


def said(found: datetime | None) -> str:
    return text(found) if found else ""


def last_call(until: str, expected: str = "") -> AnnounceLastCall:
    return AnnounceLastCall(round=1, until=at(until), expected=at(expected) if expected else "")


def late(game: str, expected: str, result: str) -> CorrectResult:
    return replace(correct(game, expected, result), late=True)


# --- the pairing deadline -------------------------------------------------------------------


def test_without_a_setting_no_game_has_to_end() -> None:
    assert pairing_deadline(hall_in_play().state, 1) is None


def test_the_regulations_count_from_the_start_of_the_clocks() -> None:
    hall = hall_in_play(pairing_deadline=240)
    assert said(pairing_deadline(hall.state, 1)) == at("14:30")
    assert pairing_deadline(hall.state, 2) is None, "its clocks have not been started"


def test_what_is_set_for_the_round_goes_before_the_regulations() -> None:
    hall = hall_in_play(pairing_deadline=240)
    hall.do(SetPairingDeadline(round=1, at="2026-07-04T17:15:00+02:00"), OFFICER)
    assert said(pairing_deadline(hall.state, 1)) == at("15:15")
    taken_away = SetPairingDeadline(round=1, expected=at("15:15"))
    hall.do(taken_away)
    assert said(pairing_deadline(hall.state, 1)) == at("14:30")
    assert hall.already(taken_away) == hall.round(1).pairing_deadline_seq


def test_a_deadline_somebody_else_has_moved_is_not_moved_unseen() -> None:
    hall = hall_in_play()
    hall.do(SetPairingDeadline(round=1, at=at("15:00")))
    conflict = hall.ask(SetPairingDeadline(round=1, at=at("16:00")))
    assert getattr(conflict, "code", "") == "ChangedMeanwhile"
    hall.do(SetPairingDeadline(round=1, at=at("16:00"), expected=at("15:00")))


def test_a_deadline_set_for_a_round_to_come_outlives_a_discarded_draft() -> None:
    hall = hall_in_play()
    hall.do(SetPairingDeadline(round=2, at=at("20:00")))
    for game in ("1.1.1", "1.1.2", "1.1.3"):
        hall.do(enter(game, "1-0"))
    hall.do(DiscardPairing(round=2, request=hall.draft(2)))
    assert said(pairing_deadline(hall.state, 2)) == at("20:00")


@pytest.mark.parametrize(
    ("round_", "when", "code"),
    [
        (3, at("20:00"), "NoRoundAfter"),
        (1, "20:00", "NoSuchTime"),
        (1, "0001-01-01T00:00:00+14:00", "NoSuchTime"),
        (1, "0001-01-01T00:00:00Z", "TimeFarAway"),
        (1, "9999-12-31T23:59:00Z", "TimeFarAway"),
    ],
)
def test_a_deadline_needs_a_time_and_a_round_to_pair(round_: int, when: str, code: str) -> None:
    hall = hall_in_play()
    assert hall.refused(SetPairingDeadline(round=round_, at=when)).code == code


def test_nothing_is_adjourned_by_the_clock_alone() -> None:
    hall = hall_in_play(pairing_deadline=30)
    assert over(pairing_deadline(hall.state, 1), hall.clock)
    assert not any(game.adjourned for game in hall.state.games.values())
    assert hall.refused(RequestPairing(round=2)).code == "ResultsMissing"


# --- byes -----------------------------------------------------------------------------------


def test_a_half_point_bye_is_asked_for_in_time_before_the_next_pairing() -> None:
    hall = hall_in_play(pairing_deadline=240, bye_deadline=60)
    bye = GrantBye(player=p(1), round=2, kind="half")
    hall.clock = at("13:31")
    refused = hall.refused(bye)
    assert refused.says == "HalfByeTooLate.deadline-over"
    assert refused.facts == {"player": 1, "round": 2, "deadline": at("13:30")}
    assert hall.ask(replace(bye, kind="zero")), "who says that he will not come is not refused"
    assert hall.refused(bye, OFFICER, reason="he forgot").code == "HalfByeTooLate"
    assert hall.do(bye, reason="the form lay at the desk in time")


def test_in_time_a_half_point_bye_needs_no_reason() -> None:
    hall = hall_in_play(pairing_deadline=240, bye_deadline=60)
    hall.clock = at("13:30")
    assert hall.do(GrantBye(player=p(1), round=2, kind="half"))


def test_without_a_pairing_deadline_no_deadline_of_byes_runs() -> None:
    hall = hall_in_play(bye_deadline=10_000)
    assert hall.do(GrantBye(player=p(1), round=2, kind="half"))


# --- the last call --------------------------------------------------------------------------


def test_a_last_call_ends_after_minutes_or_at_a_time_and_is_moved_or_cancelled() -> None:
    hall = hall_in_play()
    hall.do(AnnounceLastCall(round=1, minutes=10), OFFICER)
    assert hall.round(1).last_call == at("14:10")
    hall.do(last_call("14:20", expected="14:10"))
    assert hall.already(last_call("14:20")) == hall.round(1).last_call_seq
    hall.do(CancelLastCall(round=1, expected=at("14:20")))
    assert hall.round(1).last_call == ""
    assert hall.already(CancelLastCall(round=1, expected=at("14:20")))


def test_two_officers_do_not_announce_two_ends() -> None:
    hall = hall_in_play()
    hall.do(last_call("14:10"))
    for command in (last_call("14:20"), CancelLastCall(round=1, expected=at("14:30"))):
        assert getattr(hall.ask(command), "code", "") == "ChangedMeanwhile"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (AnnounceLastCall(round=1), "LastCallUntilWhen"),
        (AnnounceLastCall(round=1, minutes=5, until=at("15:00")), "LastCallUntilWhen"),
        (AnnounceLastCall(round=1, until=at("13:59")), "NoSuchTime"),
        (AnnounceLastCall(round=1, until="soon"), "NoSuchTime"),
        (AnnounceLastCall(round=1, until="9999-12-31T23:59:00Z"), "TimeFarAway"),
        (AnnounceLastCall(round=2, minutes=5), "RoundNotPlayed"),
        (CancelLastCall(round=1, expected=at("15:00")), "NoLastCall"),
    ],
)
def test_a_last_call_is_for_the_round_being_played_and_for_a_time_to_come(
    command: Command, code: str
) -> None:
    assert hall_in_play().refused(command).code == code


# --- corrections ----------------------------------------------------------------------------


def test_the_deadline_for_corrections_is_the_last_call_then_the_regulations() -> None:
    hall = hall_in_play(pairing_deadline=240, correction_deadline=20)
    assert said(correction_deadline(hall.state)) == at("14:10")
    hall.do(last_call("14:25"))
    assert said(correction_deadline(hall.state)) == at("14:25")
    assert correction_deadline(hall_in_play().state) is None, "nothing was announced"


def corrected_too_late(**settings: Any) -> Hall:
    hall = hall_in_play(**settings)
    hall.do(enter("1.1.1", "1-0"), ANNA)
    hall.do(last_call("14:10"))
    hall.clock = at("14:11")
    return hall


def test_in_the_last_second_every_arbiter_corrects() -> None:
    hall = corrected_too_late()
    hall.clock = at("14:10")
    (event,) = hall.do(correct("1.1.1", "1-0", "0-1"), BERT, reason="slip")
    assert isinstance(event, ResultCorrected)


@pytest.mark.parametrize("command", [late("1.1.1", "1-0", "0-1"), clear("1.1.1", "1-0")])
def test_after_the_deadline_the_chief_alone_corrects_and_the_refusal_is_on_record(
    command: Command,
) -> None:
    hall = corrected_too_late()
    refused = hall.refused(command, ANNA, reason="slip")
    assert (refused.code, refused.on_record) == ("CorrectionDeadlineOver", True)
    assert refused.facts["deadline"] == at("14:10")


@pytest.mark.parametrize("by", [CHIEF, DEPUTY])
def test_the_chief_has_read_that_it_is_late_and_that_is_recorded(by: UserId) -> None:
    hall = corrected_too_late()
    unread = hall.refused(correct("1.1.1", "1-0", "0-1"), by, reason="slip")
    assert unread.code == "CorrectionIsLate"
    assert hall.refused(late("1.1.1", "1-0", "0-1"), by).code == "ReasonMissing"
    admitted, corrected = hall.do(late("1.1.1", "1-0", "0-1"), by, reason="slip")
    assert admitted == LateCorrectionAdmitted(game=hall.game("1.1.1").id, deadline=at("14:10"))
    assert isinstance(corrected, ResultCorrected)


def test_the_chief_clears_his_own_entry_after_the_deadline_with_a_reason_alone() -> None:
    hall = hall_in_play()
    hall.do(enter("1.1.1", "1-0"))
    hall.do(last_call("14:10"))
    hall.clock = at("14:11")
    assert hall.refused(clear("1.1.1", "1-0")).code == "ReasonMissing"
    hall.do(clear("1.1.1", "1-0"), reason="another board")
    assert hall.state.games[hall.game("1.1.1").id].result is None


def test_what_was_entered_after_the_deadline_can_still_be_corrected_by_everybody() -> None:
    hall = corrected_too_late()
    hall.do(enter("1.1.2", "1-0"), BERT)
    hall.do(correct("1.1.2", "1-0", "0-1"), BERT, reason="mistyped")
    hall.do(late("1.1.1", "1-0", "0-1"), reason="slip")
    again = hall.refused(correct("1.1.1", "0-1", "1-0"), BERT, reason="slip")
    assert again.code == "CorrectionDeadlineOver", "a late correction is no new entry"


def test_a_conflict_is_not_a_way_round_the_deadline() -> None:
    hall = corrected_too_late()
    hall.tell(enter("1.1.1", "0-1"), OFFICER)
    by_bert = hall.refused(resolve("1.1.1", "0-1"), BERT, reason="the slip says so")
    assert by_bert.code == "CorrectionDeadlineOver"
    hall.do(resolve("1.1.1", "1-0"), BERT, reason="what stood stands")


def test_of_the_last_round_the_close_is_the_deadline_where_no_other_is_announced() -> None:
    hall = Hall(Settings(rounds=2), clock=at("10:00")).with_players(4).started()
    hall.play_rounds(1, 2)
    assert correction_deadline(hall.state) is None
    hall.clock = at("14:00")
    hall.do(CloseRound(round=2))
    assert said(correction_deadline(hall.state)) == at("14:00")
    hall.clock = at("14:05")
    wanted = late("2.1.1", "1/2-1/2", "1-0")
    assert hall.refused(wanted, BERT, reason="slip").code == "CorrectionDeadlineOver"
    hall.do(wanted, DEPUTY, reason="slip")


def test_a_decision_of_the_chief_needs_no_second_reading() -> None:
    hall = corrected_too_late()
    decision = DecideBoard(game=hall.game("1.1.1").id, result=late("1.1.1", "1-0", "0-1").result)
    kinds = [type(event) for event in hall.do(decision, reason="the flag fell")]
    assert kinds == [BoardDecided, LateCorrectionAdmitted, ResultCorrected]
