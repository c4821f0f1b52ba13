"""Verify finds whatever was done to the log behind the guards, and names it."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from events import chain, damage, guards, store, verification
from events.messages import Fault, Outcome, Recorded
from tests.builders import envelope, noted
from tests.guards import guards_lifted

from .log import Log


@pytest.fixture
def written(log: Log) -> Log:
    log.begin("a", "b")
    log.note("c", "d", subject="47")
    log.note("e")
    return log


def kinds(faults: list[Fault]) -> list[tuple[str, int | None]]:
    return [(fault.kind, fault.seq) for fault in faults]


def test_a_log_that_nobody_touched_has_no_fault(written: Log) -> None:
    assert written.verify() == []


def test_a_long_log_is_walked_in_batches(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verification, "BATCH", 3)
    log.begin(*"abcdefg")
    assert log.verify() == []
    assert len(list(verification._events(log.stream, 7, log.using))) == 7


@pytest.mark.parametrize(
    "column", [name for name in chain.HASHED if name not in ("stream", "seq", "version")]
)
def test_an_altered_column_is_found(written: Log, column: str) -> None:
    with written.tampering():
        written.sql(
            f"UPDATE events_event SET {column} = {column} || ' ' WHERE stream = %s AND seq = 3"
        )
    assert ("hash", 3) in kinds(written.verify())


def test_an_altered_version_is_found(written: Log) -> None:
    with written.tampering():
        written.sql("UPDATE events_event SET version = 7 WHERE stream = %s AND seq = 3")
    assert kinds(written.verify()) == [("hash", 3), ("body", 3)]


def test_an_event_that_was_altered_and_hashed_again_breaks_the_chain_after_it(written: Log) -> None:
    with written.tampering():
        rewrite(written, seq=3, body='{"subject":"47","text":"x","type":"Noted"}')
    assert kinds(written.verify()) == [("chain", 4)]


def test_a_last_event_that_was_altered_and_hashed_again_disagrees_with_the_head(
    written: Log,
) -> None:
    with written.tampering():
        rewrite(written, seq=5, body='{"subject":"hall","text":"x","type":"Noted"}')
    assert kinds(written.verify()) == [("head", None)]


def test_an_event_that_is_missing_is_found(written: Log) -> None:
    with written.tampering():
        written.sql("DELETE FROM events_event WHERE stream = %s AND seq = 3")
    found = kinds(written.verify())
    assert found[:2] == [("gap", 4), ("chain", 4)]


def test_a_tail_that_was_cut_off_is_found(written: Log) -> None:
    with written.tampering():
        written.sql("DELETE FROM events_event WHERE stream = %s AND seq = 5")
    assert ("head", None) in kinds(written.verify())


def test_a_head_that_was_put_back_is_found(written: Log) -> None:
    fourth = written.read()[3]
    with written.tampering():
        written.sql_head(4, fourth.hash)
    head, *cut = written.verify()
    assert (head.kind, head.text) == ("head", "there are events up to seq 5, the head is 4")
    assert {fault.kind for fault in cut} == {"cut"}


def cut_after(log: Log, seq: int, *, left: str = "") -> None:
    """Events after `seq` go and the head is put back; of what they left elsewhere stays `left`."""
    last = log.read()[seq - 1]
    with log.tampering():
        log.sql(f"DELETE FROM events_event WHERE stream = %s AND seq > {seq}")
        if "scopes" not in left:
            log.sql(f"DELETE FROM events_scopemove WHERE stream = %s AND seq > {seq}")
        if "commands" not in left:
            log.sql(f"DELETE FROM events_command WHERE stream = %s AND head > {seq}")
        log.sql_head(seq, last.hash)


LEFT = pytest.mark.parametrize("left", ["commands", "scopes", "commands and scopes"])


@LEFT
def test_a_cut_that_put_the_head_back_is_named_by_what_it_left(written: Log, left: str) -> None:
    cut_after(written, 4, left=left)
    last = written.verify()
    assert {fault.kind for fault in last} == {"cut"}
    said = " ".join(map(str, last))
    assert ("which became event 5, was answered, but the log ends at 4" in said) is (
        "commands" in left
    )
    assert ("seq 5: cut: an event moved 1 scope, but the log ends at 4" in said) is (
        "scopes" in left
    )


def test_a_cut_is_named_by_an_answer_that_became_no_event(written: Log) -> None:
    written.execute(lambda _: Outcome(answer={"nothing": 1}))
    cut_after(written, 4, left="commands")
    with written.tampering():
        written.sql("DELETE FROM events_command WHERE stream = %s AND first_seq = 5")
    (fault,) = written.verify()
    assert "after event 5 was answered, but the log ends at 4" in fault.text


@LEFT
def test_nothing_is_written_on_after_a_cut(written: Log, left: str) -> None:
    cut_after(written, 4, left=left)
    with pytest.raises(damage.LogDamaged, match="the log ends") as caught:
        written.note("f")
    assert str(caught.value).startswith(f"The log of {written.stream} is damaged: ")
    assert "Nothing is recorded until that is mended; `manage.py verify` says more." in str(
        caught.value
    )
    assert damage.of_stream(written.stream, using=written.using)
    assert written.head().seq == len(written.read()) == 4


def test_nothing_is_written_on_a_head_whose_events_are_gone(written: Log) -> None:
    with written.tampering():
        written.sql("DELETE FROM events_event WHERE stream = %s AND seq > 3")
    with pytest.raises(damage.LogDamaged, match="the head is event 5, but the events end at 3"):
        written.note("f")


def test_nothing_is_written_under_a_head_that_was_put_back(written: Log) -> None:
    with written.tampering():
        written.sql_head(3, written.read()[2].hash)
    with pytest.raises(damage.LogDamaged, match="there are events up to 5, but the head is 3"):
        written.note("f")


def test_nothing_is_written_where_the_head_names_another_event(written: Log) -> None:
    with written.tampering():
        written.sql_head(5, "1" * 64)
    with pytest.raises(damage.LogDamaged, match="event 5 is not the one that the head names"):
        written.note("f")


def test_a_command_of_the_lost_events_is_not_said_to_be_recorded(written: Log) -> None:
    sent = envelope()
    written.execute(noted("f"), sent)
    cut_after(written, 5, left="commands")
    with pytest.raises(damage.LogDamaged):
        written.execute(noted("f"), sent)


def test_a_stream_whose_row_is_gone_is_not_begun_anew_over_its_events(written: Log) -> None:
    with written.tampering():
        written.sql_head(0, chain.GENESIS)
    with pytest.raises(damage.LogDamaged, match="there are events up to 5, but the head is 0"):
        written.begin("again")


def test_a_sound_log_has_no_damage(written: Log) -> None:
    assert damage.of_stream(written.stream, using=written.using) is None
    assert damage.of_stream("nobody", using=written.using) is None


def test_a_clean_cut_leaves_nothing_that_contradicts_it(written: Log) -> None:
    """Only somebody who knows a later head can say so: see `test_head_check.py`."""
    cut_after(written, 4)
    assert written.verify() == []


@pytest.mark.parametrize("column", ["answer", "digest"])
@pytest.mark.parametrize("first", [1, 3, 5])
def test_an_altered_answer_or_digest_is_found(written: Log, column: str, first: int) -> None:
    value = '{"noted":7}' if column == "answer" else "another"
    with written.tampering():
        written.sql(
            f"UPDATE events_command SET {column} = '{value}'"
            f" WHERE stream = %s AND first_seq = {first}"
        )
    (fault,) = written.verify()
    assert (fault.kind, fault.seq) == ("answers", first)
    assert "the answer to this command or its digest was altered" in fault.text


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE events_command SET answer = '{}' WHERE stream = %s AND digest = 'silent'",
        "UPDATE events_command SET digest = 'x' WHERE stream = %s AND digest = 'silent'",
        "UPDATE events_command SET head = 4 WHERE stream = %s AND digest = 'silent'",
        "DELETE FROM events_command WHERE stream = %s AND digest = 'silent'",
        "INSERT INTO events_command (stream, command_id, digest, answer, head)"
        " SELECT stream, 'invented', digest, answer, head FROM events_command"
        " WHERE stream = %s AND digest = 'silent'",
    ],
)
def test_an_altered_lost_or_invented_answer_that_became_no_event_is_found(
    written: Log, harm: str
) -> None:
    written.execute(lambda _: Outcome(answer={"nothing": 1}), envelope(digest="silent"))
    written.note("f")
    assert written.verify() == []
    with written.tampering():
        written.sql(harm)
    assert ("answers", 6) in kinds(written.verify())


def test_an_answer_that_no_reader_understands_is_found(written: Log) -> None:
    written.execute(lambda _: Outcome(answer={"nothing": 1}), envelope(digest="silent"))
    with written.tampering():
        written.sql(
            "UPDATE events_command SET answer = 'x' WHERE stream = %s AND first_seq IS NULL"
        )
    (fault,) = written.verify()
    assert (fault.kind, fault.text.endswith("is not readable")) == ("answers", True)


def test_events_of_before_answers_were_hashed_are_sound_and_go_on(log: Log) -> None:
    """Control of what is upgraded: the log of an older program, written on by this one."""
    log.begin("a", "b")
    with log.tampering():
        older = chain.GENESIS
        for event in log.read():
            columns = [getattr(event, name) for name in chain.HASHED[:-1]]
            hashed = chain.event_hash(older, (*columns, ""))
            log.sql(
                f"UPDATE events_event SET answers = '', prev_hash = '{older}', hash = '{hashed}'"
                f" WHERE stream = %s AND seq = {event.seq}"
            )
            older = hashed
        log.sql_head(2, older)
    log.note("c")
    assert [bool(event.answers) for event in log.read()] == [False, False, True]
    assert log.verify() == []


def test_a_head_with_another_hash_is_found(written: Log) -> None:
    with written.tampering():
        written.sql_head(5, "0" * 64)
    assert kinds(written.verify()) == [("head", None)]


def test_a_body_that_is_not_canonical_is_found(written: Log) -> None:
    with written.tampering():
        rewrite(written, seq=5, body='{"text": "e","subject":"hall","type":"Noted"}')
    assert ("body", 5) in kinds(written.verify())


def test_a_body_that_is_not_of_its_type_is_found(written: Log) -> None:
    with written.tampering():
        rewrite(written, seq=5, body='{"type":"Noted"}')
    assert ("body", 5) in kinds(written.verify())


def test_a_scope_that_was_lost_or_invented_is_found(written: Log) -> None:
    written.sql("UPDATE events_scopemove SET scope = 'x' WHERE stream = %s AND seq = 3")
    faults = written.verify()
    assert kinds(faults) == [("scopes", 3), ("scopes", 3)]
    assert "lacks subject:47" in faults[0].text
    assert "invents x" in faults[1].text


def test_an_answer_that_was_lost_is_found(written: Log) -> None:
    with written.tampering():
        written.sql("DELETE FROM events_command WHERE stream = %s AND first_seq = 3")
    assert kinds(written.verify()) == [("commands", 3)]


def test_an_answer_that_names_other_events_is_found(written: Log) -> None:
    with written.tampering():
        written.sql("UPDATE events_command SET last_seq = 3 WHERE stream = %s AND first_seq = 3")
    assert kinds(written.verify()) == [("commands", 3)]


def test_a_stream_that_is_not_there_is_a_fault(log: Log) -> None:
    assert kinds(log.verify()) == [("head", None)]


def test_a_log_may_grow_while_it_is_verified(written: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    events = verification._events

    def grow_meanwhile(stream: str, head: int, using: str) -> Iterator[Recorded]:
        yield from events(stream, head, using)
        written.note("meanwhile")

    monkeypatch.setattr(verification, "_events", grow_meanwhile)
    assert written.verify() == []


@pytest.fixture
def proof(monkeypatch: pytest.MonkeyPatch) -> list[Fault]:
    """A proof that finds what the test puts into this list, and no others."""
    found: list[Fault] = []
    monkeypatch.setattr(verification, "_proofs", {})
    monkeypatch.setattr(verification, "_notes", [])
    verification.register("fold", lambda stream: found)
    return found


@pytest.mark.django_db
def test_the_command_prints_counts_and_heads_when_all_is_well(proof: list[Fault]) -> None:
    store.execute("hall", envelope(), noted("a", "b"), create=True)
    said = StringIO()
    call_command("verify", stdout=said)
    assert f"hall: 2 events, head {store.head('hall').hash}" in said.getvalue()
    assert "1 stream, no fault (chain, fold)" in said.getvalue()


@pytest.mark.django_db(transaction=True)
def test_the_command_names_each_fault_and_fails(proof: list[Fault]) -> None:
    store.execute("hall", envelope(), noted("a", "b"), create=True)
    proof.append(Fault("hall", "fold", "the state is odd", 2))
    with guards_lifted(), connection.cursor() as cursor:
        cursor.execute("UPDATE events_event SET reason = 'x' WHERE seq = 2")
    said = StringIO()
    with pytest.raises(CommandError, match="2 faults") as caught:
        call_command("verify", "hall", stdout=said)
    assert caught.value.returncode == 1
    assert "FAULT hall seq 2: hash: a column of this Noted was altered" in said.getvalue()
    assert "FAULT hall seq 2: fold: the state is odd" in said.getvalue()


@pytest.mark.django_db
def test_a_proof_that_breaks_is_a_fault_of_its_own(proof: list[Fault]) -> None:
    def broken(stream: str) -> list[Fault]:
        raise ZeroDivisionError

    verification.register("pairings", broken)
    store.execute("hall", envelope(), noted("a"), create=True)
    (fault,) = verification.check("hall")
    assert (fault.kind, "ZeroDivisionError" in fault.text) == ("pairings", True)


@pytest.mark.django_db(transaction=True)
def test_the_command_names_guards_that_are_missing() -> None:
    said = StringIO()
    guards.remove()
    try:
        with pytest.raises(CommandError):
            call_command("verify", stdout=said)
    finally:
        guards.install()
    assert "the guard events_event_follows is missing" in said.getvalue()


def rewrite(log: Log, seq: int, body: str) -> None:
    """Alter a body as a forger would, who knows how the hash is made."""
    event = log.read(after=seq - 1, upto=seq)[0]
    columns = [getattr(event, name) for name in chain.HASHED]
    columns[chain.HASHED.index("body")] = body
    forged = chain.event_hash(event.prev_hash, tuple(columns))
    log.sql(
        f"UPDATE events_event SET body = '{body}', hash = '{forged}'"
        f" WHERE stream = %s AND seq = {seq}"
    )
