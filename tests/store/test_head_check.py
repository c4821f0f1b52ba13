"""A head that somebody knows shows what the log cannot show of itself."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from events import chain, head_check, store
from events.head_check import Known
from events.messages import Recorded
from tests.builders import envelope, noted
from tests.guards import guards_lifted

from .log import Log
from .test_verify import cut_after, rewrite

HASH = "3f9c20d1ab47" + "0" * 52


@pytest.fixture
def written(log: Log) -> Log:
    log.begin("a", "b")
    log.note("c", "d", subject="47")
    log.note("e")
    return log


def asked(log: Log, known: Known) -> head_check.Comparison:
    return head_check.compare(log.stream, known, using=log.using)


def event(log: Log, seq: int) -> Recorded:
    return log.read()[seq - 1]


def test_a_head_of_this_log_is_found_by_hash_and_number(written: Log) -> None:
    fourth = event(written, 4)
    for digits in (64, 20, 12):
        for seq in (4, None):
            compared = asked(written, Known(fourth.hash[:digits], seq))
            assert (compared.verdict, compared.event, compared.ends) == ("in-log", fourth, 5)
    assert head_check.sentence(compared, "14:02") == (
        "Yes: it is event 4 of this log (14:02); 1 event came after it."
    )


def test_a_clean_cut_is_shown_by_the_head_that_is_known(written: Log) -> None:
    last = written.head()
    cut_after(written, 2)
    assert written.verify() == []
    compared = asked(written, Known(last.hash[:12], last.seq))
    assert compared.verdict == "log-ends-before"
    assert head_check.sentence(compared, "14:02") == (
        "No: this log ends at event 2 (14:02), before event 5: the last 3 are missing."
        " Its end was cut, or an older back-up was put back."
    )
    compared = asked(written, Known(last.hash[:12]))
    assert compared.verdict == "not-in-log"
    assert head_check.sentence(compared).startswith(
        "No: no event of this log has this hash; it ends at"
    )


def test_a_chain_that_was_computed_anew_is_shown_by_the_head_that_is_known(written: Log) -> None:
    known = Known(written.head().hash[:12], 5)
    with written.tampering():
        rewrite(written, seq=2, body='{"subject":"hall","text":"x","type":"Noted"}')
        hashed_again(written, 3)
    assert written.verify() == []
    compared = asked(written, known)
    assert compared.verdict == "other-event"
    assert head_check.sentence(compared, "14:02") == (
        "No: this log has another event 5 (14:02). The log was computed anew, or another back-up"
        " was put back."
    )


def test_a_back_up_that_went_on_differently_is_shown(written: Log) -> None:
    known = Known(written.head().hash, 5)
    cut_after(written, 4)
    written.note("another e", "f")
    assert written.verify() == []
    assert asked(written, known).verdict == "other-event"


def test_an_event_that_was_altered_before_the_head_is_no_yes(written: Log) -> None:
    known = Known(written.head().hash, 5)
    with written.tampering():
        written.sql("UPDATE events_event SET reason = 'x' WHERE stream = %s AND seq = 2")
    compared = asked(written, known)
    assert (compared.verdict, compared.broken) == ("damaged", 2)
    assert "event 2 was altered" in head_check.sentence(compared, "14:02")
    assert asked(written, Known(event(written, 1).hash, 1)).verdict == "in-log"


def test_a_gap_before_the_head_is_no_yes(written: Log) -> None:
    known = Known(written.head().hash, 5)
    with written.tampering():
        written.sql("DELETE FROM events_event WHERE stream = %s AND seq = 2")
    assert (asked(written, known).verdict, asked(written, known).broken) == ("damaged", 3)


def test_a_number_that_was_misread_is_named(written: Log) -> None:
    compared = asked(written, Known(event(written, 3).hash[:12], 4))
    assert compared.verdict == "other-number"
    assert head_check.sentence(compared, "14:02") == (
        "The hash is in this log, but it is that of event 3 (14:02), not of 4: read the number"
        " again."
    )


def test_events_that_a_head_row_still_claims_are_missing_all_the_same(written: Log) -> None:
    known = Known(written.head().hash, 5)
    with written.tampering():
        written.sql("DELETE FROM events_event WHERE stream = %s AND seq > 3")
    assert (asked(written, known).verdict, asked(written, known).ends) == ("log-ends-before", 3)


def test_a_log_that_is_not_there_is_not_found(log: Log) -> None:
    with pytest.raises(store.StreamNotFound):
        asked(log, Known(HASH))


@pytest.mark.parametrize(
    ("text", "known"),
    [
        (HASH, Known(HASH)),
        (f" {HASH.upper()}@311\n", Known(HASH, 311)),
        ("3f9c20d1ab47", Known("3f9c20d1ab47")),
        ("3f9c 20d1 ab47 @ 311", Known("3f9c20d1ab47", 311)),
        ("3f9c20d1ab47…@#311", Known("3f9c20d1ab47", 311)),
        ("Version 12 · 4 Jul 2026, 14:02 · log 3f9c20d1ab47@311", Known("3f9c20d1ab47", 311)),
        ("http://hall:8000/t/open/known/?head=3f9c20d1ab47@311", Known("3f9c20d1ab47", 311)),
        (f"open-a: 311 events, head {HASH} (0.42 s)", Known(HASH, 311)),
        (
            '{"form":"openhall-event-2","stream":"open-a","seq":311,"hash":"' + HASH + '"}\n',
            Known(HASH, 311),
        ),
        (
            f"Last event (head of the log): 311\nHash of that event:           {HASH}\n",
            Known(HASH, 311),
        ),
        (f"Last event #311, 4 Jul 2026, 14:02:10 CEST\nIts hash {HASH}", Known(HASH, 311)),
        (f"{HASH} event 311 or event 312", Known(HASH)),
    ],
)
def test_a_head_is_read_as_it_is_written_anywhere(text: str, known: Known) -> None:
    assert head_check.read(text) == known


@pytest.mark.parametrize(
    "text",
    ["", "3f9c20d1ab4", "311", f"{HASH}0", f"{HASH} {HASH[::-1]}", "not a hash", f"{HASH}@0"],
)
def test_what_is_no_head_is_said_to_be_none(text: str) -> None:
    with pytest.raises(head_check.Unreadable):
        head_check.read(text)


@pytest.mark.django_db(transaction=True)
def test_who_asks_often_is_answered_from_a_chain_of_a_minute_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store.execute("hall", envelope(), noted("a", "b"), create=True)
    walks: list[str] = []
    walked = head_check._walked

    def counted(stream: str, using: str) -> head_check._Chain:
        walks.append(stream)
        return walked(stream, using)

    monkeypatch.setattr(head_check, "_walked", counted)
    known = Known(store.head("hall").hash, 2)
    assert head_check.compare_often("hall", known).holds
    assert head_check.compare_often("hall", Known(HASH, 2)).verdict == "other-event"
    assert len(walks) == 1
    store.execute("hall", envelope(), noted("c"))
    assert head_check.compare_often("hall", known).ends == 3
    assert len(walks) == 2
    monkeypatch.setattr(head_check, "_kept", {"hall": head_check._Chain(["x"] * 3, 0, until=0.0)})
    assert head_check.compare_often("hall", known).holds
    assert len(walks) == 3


# --- the command --------------------------------------------------------------------------------


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("events.verification._proofs", {})
    monkeypatch.setattr("events.verification._notes", [])
    store.execute("hall", envelope(), noted("a", "b", "c"), create=True)
    return store.head("hall").hash


@pytest.mark.django_db
def test_verify_says_that_the_expected_head_is_in_the_log(hall: str) -> None:
    store.execute("hall", envelope(), noted("d"))
    said = StringIO()
    call_command("verify", "--expect", f"{hall[:12]}@3", stdout=said)
    assert f"hall: {hall[:12]}@3: Yes: it is event 3 of this log (20" in said.getvalue()
    assert "1 event came after it." in said.getvalue()


@pytest.mark.django_db(transaction=True)
def test_verify_fails_where_the_expected_head_was_cut_off(hall: str) -> None:
    with guards_lifted(), connection.cursor() as cursor:
        second = store.read("hall", 1, 2)[0]
        cursor.execute("DELETE FROM events_event WHERE seq > 2")
        cursor.execute("DELETE FROM events_scopemove WHERE seq > 2")
        cursor.execute("DELETE FROM events_command")
        cursor.execute("UPDATE events_stream SET head = 2, head_hash = %s", [second.hash])
    said = StringIO()
    with pytest.raises(CommandError) as caught:
        call_command("verify", "hall", "--expect", f"{hall}@3", stdout=said)
    assert caught.value.returncode == 1
    assert "No: this log ends at event 2" in said.getvalue()


@pytest.mark.django_db
def test_verify_finds_the_expected_head_in_one_of_several_logs(hall: str) -> None:
    store.execute("other", envelope(), noted("a"), create=True)
    said = StringIO()
    call_command("verify", "--expect", hall, stdout=said)
    assert f"hall: {hall}: Yes" in said.getvalue()
    assert f"\nother: {hall}: No" in said.getvalue()


@pytest.mark.django_db
def test_verify_does_not_take_for_a_head_what_is_none(hall: str) -> None:
    with pytest.raises(CommandError, match="64 of the digits"):
        call_command("verify", "--expect", hall[:11])


def hashed_again(log: Log, first: int) -> None:
    """What a forger does: the chain from `first` on computed anew, the head too."""
    for seq in range(first, len(log.read()) + 1):
        before, own = log.read(after=seq - 2, upto=seq)
        columns = tuple(getattr(own, name) for name in chain.HASHED)
        forged = chain.event_hash(before.hash, columns)
        log.sql(
            f"UPDATE events_event SET prev_hash = '{before.hash}', hash = '{forged}'"
            f" WHERE stream = %s AND seq = {seq}"
        )
    last = log.read()[-1]
    log.sql_head(last.seq, last.hash)
