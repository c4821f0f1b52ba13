"""The broker of a hall without one: its worker sleeps until something comes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from uuid import uuid4

import pytest
from kombu.connection import Connection
from kombu.entity import Queue
from kombu.message import Message
from kombu.messaging import Consumer, Producer

from config import hall_broker
from config.broker import broker_options, transport_of

Received = list[object]


@pytest.fixture
def queue() -> Queue:
    return Queue(uuid4().hex, no_ack=True)


@pytest.fixture
def connection() -> Iterator[Connection]:
    with Connection("memory://hall/", transport=transport_of("memory://hall/")) as connection:
        yield connection


@pytest.fixture
def received(connection: Connection, queue: Queue) -> Iterator[Received]:
    received: Received = []
    with Consumer(connection, [queue], callbacks=[lambda body, _: received.append(body)]):
        yield received


def send(connection: Connection, queue: Queue, body: str) -> None:
    with Producer(connection) as producer:
        producer.publish(body, routing_key=queue.name, declare=[queue])


class Waits(list[float]):
    """The worker's waits: it looks again and again only if it waits again and again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        wait = hall_broker._bell.wait

        def counted(timeout: float | None = None) -> bool:
            self.append(timeout or 0)
            return wait(timeout)

        monkeypatch.setattr(hall_broker._bell, "wait", counted)


def test_what_is_there_comes_at_once(
    connection: Connection, queue: Queue, received: Received, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = Waits(monkeypatch)
    send(connection, queue, "pair")
    connection.drain_events(timeout=5)
    assert (received, waits) == (["pair"], [])


def test_what_comes_while_it_sleeps_wakes_it(
    connection: Connection, queue: Queue, received: Received, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_broker, "LONGEST", 600)
    waits = Waits(monkeypatch)
    threading.Timer(0.2, send, (connection, queue, "pair")).start()
    connection.drain_events(timeout=600)
    assert (received, len(waits)) == (["pair"], 1)


def test_nothing_comes_in_time(connection: Connection, received: Received) -> None:
    with pytest.raises(TimeoutError):
        connection.drain_events(timeout=0.05)
    assert received == []


def test_only_a_hall_without_a_broker_has_it() -> None:
    assert transport_of("memory://hall/") == "config.hall_broker:Transport"
    assert transport_of("redis://127.0.0.1:6379/") is None
    assert broker_options("memory://hall/", "here", longest_task=900) == {}


def test_a_task_that_is_done_makes_room_for_the_next(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker takes no more than it can do; it hears at once when it can do more."""
    monkeypatch.setattr(hall_broker, "LONGEST", 600)
    queue = Queue(uuid4().hex)
    taken: list[Message] = []
    with Consumer(connection, [queue], callbacks=[lambda _, message: taken.append(message)]) as one:
        one.qos(prefetch_count=1)
        for body in ("first", "second"):
            send(connection, queue, body)
        connection.drain_events(timeout=5)
        with pytest.raises(TimeoutError):
            connection.drain_events(timeout=0.05)
        threading.Timer(0.2, taken[0].ack).start()
        connection.drain_events(timeout=600)
        taken[1].ack()
    assert [message.payload for message in taken] == ["first", "second"]
