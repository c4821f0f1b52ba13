"""What events moved is worked out once, and is what the log says in whatever order it is asked."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from django.test import Client

from events import store
from tournaments import log
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.entries.commands import CorrectRating
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.history import moved
from tournaments.services import event_moves

from .builders import Hall, entry, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    event_moves._kept.clear()


@pytest.fixture
def hall() -> Hall:
    """Two rounds with a correction of a result and of a rating, and a withdrawal."""
    hall = open_hall(players=6)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0")
    hall.do(
        CorrectResult(game=hall.game(1).id, expected=Result.WHITE_WINS, result=Result.DRAW),
        reason="misread",
    )
    hall.do(WithdrawPlayer(player=PlayerId(6)), reason="ill")
    return hall


def moves_of(hall: Hall, wanted: Iterable[int]) -> dict[int, event_moves.Moves]:
    seqs = frozenset(wanted)
    recorded = store.read(hall.slug, min(seqs) - 1, max(seqs))
    return event_moves.moves_of(hall.slug, recorded, seqs)


def as_logged(hall: Hall) -> dict[int, event_moves.Moves]:
    recorded = store.read(hall.slug, 0, hall.state.seq)
    everything = frozenset(event.seq for event in recorded)
    return moved.along(Tournament(), log.facts(recorded), everything)


def test_any_part_in_any_order_is_what_the_whole_log_says(hall: Hall) -> None:
    true, last = as_logged(hall), hall.state.seq
    for wanted in ([last], range(last - 3, last + 1), [2, last], range(1, last + 1), [3, 5, 7]):
        found = moves_of(hall, wanted)
        assert found == {seq: true[seq] for seq in wanted}


def test_only_what_is_new_is_worked_out(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[frozenset[int]] = []

    def along(state: Tournament, facts: object, wanted: frozenset[int]) -> object:
        asked.append(wanted)
        return moved.along(state, facts, wanted)  # type: ignore[arg-type]

    monkeypatch.setattr(event_moves, "along", along)
    last = hall.state.seq
    games = range(last - 2, last + 1)
    moves_of(hall, games)
    moves_of(hall, games)
    assert asked == [frozenset(games)]
    hall.results(2, "1/2-1/2")
    moves_of(hall, range(last - 2, last + 2))
    assert asked == [frozenset(games), {last + 1}]


def test_no_more_is_kept_than_there_is_room_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_moves, "KEPT", 3)
    moves_of(hall, range(1, hall.state.seq + 1))
    assert len(event_moves._kept) == 3


def test_a_state_that_an_event_moved_as_a_whole_is_not_kept(hall: Hall) -> None:
    """The settings before and after are two states: they would stay for as long as the moves."""
    moves_of(hall, range(1, hall.state.seq + 1))
    kept = [move for moves in event_moves._kept.values() for move in moves]
    assert kept
    assert not any(isinstance(move.before, Tournament) for move in kept)


def test_a_page_asked_for_again_says_the_same(hall: Hall) -> None:
    hall.do(
        CorrectRating(player=PlayerId(2), expected=entry(2).rating, rating=1999),
        reason="a list of its own",
    )
    browser = Client()
    browser.force_login(hall.chief)
    url = f"/console/{hall.slug}/activity/"
    first, second = browser.get(url).content, browser.get(url).content
    body = b'<ol class="activity">'
    assert first.partition(body)[2].split() == second.partition(body)[2].split()
    assert b"1999" in first
