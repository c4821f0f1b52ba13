"""Scopes: what moved since a console read, and races for one scope."""

from __future__ import annotations

import threading

from events import codec, store
from events.messages import Outcome
from events.store import Handler, Locked
from tests.builders import Noted, noted

from .log import Log, at_once

RACERS = 8


def test_moved_gives_the_events_of_the_scopes_after_a_seq_in_order(log: Log) -> None:
    log.begin()
    for subject in ("1", "2", "1", "3", "2", "1"):
        log.note("x", subject=subject)

    def moved(*subjects: str, since: int) -> list[int]:
        scopes = [f"subject:{subject}" for subject in subjects]
        return [event.seq for event in store.moved(log.stream, scopes, since, using=log.using)]

    assert moved("1", since=0) == [2, 4, 7]
    assert moved("1", since=4) == [7]
    assert moved("1", "2", since=2) == [3, 4, 6, 7]
    assert moved("nobody", since=0) == []
    assert moved(since=0) == []


def test_an_event_that_moves_two_wanted_scopes_comes_once(log: Log) -> None:
    log.begin()
    event = codec.new_event(Noted("both"), scopes=("b", "a", "b"))
    log.execute(lambda locked: Outcome([event]))
    (found,) = store.moved(log.stream, ["a", "b"], 0, using=log.using)
    assert found.scope_names == ("a", "b")


def test_moved_takes_any_number_of_scopes(log: Log) -> None:
    log.begin()
    scopes = tuple(f"game:{index}" for index in range(1200))
    log.execute(lambda locked: Outcome([codec.new_event(Noted("all"), scopes=scopes)]))
    assert len(store.moved(log.stream, scopes, 0, using=log.using)) == 1


def test_a_scope_of_another_stream_does_not_count(log: Log) -> None:
    other = Log(log.stream + "-b", log.using, log.url)
    log.begin()
    other.begin()
    other.note("x", subject="1")
    assert store.moved(log.stream, ["subject:1"], 0, using=log.using) == []


def claim(read_seq: int) -> Handler:
    """Enters a result on board 1 unless somebody has moved it since `read_seq`."""

    def handle(locked: Locked) -> Outcome:
        if locked.moved(["subject:board-1"], read_seq):
            return Outcome((), {"won": False})
        return Outcome(noted("1-0", subject="board-1")(locked).events, {"won": True})

    return handle


def test_eight_racers_on_one_scope_have_exactly_one_winner(log: Log) -> None:
    read_seq = log.begin().seq
    answers = at_once(RACERS, lambda _: log.execute(claim(read_seq)).answer["won"])
    assert (answers.count(True), answers.count(False)) == (1, RACERS - 1)
    assert log.head().seq == read_seq + 1


def test_control_without_the_lock_the_race_has_more_than_one_winner(log: Log) -> None:
    """The same racers, who look before they have the stream to themselves."""
    read_seq = log.begin().seq
    all_have_looked = threading.Barrier(RACERS)

    def race(_: int) -> bool:
        moved = store.moved(log.stream, ["subject:board-1"], read_seq, using=log.using)
        all_have_looked.wait(10)
        if not moved:
            log.note("1-0", subject="board-1")
        return not moved

    assert at_once(RACERS, race).count(True) > 1
    assert log.head().seq > read_seq + 1


def test_two_arbiters_on_two_boards_never_conflict(log: Log) -> None:
    read_seq = log.begin().seq

    def enter(index: int) -> bool:
        def handle(locked: Locked) -> Outcome:
            free = not locked.moved([f"subject:board-{index}"], read_seq)
            return Outcome(noted("1-0", subject=f"board-{index}")(locked).events, {"won": free})

        return bool(log.execute(handle).answer["won"])

    assert at_once(RACERS, enter) == [True] * RACERS
