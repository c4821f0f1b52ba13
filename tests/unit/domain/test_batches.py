"""Boards taken back together and put back together: all of them, or none."""

import pytest

from tournaments.domain.games.commands import BoardResult, ClearResults, RestoreResults
from tournaments.domain.games.events import ForfeitDeclared, ResultCleared, ResultEntered
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId
from tournaments.domain.refusals import NotRecorded
from tournaments.words import say

from .hall import ANNA, BERT, CHIEF, HELPER, Hall, adjourn, confirm, correct, enter

WHY = "typed one row off"


def together(*results: str) -> tuple[BoardResult, ...]:
    """Boards 1, 2, … of round 1."""
    return tuple(
        BoardResult(GameId(f"1.1.{board}"), Result(result))
        for board, result in enumerate(results, 1)
    )


@pytest.fixture
def hall() -> Hall:
    hall = Hall().with_players(8).started()
    hall.pair_and_publish(1)
    for board, result in enumerate(("1-0", "0-1", "+/-"), 1):
        hall.do(enter(f"1.1.{board}", result), by=BERT)
    return hall


TYPED = together("1-0", "0-1", "+/-")


def test_a_run_of_boards_is_taken_back_as_one(hall: Hall) -> None:
    first = hall.game("1.1.1").seq
    assert hall.do(ClearResults(results=TYPED), by=BERT, reason=WHY) == (
        ResultCleared(game=GameId("1.1.1"), was=Result.WHITE_WINS, of=first),
        ResultCleared(game=GameId("1.1.2"), was=Result.BLACK_WINS, of=first + 1),
        ResultCleared(game=GameId("1.1.3"), was=Result.WHITE_FORFEIT_WIN, of=first + 2),
    )
    assert len(hall.state.missing(1)) == 4
    assert hall.already(ClearResults(results=TYPED), by=BERT, reason=WHY) == hall.state.seq


def test_it_is_put_back_as_it_was(hall: Hall) -> None:
    hall.do(ClearResults(results=TYPED), by=BERT, reason=WHY)
    assert hall.do(RestoreResults(results=TYPED), reason="the rows were right") == (
        ResultEntered(game=GameId("1.1.1"), result=Result.WHITE_WINS),
        ResultEntered(game=GameId("1.1.2"), result=Result.BLACK_WINS),
        ForfeitDeclared(game=GameId("1.1.3"), result=Result.WHITE_FORFEIT_WIN),
    )
    again = RestoreResults(results=TYPED)
    assert hall.already(again, reason="the rows were right") == hall.state.seq


@pytest.mark.parametrize("command", [ClearResults, RestoreResults])
def test_a_batch_needs_a_reason(hall: Hall, command: type[ClearResults]) -> None:
    others = together("1-0", "1/2-1/2")
    assert hall.refused(command(results=others), by=BERT).code == "ReasonMissing"


def test_a_board_that_stands_otherwise_stops_all_of_them_by_name(hall: Hall) -> None:
    hall.do(correct("1.1.2", "0-1", "1/2-1/2"), by=CHIEF, reason="slip")
    refused = hall.refused(ClearResults(results=TYPED), by=BERT, reason=WHY)
    assert refused.code == "BoardsChangedMeanwhile"
    assert refused.facts == {"boards": "2", "by": CHIEF, "stand": f"2 1/2-1/2 {CHIEF}"}
    assert "{board:2} is ½–½ by {arbiter:user:1}" in say(refused)


def test_an_empty_board_among_them_stops_all(hall: Hall) -> None:
    wanted = ClearResults(results=(*TYPED, *together("1-0", "1-0", "1-0", "1-0")[3:]))
    refused = hall.refused(wanted, by=BERT, reason=WHY)
    assert (refused.code, refused.facts["boards"]) == ("BoardsChangedMeanwhile", "4")
    assert "{board:4} has no result" in say(refused)


def test_what_a_colleague_confirmed_since_it_was_read_stops_all(hall: Hall) -> None:
    read = hall.state.seq
    hall.do(confirm("1.1.3", "+/-"), by=CHIEF)
    command = ClearResults(results=TYPED)
    moved = tuple(range(read + 1, hall.state.seq + 1))
    assert hall.tell(command, by=BERT, reason=WHY) != hall.ask(command, BERT, WHY, moved)
    hall.do(RestoreResults(results=TYPED), by=BERT, reason=WHY)
    hall.do(confirm("1.1.3", "+/-"), by=CHIEF)
    late = hall.ask(command, BERT, WHY, moved=(hall.state.seq,))
    assert isinstance(late, NotRecorded)
    assert late.facts["boards"] == "3"
    assert "confirmed by {arbiter:user:1}" in say(late)


def test_what_one_typed_oneself_since_then_is_no_obstacle(hall: Hall) -> None:
    """Without the network the entries and the batch go out one after the other."""
    moved = tuple(range(1, hall.state.seq + 1))
    decision = hall.ask(ClearResults(results=TYPED), BERT, WHY, moved)
    assert len(getattr(decision, "events", ())) == 3


def test_a_board_typed_anew_meanwhile_is_not_overwritten_by_an_undo(hall: Hall) -> None:
    hall.do(ClearResults(results=TYPED), by=BERT, reason=WHY)
    hall.do(enter("1.1.1", "1-0"), by=CHIEF)
    refused = hall.refused(RestoreResults(results=TYPED), by=BERT, reason=WHY)
    assert (refused.code, refused.facts["boards"]) == ("BoardsChangedMeanwhile", "1")


def test_what_holds_for_one_board_holds_for_each(hall: Hall) -> None:
    outside = hall.refused(ClearResults(results=TYPED), by=ANNA, reason=WHY)
    assert (outside.code, outside.facts["board"], outside.on_record) == ("OutsideSector", 3, True)
    assert hall.refused(ClearResults(results=TYPED), by=HELPER, reason=WHY).code == "NotPermitted"
    hall.do(enter("1.1.4", "1-0"))
    hall.request(2)
    closed = hall.refused(ClearResults(results=TYPED), by=BERT, reason=WHY)
    assert closed.code == "PairingInHand"


def test_no_board_twice_and_none_that_does_not_exist(hall: Hall) -> None:
    twice = ClearResults(results=(*TYPED, TYPED[0]))
    assert hall.refused(twice, reason=WHY).code == "GameTwice"
    nowhere = RestoreResults(results=(BoardResult(GameId("9.1.1"), Result.DRAW),))
    assert hall.refused(nowhere, reason=WHY).facts == {"game": "9.1.1"}


def test_an_adjourned_game_is_no_result_that_is_taken_back(hall: Hall) -> None:
    hall.do(adjourn("1.1.4"))
    wanted = ClearResults(results=together("1-0", "0-1", "+/-", "1-0"))
    assert hall.refused(wanted, by=BERT, reason=WHY).facts["boards"] == "4"
