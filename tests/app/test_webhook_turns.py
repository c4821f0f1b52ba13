"""The places for calls in one process: a webhook that finds none has its turn, whoever has more."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler

import pytest

from events.outages import WriterBusy
from tournaments.services.users import user_id
from tournaments.webhooks import delivering, queue, subscriptions, turns

from .builders import Hall, open_hall
from .receiver import Receiver, answers, receiving
from .workers import EmbeddedWorker

SLOW = 0.4
MANY = 12


class Runs:
    """What `delivering.run` is asked for, while no message is sent: numbers that are `held` wait
    until the test lets go; those of `endless` have always more."""

    def __init__(self, *held: int, endless: tuple[int, ...] = ()) -> None:
        self.order: list[int] = []
        self.holding = {number: threading.Event() for number in held}
        self.endless = endless
        self._changed = threading.Condition()

    def __call__(self, number: int) -> bool:
        with self._changed:
            self.order.append(number)
            self._changed.notify_all()
        if number in self.holding:
            assert self.holding[number].wait(10)
        return number in self.endless

    def wait_for(self, count: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.order) >= count, 10)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    numbers: list[int] = []
    monkeypatch.setattr(queue, "ask", numbers.append)
    monkeypatch.setattr(queue, "_places", turns.CallPlaces(1))
    return numbers


def test_who_finds_no_place_comes_before_who_has_more(
    asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = Runs(1, endless=(1,))
    monkeypatch.setattr(delivering, "run", runs)
    slow = threading.Thread(target=queue.deliver, args=(1,))
    slow.start()
    runs.wait_for(1)
    for number in (2, 3, 2):  # delivered twice it waits once
        queue.deliver(number)
    assert runs.order == [1]
    runs.holding[1].set()
    slow.join(10)
    assert runs.order == [1, 2, 3]
    assert asked == [1]
    queue.deliver(1)  # the place is free again
    assert runs.order == [1, 2, 3, 1]


@pytest.mark.parametrize("error", [ZeroDivisionError(), WriterBusy()])
def test_what_goes_wrong_with_one_costs_the_next_no_turn(
    asked: list[int], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    runs = Runs(1)
    monkeypatch.setattr(delivering, "run", runs)
    slow = threading.Thread(target=queue.deliver, args=(1,))
    slow.start()
    runs.wait_for(1)
    queue.deliver(2)
    queue.deliver(3)

    def failing(number: int) -> bool:
        runs.order.append(number)
        if number == 2:
            raise error
        return False

    monkeypatch.setattr(delivering, "run", failing)
    runs.holding[1].set()
    slow.join(10)
    assert runs.order == [1, 2, 3]
    queue.deliver(4)
    assert runs.order == [1, 2, 3, 4]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.mark.django_db(transaction=True)
def test_two_slow_receivers_do_not_starve_a_third(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them has seconds of work: the third has its message after their first turn."""

    def behave(handler: BaseHTTPRequestHandler) -> None:
        if "slow" in handler.path:
            time.sleep(SLOW)
        answers(204)(handler)

    receiver.behave = behave
    monkeypatch.setattr(queue, "_asked", turns.Rung())
    monkeypatch.setattr(queue, "_places", turns.CallPlaces(queue.AT_ONCE))
    monkeypatch.setattr(delivering, "SLICE", SLOW / 2)
    hall = open_hall(players=2 * MANY, rounds=3)
    hall.pair()
    hall.publish()
    hooks = [_hook(hall, receiver, path) for path in ("slow-1", "slow-2", "quick")]
    hall.results(1, *["1-0"] * MANY)
    with EmbeddedWorker().running():
        for hook in hooks[:2]:
            queue.ask(hook)
        receiver.wait_for(2)
        queue.ask(hooks[2])
        ends = time.monotonic() + 2 * MANY * SLOW
        while not (told := _paths(receiver))["/quick"]:
            assert time.monotonic() < ends, "it waits for both to be done"
            time.sleep(0.02)
    assert told["/slow-1"] < MANY / 2
    assert told["/slow-2"] < MANY / 2


def _hook(hall: Hall, receiver: Receiver, path: str) -> int:
    address = f"http://127.0.0.1:{receiver.port}/{path}"
    hook, _ = subscriptions.make(hall.slug, user_id(hall.chief), address, (), local=True)
    return hook.pk


def _paths(receiver: Receiver) -> Counter[str]:
    return Counter(message.path for message in receiver.messages)
