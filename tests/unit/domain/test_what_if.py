"""What if: standings with results that nobody has recorded are those that come once they are."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId
from tournaments.domain.settings.settings import Settings
from tournaments.domain.standings.standings import standings
from tournaments.domain.standings.what_if import with_results
from tournaments.selectors.names import Names
from tournaments.selectors.rows.what_if import SupposedLine, WhatIfRow
from tournaments.selectors.what_if import what_if

from .hall import Hall, adjourn, correct, enter

NOBODY = Names(people={}, language="en")


@pytest.fixture
def hall() -> Hall:
    """Round 1: 1 beat 2, 3 drew with 4, 6 beat 5. Round 2 is being played: 1–3, 2–4 and 5 has a
    result already."""
    hall = Hall(Settings(rounds=2)).with_players(6).started().play(1, "1-0", "1/2-1/2", "0-1")
    hall.pair_and_publish(2)
    return hall


def suppose(hall: Hall, **results: str) -> WhatIfRow:
    """`b1="1-0"`: board 1 of round 2."""
    given = {GameId(f"2.1.{board[1:]}"): Result(result) for board, result in results.items()}
    return what_if(hall.state, NOBODY, given)


def line_of(row: WhatIfRow, player: int) -> SupposedLine:
    return next(line for line in row.lines if line.player == player)


def test_ranks_stand_beside_those_that_would_be(hall: Hall) -> None:
    game = hall.state.games_of(2)[0]
    row = suppose(hall, b1="0-1")
    winner = line_of(row, game.black)
    now = {line.player: line for line in standings(hall.state)}
    assert (winner.rank, winner.points) == (now[game.black].rank, "½")
    assert (winner.new_rank, winner.new_points, winner.plays) == (1, "1½", True)
    assert winner.up == winner.rank - 1 > 0
    assert winner in row.moved


def test_nothing_is_recorded_and_the_state_stays(hall: Hall) -> None:
    before, seq, log = hall.state, hall.state.seq, len(hall.log)
    ranks = [(line.rank, line.player, line.points) for line in standings(before)]
    suppose(hall, b1="1-0", b2="1-0", b3="1/2-1/2")
    assert hall.state is before
    assert (hall.state.seq, len(hall.log)) == (seq, log)
    assert [(line.rank, line.player, line.points) for line in standings(before)] == ranks
    assert all(game.result is None for game in hall.state.games_of(2))


def test_supposed_results_leave_the_games_open_that_nothing_is_supposed_of(hall: Hall) -> None:
    assert suppose(hall).open == 3
    assert suppose(hall, b1="1-0").open == 2
    assert suppose(hall, b1="1-0", b2="0-1", b3="+/-").open == 0
    assert not suppose(hall).moved


def test_a_result_that_stands_may_be_supposed_to_be_another(hall: Hall) -> None:
    hall.do(enter("2.1.1", "1-0"))
    assert not suppose(hall, b1="1-0").moved
    moved = suppose(hall, b1="0-1")
    white = line_of(moved, hall.game("2.1.1").white)
    assert (white.points, white.new_points) == ("2", "1")
    hall.do(correct("2.1.1", "1-0", "0-1"), reason="slip misread")
    assert [line.player for line in standings(hall.state)] == [line.player for line in moved.lines]


def test_an_adjourned_game_may_be_supposed_to_be_over(hall: Hall) -> None:
    hall.do(adjourn("2.1.1"))
    supposed = with_results(hall.state, {GameId("2.1.1"): Result.DRAW})
    assert not supposed.games[GameId("2.1.1")].adjourned
    assert supposed.games[GameId("2.1.1")].result is Result.DRAW


def test_a_game_that_there_is_not_is_a_key_error(hall: Hall) -> None:
    with pytest.raises(KeyError):
        suppose(hall, b9="1-0")


PLAYED = [Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS, Result.WHITE_FORFEIT_WIN]
RESULTS = st.lists(st.sampled_from([None, *PLAYED]), min_size=3, max_size=3)


@settings(max_examples=20, deadline=None)
@given(RESULTS)
def test_what_is_supposed_is_what_comes_once_it_is_entered(results: list[Result | None]) -> None:
    hall = Hall(Settings(rounds=2)).with_players(6).started().play(1, "1-0", "1/2-1/2", "0-1")
    games = hall.pair_and_publish(2)
    chosen = {game.id: result for game, result in zip(games, results, strict=True) if result}
    row = what_if(hall.state, NOBODY, chosen)
    before = {line.player: line.rank for line in standings(hall.state)}
    for game, result in chosen.items():
        hall.do(enter(game, result))
    after = standings(hall.state)
    assert [(line.new_rank, line.player) for line in row.lines] == [
        (line.rank, line.player) for line in after
    ]
    assert {line.player: line.rank for line in row.lines} == before
    assert row.open == 3 - len(chosen)
