"""Proving the log: the chain, the head, what is derived from it, and what others add.

`check(stream)` runs everything; `manage.py verify` prints it. An app that derives something from
the log adds its own proof with `register`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from django.db import DEFAULT_DB_ALIAS

from . import chain, codec, store
from .messages import Fault, Head, Recorded
from .sql import rows

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
    return [text for note in _notes if (text := note(stream))]


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
    kept = _commands(stream, using)
    moved = _moves(stream, using)
    return [
        *walk.faults,
        *_cut_off(stream, kept, moved, using),
        *_scope_faults(stream, head.seq, walk.moves, moved),
        *_command_faults(stream, head.seq, walk.commands, kept),
        *_answer_faults(stream, head.seq, walk.commands, kept),
    ]


def verify_after(stream: str, place: Head, *, using: str = DEFAULT_DB_ALIAS) -> list[Fault]:
    """What is wrong with the chain after a place that was proven before; the place itself counts.

    Much faster than `verify` where little came since; it looks at nothing else.
    """
    if not store.holds(stream, place, using=using):
        text = f"event {place.seq} is not the one that was proven before"
        return [Fault(stream, "chain", text, place.seq)]
    head = store.head(stream, using=using)
    walk = _Walk(stream, head, place)
    for event in _events(stream, head.seq, using, place.seq):
        walk.step(event)
    walk.end()
    return walk.faults


class _Became(msgspec.Struct):
    """What a command became: its events, and the digest of the answers that they carry."""

    first: int
    last: int
    count: int
    answers: str


class _Kept(msgspec.Struct, frozen=True):
    """An answered command, column by column."""

    command_id: str
    digest: str
    answer: str
    first_seq: int | None
    last_seq: int | None
    head: int

    @property
    def answered(self) -> chain.Answered:
        return chain.Answered(self.command_id, self.digest, self.answer)


class _Walk:
    """The chain, event by event."""

    def __init__(self, stream: str, head: Head, after: Head | None = None) -> None:
        self.stream = stream
        self.head = head
        self.faults: list[Fault] = []
        self.moves: set[tuple[str, int]] = set()
        self.commands: dict[str, _Became] = {}
        """By command id."""
        self._seq = after.seq if after else 0
        self._hash = after.hash if after else chain.GENESIS

    def step(self, event: Recorded) -> None:
        if event.seq != self._seq + 1:
            self._fault("gap", f"seq {self._seq + 1} to {event.seq - 1} missing", event.seq)
        if event.prev_hash != self._hash:
            self._fault("chain", "prev_hash is not the hash of the event before", event.seq)
        if event.hash != chain.recorded_hash(event):
            self._fault("hash", f"a column of this {event.type} was altered", event.seq)
        self._read_body(event)
        self.moves.update((scope, event.seq) for scope in event.scope_names)
        became = self.commands.setdefault(
            event.command_id, _Became(event.seq, event.seq, 0, event.answers)
        )
        became.last, became.count = event.seq, became.count + 1
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


def _events(stream: str, head: int, using: str, first: int = 0) -> Iterator[Recorded]:
    for after in range(first, head, BATCH):
        yield from store.read(stream, after, min(after + BATCH, head), using=using)


def _commands(stream: str, using: str) -> list[_Kept]:
    question = (
        "SELECT command_id, digest, answer, first_seq, last_seq, head FROM events_command"
        " WHERE stream = %s"
    )
    return [_Kept(*row) for row in rows(question, [stream], using)]


def _moves(stream: str, using: str) -> set[tuple[str, int]]:
    return set(rows("SELECT scope, seq FROM events_scopemove WHERE stream = %s", [stream], using))


def _cut_off(
    stream: str, kept: list[_Kept], moved: set[tuple[str, int]], using: str
) -> Iterator[Fault]:
    """What the head does not know of; the head is read last, because the log may grow."""
    last = rows("SELECT MAX(seq) FROM events_event WHERE stream = %s", [stream], using)[0][0]
    head = store.head(stream, using=using).seq
    if last is not None and last > head:
        yield Fault(stream, "head", f"there are events up to seq {last}, the head is {head}")
    for command in sorted(kept, key=lambda each: (each.head, each.command_id)):
        if max(command.head, command.last_seq or 0) > head:
            yield Fault(
                stream, "cut", f"{_named(command)} was answered, but the log ends at {head}"
            )
    beyond = Counter(seq for _, seq in moved if seq > head)
    for seq, count in sorted(beyond.items()):
        scopes = "1 scope" if count == 1 else f"{count} scopes"
        yield Fault(stream, "cut", f"an event moved {scopes}, but the log ends at {head}", seq)


def _named(command: _Kept) -> str:
    if command.first_seq is None or command.last_seq is None:
        return f"the command {command.command_id} after event {command.head}"
    if command.first_seq == command.last_seq:
        return f"the command {command.command_id}, which became event {command.first_seq},"
    return (
        f"the command {command.command_id}, which became the events {command.first_seq} to"
        f" {command.last_seq},"
    )


def _scope_faults(
    stream: str, head: int, moves: set[tuple[str, int]], moved: set[tuple[str, int]]
) -> Iterator[Fault]:
    derived = {(scope, seq) for scope, seq in moved if seq <= head}
    for scope, seq in sorted(moves - derived):
        yield Fault(stream, "scopes", f"the scope table lacks {scope}", seq)
    for scope, seq in sorted(derived - moves):
        yield Fault(stream, "scopes", f"the scope table invents {scope}", seq)


def _command_faults(
    stream: str, head: int, commands: dict[str, _Became], kept: list[_Kept]
) -> Iterator[Fault]:
    ranges = {each.command_id: (each.first_seq, each.last_seq, each.head) for each in kept}
    for command, became in commands.items():
        if became.count != became.last - became.first + 1:
            yield Fault(stream, "commands", f"the events of {command} are scattered", became.first)
        if ranges.get(command) != (became.first, became.last, became.last):
            yield Fault(stream, "commands", f"no answer is kept for {command}", became.first)
    for each in kept:
        if each.head <= head and each.first_seq is not None and each.command_id not in commands:
            text = f"the events of {each.command_id} are not there"
            yield Fault(stream, "commands", text, each.first_seq)


def _answer_faults(
    stream: str, head: int, commands: dict[str, _Became], kept: list[_Kept]
) -> Iterator[Fault]:
    """What was answered is what the next event says; of answers after the last one nothing does."""
    without_event: dict[int, list[chain.Answered]] = {}
    own: dict[str, chain.Answered] = {}
    for each in kept:
        if each.head <= head and not _is_json(each.answer):
            text = f"the answer to {each.command_id} is not readable"
            yield Fault(stream, "answers", text, each.first_seq)
        if each.first_seq is None:
            without_event.setdefault(each.head, []).append(each.answered)
        else:
            own[each.command_id] = each.answered
    for command, became in commands.items():
        if not became.answers or command not in own:
            continue
        before = without_event.get(became.first - 1, [])
        if chain.answers_hash(before, own[command]) != became.answers:
            yield Fault(stream, "answers", _altered(command, before, became), became.first)


def _altered(command: str, before: list[chain.Answered], became: _Became) -> str:
    what = "the answer to this command or its digest was altered"
    if became.first == 1 and not before:
        return f"{what} ({command})"
    others = f"one that became no event after {became.first - 1} was altered, lost or invented"
    return f"{what} ({command}), or {others}"


def _is_json(text: str) -> bool:
    try:
        return isinstance(msgspec.json.decode(text), dict)
    except msgspec.DecodeError:
        return False


_proofs: dict[str, Proof] = {}
_notes: list[Note] = []
