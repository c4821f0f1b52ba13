"""Proving the log: the chain, the head, what is derived from it, and what others add.

`check(stream)` runs everything; `manage.py verify` prints it. An app that derives something from
the log adds its own proof with `register`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
from django.db import DEFAULT_DB_ALIAS, connections

from . import chain, codec, store
from .messages import Fault, Head, Recorded

Proof = Callable[[str], list[Fault]]

Note = Callable[[str], str]

BATCH: Final = 2000
"""Events that are in memory at a time."""


def register(name: str, proof: Proof) -> None:
    """Let `check` call `proof(stream)` too. A proof that raises is itself a fault."""
    _proofs[name] = proof


def register_note(note: Note) -> None:
    """Let `notes` tell what `note(stream)` says of a stream; empty: nothing."""
    _notes.append(note)


def notes(stream: str) -> list[str]:
    """What a reader of a sound stream has to know besides."""
    return [told for note in _notes if (told := note(stream))]


def proofs() -> tuple[str, ...]:
    """Names of what `check` proves."""
    return ("chain", *_proofs)


def check(stream: str) -> list[Fault]:
    """Everything that is wrong with a stream; empty when nothing is."""
    faults = verify(stream)
    for name, proof in _proofs.items():
        try:
            faults.extend(proof(stream))
        except Exception as error:  # noqa: BLE001 (whatever it is, it is a finding)
            faults.append(Fault(stream, name, f"could not be checked: {error!r}"))
    return faults


def verify(stream: str, *, using: str = DEFAULT_DB_ALIAS) -> list[Fault]:
    """Gaps, a broken chain, an altered column, a body that cannot be read, a head that disagrees,
    commands and scopes that do not fit. A stream may be written meanwhile."""
    try:
        head = store.head(stream, using=using)
    except store.StreamNotFound as error:
        return [Fault(stream, "head", str(error))]
    walk = _Walk(stream, head)
    for event in _events(stream, head.seq, using):
        walk.step(event)
    walk.end()
    return [
        *walk.faults,
        *_beyond_head(stream, using),
        *_scope_faults(stream, head.seq, walk.moves, using),
        *_command_faults(stream, head.seq, walk.commands, using),
    ]


class _Walk:
    """The chain, event by event."""

    def __init__(self, stream: str, head: Head) -> None:
        self.stream = stream
        self.head = head
        self.faults: list[Fault] = []
        self.moves: set[tuple[str, int]] = set()
        self.commands: dict[str, tuple[int, int, int]] = {}
        """Command id -> first seq, last seq, number of events."""
        self._seq = 0
        self._hash = chain.GENESIS

    def step(self, event: Recorded) -> None:
        if event.seq != self._seq + 1:
            self._fault("gap", f"seq {self._seq + 1} to {event.seq - 1} missing", event.seq)
        if event.prev_hash != self._hash:
            self._fault("chain", "prev_hash is not the hash of the event before", event.seq)
        if event.hash != chain.recorded_hash(event):
            self._fault("hash", f"a column of this {event.type} was altered", event.seq)
        self._read_body(event)
        self.moves.update((scope, event.seq) for scope in event.scope_names)
        first, _, count = self.commands.get(event.command_id, (event.seq, 0, 0))
        self.commands[event.command_id] = (first, event.seq, count + 1)
        self._seq, self._hash = event.seq, event.hash

    def end(self) -> None:
        if (self._seq, self._hash) != (self.head.seq, self.head.hash):
            self._fault(
                "head",
                f"the head says seq {self.head.seq}, {self.head.hash[:12]}…;"
                f" the last event is seq {self._seq}, {self._hash[:12]}…",
                None,
            )

    def _read_body(self, event: Recorded) -> None:
        try:
            if codec.canonical(event.body.encode()) != event.body:
                self._fault("body", "the JSON is not in canonical form", event.seq)
            codec.decode(event)
        except (ValueError, LookupError, msgspec.MsgspecError) as error:
            self._fault("body", f"cannot be read: {error}", event.seq)

    def _fault(self, kind: str, text: str, seq: int | None) -> None:
        self.faults.append(Fault(self.stream, kind, text, seq))


def _events(stream: str, head: int, using: str) -> Iterator[Recorded]:
    for after in range(0, head, BATCH):
        yield from store.read(stream, after, min(after + BATCH, head), using=using)


def _beyond_head(stream: str, using: str) -> list[Fault]:
    """Events that the head does not know; the head is read last, because the log may grow."""
    last = _rows("SELECT MAX(seq) FROM events_event WHERE stream = %s", [stream], using)[0][0]
    head = store.head(stream, using=using).seq
    if last is not None and last > head:
        return [Fault(stream, "head", f"there are events up to seq {last}, the head is {head}")]
    return []


def _scope_faults(
    stream: str, head: int, moves: set[tuple[str, int]], using: str
) -> Iterator[Fault]:
    question = "SELECT scope, seq FROM events_scopemove WHERE stream = %s AND seq <= %s"
    derived = set(_rows(question, [stream, head], using))
    for scope, seq in sorted(moves - derived):
        yield Fault(stream, "scopes", f"the scope table lacks {scope}", seq)
    for scope, seq in sorted(derived - moves):
        yield Fault(stream, "scopes", f"the scope table invents {scope}", seq)


def _command_faults(
    stream: str, head: int, commands: dict[str, tuple[int, int, int]], using: str
) -> Iterator[Fault]:
    question = (
        "SELECT command_id, first_seq, last_seq FROM events_command"
        " WHERE stream = %s AND head <= %s"
    )
    kept = {row[0]: row[1:] for row in _rows(question, [stream, head], using)}
    for command, (first, last, count) in commands.items():
        if count != last - first + 1:
            yield Fault(stream, "commands", f"the events of {command} are scattered", first)
        if kept.get(command) != (first, last):
            yield Fault(stream, "commands", f"no answer is kept for {command}", first)
    for command, (first, _) in kept.items():
        if first is not None and command not in commands:
            yield Fault(stream, "commands", f"the events of {command} are not there", first)


def _rows(question: str, values: list[Any], using: str) -> list[tuple[Any, ...]]:
    with connections[using].cursor() as cursor:
        cursor.execute(question, values)
        rows: list[tuple[Any, ...]] = cursor.fetchall()
        return rows


_proofs: dict[str, Proof] = {}
_notes: list[Note] = []
