"""The figures of pictures: counts, ranks and minutes of rounds made by hand."""

from __future__ import annotations

from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.games.commands import CorrectColours
from tournaments.domain.settings.settings import Settings
from tournaments.selectors import figures, pictures
from tournaments.selectors.pictures import Arrival, ScoreGroup, Share

from .hall import Hall, adjourn, correct, enter, p

BY_POINTS = Settings(tie_breaks=())


def hall_of(players: int) -> Hall:
    return Hall(BY_POINTS).with_players(players).started()


def test_whites_share_counts_games_that_were_played() -> None:
    hall = hall_of(12)
    hall.pair_and_publish(1)
    for board, result in enumerate(("1-0", "1/2-1/2", "0-1", "+/-", "0-0"), 1):
        hall.do(enter(f"1.1.{board}", result))
    assert pictures.shares(hall.state, 1) == (Share(round=1, white=1, draws=1, black=1, open=1),)


def test_the_share_is_of_whoever_played_white() -> None:
    hall = hall_of(2).play(1, "1-0")
    hall.do(CorrectColours(game=hall.state.games_of(1)[0].id, reversed=True), reason="sat so")
    assert pictures.shares(hall.state, 1) == (Share(round=1, white=0, draws=0, black=1, open=0),)


def test_scores_are_counted_after_each_round() -> None:
    hall = hall_of(6).play(1, "1-0", "1-0", "1/2-1/2").play(2, "1/2-1/2")
    first, second = pictures.score_groups(hall.state, 2)
    assert first == (ScoreGroup(2, 2), ScoreGroup(1, 2), ScoreGroup(0, 2))
    assert sum(group.players for group in second) == 6
    assert sum(group.points * group.players for group in second) == 12
    assert pictures.score_groups(hall.state, 1) == (first,)


def test_a_performance_is_of_games_against_the_rated() -> None:
    hall = hall_of(4).play(1, "1/2-1/2", "+/-")
    found = pictures.performances(hall.state, 1)
    one, two = hall.state.games_of(1)
    assert found == {
        one.white: hall.state.players[one.black].rating,
        one.black: hall.state.players[one.white].rating,
    }
    assert two.white not in found, "a forfeit is no game"


def test_marks_say_what_each_round_was() -> None:
    hall = hall_of(8)
    hall.do(GrantBye(player=p(8), round=1, kind="half"))
    hall.pair_and_publish(1)
    hall.do(enter("1.1.1", "1-0"))
    hall.do(enter("1.1.2", "1/2-1/2"))
    hall.do(adjourn("1.1.3"))
    records = figures.records(hall.state)
    marks = {player: pictures.marks(record)[0] for player, record in records.items()}
    one, two, three = hall.state.games_of(1)
    assert (marks[one.white], marks[one.black]) == ("win", "loss")
    assert (marks[two.white], marks[two.black]) == ("draw", "draw")
    assert (marks[three.white], marks[three.black]) == ("open", "open")
    assert marks[p(8)] == "none"


def timed() -> Hall:
    """Three boards, published at ten; the results of the second and the first came."""
    hall = hall_of(6)
    hall.clock = "2026-07-04T10:00:00Z"
    hall.pair_and_publish(1)
    hall.clock = "2026-07-04T10:10:59Z"
    hall.do(enter("1.1.2", "1-0"))
    hall.clock = "2026-07-04T12:00:00Z"
    hall.do(enter("1.1.1", "1-0"))
    return hall


def test_results_come_at_minutes_after_the_round_began() -> None:
    assert pictures.arrivals(timed().state, 1) == (
        Arrival(board=2, at="2026-07-04T10:10:59Z", minutes=10),
        Arrival(board=1, at="2026-07-04T12:00:00Z", minutes=120),
    )


def test_boards_that_are_open_are_told_of_the_moment_that_is_asked_for() -> None:
    found = pictures.arrivals(timed().state, 1, "2026-07-04T10:05:00Z")
    assert found[-1] == Arrival(board=3, at="2026-07-04T10:05:00Z", minutes=5, open=True)
    assert [each.board for each in found] == [2, 1, 3]


def test_a_correction_moves_no_arrival() -> None:
    hall = timed()
    hall.clock = "2026-07-04T15:00:00Z"
    hall.do(correct("1.1.2", "1-0", "0-1"), reason="read wrongly")
    assert pictures.arrivals(hall.state, 1)[0].minutes == 10
