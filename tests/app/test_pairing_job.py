"""A pairing request and its outcome: once, from what stands, whatever happens on the way."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from django.db import connections
from django.utils import timezone
from pytest_django import Settings as PytestSettings

from events import doorbell, store
from events.doorbell.announcements import Note, Ring
from pairing import codec, systems
from pairing.model import no_progress
from pairing.sentences import said
from pairing.validator import CHECKER
from tournaments import pairing_child, pairing_job, tasks
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.drafts import failures
from tournaments.domain.drafts.commands import DiscardPairing
from tournaments.domain.drafts.field import PairingInput
from tournaments.domain.drafts.input_changes import STALE
from tournaments.domain.games.commands import ConfirmResult, CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId, RequestId
from tournaments.domain.settings.commands import SetProhibitedPairs
from tournaments.domain.settings.events import ProhibitedPlayers
from tournaments.models import WorkLease
from tournaments.services import leases, states
from tournaments.services.outcomes import Outcome, Recorded
from tournaments.words import say

from .builders import Hall, open_hall
from .engine import Engine, is_alive, until

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hall() -> Hall:
    pairing_child.resume()  # a worker of an earlier test may have stopped
    return open_hall(players=8)


@pytest.fixture
def engine(tmp_path: Path, settings: PytestSettings) -> Iterator[Engine]:
    engine = Engine(tmp_path)
    settings.PAIRING_WORKER_COMMAND = engine.command
    yield engine
    engine.go()


class Job(threading.Thread):
    """A delivery of the task, in a thread of its own as in a worker."""

    def __init__(self, hall: Hall, request: RequestId) -> None:
        super().__init__()
        self.hall, self.request = hall, request
        self.outcome: Outcome | None = None
        self.start()

    def run(self) -> None:
        try:
            self.outcome = pairing_job.run(self.hall.slug, self.request)
        finally:
            connections.close_all()

    def end(self) -> Outcome | None:
        self.join(30)
        assert not self.is_alive()
        return self.outcome


def events(hall: Hall, type_: str) -> list[int]:
    return [event.seq for event in store.read(hall.slug) if event.type == type_]


def test_a_request_becomes_a_draft_by_the_real_engine(hall: Hall) -> None:
    request = hall.request()
    base = hall.state.seq
    outcome = pairing_job.run(hall.slug, request)
    assert isinstance(outcome, Recorded)
    round_ = hall.state.round(1)
    assert (round_.status, round_.base) == ("draft", base)
    assert [(board.white, board.black) for board in round_.boards] == [
        (1, 5),
        (6, 2),
        (3, 7),
        (8, 4),
    ]
    recorded = store.read(hall.slug, outcome.seq - 1)[0]
    assert (recorded.actor, recorded.role) == ("system:pairing", "system")
    assert recorded.causation == request
    assert not WorkLease.objects.exists()


def test_delivered_four_times_at_once_there_is_one_draft(hall: Hall, engine: Engine) -> None:
    request = hall.request()
    jobs = [Job(hall, request) for _ in range(4)]
    engine.wait_for_run()
    engine.go()
    outcomes = [job.end() for job in jobs]
    assert len(events(hall, "RoundPaired")) == 1
    assert sum(isinstance(outcome, Recorded) for outcome in outcomes) == 1
    assert len(engine.runs) == 1, "the lease spares the work"


class HeldByAll(leases.Lease):
    """A lease that spares nothing."""

    def __enter__(self) -> leases.Lease:
        super().__enter__()
        self.held = True
        return self


def test_without_the_lease_there_is_still_one_draft(
    hall: Hall, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What makes it safe is the log, not the lease."""
    monkeypatch.setattr(pairing_job, "Lease", HeldByAll)
    request = hall.request()
    jobs = [Job(hall, request) for _ in range(4)]
    engine.wait_for_run(4)
    engine.go()
    outcomes = [job.end() for job in jobs]
    assert len(events(hall, "RoundPaired")) == 1
    assert all(outcome is None or outcome.seq == hall.state.seq for outcome in outcomes)
    assert len(engine.runs) == 4


def test_delivered_again_after_the_outcome_nothing_is_done(hall: Hall, engine: Engine) -> None:
    engine.go()
    request = hall.request()
    pairing_job.run(hall.slug, request)
    head = hall.state.seq
    assert pairing_job.run(hall.slug, request) is None
    assert hall.state.seq == head
    assert len(engine.runs) == 1


def test_a_withdrawal_meanwhile_is_not_drafted_over(hall: Hall, engine: Engine) -> None:
    job = Job(hall, hall.request())
    engine.wait_for_run()
    hall.do(WithdrawPlayer(player=PlayerId(8)))
    engine.go()
    assert isinstance(job.end(), Recorded)
    round_ = hall.state.round(1)
    assert (round_.status, round_.boards) == ("failed", ())
    assert stale(hall, 1).startswith("1 change came in while round 1 was being paired: {player:8}")
    assert len(engine.runs) == 1, "nobody has asked to pair it again"
    pairing_job.run(hall.slug, hall.request())
    round_ = hall.state.round(1)
    seated = {player for board in round_.boards for player in (board.white, board.black)}
    assert PlayerId(8) not in seated
    assert round_.pab == 7
    assert len(events(hall, "RoundPaired")) == 1


def stale(hall: Hall, number: int) -> str:
    """What the officer is told came in."""
    failure = hall.state.round(number).failure
    assert failure is not None
    assert failure.code == STALE
    return say(failures.sentence(failure))


def test_an_unrelated_event_meanwhile_does_not_cost_a_second_run(
    hall: Hall, engine: Engine
) -> None:
    hall.play_round()
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "1-0", "1-0", "1-0")
    request = hall.request()
    base = hall.state.seq
    job = Job(hall, request)
    engine.wait_for_run()
    hall.do(ConfirmResult(game=hall.game(1).id, result=Result.WHITE_WINS))
    hall.do(GrantBye(player=PlayerId(1), round=5, kind="half"))
    engine.go()
    outcome = job.end()
    assert isinstance(outcome, Recorded)
    assert outcome.seq == base + 3
    assert hall.state.round(3).base == base
    assert len(engine.runs) == 1


def test_s34_a_correction_meanwhile_ends_the_job_as_stale_and_asks(
    hall: Hall, engine: Engine
) -> None:
    hall.play_round()
    request = hall.request()
    job = Job(hall, request)
    engine.wait_for_run()
    corrected = correct(hall)
    engine.go()
    job.end()
    assert "round 1, {board:1}: a result was corrected" in stale(hall, 2)
    assert len(events(hall, "RoundPaired")) == 1, "that of round 1"
    assert pairing_job.run(hall.slug, request) is None, "it has its outcome"
    again = hall.request()
    pairing_job.run(hall.slug, again)
    round_ = hall.state.round(2)
    assert (round_.request, round_.base) == (again, round_.requested_seq)
    assert round_.base > corrected
    assert len(events(hall, "RoundPaired")) == 2


@pytest.mark.parametrize("killed", [False, True])
def test_s34_what_came_in_before_the_worker_began_is_not_paired_with_unseen(
    hall: Hall, engine: Engine, killed: bool
) -> None:
    """A request is tied to its place in the log, not to the moment somebody works on it."""
    hall.play_round()
    request = hall.request()
    if not killed:
        correct(hall)
    job = Job(hall, request)
    engine.wait_for_run()
    if killed:
        correct(hall)
        engine.kill()
        engine.wait_for_run(2)
    engine.go()
    job.end()
    assert "a result was corrected" in stale(hall, 2)


def test_s34_a_correction_that_was_taken_back_meanwhile_costs_no_second_run(
    hall: Hall, engine: Engine
) -> None:
    hall.play_round()
    job = Job(hall, hall.request())
    engine.wait_for_run()
    correct(hall)
    correct(hall)
    engine.go()
    job.end()
    assert hall.state.round(2).status == "draft"
    assert len(engine.runs) == 1


def correct(hall: Hall) -> int:
    """Turns the result of board 1 of round 1; the seq of the correction."""
    game = hall.game(1, 1)
    assert game.result is not None
    other = Result.BLACK_WINS if game.result is Result.WHITE_WINS else Result.WHITE_WINS
    command = CorrectResult(game=game.id, expected=game.result, result=other)
    return hall.do(command, reason="slip read wrongly").seq


def test_a_killed_child_is_run_again(hall: Hall, engine: Engine) -> None:
    request = hall.request()
    job = Job(hall, request)
    engine.kill()
    engine.wait_for_run(2)
    engine.go()
    assert isinstance(job.end(), Recorded)
    assert len(events(hall, "RoundPaired")) == 1
    assert len(engine.runs) == 2


def test_a_child_that_is_killed_for_ever_is_given_up(hall: Hall, engine: Engine) -> None:
    job = Job(hall, hall.request())
    for number in range(1, pairing_job.ATTEMPTS + 1):
        engine.kill(number)
    job.end()
    round_ = hall.state.round(1)
    assert round_.status == "failed"
    assert round_.failure is not None
    assert round_.failure.code == "NotSettled"


@pytest.mark.quiet
def test_a_discarded_request_ends_its_child(hall: Hall, engine: Engine) -> None:
    request = hall.request()
    job = Job(hall, request)
    pid = engine.wait_for_run()
    hall.do(DiscardPairing(round=1, request=request))
    head, told = hall.state.seq, time.monotonic()
    assert job.end() is None
    assert time.monotonic() - told < 2
    until(lambda: not is_alive(pid), "the child's end", 1)
    assert hall.state.seq == head


def test_a_draft_was_checked_before_anybody_saw_it(hall: Hall) -> None:
    pairing_job.run(hall.slug, hall.request())
    assert hall.state.round(1).checker == CHECKER


def test_a_draft_that_the_check_disputes_is_seen_by_nobody(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disputed(job: PairingInput, *_: object) -> pairing_child.Checked:
        answer = systems.system(job.system).pair(job.field, job.options, no_progress)
        met = said("pair-barred", white=1, black=2, why=said("have-met-in", round=3))
        return pairing_child.Checked(answer, CHECKER, (codec.objection("C.04.3 2.1.1", met),))

    monkeypatch.setattr(pairing_child, "pair", disputed)
    pairing_job.run(hall.slug, hall.request())
    round_ = hall.state.round(1)
    assert round_.status == "failed"
    assert round_.failure is not None
    assert round_.failure.code == "CheckFailed"
    assert say(failures.sentence(round_.failure)) == (
        "The independent check disagrees: C.04.3 2.1.1: No. 1 and no. 2 have met in round 3."
    )


@pytest.mark.parametrize(
    ("spoil", "code"), [(Engine.fail, "EngineFailed"), (Engine.say_garbage, "EngineFailed")]
)
def test_an_engine_without_an_answer_is_a_failure_to_read(
    hall: Hall, engine: Engine, spoil: Callable[[Engine], None], code: str
) -> None:
    spoil(engine)
    request = hall.request()
    pairing_job.run(hall.slug, request)
    failure = hall.state.round(1).failure
    assert failure is not None
    assert (failure.code, failure.request) == (code, request)
    assert hall.request() != request, "it can be asked for again"


def test_the_time_limit_is_a_failure(hall: Hall, engine: Engine, settings: PytestSettings) -> None:
    settings.PAIRING_TIME_LIMIT = 0.5
    pairing_job.run(hall.slug, hall.request())
    failure = hall.state.round(1).failure
    assert failure is not None
    assert failure.code == "TimeLimit"
    assert not is_alive(engine.runs[0])


def test_a_missing_program_is_a_failure(hall: Hall, settings: PytestSettings) -> None:
    settings.PAIRING_WORKER_COMMAND = ["/no/such/program"]
    pairing_job.run(hall.slug, hall.request())
    failure = hall.state.round(1).failure
    assert failure is not None
    assert failure.code == "EngineFailed"


def test_no_legal_pairing_is_an_answer_with_names() -> None:
    hall = open_hall(players=2)
    both = ProhibitedPlayers((PlayerId(1), PlayerId(2)))
    hall.do(SetProhibitedPairs(groups=(both,)), reason="same family")
    pairing_job.run(hall.slug, hall.request())
    failure = hall.state.round(1).failure
    assert failure is not None
    assert failure.article
    assert set(failure.players) <= {1, 2}


def test_progress_is_told_to_whoever_looks_on(hall: Hall) -> None:
    heard: list[Ring | Note] = []
    unsubscribe = doorbell.subscribe(heard.append)
    try:
        pairing_job.run(hall.slug, hall.request())
    finally:
        unsubscribe()
    notes = [each.payload["pairing"] for each in heard if isinstance(each, Note)]
    assert notes
    assert notes[-1]["done"] == notes[-1]["total"]
    assert {note["round"] for note in notes} == {1}


# --- leases and the sweep -------------------------------------------------------------------


class Clock:
    """The steady time of the leases, moved by the test."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(leases, "time", clock)
    monkeypatch.setattr(leases, "_watched", leases._Watched())
    return clock


def test_a_lease_is_held_by_one_and_runs_out(clock: Clock) -> None:
    with leases.Lease(RequestId("a")) as first, leases.Lease(RequestId("a")) as second:
        assert (first.held, second.held) == (True, False)
        clock.seconds += leases.lasts() - 1
        assert leases.is_held(RequestId("a"))
        clock.seconds += 2
        assert not leases.is_held(RequestId("a"))
        with leases.Lease(RequestId("a")) as third:
            assert third.held


def test_a_renewed_lease_does_not_run_out(clock: Clock) -> None:
    with leases.Lease(RequestId("a")) as lease:
        for _ in range(4):
            assert leases.is_held(RequestId("a"))
            clock.seconds += leases.lasts() / 2
            lease.renew()
        assert leases.is_held(RequestId("a"))
    assert not leases.is_held(RequestId("a"))


def test_who_is_alive_loses_no_lease_to_a_look_that_came_late(clock: Clock) -> None:
    with leases.Lease(RequestId("a")) as lease:
        assert leases.is_held(RequestId("a"))
        clock.seconds += leases.lasts() * 10
        lease.renew()
        assert leases.is_held(RequestId("a"))


def the_clock_an_hour_ahead() -> Any:
    return mock.patch.object(timezone, "now", return_value=datetime.now(UTC) + timedelta(hours=1))


def test_a_lease_made_while_the_clock_was_ahead_ends_like_any_other(clock: Clock) -> None:
    """Its worker was killed; what the clock on the wall says has no part in it."""
    with the_clock_an_hour_ahead():
        leases.Lease(RequestId("a")).__enter__()
    assert leases.is_held(RequestId("a"))
    clock.seconds += leases.lasts()
    with leases.Lease(RequestId("a")) as taken_over:
        assert taken_over.held


def test_a_request_from_the_future_is_asked_for_at_once(
    hall: Hall, asked: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    with the_clock_an_hour_ahead():
        request = hall.request()
    asked.clear()
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    tasks.sweep()
    assert asked == [(hall.slug, request)]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What goes into the queue, at once."""
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(
        tasks.pair_round, "apply_async", lambda arguments, **_: asked.append(arguments)
    )
    monkeypatch.setattr(tasks.queueing, "do", lambda work: work())
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    return asked


def test_a_request_rings_at_once(hall: Hall, asked: list[tuple[str, str]]) -> None:
    request = hall.request()
    assert asked == [(hall.slug, request)]


def test_the_sweep_finds_a_request_whose_bell_was_lost(
    hall: Hall, asked: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    request = hall.request()
    asked.clear()
    tasks.sweep()
    assert asked == [], "its bell may be on the way"
    monkeypatch.setattr(tasks, "PATIENCE", 0)
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    with leases.Lease(request):
        tasks.sweep()
        assert asked == [], "somebody is at work on it"
    tasks.sweep()
    tasks.sweep()
    assert asked == [(hall.slug, request)], "once, the queue may be long"
    pairing_job.run(hall.slug, request)
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    tasks.sweep()
    assert len(asked) == 1, "it has its outcome"


def test_a_log_that_asks_for_nothing_is_folded_once_for_the_sweep(
    hall: Hall, asked: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks.sweep()
    with monkeypatch.context() as patched:
        patched.delattr(states, "current")
        tasks.sweep()
    monkeypatch.setattr(tasks, "PATIENCE", 0)
    request = hall.request()
    asked.clear()
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    tasks.sweep()
    assert asked == [(hall.slug, request)]


def test_a_broker_that_is_down_refuses_no_request_and_is_asked_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[tuple[str, str]] = []

    def down(arguments: tuple[str, str], **_: object) -> None:
        tries.append(arguments)
        raise ConnectionError("no broker")

    monkeypatch.setattr(tasks.pair_round, "apply_async", down)
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    request = hall.request()
    assert hall.state.round(1).status == "requested"
    assert tasks.queueing.finish(5)
    monkeypatch.setattr(tasks, "PATIENCE", 0)
    tasks.sweep()
    assert tasks.queueing.finish(5)
    assert tries == [(hall.slug, request)] * 2


def test_who_asks_does_not_wait_for_a_broker_that_is_silent(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = threading.Event()
    monkeypatch.setattr(tasks.pair_round, "apply_async", lambda *_, **__: answers.wait(30))
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    try:
        hall.request()
        assert hall.state.round(1).status == "requested"
        assert not tasks.queueing.finish(0), "the broker has not answered yet"
    finally:
        answers.set()
    assert tasks.queueing.finish(5)


def test_the_childs_command_is_ours_unless_set(settings: PytestSettings) -> None:
    assert pairing_child.command()[1:] == ["-m", "pairing", "worker"]
