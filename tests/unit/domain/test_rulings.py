"""Decisions of the chief arbiter on a board."""

from __future__ import annotations

from tournaments.domain.deadlines.limits import appeal_deadline
from tournaments.domain.games.results import Result
from tournaments.domain.moments import text
from tournaments.domain.rulings.commands import DecideBoard
from tournaments.domain.rulings.events import BoardDecided

from .hall import ANNA, BERT, DEPUTY, OFFICER, STRANGER, Hall, enter

WORDS = "He came at 11:01 by the clock of the board; the forfeit stands."


def decided(**fields: object) -> DecideBoard:
    return DecideBoard(game="1.1.1", **fields)  # type: ignore[arg-type]


def hall_with_a_forfeit() -> Hall:
    hall = Hall().with_players(4).started()
    hall.pair_and_publish(1)
    hall.do(enter("1.1.1", "+/-"))
    return hall


def test_a_decision_that_lets_the_result_stand_is_on_record_with_time_and_witness() -> None:
    hall = hall_with_a_forfeit()
    command = decided(
        happened_at="2026-07-04T11:01:00+02:00", article="L 6.7.1", witnesses=(ANNA, ANNA)
    )
    assert hall.refused(command).code == "ReasonMissing"
    assert hall.do(command, reason=WORDS) == (
        BoardDecided(
            game="1.1.1",  # type: ignore[arg-type]
            standing="+/-",
            result="+/-",
            happened_at="2026-07-04T09:01:00Z",
            article="L 6.7.1",
            witnesses=(ANNA,),
        ),
    )
    assert hall.game("1.1.1").decided_seq == hall.state.seq
    assert hall.game("1.1.1").history[-1] == hall.state.seq


def test_a_decision_for_another_result_corrects_it_in_one_go() -> None:
    hall = hall_with_a_forfeit()
    events = hall.do(decided(result=Result.DRAW), by=DEPUTY, reason="the clock was wrong")
    assert [type(event).__name__ for event in events] == ["BoardDecided", "ResultCorrected"]
    assert hall.game("1.1.1").result == Result.DRAW


def test_a_decision_gives_a_board_its_result() -> None:
    hall = hall_with_a_forfeit()
    other = DecideBoard(game="1.1.2", result=Result.BOTH_LOSE)  # type: ignore[arg-type]
    hall.do(other, reason="both at fault")
    assert hall.game("1.1.2").result == Result.BOTH_LOSE


def test_the_chief_decides_and_nobody_else() -> None:
    hall = hall_with_a_forfeit()
    for actor in (BERT, OFFICER):
        refused = hall.refused(decided(), by=actor, reason=WORDS)
        assert (refused.code, refused.on_record) == ("NotPermitted", True)


def test_witnesses_are_arbiters_because_other_names_stand_in_the_words() -> None:
    hall = hall_with_a_forfeit()
    assert hall.refused(decided(witnesses=(STRANGER,)), reason=WORDS).code == "UnknownWitness"


def test_a_time_without_zone_is_no_time() -> None:
    hall = hall_with_a_forfeit()
    wrong = decided(happened_at="2026-07-04T11:01:00")
    assert hall.refused(wrong, reason=WORDS).code == "NoSuchTime"


def test_what_comes_too_late_for_the_standings_is_not_decided() -> None:
    hall = hall_with_a_forfeit()
    hall.do(enter("1.1.2", "1-0"))
    hall.play_rounds(2)
    hall.play_rounds(3)
    refused = hall.refused(decided(result=Result.DRAW), reason=WORDS)
    assert refused.code == "CorrectionTooLate"
    unknown = DecideBoard(game="9.9.9")  # type: ignore[arg-type]
    assert hall.refused(unknown, reason=WORDS).code == "UnknownGame"


def test_the_time_to_appeal_begins_with_the_decision() -> None:
    hall = Hall(clock="2026-07-04T11:00:00Z").with_players(4).started()
    hall.pair_and_publish(1)
    hall.do(enter("1.1.1", "+/-"))
    hall.clock = "2026-07-04T11:20:00Z"
    hall.do(decided(), reason=WORDS)
    ends = appeal_deadline(hall.state, "game:1.1.1")
    assert ends is not None
    assert text(ends) == "2026-07-04T12:20:00Z"
