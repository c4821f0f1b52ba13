"""The turn to write: one at a time, in the order of asking."""

from __future__ import annotations

import threading
import time

import pytest

from events.locks import FairLock


def test_one_at_a_time_in_the_order_of_asking() -> None:
    lock = FairLock()
    order: list[int] = []

    def wait(index: int) -> None:
        lock.acquire()
        order.append(index)
        lock.release()

    lock.acquire()
    threads = [threading.Thread(target=wait, args=(index,)) for index in range(8)]
    for asked, thread in enumerate(threads, start=1):
        thread.start()
        while len(lock._queue) < asked:
            time.sleep(0.001)
    assert order == []
    lock.release()
    for thread in threads:
        thread.join(5)
    assert order == list(range(8))


def test_who_releases_and_asks_again_stands_at_the_end() -> None:
    lock = FairLock()
    served = threading.Event()

    def other() -> None:
        lock.acquire()
        served.set()
        lock.release()

    lock.acquire()
    thread = threading.Thread(target=other)
    thread.start()
    while not lock._queue:
        time.sleep(0.001)
    lock.release()
    lock.acquire()
    assert served.is_set()
    lock.release()
    thread.join(5)


def test_who_gives_up_waiting_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    lock = FairLock()
    lock.acquire()

    class Interrupted(threading.Event):
        def wait(self, timeout: float | None = None) -> bool:
            raise KeyboardInterrupt

    monkeypatch.setattr("events.locks.threading.Event", Interrupted)
    with pytest.raises(KeyboardInterrupt):
        lock.acquire()
    monkeypatch.undo()
    lock.release()
    lock.acquire()
    lock.release()
