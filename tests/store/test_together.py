"""One act on several streams: all of it is recorded in one transaction, or nothing."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from uuid import uuid4

import pytest
from django.db import connections

from events import appending, store
from events.messages import Answer, Envelope, Outcome
from events.store import Locked
from tests.builders import envelope, noted

from .log import Log


def second(log: Log) -> Log:
    """Another stream in the same database; its name stands before that of the first."""
    other = Log(f"a-{log.stream}", log.using, log.url)
    other.begin()
    return other


def both(log: Log, other: Log, sent: Envelope | None = None) -> dict[str, Answer]:
    asked = sent or envelope()

    def handler(locked: Mapping[str, Locked]) -> Mapping[str, Outcome]:
        return {name: noted(f"half of {name}")(each) for name, each in locked.items()}

    envelopes = {log.stream: asked, other.stream: asked}
    return store.execute_together(envelopes, handler, using=log.using)


def test_both_streams_hold_their_half_under_one_command(log: Log) -> None:
    log.begin()
    other, sent = second(log), envelope()
    answers = both(log, other, sent)
    for each in (log, other):
        assert each.read()[-1].command_id == str(sent.command_id)
        assert answers[each.stream].seq == each.head().seq == 2


def test_the_same_command_again_gets_the_same_answers(log: Log) -> None:
    log.begin()
    other, sent = second(log), envelope()
    first, again = both(log, other, sent), both(log, other, sent)
    assert {name: answer.seq for name, answer in first.items()} == {
        name: answer.seq for name, answer in again.items()
    }
    assert all(answer.known for answer in again.values())
    assert (log.head().seq, other.head().seq) == (2, 2)


def test_a_stream_that_the_handler_leaves_out_is_left_as_it_is(log: Log) -> None:
    log.begin()
    other = second(log)
    envelopes = dict.fromkeys((log.stream, other.stream), envelope())
    answers = store.execute_together(
        envelopes,
        lambda locked: {log.stream: noted("alone")(locked[log.stream])},
        using=log.using,
    )
    assert list(answers) == [log.stream]
    assert (log.head().seq, other.head().seq) == (2, 1)


def test_what_is_raised_after_one_half_leaves_nothing(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    log.begin()
    other, kept, calls = second(log), appending._keep_answer, list[str]()

    def broken(stream: str, *rest: object) -> Answer:
        calls.append(stream)
        if len(calls) == 2:
            raise RuntimeError("killed")
        return kept(stream, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(appending, "_keep_answer", broken)
    with pytest.raises(RuntimeError, match="killed"):
        both(log, other)
    assert calls == sorted([log.stream, other.stream]), "in the order of their names"
    assert (log.head().seq, other.head().seq) == (1, 1)


def test_a_stream_that_does_not_exist_is_no_half(log: Log) -> None:
    log.begin()
    nowhere = Log(f"z-{uuid4().hex[:8]}", log.using, log.url)
    with pytest.raises(store.StreamNotFound):
        both(log, nowhere)
    assert log.head().seq == 1


def test_acts_in_both_directions_never_wait_for_each_other(log: Log) -> None:
    log.begin()
    other, done = second(log), list[str]()

    def many(one: Log, two: Log) -> None:
        try:
            for _ in range(10):
                both(one, two)
            done.append(one.stream)
        finally:
            connections.close_all()

    pairs = ((log, other), (other, log))
    threads = [threading.Thread(target=many, args=pair) for pair in pairs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(done) == sorted([log.stream, other.stream])
    assert (log.head().seq, other.head().seq) == (21, 21)
