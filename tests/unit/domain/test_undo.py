"""Taking back at any depth: the command that compensates an event whose fact stands."""

import pytest

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.ids import GameId
from tournaments.domain.results import Result
from tournaments.domain.undo import compensable, compensation

from .examples import EXAMPLES
from .hall import Hall, clear, correct, enter, p


@pytest.fixture
def hall() -> Hall:
    hall = Hall().with_players(8).started()
    hall.pair_and_publish(1)
    return hall


def undo(hall: Hall, seq: int) -> c.Command | None:
    _, event = hall.log[seq - 1]
    return compensation(hall.state, seq, event)


@pytest.mark.parametrize(
    "command",
    [
        enter("1.1.1", "1-0"),
        enter("1.1.1", "+/-"),
        c.CorrectColours(game=GameId("1.1.1"), reversed=True),
        c.CorrectRating(player=p(3), expected=2380, rating=2500),
        c.WithdrawPlayer(player=p(3)),
        c.ExpelPlayer(player=p(3)),
        c.CheckOut(player=p(3)),
        c.GrantBye(player=p(3), round=2, kind="half"),
    ],
)
def test_an_event_that_stands_is_taken_back_and_things_are_as_before(
    hall: Hall, command: c.Command
) -> None:
    before = picture(hall)
    hall.do(command, reason="r")
    seq = hall.state.seq
    for _ in range(3):  # whatever happens in between
        hall.do(enter(hall.state.missing(1)[-1].id, "1/2-1/2"))
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="by mistake")
    assert picture(hall) == before
    assert undo(hall, seq) is None, "it does not stand any more"


def picture(hall: Hall) -> object:
    """Who plays, and what stands on board 1."""
    game, state = hall.game("1.1.1"), hall.state
    players = [
        (entry.status, entry.rating, entry.checked_in, sorted(entry.byes))
        for entry in state.players.values()
    ]
    return players, game.result, game.reversed


def test_a_correction_is_taken_back_by_the_correction_of_the_correction(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    entered = hall.state.seq
    hall.do(correct("1.1.1", "1-0", "0-1"), reason="slip misread")
    assert undo(hall, entered) is None
    back = undo(hall, hall.state.seq)
    assert back == c.CorrectResult(
        game=GameId("1.1.1"), expected=Result.BLACK_WINS, result=Result.WHITE_WINS, reach="next"
    )
    hall.do(back, reason="it was right")
    assert hall.game("1.1.1").result == "1-0"


def test_a_correction_is_taken_back_for_the_rating_alone_once_it_is_too_late() -> None:
    hall = Hall().with_players(10).started().play_rounds(1)
    hall.do(correct("1.1.1", "1/2-1/2", "1-0"), reason="slip misread")
    seq = hall.state.seq
    hall.play_rounds(2, 3)
    back = undo(hall, seq)
    assert back is not None
    hall.do(back, reason="it was right")
    game = hall.game("1.1.1")
    assert (game.result, game.rated) == ("1-0", "1/2-1/2")
    again = undo(hall, hall.state.seq)
    assert again is not None
    hall.do(again, reason="no, it was not")
    assert hall.game("1.1.1").rated is None


def test_what_was_taken_back_is_taken_back_in_turn(hall: Hall) -> None:
    hall.do(c.WithdrawPlayer(player=p(3)))
    hall.do(c.ReinstatePlayer(player=p(3)))
    assert undo(hall, hall.state.seq) == c.WithdrawPlayer(player=p(3))
    hall.do(c.CheckOut(player=p(3)))
    hall.do(c.CheckIn(player=p(3)))
    assert undo(hall, hall.state.seq) == c.CheckOut(player=p(3))


def test_the_end_of_a_round_is_taken_back_while_it_is_the_last_thing_done_to_it(
    hall: Hall,
) -> None:
    for game in hall.state.games_of(1):
        hall.do(enter(game.id, "1-0"))
    hall.do(c.CloseRound(round=1))
    closed = hall.state.seq
    assert undo(hall, closed) == c.ReopenRound(round=1)
    hall.do(c.ReopenRound(round=1), reason="too early")
    assert undo(hall, closed) is None
    assert undo(hall, hall.state.seq) == c.CloseRound(round=1)


def test_a_cleared_board_has_nothing_to_take_back(hall: Hall) -> None:
    hall.do(enter("1.1.1", "1-0"))
    entered = hall.state.seq
    hall.do(clear("1.1.1", "1-0"))
    assert undo(hall, entered) is None
    assert undo(hall, hall.state.seq) is None


def test_pairings_and_publications_are_never_taken_back() -> None:
    never = {type(event) for event in EXAMPLES if not compensable(event)}
    assert {e.RoundPublished, e.RoundPaired, e.PairingNumbersFrozen, e.TournamentCreated} <= never
