"""Groups withdrawn, games adjourned, forfeits declared: at once, and taken back at once."""

from __future__ import annotations

import pytest

from pairing.model import Colour
from tournaments.domain.attendance.commands import (
    ExpelPlayer,
    ReinstatePlayer,
    WithdrawPlayer,
    WithdrawPlayers,
)
from tournaments.domain.batches.commands import UndoBatch
from tournaments.domain.batches.decide import as_left
from tournaments.domain.drafts.commands import RequestPairing
from tournaments.domain.event import Event
from tournaments.domain.games.commands import AdjournGames, BoardResult, CorrectResult
from tournaments.domain.games.events import AdjournmentTakenBack
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.rounds.commands import PublishRound
from tournaments.domain.settings.settings import Settings
from tournaments.domain.start_of_play.commands import DeclareForfeits, NoteEmptySeat, StartClocks
from tournaments.domain.tournament.commands import CloseTournament

from .hall import DESK, OFFICER, Hall, adjourn, enter, p

MISTAKE = "the wrong group was chosen"


def group(*players: int) -> WithdrawPlayers:
    return WithdrawPlayers(players=tuple(p(player) for player in players))


def undo(hall: Hall, events: tuple[Event, ...]) -> UndoBatch:
    """Of what was just done."""
    return UndoBatch(first=hall.state.seq - len(events) + 1, last=hall.state.seq)


def withdrawn(hall: Hall) -> set[PlayerId]:
    return {player for player, entry in hall.state.players.items() if not entry.active}


def test_a_group_is_withdrawn_with_one_reason_and_each_once() -> None:
    hall = Hall().with_players(6).started()
    assert hall.refused(group(1, 2)).code == "ReasonMissing"
    assert hall.refused(group(1, 2), by=DESK, reason="x").code == "NotPermitted"
    assert len(hall.do(group(2, 4, 4), by=OFFICER, reason="the club left")) == 2
    assert withdrawn(hall) == {2, 4}
    assert len(hall.do(group(2, 3), reason="the club left")) == 1
    assert hall.already(group(2, 3), reason="the club left")


def test_one_unknown_player_stops_the_whole_group() -> None:
    hall = Hall().with_players(6).started()
    assert hall.refused(group(1, 99), reason="x").code == "UnknownPlayer"
    assert withdrawn(hall) == set()


def test_the_group_comes_back_at_once() -> None:
    hall = Hall().with_players(6).started()
    hall.do(group(6), reason="ill")
    batch = undo(hall, hall.do(group(2, 4), reason="the club left"))
    assert hall.refused(batch).code == "ReasonMissing"
    hall.do(batch, reason=MISTAKE)
    assert withdrawn(hall) == {6}
    assert hall.refused(batch, reason=MISTAKE).code == "NothingToUndo"


def test_what_has_changed_since_is_left_alone() -> None:
    hall = Hall().with_players(6).started()
    batch = undo(hall, hall.do(group(1, 2, 3), reason="the club left"))
    hall.do(ExpelPlayer(player=p(1)), reason="cheating")
    hall.do(ReinstatePlayer(player=p(2)))
    hall.do(WithdrawPlayer(player=p(2)))
    assert len(hall.do(batch, reason=MISTAKE)) == 1
    assert withdrawn(hall) == {1, 2}


def test_who_had_no_number_when_the_tournament_started_is_left_alone() -> None:
    hall = Hall().with_players(6)
    batch = undo(hall, hall.do(group(5, 6), reason="did not come"))
    hall.started()
    assert hall.refused(batch, reason=MISTAKE).code == "NothingToUndo"


def test_before_the_start_they_come_back() -> None:
    hall = Hall().with_players(6)
    hall.do(undo(hall, hall.do(group(5, 6), reason="did not come")), reason=MISTAKE)
    assert withdrawn(hall) == set()


def adjourning(hall: Hall) -> AdjournGames:
    missing = hall.state.missing(hall.state.last_published)
    return AdjournGames(games=tuple(game.id for game in missing))


def hall_with_two_games_going_on() -> Hall:
    hall = Hall().with_players(8).started()
    hall.pair_and_publish(1)
    for game in ("1.1.1", "1.1.2"):
        hall.do(enter(game, "1-0"))
    return hall


def test_unfinished_games_are_adjourned_at_once_and_the_round_can_be_paired() -> None:
    hall = hall_with_two_games_going_on()
    assert hall.refused(RequestPairing(round=2)).code == "ResultsMissing"
    assert len(hall.do(adjourning(hall), by=OFFICER)) == 2
    hall.request(2)
    assert hall.refused(CloseTournament(), reason="x").code == "PairingInHand"


def test_a_result_meanwhile_stops_the_whole_list() -> None:
    hall = hall_with_two_games_going_on()
    wanted = adjourning(hall)
    hall.do(enter("1.1.3", "1-0"))
    assert hall.refused(wanted).code == "ResultStands"


def test_adjournments_are_taken_back_but_for_finished_games() -> None:
    hall = hall_with_two_games_going_on()
    batch = undo(hall, hall.do(adjourning(hall)))
    hall.do(enter("1.1.3", "0-1"))
    assert hall.do(batch, reason=MISTAKE) == (AdjournmentTakenBack(game="1.1.4"),)  # type: ignore[arg-type]
    assert [game.board for game in hall.state.missing(1)] == [4]
    hall.do(adjourn("1.1.4"))
    assert hall.game("1.1.4").adjourned


def test_a_pairing_in_hand_keeps_the_adjournments() -> None:
    hall = hall_with_two_games_going_on()
    batch = undo(hall, hall.do(adjourning(hall)))
    request = hall.request(2)
    assert hall.refused(batch, reason=MISTAKE).code == "PairingInHand"
    hall.do(hall.pairing(2), by="system:pairing")  # type: ignore[arg-type]
    hall.do(PublishRound(round=2, request=request))
    assert hall.refused(batch, reason=MISTAKE).code == "RoundClosed"


def test_an_adjournment_taken_back_makes_a_draft_outdated() -> None:
    hall = hall_with_two_games_going_on()
    hall.do(adjourning(hall))
    hall.draft(2)
    hall.append([AdjournmentTakenBack(game="1.1.3")])  # type: ignore[arg-type]
    assert [change.type for change in hall.state.input_changes] == ["AdjournmentTakenBack"]


@pytest.mark.parametrize("corrected", [False, True])
def test_forfeits_declared_at_once_are_cleared_at_once(corrected: bool) -> None:
    hall = Hall(Settings(default_time=0)).with_players(8).started()
    hall.pair_and_publish(1)
    hall.do(StartClocks(round=1, at="2026-07-04T09:00:00Z"))
    for game in ("1.1.1", "1.1.2"):
        hall.do(NoteEmptySeat(game=game, colour=Colour.WHITE))  # type: ignore[arg-type]
    forfeits = tuple(
        BoardResult(game=game, result=Result.BLACK_FORFEIT_WIN)  # type: ignore[arg-type]
        for game in ("1.1.1", "1.1.2")
    )
    batch = undo(hall, hall.do(DeclareForfeits(round=1, forfeits=forfeits)))
    if corrected:
        wanted = CorrectResult(
            game=forfeits[0].game, expected=Result.BLACK_FORFEIT_WIN, result=Result.DRAW
        )
        hall.do(wanted, reason="they played")
    hall.do(batch, reason="the clock was wrong")
    missing = [game.board for game in hall.state.missing(1)]
    assert missing == ([2, 3, 4] if corrected else [1, 2, 3, 4])


def test_results_that_were_typed_are_no_batch_of_this_kind() -> None:
    hall = Hall().with_players(8).started()
    hall.play(1, "1-0")
    assert as_left(hall.state, range(hall.state.seq + 1)) == ()
