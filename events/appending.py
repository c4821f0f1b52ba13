"""What `store.execute` writes: the events, chained to the head, the scopes they move, the answer.

All of it under the lock of the stream, in the transaction of the command.
"""

# ruff: noqa: S608 (only column names and %s are put into SQL)

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

import msgspec
from django.db import IntegrityError, connections, transaction
from django.db.backends.utils import CursorWrapper
from django.utils import timezone

from . import chain, codec, damage, doorbell
from .messages import (
    Answer,
    Envelope,
    Head,
    NewEvent,
    NotRecordable,
    Outcome,
    Recorded,
    check_text,
    utc_text,
)
from .sql import COLUMNS, places, rows


def record(stream: str, head: Head, envelope: Envelope, outcome: Outcome, using: str) -> Answer:
    """Appends what was decided, keeps the answer, and rings when it is committed."""
    if outcome.role is not None:
        envelope = msgspec.structs.replace(envelope, role=outcome.role)
    text = msgspec.json.encode(outcome.answer, order="sorted").decode()
    recorded = _append(stream, head, envelope, outcome.events, text, using)
    if not outcome.kept:
        return _passing_answer(head, outcome)
    answer = _keep_answer(stream, head, envelope, text, recorded, using)
    if recorded:
        transaction.on_commit(lambda: doorbell.ring(stream, answer.seq), using=using)
    return answer


def _append(
    stream: str,
    head: Head,
    envelope: Envelope,
    events: Sequence[NewEvent],
    answer: str,
    using: str,
) -> tuple[Recorded, ...]:
    if not events:
        return ()
    answers = _answers(stream, head, envelope, answer, using)
    recorded = tuple(_recorded(stream, head, envelope, events, timezone.now(), answers))
    last = recorded[-1]
    with connections[using].cursor() as cursor:
        cursor.executemany(
            f"INSERT INTO events_event ({COLUMNS}) VALUES ({places(Recorded.__struct_fields__)})",
            [msgspec.structs.astuple(event) for event in recorded],
        )
        _move_scopes(stream, head, recorded, cursor)
        cursor.execute(
            "UPDATE events_stream SET head = %s, head_hash = %s WHERE id = %s",
            [last.seq, last.hash, stream],
        )
    return recorded


def _move_scopes(
    stream: str, head: Head, recorded: Sequence[Recorded], cursor: CursorWrapper
) -> None:
    moves = [(stream, scope, event.seq) for event in recorded for scope in event.scope_names]
    if not moves:
        return
    question = "INSERT INTO events_scopemove (stream, scope, seq) VALUES (%s, %s, %s)"
    try:
        cursor.executemany(question, moves)
    except IntegrityError as error:
        damaged = damage.Damage("scopes-moved", {"head": head.seq})
        raise damage.LogDamaged(stream, damaged) from error


def _answers(stream: str, head: Head, envelope: Envelope, answer: str, using: str) -> str:
    without_event = rows(
        "SELECT command_id, digest, answer FROM events_command"
        " WHERE stream = %s AND head = %s AND first_seq IS NULL",
        [stream, head.seq],
        using,
    )
    own = chain.Answered(str(envelope.command_id), envelope.digest, answer)
    return chain.answers_hash((chain.Answered(*row) for row in without_event), own)


def _recorded(
    stream: str,
    head: Head,
    envelope: Envelope,
    events: Sequence[NewEvent],
    now: datetime,
    answers: str,
) -> Iterator[Recorded]:
    """The events as they will stand in the log, chained to the head."""
    occurred_at = utc_text(envelope.occurred_at) if envelope.occurred_at else ""
    prev_hash = head.hash
    for seq, event in enumerate(events, start=head.seq + 1):
        codec.check_newest(event)
        columns = (
            stream,
            seq,
            event.type,
            event.version,
            codec.canonical(event.body),
            _scopes_text(event.scopes),
            envelope.actor,
            envelope.role,
            envelope.device,
            envelope.reason,
            occurred_at,
            utc_text(now),
            str(envelope.command_id),
            envelope.causation,
            answers,
        )
        own_hash = chain.event_hash(prev_hash, columns)
        yield Recorded(*columns, prev_hash, own_hash)
        prev_hash = own_hash


def _scopes_text(scopes: Iterable[str]) -> str:
    names = sorted(set(scopes))
    for name in names:
        if name.split() != [check_text("scope", name)]:
            raise NotRecordable(f"a scope is one word, not {name!r}")
    return " ".join(names)


def _keep_answer(
    stream: str,
    head: Head,
    envelope: Envelope,
    text: str,
    recorded: tuple[Recorded, ...],
    using: str,
) -> Answer:
    answer = Answer(
        answer=msgspec.json.decode(text),
        first_seq=recorded[0].seq if recorded else None,
        last_seq=recorded[-1].seq if recorded else None,
        seq=recorded[-1].seq if recorded else head.seq,
        known=False,
        events=recorded,
    )
    with connections[using].cursor() as cursor:
        cursor.execute(
            "INSERT INTO events_command"
            " (stream, command_id, digest, answer, first_seq, last_seq, head)"
            " VALUES (%s, %s, %s, %s, %s, %s, %s)",
            [
                stream,
                str(envelope.command_id),
                envelope.digest,
                text,
                answer.first_seq,
                answer.last_seq,
                answer.seq,
            ],
        )
    return answer


def _passing_answer(head: Head, outcome: Outcome) -> Answer:
    if outcome.events:
        raise ValueError("the answer of a command that became events is always kept")
    return Answer(answer=outcome.answer, first_seq=None, last_seq=None, seq=head.seq, known=False)
