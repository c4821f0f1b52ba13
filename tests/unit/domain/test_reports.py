"""Players' reports: claims beside the board, which set no result (Laws 8.7)."""

import pytest

from pairing.model import Colour
from tournaments.domain.changes.commands import ChangePublishedPairings, NewBoard
from tournaments.domain.decisions import Accepted, Conflict, Decision
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, UserId
from tournaments.domain.player_reports import meaning as player_reports
from tournaments.domain.player_reports.commands import (
    ReportFromFile,
    ReportResult,
    SettleReports,
)
from tournaments.domain.player_reports.decide import MOST_REPORTS
from tournaments.domain.player_reports.events import FileReported, PlayerReported
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.settings import Settings

from .hall import ANNA, BERT, CHIEF, HELPER, Hall, clear, correct, enter, expect

WHITE, BLACK = Colour.WHITE, Colour.BLACK
BOARD = "1.1.3"


class ReportingHall(Hall):
    """A hall whose players report."""

    def player(self, colour: Colour, game: str = BOARD) -> UserId:
        return UserId(f"player:{self.game(game).player_of(colour)}")

    def reports(self, colour: Colour, result: str, game: str = BOARD) -> Decision:
        command = ReportResult(game=GameId(game), colour=colour, result=Result(result))
        return self.tell(command, by=self.player(colour, game))

    def meaning(self, game: str = BOARD) -> str:
        return player_reports.meaning(self.game(game))

    def settle(self, result: str = "1-0", by: UserId = BERT, seen: int = 0) -> Decision:
        last = seen or player_reports.last_seq(self.game(BOARD))
        return self.tell(SettleReports(game=GameId(BOARD), result=Result(result), seen=last), by=by)


def code(decision: Decision) -> str:
    return getattr(decision, "code", "")


@pytest.fixture
def hall() -> ReportingHall:
    hall = ReportingHall(settings=Settings(player_reports=True))
    hall.with_players(8).started().pair_and_publish(1)
    return hall


def test_a_report_is_an_event_and_no_result(hall: ReportingHall) -> None:
    accepted = expect(Accepted, hall.reports(WHITE, "1-0"))
    assert accepted.events == (
        PlayerReported(game=GameId(BOARD), colour=WHITE, result=Result.WHITE_WINS),
    )
    assert hall.game(BOARD).result is None
    assert hall.meaning() == "waiting"


def test_two_equal_reports_propose_a_result(hall: ReportingHall) -> None:
    hall.reports(WHITE, "0-1")
    hall.reports(BLACK, "0-1")
    assert hall.meaning() == "agreed"
    assert player_reports.agreed(hall.game(BOARD)) is Result.BLACK_WINS
    assert hall.game(BOARD).result is None


def test_s24_two_different_reports_call_an_arbiter_and_set_no_result(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    hall.reports(BLACK, "0-1")
    assert hall.meaning() == "call"
    assert [game.id for game in player_reports.calls(hall.state)] == [BOARD]
    assert hall.game(BOARD).result is None
    refused = hall.refused(CloseRound(round=1))
    assert refused.code == "ResultsMissing"


def test_the_result_of_an_arbiter_ends_the_call(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    hall.reports(BLACK, "0-1")
    hall.do(enter(BOARD, "1/2-1/2"), by=BERT)
    assert hall.meaning() == ""


def test_another_result_than_both_players_say_calls_an_arbiter(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    hall.reports(BLACK, "1-0")
    hall.do(enter(BOARD, "0-1"), by=BERT)
    assert hall.meaning() == "call"
    hall.do(correct(BOARD, "0-1", "1-0"), by=BERT, reason="typed wrongly")
    assert hall.meaning() == ""


def test_one_report_and_another_result_is_no_call(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    hall.do(enter(BOARD, "0-1"), by=BERT)
    assert hall.meaning() == ""


def test_a_report_that_comes_later_and_differs_calls_and_changes_nothing(
    hall: ReportingHall,
) -> None:
    hall.do(enter(BOARD, "1-0"), by=BERT)
    expect(Accepted, hall.reports(WHITE, "1-0"))
    assert hall.meaning() == ""
    expect(Accepted, hall.reports(BLACK, "1/2-1/2"))
    assert hall.meaning() == "call"
    assert (hall.game(BOARD).result, hall.game(BOARD).by) == (Result.WHITE_WINS, BERT)


def test_a_game_that_is_not_rated_was_won_all_the_same(hall: ReportingHall) -> None:
    hall.do(enter(BOARD, "1-0u"), by=BERT)
    hall.reports(WHITE, "1-0")
    assert hall.meaning() == ""


def test_a_player_changes_his_own_report_and_both_are_kept(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    hall.reports(BLACK, "0-1")
    hall.reports(WHITE, "0-1")
    assert hall.meaning() == "agreed"
    kept = [event.result for _, event in hall.log if isinstance(event, PlayerReported)]
    assert kept == ["1-0", "0-1", "0-1"]


def test_the_same_report_again_is_no_event(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    first = hall.state.seq
    command = ReportResult(game=GameId(BOARD), colour=WHITE, result=Result.WHITE_WINS)
    assert hall.already(command, by=hall.player(WHITE)) == first


def test_nobody_reports_for_ever(hall: ReportingHall) -> None:
    for turn in range(MOST_REPORTS):
        expect(Accepted, hall.reports(WHITE, ("1-0", "0-1")[turn % 2]))
    assert code(hall.reports(WHITE, "1/2-1/2")) == "TooManyReports"
    expect(Accepted, hall.reports(BLACK, "1-0"))


def test_a_call_beside_a_result_ends_when_an_arbiter_says_it_stays(hall: ReportingHall) -> None:
    hall.do(enter(BOARD, "1-0"), by=BERT)
    hall.reports(BLACK, "0-1")
    expect(Accepted, hall.settle())
    assert hall.meaning() == ""
    hall.reports(BLACK, "1/2-1/2")
    assert hall.meaning() == "call"


def test_who_had_not_seen_the_last_report_does_not_settle_it(hall: ReportingHall) -> None:
    hall.do(enter(BOARD, "1-0"), by=BERT)
    hall.reports(BLACK, "0-1")
    seen = hall.state.seq
    hall.reports(BLACK, "1/2-1/2")
    assert expect(Conflict, hall.settle(seen=seen)).code == "ChangedMeanwhile"
    assert expect(Conflict, hall.settle("0-1")).code == "ChangedMeanwhile"
    assert hall.meaning() == "call"


def test_a_board_without_a_result_is_settled_by_its_result_alone(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    hall.reports(BLACK, "0-1")
    assert code(hall.settle()) == "NoResultYet"


@pytest.mark.parametrize(("by", "refusal"), [(ANNA, "OutsideSector"), (HELPER, "NotPermitted")])
def test_the_floor_settles_in_its_own_sector(hall: ReportingHall, by: UserId, refusal: str) -> None:
    hall.do(enter(BOARD, "1-0"), by=BERT)
    hall.reports(BLACK, "0-1")
    assert code(hall.settle(by=by)) == refusal


def test_a_cleared_result_leaves_the_reports_as_they_were(hall: ReportingHall) -> None:
    hall.reports(WHITE, "1-0")
    hall.reports(BLACK, "1-0")
    hall.do(enter(BOARD, "1-0"), by=BERT)
    hall.do(clear(BOARD, "1-0"), by=BERT)
    assert hall.meaning() == "agreed"


def test_clearing_an_empty_board_with_reports_is_refused_as_on_any_other(
    hall: ReportingHall,
) -> None:
    hall.reports(WHITE, "1-0")
    assert hall.refused(clear(BOARD, "1-0"), by=BERT).code == "NoResultYet"


# --- what is not taken ---------------------------------------------------------------------------


def test_nothing_is_taken_unless_the_chief_turned_it_on() -> None:
    hall = ReportingHall()
    hall.with_players(8).started().pair_and_publish(1)
    assert code(hall.reports(WHITE, "1-0")) == "ReportsNotTaken"


def test_nothing_is_taken_after_the_round_has_ended(hall: ReportingHall) -> None:
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseRound(round=1))
    assert code(hall.reports(WHITE, "0-1")) == "RoundClosed"


def test_a_forfeit_is_an_arbiters_affair(hall: ReportingHall) -> None:
    hall.do(enter(BOARD, "+/-"), by=BERT)
    assert code(hall.reports(BLACK, "0-1")) == "GameForfeited"


@pytest.mark.parametrize("result", ["+/-", "0-0", "1-0u", "1/2-0"])
def test_a_player_reports_what_was_played(hall: ReportingHall, result: str) -> None:
    assert code(hall.reports(WHITE, result)) == "ResultNotReported"


def test_a_player_reports_from_his_own_seat_alone(hall: ReportingHall) -> None:
    command = ReportResult(game=GameId(BOARD), colour=WHITE, result=Result.WHITE_WINS)
    assert hall.refused(command, by=hall.player(BLACK)).code == "NotYourBoard"
    assert hall.refused(command, by=hall.player(WHITE, "1.1.2")).code == "NotYourBoard"


def test_no_arbiter_reports_and_no_player_does_anything_else(hall: ReportingHall) -> None:
    command = ReportResult(game=GameId(BOARD), colour=WHITE, result=Result.WHITE_WINS)
    assert hall.refused(command, by=CHIEF).code == "NotPermitted"
    assert hall.refused(enter(BOARD, "1-0"), by=hall.player(WHITE)).code == "NotPermitted"


def test_a_game_that_was_paired_anew_is_not_reported(hall: ReportingHall) -> None:
    first, second = hall.game("1.1.3"), hall.game("1.1.4")
    hall.do(
        ChangePublishedPairings(
            round=1,
            ground="played-as",
            replaced=(first.id, second.id),
            boards=(
                NewBoard(3, first.white, second.black),
                NewBoard(4, second.white, first.black),
            ),
            agreed=(first.white, first.black, second.white, second.black),
        ),
        reason="They sat down so.",
    )
    assert code(hall.reports(WHITE, "1-0")) == "GameReplaced"


# --- files of the electronic boards ---------------------------------------------------------------


def from_file(
    hall: ReportingHall, result: str | None, expected: str | None = None, by: UserId = HELPER
) -> Decision:
    return hall.tell(
        ReportFromFile(
            game=GameId(BOARD),
            result=None if result is None else Result(result),
            expected=None if expected is None else Result(expected),
        ),
        by=by,
    )


def test_a_file_alone_proposes_a_result_and_sets_none(hall: ReportingHall) -> None:
    accepted = expect(Accepted, from_file(hall, "1-0"))
    assert accepted.events == (
        FileReported(game=GameId(BOARD), result=Result.WHITE_WINS, was=None),
    )
    assert hall.game(BOARD).result is None
    assert hall.meaning() == "agreed"
    assert player_reports.agreed(hall.game(BOARD)) is Result.WHITE_WINS


@pytest.mark.parametrize(
    ("white", "black", "file", "meaning"),
    [
        ("1-0", "", "1-0", "agreed"),
        ("0-1", "", "1-0", "call"),
        ("1-0", "1-0", "1-0", "agreed"),
        ("1-0", "1-0", "1/2-1/2", "call"),
        ("1-0", "0-1", "1-0", "call"),
    ],
)
def test_a_file_is_one_claim_beside_those_of_the_players(
    hall: ReportingHall, white: str, black: str, file: str, meaning: str
) -> None:
    hall.reports(WHITE, white)
    if black:
        hall.reports(BLACK, black)
    from_file(hall, file)
    assert hall.meaning() == meaning


def test_a_result_settles_what_a_file_said_before_and_a_later_file_calls(
    hall: ReportingHall,
) -> None:
    from_file(hall, "1-0")
    hall.do(enter(BOARD, "0-1"), by=HELPER)
    assert hall.meaning() == ""
    from_file(hall, "1/2-1/2", "1-0")
    assert hall.meaning() == "call"
    expect(Accepted, hall.settle("0-1"))
    assert hall.meaning() == ""


def test_a_later_file_names_the_claim_that_it_replaces(hall: ReportingHall) -> None:
    from_file(hall, "1-0")
    assert code(from_file(hall, "0-1")) == "ChangedMeanwhile"
    expect(Accepted, from_file(hall, "0-1", "1-0"))
    assert player_reports.agreed(hall.game(BOARD)) is Result.BLACK_WINS
    expect(Accepted, from_file(hall, None, "0-1"))
    assert (hall.meaning(), hall.game(BOARD).file_report) == ("", None)


def test_a_file_says_nothing_of_forfeits_of_closed_rounds_and_of_other_sectors(
    hall: ReportingHall,
) -> None:
    assert code(from_file(hall, "+/-")) == "ResultNotReported"
    assert code(from_file(hall, "1-0", by=ANNA)) == "OutsideSector"
    hall.do(enter(BOARD, "+/-"), by=HELPER)
    assert code(from_file(hall, "1-0")) == "GameForfeited"
    for number in (1, 2, 4):
        hall.do(enter(f"1.1.{number}", "1-0"), by=HELPER)
    hall.do(CloseRound(round=1))
    assert code(from_file(hall, "1-0")) == "RoundClosed"
