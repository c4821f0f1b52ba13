"""Events in, state out."""

import pytest

from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.drafts.commands import DiscardPairing
from tournaments.domain.folding import LogHasGap, fold
from tournaments.domain.tournament.events import TournamentClosed
from tournaments.domain.tournament.state import Tournament
from tournaments.domain.tournament.steps import Stamp

from .hall import Hall, adjourn, enter, p


def long_hall() -> Hall:
    """Some of everything."""
    hall = Hall().with_players(8).started().play(1, "1-0", "+/-", "1/2-0")
    hall.do(WithdrawPlayer(player=p(8)))
    hall.enter_player("Late", 2355)
    request = hall.draft(2)
    hall.do(DiscardPairing(round=2, request=request))
    hall.do(CheckIn(player=p(9)))
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
        fold(Tournament(), [(Stamp(3), TournamentClosed())])


def test_an_event_twice_is_noticed() -> None:
    log = long_hall().log
    with pytest.raises(LogHasGap):
        fold(Tournament(), [*log, log[-1]])
