"""A seeded part of the runs; `python -m tests.reliability` plays thousands."""

from __future__ import annotations

import os
from collections import Counter

import pytest

from events import store
from tournaments.domain.decisions import Accepted, Conflict
from tournaments.domain.event import Event
from tournaments.domain.games.events import ResultEntered
from tournaments.domain.player_reports import decide as reports
from tournaments.domain.player_reports.events import PlayerReported
from tournaments.services.outcomes import Outcome

from .findings import findings
from .hall import Hall

RUNS = int(os.environ.get("INTERLEAVINGS", "16"))
CONTROL_RUNS = 100

pytestmark = pytest.mark.django_db(transaction=True)


def test_nothing_is_lost_and_nothing_is_overwritten_in_any_order() -> None:
    happened: Counter[str] = Counter()
    for seed in range(RUNS):
        hall = Hall(seed)
        hall.play()
        assert not findings(hall), f"seed {seed}"
        happened += hall.happened
        happened["conflict"] += sum(isinstance(told, Conflict) for _, told in hall.answers)
        happened["round"] += hall.server.state.last_published
    assert happened["conflict"] > RUNS
    assert happened["round"] > 2 * RUNS
    assert len(happened) >= 8, happened


def test_drafts_that_are_paired_by_hand_lose_no_board_in_any_order() -> None:
    by_hand = 0
    for seed in range(RUNS // 2):
        hall = Hall(seed, by_hand=True)
        hall.play()
        assert not findings(hall), f"seed {seed}"
        by_hand += hall.rounds_by_hand
    assert by_hand > 0


def test_the_claims_of_players_set_no_result_in_any_order() -> None:
    happened: Counter[str] = Counter()
    for seed in range(RUNS // 2):
        hall = Hall(seed, reporting=True)
        hall.play()
        assert not findings(hall), f"seed {seed}"
        happened += hall.happened
        happened += Counter(event.type for event in store.read(hall.stream))
    assert happened["reported by a player"] > 10 * RUNS
    assert happened["ReportsSettled"] > RUNS
    assert happened["ResultEntered"] > 3 * RUNS


def test_control_a_claim_that_sets_a_result_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(events: tuple[Event, ...]) -> Accepted:
        made = [
            ResultEntered(game=event.game, result=event.result)
            for event in events
            if isinstance(event, PlayerReported)
        ]
        return Accepted((*events, *made))

    monkeypatch.setattr(reports, "Accepted", too_much)
    for seed in range(CONTROL_RUNS):
        hall = Hall(seed, reporting=True)
        hall.play()
        if any("made a ResultEntered" in found for found in findings(hall)):
            return
    pytest.fail(f"in {CONTROL_RUNS} runs no claim that set a result was found")


def test_a_run_is_the_same_each_time_it_is_played() -> None:
    first, again = Hall(7), Hall(7, stream="again")
    for hall in (first, again):
        hall.play(80)
    assert [_told(outcome) for _, outcome in first.answers] == [
        _told(outcome) for _, outcome in again.answers
    ]
    assert first.happened == again.happened


def test_control_without_what_the_arbiter_saw_results_are_overwritten() -> None:
    for seed in range(CONTROL_RUNS):
        hall = Hall(seed, blind=True)
        hall.play()
        if any("and replaced" in found for found in findings(hall)):
            return
    pytest.fail(f"{CONTROL_RUNS} runs without the check look as good as with it")


def _told(outcome: Outcome) -> tuple[str, int]:
    return type(outcome).__name__, outcome.seq
