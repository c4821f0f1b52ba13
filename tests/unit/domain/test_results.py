"""Results, forfeits, corrections, adjourned games."""

import pytest

from tournaments.domain.games.events import (
    AdjournedGameFinished,
    ForfeitDeclared,
    GameAdjourned,
    ResultCleared,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
)
from tournaments.domain.games.results import FORFEITS, Result
from tournaments.domain.ids import GameId
from tournaments.domain.rounds.commands import CloseRound

from .hall import ANNA, BERT, CHIEF, HELPER, Hall, adjourn, clear, confirm, correct, enter


@pytest.fixture
def hall() -> Hall:
    hall = Hall().with_players(8).started()
    hall.pair_and_publish(1)
    return hall


@pytest.mark.parametrize("result", sorted(set(Result) - FORFEITS))
def test_every_legal_result_is_entered(hall: Hall, result: Result) -> None:
    assert hall.do(enter("1.1.1", result)) == (ResultEntered(game=GameId("1.1.1"), result=result),)
    assert hall.game("1.1.1").result is result


@pytest.mark.parametrize("result", sorted(FORFEITS))
def test_a_forfeit_is_declared(hall: Hall, result: Result) -> None:
    assert hall.do(enter("1.1.1", result)) == (
        ForfeitDeclared(game=GameId("1.1.1"), result=result),
    )


def test_a_result_knows_who_typed_it_and_when(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"), by=ANNA)
    game = hall.game("1.1.1")
    assert (game.by, game.at, game.device) == (ANNA, f"T{game.seq}", "desk")
    assert (game.seq, game.history) == (hall.state.seq, (hall.state.seq,))


def test_the_same_result_again_is_already_recorded(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"), by=ANNA)
    assert hall.already(enter("1.1.1", "1-0"), by=BERT) == hall.state.seq


def test_another_result_over_the_one_seen_is_a_correction(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    refused = hall.refused(enter("1.1.1", "0-1", expected="1-0"))
    assert (refused.code, refused.facts["standing"]) == ("ResultStands", "1-0")


def test_an_unknown_game_is_named(hall: Hall) -> None:
    assert hall.refused(enter("7.1.1", "1-0")).facts == {"game": "7.1.1"}


def test_a_confirmation_names_the_entry_it_confirms(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"), by=ANNA)
    entered = hall.state.seq
    assert hall.do(confirm("1.1.1", "1-0"), by=BERT) == (
        ResultConfirmed(game=GameId("1.1.1"), result=Result.WHITE_WINS, of=entered),
    )
    assert (hall.game("1.1.1").confirmed_by, hall.game("1.1.1").by) == (BERT, ANNA)
    assert hall.already(confirm("1.1.1", "1-0")) == hall.state.seq


def test_a_confirmation_that_differs_changes_nothing(hall: Hall) -> None:
    assert hall.refused(confirm("1.1.1", "1-0")).code == "NoResultYet"
    hall.do(enter("1.1.1", "1-0"))
    refused = hall.refused(confirm("1.1.1", "0-1"))
    assert refused.code == "ResultDiffers"
    assert refused.facts == {"board": 1, "standing": "1-0", "given": "0-1"}


def test_a_correction_needs_a_reason_and_names_what_it_corrects(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    entered = hall.state.seq
    assert hall.refused(correct("1.1.1", "1-0", "0-1")).code == "ReasonMissing"
    assert hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread") == (
        ResultCorrected(
            game=GameId("1.1.1"), was=Result.WHITE_WINS, result=Result.BLACK_WINS, of=entered
        ),
    )
    assert hall.game("1.1.1").history == (entered, entered + 1)
    again = correct("1.1.1", "1-0", "0-1")
    assert hall.already(again, reason="slip misread") == hall.state.seq


def test_a_correction_takes_back_a_confirmation(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    hall.do(confirm("1.1.1", "1-0"))
    hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    assert not hall.game("1.1.1").confirmed


def test_nothing_can_be_corrected_where_nothing_stands(hall: Hall) -> None:
    refused = hall.refused(correct("1.1.1", "1-0", "0-1"), reason="r")
    assert refused.code == "NoResultYet"


def test_clearing_is_a_command_of_its_own(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    entered = hall.state.seq
    assert hall.do(clear("1.1.1", "1-0")) == (
        ResultCleared(game=GameId("1.1.1"), was=Result.WHITE_WINS, of=entered),
    )
    assert hall.game("1.1.1").result is None
    assert hall.already(clear("1.1.1", "1-0")) == hall.state.seq


def test_clearing_somebody_elses_entry_needs_a_reason(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"), by=ANNA)
    assert hall.refused(clear("1.1.1", "1-0"), by=CHIEF).code == "ReasonMissing"
    assert hall.do(clear("1.1.1", "1-0"), by=CHIEF, reason="wrong row")


def test_an_empty_board_has_nothing_to_clear(hall: Hall) -> None:
    assert hall.refused(clear("1.1.1", "1-0")).code == "NoResultYet"


def test_nothing_is_cleared_in_a_closed_round(hall: Hall) -> None:
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseRound(round=1))
    assert hall.refused(clear("1.1.1", "1-0")).code == "RoundClosed"


def test_nothing_is_cleared_while_the_next_round_is_being_paired(hall: Hall) -> None:
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.request(2)
    refused = hall.refused(clear("1.1.1", "1-0"))
    assert (refused.code, refused.facts) == ("PairingInHand", {"round": 2})


def test_an_adjourned_game_is_finished_by_entering_its_result(hall: Hall) -> None:
    assert hall.do(adjourn("1.1.1")) == (GameAdjourned(game=GameId("1.1.1")),)
    assert hall.already(adjourn("1.1.1")) == hall.state.seq
    assert hall.do(enter("1.1.1", "0-1")) == (
        AdjournedGameFinished(game=GameId("1.1.1"), result=Result.BLACK_WINS),
    )
    assert not hall.game("1.1.1").adjourned


def test_a_game_with_a_result_is_not_adjourned(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    assert hall.refused(adjourn("1.1.1")).code == "ResultStands"


def test_an_adjourned_game_is_finished_rounds_later_and_corrected_then() -> None:
    hall = Hall().with_players(10).started()
    first, *others = hall.pair_and_publish(1)
    hall.do(adjourn(first.id))
    for game in others:
        hall.do(enter(game.id, "1-0"))
    hall.play_rounds(2, 3)
    hall.do(enter(first.id, "1-0"))
    assert hall.game(first.id).since == 3
    assert hall.do(correct(first.id, "1-0", "0-1"), reason="slip misread")


# --- C.04.2 4.3 -----------------------------------------------------------------------------


def test_the_last_round_is_corrected_even_when_it_is_closed(hall: Hall) -> None:
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(CloseRound(round=1))
    assert hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")


def test_while_a_round_runs_the_one_before_is_still_corrected() -> None:
    hall = Hall().with_players(8).started().play(1, "1-0")
    hall.pair_and_publish(2)
    assert hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")


def test_after_the_end_of_the_next_round_a_correction_is_refused_with_the_article() -> None:
    hall = Hall().with_players(8).started().play(1, "1-0").play(2, "1-0")
    hall.do(CloseRound(round=2))
    refused = hall.refused(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    assert (refused.code, refused.on_record) == ("CorrectionTooLate", True)
    ended = hall.state.round(1).steps[-1].at
    assert refused.facts == {"board": 1, "round": 1, "ended": ended, "article": "C.04.2 4.3"}


def test_two_rounds_later_a_correction_is_refused() -> None:
    hall = Hall().with_players(8).started().play(1, "1-0").play(2, "1-0")
    hall.pair_and_publish(3)
    refused = hall.refused(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    assert refused.code == "CorrectionTooLate"
    late_claim = hall.refused(enter("1.1.1", "0-1"))
    assert late_claim.code == "CorrectionTooLate"


# --- who ------------------------------------------------------------------------------------


def test_a_sector_arbiter_touches_the_boards_of_the_sector(hall: Hall) -> None:
    assert hall.do(enter("1.1.2", "1-0"), by=ANNA)
    refused = hall.refused(enter("1.1.3", "1-0"), by=ANNA)
    assert (refused.code, refused.on_record) == ("OutsideSector", True)
    assert refused.facts == {"board": 3, "first_board": 1, "last_board": 2}


def test_a_results_helper_fills_blanks_only(hall: Hall) -> None:
    assert hall.do(enter("1.1.1", "1-0"), by=HELPER)
    assert hall.refused(correct("1.1.1", "1-0", "0-1"), by=HELPER).code == "NotPermitted"
    assert hall.refused(clear("1.1.1", "1-0"), by=HELPER).code == "NotPermitted"
    assert hall.refused(adjourn("1.1.2"), by=HELPER).code == "NotPermitted"
