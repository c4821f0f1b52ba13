"""The sweeper: it calls again and again, survives what fails, and stops at once."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from events.sweeper import Sweeper


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    sweeper = Sweeper()
    yield sweeper
    sweeper.stop()


def test_it_calls_again_and_again(sweeper: Sweeper) -> None:
    enough = threading.Semaphore(0)
    sweeper.register("count", enough.release, every=0.01)
    sweeper.start()
    assert all(enough.acquire(timeout=5) for _ in range(3))


def test_a_function_that_fails_is_logged_and_called_again(
    sweeper: Sweeper, caplog: pytest.LogCaptureFixture
) -> None:
    calls = threading.Semaphore(0)

    def fail() -> None:
        calls.release()
        raise RuntimeError("the broker is away")

    other = threading.Semaphore(0)
    sweeper.register("fail", fail, every=0.01)
    sweeper.register("other", other.release, every=0.01)
    sweeper.start()
    assert all(calls.acquire(timeout=5) and other.acquire(timeout=5) for _ in range(3))
    sweeper.stop()
    assert "the sweep 'fail' failed" in caplog.text
    assert "the broker is away" in caplog.text


@pytest.mark.quiet
def test_it_stops_at_once_however_long_the_period(sweeper: Sweeper) -> None:
    called = threading.Event()
    sweeper.register("rare", called.set, every=3600)
    sweeper.start()
    assert called.wait(5)
    began = time.monotonic()
    sweeper.stop()
    assert time.monotonic() - began < 1
    assert not [thread for thread in threading.enumerate() if thread.name == "sweeper"]


def test_what_is_registered_later_is_called_too(sweeper: Sweeper) -> None:
    sweeper.start()
    called = threading.Event()
    sweeper.register("late", called.set)
    assert called.wait(5)


def test_it_starts_once_and_can_start_again(sweeper: Sweeper) -> None:
    sweeper.start()
    with pytest.raises(RuntimeError, match="runs already"):
        sweeper.start()
    sweeper.stop()
    sweeper.start()


def test_a_sweep_by_hand_calls_everything_once(sweeper: Sweeper) -> None:
    calls: list[str] = []
    sweeper.register("a", lambda: calls.append("a"))
    sweeper.register("b", lambda: calls.append("b"))
    sweeper.sweep()
    assert calls == ["a", "b"]
