"""The event store: the only way to write to the log, and the plain ways to read it.

A writer locks the row of its stream, so that commands on one stream stand in a queue and nobody
ever has to try again. What a command decides is appended in the same transaction in which its
answer is kept: a command is either recorded whole or has left nothing.
"""

# ruff: noqa: N818, S608 (errors are nouns; only column names and %s are put into SQL)

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, Final, TypeVar

import msgspec
from django.db import DEFAULT_DB_ALIAS, connections, transaction

from . import chain, damage, leadership
from .appending import record
from .copying import waiting
from .locks import WriteTurn
from .messages import (
    Answer,
    Envelope,
    Head,
    NotRecordable,
    Outcome,
    Outline,
    Recorded,
    check_text,
)
from .models import STREAM_ID_LENGTH
from .outages import FollowerAway
from .sql import COLUMNS, head_row, places, rows

VALUES_A_QUESTION: Final = 500

T = TypeVar("T")


class StreamNotFound(LookupError):
    """No event of this stream was ever written."""


class StreamExists(ValueError):
    """A stream was to be created whose name is taken."""


class CommandReused(ValueError):
    """A command id came again with another command; the first one stands."""


class NestedWrite(RuntimeError):
    """`execute` was called inside a transaction: nobody could promise that the answer is kept."""


class Locked:
    """A stream while its row is locked: what a handler decides on cannot change meanwhile."""

    def __init__(self, stream: str, head: Head, using: str) -> None:
        self.stream = stream
        self.head = head.seq
        self.head_hash = head.hash
        self.using = using

    def holds(self, place: Head) -> bool:
        """See `store.holds`."""
        if place.seq == self.head:
            return self.head_hash.startswith(place.hash)
        return place.seq < self.head and holds(self.stream, place, using=self.using)

    def moved(self, scopes: Iterable[str], since_seq: int) -> list[Recorded]:
        """The events after `since_seq` that moved any of `scopes`, in order."""
        return moved(self.stream, scopes, since_seq, using=self.using)

    def read(self, after: int = 0, upto: int | None = None) -> list[Recorded]:
        return read(self.stream, after, upto, using=self.using)


Handler = Callable[[Locked], Outcome]
Together = Callable[[Mapping[str, Locked]], Mapping[str, Outcome]]
"""Several streams by name, all locked; the outcome of each that is written to."""


def execute(
    stream: str,
    envelope: Envelope,
    handler: Handler,
    *,
    create: bool = False,
    using: str = DEFAULT_DB_ALIAS,
) -> Answer:
    """Run one command on a stream: lock, decide, append, keep the answer, ring the doorbell.

    A command id that was answered before gets the old answer and `handler` is not called, unless
    that answer was one that need not be kept (`Outcome.kept`). What
    `handler` writes to the same database is part of the transaction; when it raises, nothing is
    left. With `create` the stream must be new, without it must exist.

    Raises `StreamNotFound`, `StreamExists`, `CommandReused`, `NotRecordable`, `NestedWrite`,
    `damage.LogDamaged`, and whatever `handler` raises.
    """
    _check_stream_id(stream)
    _refuse_nesting(using)
    with _writing(using):
        place = _lock(stream, create, using)
        damage.refuse(stream, place, using)
        known = _known_answer(stream, envelope, using)
        if known is not None:
            return known
        _check_existence(stream, place, create)
        return record(stream, place, envelope, handler(Locked(stream, place, using)), using)


def execute_together(
    envelopes: Mapping[str, Envelope], handler: Together, *, using: str = DEFAULT_DB_ALIAS
) -> dict[str, Answer]:
    """Like `execute` for one act on several streams that exist: what `handler` decides for each is
    recorded in one transaction, all of it or nothing. A stream it leaves out is left as it is.

    The streams are locked in the order of their names, so that two acts never wait for each other.
    Where any of the streams has answered its command before, those answers are given and `handler`
    is not called. Raises what `execute` raises.
    """
    for stream in envelopes:
        _check_stream_id(stream)
    _refuse_nesting(using)
    with _writing(using):
        locked_at = {stream: _lock(stream, False, using) for stream in sorted(envelopes)}
        for stream, place in locked_at.items():
            damage.refuse(stream, place, using)
            _check_existence(stream, place, create=False)
        known = {stream: _known_answer(stream, envelopes[stream], using) for stream in locked_at}
        if any(known.values()):
            return {stream: answer for stream, answer in known.items() if answer is not None}
        outcomes = handler({stream: Locked(stream, at, using) for stream, at in locked_at.items()})
        return {
            stream: record(stream, locked_at[stream], envelopes[stream], outcomes[stream], using)
            for stream in locked_at
            if stream in outcomes
        }


def read(
    stream: str, after: int = 0, upto: int | None = None, *, using: str = DEFAULT_DB_ALIAS
) -> list[Recorded]:
    """The events with `after < seq <= upto`, in order; to the head when `upto` is None."""
    question = f"SELECT {COLUMNS} FROM events_event WHERE stream = %s AND seq > %s"
    values: list[Any] = [stream, after]
    if upto is not None:
        question += " AND seq <= %s"
        values.append(upto)
    return [Recorded(*row) for row in rows(f"{question} ORDER BY seq", values, using)]


def outlines(
    stream: str,
    types: Collection[str],
    after: int = 0,
    upto: int | None = None,
    *,
    using: str = DEFAULT_DB_ALIAS,
) -> list[Outline]:
    """The events of these types with `after < seq <= upto`, in order; reads no bodies."""
    question = (
        "SELECT seq, type, hash FROM events_event WHERE stream = %s AND seq > %s"
        f" AND type IN ({places(tuple(types))})"
    )
    values: list[Any] = [stream, after, *types]
    if upto is not None:
        question += " AND seq <= %s"
        values.append(upto)
    return list(map(Outline._make, rows(f"{question} ORDER BY seq", values, using)))


def whole_commands(
    stream: str, seqs: Iterable[int], *, using: str = DEFAULT_DB_ALIAS
) -> list[Recorded]:
    """All events of the commands that made those events, in order."""
    ids = {
        event.command_id
        for part in _parts(sorted(set(seqs)))
        for event in _read_seqs(stream, part, using)
    }
    spans: set[tuple[int, int]] = set()
    for part in _parts(sorted(ids)):
        question = (
            "SELECT first_seq, last_seq FROM events_command WHERE stream = %s"
            f" AND first_seq IS NOT NULL AND command_id IN ({places(part)})"
        )
        spans.update((row[0], row[1]) for row in rows(question, [stream, *part], using))
    return [
        event
        for first, last in sorted(spans)
        for event in read(stream, first - 1, last, using=using)
    ]


def senders(stream: str, upto: int, *, using: str = DEFAULT_DB_ALIAS) -> list[tuple[str, str]]:
    """Each actor with each device, "" where none was said, of the events up to that seq, sorted."""
    question = "SELECT DISTINCT actor, device FROM events_event WHERE stream = %s AND seq <= %s"
    return sorted((row[0], row[1]) for row in rows(question, [stream, upto], using))


def moved(
    stream: str, scopes: Iterable[str], since_seq: int, *, using: str = DEFAULT_DB_ALIAS
) -> list[Recorded]:
    """The events after `since_seq` that moved any of `scopes`, in order."""
    seqs: set[int] = set()
    for part in _parts(sorted(set(scopes))):
        question = (
            "SELECT seq FROM events_scopemove WHERE stream = %s AND seq > %s"
            f" AND scope IN ({places(part)})"
        )
        seqs.update(row[0] for row in rows(question, [stream, since_seq, *part], using))
    return [event for part in _parts(sorted(seqs)) for event in _read_seqs(stream, part, using)]


def head(stream: str, *, using: str = DEFAULT_DB_ALIAS) -> Head:
    """Raises `StreamNotFound`."""
    place = head_row(stream, using, lock=False)
    if place is None or place.seq == 0:
        raise StreamNotFound(f"there is no stream {stream!r}")
    return place


def heads(streams: Iterable[str], *, using: str = DEFAULT_DB_ALIAS) -> dict[str, Head]:
    """The head of each of these streams that exists, in few questions."""
    known: dict[str, Head] = {}
    for part in _parts(sorted(set(streams))):
        question = f"SELECT id, head, head_hash FROM events_stream WHERE id IN ({places(part)})"
        known.update({row[0]: Head(*row[1:]) for row in rows(question, part, using)})
    return known


def hash_at(stream: str, seq: int, *, using: str = DEFAULT_DB_ALIAS) -> str:
    """The hash of event `seq`; that of the genesis for 0, empty where there is no such event."""
    if seq == 0:
        return chain.GENESIS
    question = "SELECT hash FROM events_event WHERE stream = %s AND seq = %s"
    hashes = rows(question, [stream, seq], using)
    return str(hashes[0][0]) if hashes else ""


def holds(stream: str, place: Head, *, using: str = DEFAULT_DB_ALIAS) -> bool:
    """Whether the event `place.seq` of this log has a hash that begins with `place.hash`: who knows
    that place knows this log up to there, and not one that was put back or lost."""
    hash_there = hash_at(stream, place.seq, using=using)
    return hash_there != "" and hash_there.startswith(place.hash)


def recorded_commands(
    stream: str, ids: Iterable[str], upto: int, *, using: str = DEFAULT_DB_ALIAS
) -> list[str]:
    """Those of these command ids that became events up to seq `upto`, sorted."""
    recorded: list[str] = []
    for part in _parts(sorted(set(ids))):
        question = (
            "SELECT command_id FROM events_command WHERE stream = %s AND last_seq <= %s"
            f" AND command_id IN ({places(part)})"
        )
        recorded += [str(row[0]) for row in rows(question, [stream, upto, *part], using)]
    return sorted(recorded)


def streams(*, using: str = DEFAULT_DB_ALIAS) -> list[str]:
    """The ids of all streams that hold events, sorted."""
    ids = rows("SELECT id FROM events_stream WHERE head > 0", [], using)
    return sorted(row[0] for row in ids)


# --- the steps of `execute` -----------------------------------------------------------------


class Acknowledged:
    """Around a write: refused where another machine leads, and answered when it is where the hall
    says that it has to be (`copying.waiting`), before anybody else is told of it."""

    def __init__(self, using: str) -> None:
        self._using = using
        self._away: FollowerAway | None = None

    def __enter__(self) -> Acknowledged:
        leadership.refuse_unless_leading()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is None and self._away is not None:
            raise self._away

    def wait(self) -> None:
        try:
            waiting.settle(self._using)
        except FollowerAway as error:
            self._away = error


@contextlib.contextmanager
def _writing(using: str) -> Iterator[None]:
    """A transaction that has the turn to write, ends it with the commit, and then waits."""
    with (
        Acknowledged(using) as acknowledged,
        WriteTurn(using) as turn,
        transaction.atomic(using=using, durable=True),
    ):
        transaction.on_commit(turn.end, using=using)  # first: later hooks may write themselves
        transaction.on_commit(acknowledged.wait, using=using)
        leadership.refuse_unless_leading()  # once more under the lock: others depose a machine
        yield


def _refuse_nesting(using: str) -> None:
    """Before the turn is taken: who waits for it inside a transaction would block the others."""
    blocks = connections[using].atomic_blocks
    if blocks and not getattr(blocks[-1], "_from_testcase", False):
        raise NestedWrite("the event store opens its own transaction; call it outside of any other")


def _lock(stream: str, create: bool, using: str) -> Head:
    if create:
        with connections[using].cursor() as cursor:
            cursor.execute(
                "INSERT INTO events_stream (id, head, head_hash) SELECT %s, 0, %s"
                " WHERE NOT EXISTS (SELECT 1 FROM events_stream WHERE id = %s)"
                " ON CONFLICT DO NOTHING",  # PostgreSQL: somebody else creates it right now
                [stream, chain.GENESIS, stream],
            )
    place = head_row(stream, using, lock=True)
    if place is None:
        raise StreamNotFound(f"there is no stream {stream!r}")
    return place


def _check_existence(stream: str, place: Head, create: bool) -> None:
    """A stream without events is one whose creation was refused: it may be created still."""
    if create and place.seq > 0:
        raise StreamExists(f"the stream {stream!r} exists already")
    if not create and place.seq == 0:
        raise StreamNotFound(f"there is no stream {stream!r}")


def _known_answer(stream: str, envelope: Envelope, using: str) -> Answer | None:
    answers = rows(
        "SELECT digest, answer, first_seq, last_seq, head FROM events_command"
        " WHERE stream = %s AND command_id = %s",
        [stream, str(envelope.command_id)],
        using,
    )
    if not answers:
        return None
    digest, answer, first_seq, last_seq, seq = answers[0]
    if digest != envelope.digest:
        raise CommandReused(
            f"the command id {envelope.command_id} was used for another command already"
        )
    return Answer(
        answer=msgspec.json.decode(answer),
        first_seq=first_seq,
        last_seq=last_seq,
        seq=seq,
        known=True,
    )


# --- plain SQL ------------------------------------------------------------------------------


def _check_stream_id(stream: str) -> None:
    check_text("stream", stream)
    if not 0 < len(stream) <= STREAM_ID_LENGTH:
        raise NotRecordable(f"a stream id has 1 to {STREAM_ID_LENGTH} characters")


def _read_seqs(stream: str, seqs: Sequence[int], using: str) -> list[Recorded]:
    question = (
        f"SELECT {COLUMNS} FROM events_event WHERE stream = %s"
        f" AND seq IN ({places(seqs)}) ORDER BY seq"
    )
    return [Recorded(*row) for row in rows(question, [stream, *seqs], using)]


def _parts(values: Sequence[T]) -> Iterator[Sequence[T]]:
    """Slices that both databases take as parameters of one question."""
    for start in range(0, len(values), VALUES_A_QUESTION):
        yield values[start : start + VALUES_A_QUESTION]
