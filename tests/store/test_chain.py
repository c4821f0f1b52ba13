"""The hash chain, computed again by somebody who has only the description and a SHA-256."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from django.db import connections

from events import chain
from events.messages import Outcome
from tests.builders import envelope, noted

from .log import Log

FIELDS = [
    *("stream", "seq", "type", "version", "body", "scopes", "actor", "role", "device", "reason"),
    *("occurred_at", "recorded_at", "command_id", "causation"),
]
"""What every event has under its hash; since the second form `answers` comes after them."""


def strangers_hash(prev_hash: str, row: dict[str, object]) -> str:
    values = [row[name] for name in FIELDS]
    if row["answers"]:
        return strangers_digest("openhall-event-2", prev_hash, *values, row["answers"])
    return strangers_digest("openhall-event-1", prev_hash, *values)


def strangers_digest(*values: object) -> str:
    digest = sha256()
    for value in values:
        text = str(value).encode("utf-8")
        digest.update(str(len(text)).encode() + b":" + text + b",")
    return digest.hexdigest()


def test_a_stranger_computes_the_same_chain_from_the_table(log: Log) -> None:
    log.begin("Žižka ½–½", "日本")
    log.execute(noted("a,1:b"), envelope(reason="3:x,", device="é"))
    prev_hash = "0" * 64
    with connections[log.using].cursor() as cursor:
        cursor.execute("SELECT * FROM events_event WHERE stream = %s ORDER BY seq", [log.stream])
        names = [column[0] for column in cursor.description]
        rows = [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
    assert len(rows) == 3
    for row in rows:
        assert row["prev_hash"] == prev_hash
        prev_hash = strangers_hash(prev_hash, row)
        assert row["hash"] == prev_hash
    assert log.head().hash == prev_hash


def test_a_stranger_computes_what_was_answered_before_each_event(log: Log) -> None:
    log.begin("a")
    for _ in range(3):
        log.execute(lambda _: Outcome(answer={"nothing": "½"}), envelope(digest="d1"))
    log.execute(noted("b", "c"), envelope(digest="d2"))
    with connections[log.using].cursor() as cursor:
        question = (
            "SELECT command_id, digest, answer, last_seq FROM events_command WHERE stream = %s"
        )
        cursor.execute(question, [log.stream])
        (first,), silent, (last,) = (
            sorted(row[:3] for row in rows)
            for rows in grouped(cursor.fetchall(), lambda row: row[3])
        )
    begun, *noted_ = [event.answers for event in log.read()]
    assert begun == strangers_digest("openhall-answers-1", *first)
    flat = [field for row in silent for field in row]
    assert noted_ == [strangers_digest("openhall-answers-1", *flat, *last)] * 2


def grouped(
    rows: list[tuple[Any, ...]], key: Callable[[tuple[Any, ...]], int | None]
) -> list[list[tuple[Any, ...]]]:
    """The rows that became event 1, none, and the others."""
    return [[row for row in rows if key(row) == wanted] for wanted in (1, None, 3)]


def test_the_hash_of_a_known_event_never_changes() -> None:
    row = {
        "stream": "hall",
        "seq": 1,
        "type": "Noted",
        "version": 1,
        "body": '{"text":"ž"}',
        "scopes": "subject:hall",
        "actor": "user:1",
        "role": "chief",
        "device": "",
        "reason": "",
        "occurred_at": "",
        "recorded_at": "2026-07-05T09:30:00.000000Z",
        "command_id": "00000000-0000-0000-0000-000000000001",
        "causation": "",
        "answers": "",
    }
    assert (*FIELDS, "answers") == chain.HASHED
    known = chain.event_hash(chain.GENESIS, tuple(row.values()))  # type: ignore[arg-type]
    assert known == "0eb5201280ed96de34fea85dfb8e7ac845a0b845390f42ff16f68574daa80274"
    assert known == strangers_hash("0" * 64, row)
    row["answers"] = "ab" * 32
    known = chain.event_hash(chain.GENESIS, tuple(row.values()))  # type: ignore[arg-type]
    assert known == "5f5d6a6919af8d629dd8963e06e1bebeb6633253182b2ec04bd86e8e0540a792"
    assert known == strangers_hash("0" * 64, row)


def test_moving_a_letter_to_the_next_column_gives_another_hash() -> None:
    columns: list[str | int] = [
        "hall",
        1,
        "Noted",
        1,
        "{}",
        "",
        "ab",
        "c",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
    ]
    moved: list[str | int] = [
        "hall",
        1,
        "Noted",
        1,
        "{}",
        "",
        "a",
        "bc",
        "",
        "",
        "",
        "",
        "",
        "",
        "",
    ]
    assert chain.event_hash(chain.GENESIS, tuple(columns)) != chain.event_hash(
        chain.GENESIS, tuple(moved)
    )
