"""The end of a tournament."""

import pytest

from tournaments.domain.attendance.commands import CheckOut, WithdrawPlayer
from tournaments.domain.drafts.commands import RequestPairing
from tournaments.domain.rounds.commands import ReopenRound
from tournaments.domain.rounds.events import RoundClosed
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament, ReopenTournament
from tournaments.domain.tournament.events import TournamentClosed, TournamentReopened

from .hall import Hall, adjourn, enter, p


@pytest.fixture
def hall() -> Hall:
    """One round of a tournament of one round, two games, all results in."""
    return Hall(Settings(rounds=1)).with_players(4).started().play(1, "1-0")


def test_closing_the_tournament_closes_its_last_round(hall: Hall) -> None:
    assert hall.do(CloseTournament()) == (RoundClosed(round=1), TournamentClosed())
    assert hall.state.phase == "closed"
    assert hall.already(CloseTournament()) == hall.state.seq


def test_a_closed_tournament_takes_no_command_but_its_reopening(hall: Hall) -> None:
    hall.do(CloseTournament())
    for command in (
        enter("1.1.1", "0-1"),
        WithdrawPlayer(player=p(1)),
        CheckOut(player=p(1)),
        RequestPairing(round=2),
        ReopenRound(round=1),
    ):
        assert hall.refused(command, reason="r").code == "TournamentOver"
    assert hall.refused(ReopenTournament()).code == "ReasonMissing"
    assert hall.do(ReopenTournament(), reason="wrong result found") == (TournamentReopened(),)
    assert hall.state.phase == "running"
    assert hall.already(ReopenTournament()) == hall.state.seq


def test_a_tournament_with_rounds_left_is_closed_only_with_a_reason() -> None:
    """Vincze V18: where no permissible pairing exists the tournament ends early."""
    hall = Hall(Settings(rounds=2)).with_players(4).started().play_rounds(1)
    refused = hall.refused(CloseTournament())
    assert (refused.code, refused.facts) == ("RoundsLeft", {"paired": 1, "rounds": 2})
    closed = hall.do(CloseTournament(), reason="Everybody has met everybody.")
    assert closed == (RoundClosed(round=1), TournamentClosed())
    assert hall.refused(RequestPairing(round=2)).code == "TournamentOver"
    hall.do(ReopenTournament(), reason="A pairing was found.")
    assert hall.do(RequestPairing(round=2))


def test_a_reason_does_not_end_what_is_not_complete() -> None:
    hall = Hall(Settings(rounds=3)).with_players(4).started()
    games = hall.pair_and_publish(1)
    assert hall.refused(CloseTournament(), reason="r").code == "ResultsMissing"
    for game in games:
        hall.do(enter(game.id, "1-0"))
    hall.draft(2)
    assert hall.refused(CloseTournament(), reason="r").code == "PairingInHand"


def test_a_tournament_with_missing_results_is_not_closed() -> None:
    hall = Hall(Settings(rounds=1)).with_players(4).started()
    hall.pair_and_publish(1)
    assert hall.refused(CloseTournament()).code == "ResultsMissing"


def test_a_tournament_with_an_adjourned_game_is_not_closed() -> None:
    hall = Hall(Settings(rounds=1)).with_players(4).started()
    first, second = hall.pair_and_publish(1)
    hall.do(adjourn(first.id))
    hall.do(enter(second.id, "1-0"))
    refused = hall.refused(CloseTournament())
    assert (refused.code, refused.facts) == (
        "GamesAdjourned",
        {"games": "1.1.1", "rounds": "1", "boards": "1"},
    )
