"""The end of a tournament."""

import pytest

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.settings import Settings

from .hall import Hall, adjourn, enter, p


@pytest.fixture
def hall() -> Hall:
    """One round of a tournament of one round, two games, all results in."""
    return Hall(Settings(rounds=1)).with_players(4).started().play(1, "1-0")


def test_closing_the_tournament_closes_its_last_round(hall: Hall) -> None:
    assert hall.do(c.CloseTournament()) == (e.RoundClosed(round=1), e.TournamentClosed())
    assert hall.state.phase == "closed"
    assert hall.already(c.CloseTournament()) == hall.state.seq


def test_a_closed_tournament_takes_no_command_but_its_reopening(hall: Hall) -> None:
    hall.do(c.CloseTournament())
    for command in (
        enter("1.1.1", "0-1"),
        c.WithdrawPlayer(player=p(1)),
        c.CheckOut(player=p(1)),
        c.RequestPairing(round=2),
        c.ReopenRound(round=1),
    ):
        assert hall.refused(command, reason="r").code == "TournamentOver"
    assert hall.refused(c.ReopenTournament()).code == "ReasonMissing"
    assert hall.do(c.ReopenTournament(), reason="wrong result found") == (e.TournamentReopened(),)
    assert hall.state.phase == "running"
    assert hall.already(c.ReopenTournament()) == hall.state.seq


def test_a_tournament_with_rounds_left_is_closed_only_with_a_reason() -> None:
    """Vincze V18: where no permissible pairing exists the tournament ends early."""
    hall = Hall(Settings(rounds=2)).with_players(4).started().play_rounds(1)
    refused = hall.refused(c.CloseTournament())
    assert (refused.code, refused.facts) == ("RoundsLeft", {"paired": 1, "rounds": 2})
    closed = hall.do(c.CloseTournament(), reason="Everybody has met everybody.")
    assert closed == (e.RoundClosed(round=1), e.TournamentClosed())
    assert hall.refused(c.RequestPairing(round=2)).code == "TournamentOver"
    hall.do(c.ReopenTournament(), reason="A pairing was found.")
    assert hall.do(c.RequestPairing(round=2))


def test_a_reason_does_not_end_what_is_not_complete() -> None:
    hall = Hall(Settings(rounds=3)).with_players(4).started()
    games = hall.pair_and_publish(1)
    assert hall.refused(c.CloseTournament(), reason="r").code == "ResultsMissing"
    for game in games:
        hall.do(enter(game.id, "1-0"))
    hall.draft(2)
    assert hall.refused(c.CloseTournament(), reason="r").code == "PairingInHand"


def test_a_tournament_with_missing_results_is_not_closed() -> None:
    hall = Hall(Settings(rounds=1)).with_players(4).started()
    hall.pair_and_publish(1)
    assert hall.refused(c.CloseTournament()).code == "ResultsMissing"


def test_a_tournament_with_an_adjourned_game_is_not_closed() -> None:
    hall = Hall(Settings(rounds=1)).with_players(4).started()
    first, second = hall.pair_and_publish(1)
    hall.do(adjourn(first.id))
    hall.do(enter(second.id, "1-0"))
    refused = hall.refused(c.CloseTournament())
    assert (refused.code, refused.facts) == (
        "GamesAdjourned",
        {"games": "1.1.1", "rounds": "1", "boards": "1"},
    )
