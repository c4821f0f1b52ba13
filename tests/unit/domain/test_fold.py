"""Events in, state out."""

import gc
from time import perf_counter

import msgspec
import pytest

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.fold import LogHasGap, fold
from tournaments.domain.state import Stamp, Tournament

from .hall import Hall, adjourn, enter, p


def long_hall() -> Hall:
    """Some of everything."""
    hall = Hall().with_players(8).started().play(1, "1-0", "+/-", "1/2-0")
    hall.do(c.WithdrawPlayer(player=p(8)))
    hall.enter_player("Late", 2355)
    request = hall.draft(2)
    hall.do(c.DiscardPairing(round=2, request=request))
    hall.do(c.CheckIn(player=p(9)))
    first, *others = hall.pair_and_publish(2)
    hall.do(adjourn(first.id))
    for game in others:
        hall.do(enter(game.id, "0-1"))
    hall.tell(enter(others[0].id, "1-0"))
    return hall


def test_the_state_of_the_parts_is_the_state_of_the_whole() -> None:
    log = long_hall().log
    whole = fold(Tournament(), log)
    for cut in range(0, len(log), 7):
        assert fold(fold(Tournament(), log[:cut]), log[cut:]) == whole


def test_an_older_state_stays_what_it_was() -> None:
    log = long_hall().log
    for cut in range(0, len(log), 7):
        before = fold(Tournament(), log[:cut])
        copy = fold(Tournament(), log[:cut])
        fold(before, log[cut:])
        assert before == copy


def test_no_events_no_new_state() -> None:
    state = long_hall().state
    assert fold(state, []) is state


def test_a_gap_in_the_log_is_noticed() -> None:
    with pytest.raises(LogHasGap, match="event 3 after event 0"):
        fold(Tournament(), [(Stamp(3), e.TournamentClosed())])


def test_an_event_twice_is_noticed() -> None:
    log = long_hall().log
    with pytest.raises(LogHasGap):
        fold(Tournament(), [*log, log[-1]])


def test_ten_thousand_events_fold_in_a_tenth_of_a_second() -> None:
    hall = Hall().with_players(500).started()
    boards = tuple(e.PairedBoard(f"1.1.{n}", n, p(2 * n - 1), p(2 * n)) for n in range(1, 251))
    hall.do(c.ImportRound(round=1, boards=boards))
    bodies: list[e.Event] = [event for _, event in hall.log]
    seqs = {board.game: 0 for board in boards}
    while len(bodies) < 10_000:
        board = boards[len(bodies) % 250]
        of = seqs[board.game]
        bodies.append(
            e.ResultCorrected(game=board.game, was="1-0", result="0-1", of=of)
            if of
            else e.ResultEntered(game=board.game, result="1-0")
        )
        seqs[board.game] = len(bodies)
    stored = [(type(body), msgspec.json.encode(body)) for body in bodies]
    decoders = {kind: msgspec.json.Decoder(kind) for kind in e.BY_NAME.values()}

    def replay() -> Tournament:
        return fold(
            Tournament(),
            [
                (Stamp(seq, "user:1", "2026-07-04T10:00:00Z"), decoders[kind].decode(body))
                for seq, (kind, body) in enumerate(stored, 1)
            ],
        )

    seconds = min(_timed(replay) for _ in range(5))
    assert replay().seq == 10_000
    assert seconds < 0.1, f"{seconds:.3f} s"


def _timed(replay) -> float:
    gc.collect()
    begin = perf_counter()
    replay()
    return perf_counter() - begin
