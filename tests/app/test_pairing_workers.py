"""The pairing task on both kinds of worker: as a thread without a broker, and as a process."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_django import Settings as PytestSettings

from events import store
from tournaments import tasks
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.games.commands import ConfirmResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import PlayerId
from tournaments.models import WorkLease

from .builders import Hall, open_hall
from .engine import Engine, is_alive, until
from .workers import ROOT, EmbeddedWorker, RedisWorker, database_url

pytestmark = pytest.mark.django_db(transaction=True)

REDIS = pytest.param("redis", marks=pytest.mark.redis)


@pytest.fixture
def engine(tmp_path: Path, settings: PytestSettings) -> Iterator[Engine]:
    engine = Engine(tmp_path)
    settings.PAIRING_WORKER_COMMAND = engine.command
    yield engine
    engine.go()


@pytest.fixture(params=["embedded", REDIS])
def worker(
    request: pytest.FixtureRequest, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> Iterator[EmbeddedWorker | RedisWorker]:
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    worker = EmbeddedWorker() if request.param == "embedded" else RedisWorker(engine)
    with worker.running():
        yield worker


@pytest.fixture
def hall() -> Hall:
    return open_hall(players=8)


@pytest.fixture
def played(hall: Hall) -> Hall:
    """Its first round is over before there is a worker, who would have run the engine for it."""
    hall.play_round()
    return hall


def drafts(hall: Hall) -> int:
    return sum(event.type == "RoundPaired" for event in store.read(hall.slug))


def until_drafted(hall: Hall, number: int = 1) -> None:
    until(lambda: hall.state.round(number).status == "draft", f"the draft of round {number}")


def test_killed_on_the_way_it_is_paired_once(
    hall: Hall,
    engine: Engine,
    worker: EmbeddedWorker | RedisWorker,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall.request()
    engine.wait_for_run()
    if isinstance(worker, RedisWorker):
        worker.kill()
        WorkLease.objects.all().delete()  # as by whoever has seen it stand still for long
        worker.start()
    else:
        engine.kill()
    monkeypatch.setattr(tasks, "PATIENCE", 0)
    monkeypatch.setattr(tasks, "ASKED_AGAIN_EVERY", 0)

    def swept_to_a_second_run() -> bool:
        tasks.sweep()
        return len(engine.runs) > 1

    until(swept_to_a_second_run, "the second run")
    engine.go()
    until_drafted(hall)
    assert drafts(hall) == 1


def test_delivered_four_times_it_is_paired_once(
    hall: Hall, engine: Engine, worker: EmbeddedWorker | RedisWorker
) -> None:
    request = hall.request()
    for _ in range(3):
        tasks.pair_round.delay(hall.slug, request)
    engine.wait_for_run()
    engine.go()
    until_drafted(hall)
    hall.publish()
    hall.finish_round()
    hall.request()
    until_drafted(hall, 2)  # so all deliveries for round 1 have been looked at
    assert drafts(hall) == 2
    assert hall.state.round(1).request == request


@pytest.mark.redis
def test_a_worker_of_another_installation_takes_nothing_of_the_same_broker(
    hall: Hall, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    strangers, ours = RedisWorker(engine), RedisWorker(engine)
    with strangers.running(), ours.running():  # this process sends as ours
        ours.stop()
        hall.request()
        assert tasks.queueing.finish(10)
        time.sleep(1.5)
        assert engine.runs == [], "only a stranger is there"
        ours.start()
        engine.wait_for_run()
        engine.go()
        until_drafted(hall)


def test_a_withdrawal_meanwhile_is_not_drafted_over(
    hall: Hall, engine: Engine, worker: EmbeddedWorker | RedisWorker
) -> None:
    hall.request()
    engine.wait_for_run()
    hall.do(WithdrawPlayer(player=PlayerId(8)))
    engine.go()
    until(lambda: hall.state.round(1).status == "failed", "the request that ends as stale")
    assert drafts(hall) == 0
    hall.request()
    until_drafted(hall)
    assert PlayerId(8) in hall.state.round(1).absent
    assert drafts(hall) == 1
    assert len(engine.runs) == 2


def test_an_unrelated_result_meanwhile_is_accepted(
    played: Hall, engine: Engine, worker: EmbeddedWorker | RedisWorker
) -> None:
    played.request()
    base = played.state.seq
    engine.wait_for_run()
    played.do(ConfirmResult(game=played.game(1).id, result=Result.WHITE_WINS))
    engine.go()
    until_drafted(played, 2)
    assert played.state.round(2).base == base
    assert len(engine.runs) == 1


def test_a_server_that_stops_leaves_no_engine_and_the_request_open(
    hall: Hall, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    with EmbeddedWorker().running():
        hall.request()
        pid = engine.wait_for_run()
    until(lambda: not is_alive(pid), "the engine's end", 2)
    until(lambda: not WorkLease.objects.exists(), "the lease's end", 2)
    assert hall.state.round(1).status == "requested"
    assert len(engine.runs) == 1
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    monkeypatch.setattr(tasks, "PATIENCE", 0)
    engine.go()
    with EmbeddedWorker().running():
        tasks.sweep()
        until_drafted(hall)


def test_what_a_killed_server_began_with_its_clock_an_hour_ahead_waits_for_no_hour(
    hall: Hall, settings: PytestSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.LEASE = 2
    command = [sys.executable, "-m", "tests.app.hour_ahead", hall.slug]
    environment = {
        **os.environ,
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "DATABASE_URL": database_url(),
    }
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"pairing\n"
        server.kill()
    monkeypatch.setattr(tasks, "_asked", tasks._Asked())
    with EmbeddedWorker().running():
        began = time.monotonic()
        while hall.state.round(1).status != "draft":
            assert time.monotonic() - began < 20, "it waits"
            tasks.sweep()
            time.sleep(0.2)
    assert drafts(hall) == 1
