"""Appending: what a command leaves in the log, and what it does not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from functools import partial
from uuid import uuid4

import msgspec
import pytest
from django.db import connections, transaction

from events import codec, doorbell, store
from events.doorbell.announcements import Note, Ring
from events.messages import Envelope, Head, NewEvent, NotRecordable, Outcome
from events.store import Locked
from tests.builders import Noted, envelope, noted

from .log import Log, at_once


def test_seqs_begin_at_one_and_have_no_gaps(log: Log) -> None:
    log.begin("a", "b")
    log.note("c")
    log.note("d", "e")
    assert [event.seq for event in log.read()] == [1, 2, 3, 4, 5]
    assert [codec.decode(event).text for event in log.read()] == ["a", "b", "c", "d", "e"]
    assert log.read(after=1, upto=3) == log.read()[1:3]


def test_the_answer_says_what_was_appended(log: Log) -> None:
    log.begin()
    answer = log.note("a", "b")
    assert (answer.first_seq, answer.last_seq, answer.seq, answer.known) == (2, 3, 3, False)
    assert answer.answer == {"noted": 2}
    assert list(answer.events) == log.read(after=1)
    assert log.head() == Head(3, log.read()[-1].hash)


def test_an_event_keeps_its_envelope(log: Log) -> None:
    claimed = datetime(2026, 7, 5, 11, 30, tzinfo=timezone(timedelta(hours=2)))
    sent = envelope(device="tablet 3", reason="lamp fell", occurred_at=claimed, causation="x")
    log.execute(noted("ž½"), sent, create=True)
    (event,) = log.read()
    assert (event.actor, event.role, event.device) == ("user:1", "chief", "tablet 3")
    assert (event.reason, event.causation) == ("lamp fell", "x")
    assert event.command_id == str(sent.command_id)
    assert event.occurred_at == "2026-07-05T09:30:00.000000Z"
    assert abs(event.recorded - datetime.now(UTC)) < timedelta(minutes=1)
    assert event.body == '{"subject":"hall","text":"ž½","type":"Noted"}'


def test_a_command_without_events_keeps_its_answer(log: Log) -> None:
    log.begin()
    sent = envelope()
    first = log.execute(lambda locked: Outcome((), {"refused": True}), sent)
    assert (first.first_seq, first.last_seq, first.seq) == (None, None, 1)
    log.note("later")
    again = log.execute(noted("never"), sent)
    assert again == msgspec.structs.replace(first, known=True)


def test_an_answer_that_need_not_be_kept_leaves_nothing_and_is_decided_anew(log: Log) -> None:
    log.begin()
    sent = envelope()
    passing = log.execute(lambda locked: Outcome((), {"refused": True}, kept=False), sent)
    assert (passing.answer, passing.seq, passing.known) == ({"refused": True}, 1, False)
    again = log.execute(noted("now"), sent)
    assert (again.known, again.first_seq) == (False, 2)


def test_the_answer_of_a_command_that_became_events_is_always_kept(log: Log) -> None:
    log.begin()
    with pytest.raises(ValueError, match="always kept"):
        log.execute(lambda locked: Outcome(noted("a")(locked).events, {}, kept=False), envelope())
    assert log.head().seq == 1


def test_a_known_command_gets_the_old_answer_and_no_handler_runs(log: Log) -> None:
    sent = envelope(digest="d1")
    first = log.execute(noted("a"), sent, create=True)
    log.note("b")

    def must_not_run(locked: Locked) -> Outcome:
        raise AssertionError("called for a known command")

    again = log.execute(must_not_run, sent)
    assert again.known
    assert (again.answer, again.first_seq, again.last_seq, again.seq) == (
        first.answer,
        first.first_seq,
        first.last_seq,
        first.seq,
    )
    assert log.execute(must_not_run, sent, create=True).known
    assert log.head().seq == 2


def test_a_command_sent_eight_times_at_once_is_recorded_once(log: Log) -> None:
    log.begin()
    sent = envelope()
    answers = at_once(8, lambda _: log.execute(noted("once"), sent))
    assert sorted(answer.known for answer in answers) == [False] + [True] * 7  # type: ignore[attr-defined]
    assert log.head().seq == 2


def test_a_command_id_with_another_command_is_refused(log: Log) -> None:
    log.begin()
    command_id = uuid4()
    log.execute(noted("a"), envelope(command_id, digest="one"))
    with pytest.raises(store.CommandReused, match=str(command_id)):
        log.execute(noted("b"), envelope(command_id, digest="another"))
    assert log.head().seq == 2


def test_command_ids_of_two_streams_have_nothing_to_do_with_each_other(log: Log) -> None:
    sent = envelope()
    other = Log(log.stream + "-b", log.using, log.url)
    log.execute(noted("a"), sent, create=True)
    assert not other.execute(noted("a"), sent, create=True).known


def test_a_stream_that_exists_is_not_created_again(log: Log) -> None:
    log.begin()
    with pytest.raises(store.StreamExists, match=log.stream):
        log.begin()


def test_eight_who_create_one_stream_have_one_winner(log: Log) -> None:
    results = at_once(8, lambda _: log.begin())
    assert sum(isinstance(result, store.StreamExists) for result in results) == 7
    assert log.head().seq == 1


def test_a_stream_that_does_not_exist_cannot_be_written_or_asked(log: Log) -> None:
    with pytest.raises(store.StreamNotFound, match=log.stream):
        log.note("a")
    with pytest.raises(store.StreamNotFound, match=log.stream):
        log.head()
    assert log.read() == []
    assert log.stream not in store.streams(using=log.using)


def test_a_refused_creation_leaves_the_name_free(log: Log) -> None:
    log.execute(lambda locked: Outcome((), {"refused": True}), create=True)
    assert log.stream not in store.streams(using=log.using)
    with pytest.raises(store.StreamNotFound):
        log.note("a")
    assert log.begin().seq == 1
    assert log.stream in store.streams(using=log.using)


def test_a_handler_that_fails_leaves_nothing(log: Log) -> None:
    log.begin()
    sent = envelope()

    def fail(locked: Locked) -> Outcome:
        with connections[log.using].cursor() as cursor:
            cursor.execute("INSERT INTO django_session VALUES (%s, 'x', %s)", _session(log))
        raise RuntimeError("half way")

    with pytest.raises(RuntimeError, match="half way"):
        log.execute(fail, sent)
    assert log.head().seq == 1
    assert not _session_stands(log)
    assert not log.execute(noted("a"), sent).known


def test_what_a_handler_writes_itself_is_committed_with_the_events(log: Log) -> None:
    def write_too(locked: Locked) -> Outcome:
        with connections[log.using].cursor() as cursor:
            cursor.execute("INSERT INTO django_session VALUES (%s, 'x', %s)", _session(log))
        return noted("a")(locked)

    log.execute(write_too, create=True)
    assert _session_stands(log)


def test_a_handler_that_fails_lets_the_next_writer_in(log: Log) -> None:
    log.begin()

    def fail(locked: Locked) -> Outcome:
        raise RuntimeError

    results = at_once(4, lambda index: log.note("x") if index else log.execute(fail))
    assert sum(isinstance(result, RuntimeError) for result in results) == 1
    assert log.head().seq == 4


def test_the_second_of_two_events_that_cannot_be_kept_takes_the_first_with_it(log: Log) -> None:
    log.begin()
    bad = NewEvent(type="Noted", version=1, body=b'{"text":1.5}')
    with pytest.raises(NotRecordable, match=r"body\.text is a fraction"):
        log.execute(lambda locked: Outcome([codec.new_event(Noted("good")), bad]))
    assert log.head().seq == 1


def test_only_the_newest_version_of_a_registered_type_is_written(log: Log) -> None:
    log.begin()
    for type_, version in (("Noted", 2), ("NeverHeardOf", 1)):
        event = NewEvent(type=type_, version=version, body=b"{}")
        with pytest.raises(codec.UnknownType, match=type_):
            log.execute(partial(_append, event))


@pytest.mark.parametrize("scope", ["", "two words", "tab\there", "nul\0"])
def test_a_scope_is_one_word(log: Log, scope: str) -> None:
    log.begin()
    event = codec.new_event(Noted("a"), scopes=(scope,))
    with pytest.raises(NotRecordable):
        log.execute(lambda locked: Outcome([event]))


@pytest.mark.parametrize("text", ["nul\0", "half \ud800"])
@pytest.mark.parametrize("field", ["actor", "role", "device", "reason", "causation", "digest"])
def test_a_text_that_a_database_would_change_is_refused(field: str, text: str) -> None:
    with pytest.raises(NotRecordable, match=field):
        msgspec.structs.replace(envelope(), **{field: text})


@pytest.mark.parametrize(
    "moment",
    [datetime(2026, 7, 5), datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=14)))],  # noqa: DTZ001
)
def test_a_time_that_has_no_utc_is_refused(moment: datetime) -> None:
    with pytest.raises(NotRecordable):
        Envelope(command_id=uuid4(), actor="a", role="r", occurred_at=moment)


@pytest.mark.parametrize("stream", ["", "x" * 201, "nul\0"])
def test_a_stream_has_a_decent_id(log: Log, stream: str) -> None:
    with pytest.raises(NotRecordable):
        store.execute(stream, envelope(), noted("a"), create=True, using=log.using)


def test_inside_another_transaction_the_store_refuses_to_write(log: Log) -> None:
    log.begin()
    with transaction.atomic(using=log.using), pytest.raises(store.NestedWrite):
        log.note("a")
    assert log.head().seq == 1


def test_a_handler_cannot_run_another_command(log: Log) -> None:
    log.begin()

    def nest(locked: Locked) -> Outcome:
        log.note("inner")
        return Outcome()

    with pytest.raises(store.NestedWrite):
        log.execute(nest)


def test_what_hangs_on_the_commit_may_write_itself(log: Log) -> None:
    log.begin()

    def handler(locked: Locked) -> Outcome:
        transaction.on_commit(lambda: log.note("afterwards"), using=log.using)
        return noted("first")(locked)

    log.execute(handler)
    assert [codec.decode(event).text for event in log.read(after=1)] == ["first", "afterwards"]


def test_the_doorbell_rings_after_the_commit_and_only_for_events(log: Log) -> None:
    heard: list[tuple[Ring | Note, int]] = []
    unsubscribe = doorbell.subscribe(lambda message: heard.append((message, log.head().seq)))
    try:
        sent = envelope()
        log.execute(noted("a"), sent, create=True)
        log.execute(noted("a"), sent)
        log.execute(lambda locked: Outcome())
        log.note("b", "c")
    finally:
        unsubscribe()
    assert heard == [(Ring(log.stream, 1), 1), (Ring(log.stream, 3), 3)]


def test_a_deaf_listener_does_not_disturb_the_writer(
    log: Log, caplog: pytest.LogCaptureFixture
) -> None:
    def deaf(message: Ring | Note) -> None:
        raise RuntimeError("deaf")

    unsubscribe = doorbell.subscribe(deaf)
    try:
        assert log.begin().seq == 1
    finally:
        unsubscribe()
    assert "doorbell" in caplog.text


def test_a_handler_reads_the_stream_as_it_stands_under_the_lock(log: Log) -> None:
    log.begin("a")
    log.note("b", subject="47")
    seen: list[object] = []

    def look(locked: Locked) -> Outcome:
        seen.extend([locked.head, locked.head_hash, locked.read(after=1)])
        seen.append(locked.moved(["subject:47"], 0))
        return Outcome()

    log.execute(look)
    events = log.read()
    assert seen == [2, events[1].hash, [events[1]], [events[1]]]


def test_eight_threads_lose_nothing(log: Log) -> None:
    log.begin()
    at_once(8, lambda index: [log.note(f"{index} {turn}") for turn in range(10)])
    texts = [codec.decode(event).text for event in log.read(after=1)]
    assert sorted(texts) == sorted(f"{i} {turn}" for i in range(8) for turn in range(10))
    for index in range(8):
        own = [text for text in texts if text.startswith(f"{index} ")]
        assert own == [f"{index} {turn}" for turn in range(10)]
    assert log.verify() == []


def _append(event: NewEvent, _: Locked) -> Outcome:
    return Outcome([event])


def _session(log: Log) -> list[str | datetime]:
    return [log.stream[:40], datetime(2030, 1, 1, tzinfo=UTC)]


def _session_stands(log: Log) -> bool:
    with connections[log.using].cursor() as cursor:
        cursor.execute("SELECT 1 FROM django_session WHERE session_key = %s", [log.stream[:40]])
        return cursor.fetchone() is not None
