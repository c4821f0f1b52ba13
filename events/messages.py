"""What goes into the event log and what comes out of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple
from uuid import UUID

import msgspec

JSON = Any
"""What a JSON text can say; read and written at the edge, never inspected in here."""

HASH_SHOWN: Final = 16
"""Hex digits of a hash that name a place of a log to who followed it."""

PLACE: Final = rf"^[0-9a-f]{{{HASH_SHOWN},64}}@(0|[1-9][0-9]{{0,15}})$(?!\n)"
"""`HASH@SEQ`: a place of a log, its hash whole or the beginning of it."""


class NotRecordable(ValueError):  # noqa: N818
    """A text, time or number that the log cannot keep unchanged on every database."""


class Envelope(msgspec.Struct, frozen=True, kw_only=True):
    """Who sends a command, from where, and what they had seen.

    `digest` is the sender's digest of the whole command: a command id that comes again with another
    digest is refused (`store.CommandReused`), with the same one it gets the old answer.
    `head` is the newest place of the log that the sender knows, its hash whole or in part: a log
    that does not hold it is not the one the command was meant for. `occurred_at` must know its time
    zone. Raises `NotRecordable`.
    """

    command_id: UUID
    actor: str
    role: str
    device: str = ""
    reason: str = ""
    occurred_at: datetime | None = None
    read_seq: int | None = None
    head: Head | None = None
    causation: str = ""
    digest: str = ""

    def __post_init__(self) -> None:
        for name in ("actor", "role", "device", "reason", "causation", "digest"):
            check_text(name, getattr(self, name))
        if self.occurred_at is not None:
            utc_text(self.occurred_at)


class NewEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event to append; `codec.new_event(struct)` makes one from a registered struct."""

    type: str
    version: int
    body: bytes | msgspec.Struct
    scopes: tuple[str, ...] = ()


class Recorded(msgspec.Struct, frozen=True, gc=False):
    """An event as it stands in the log, column by column; `codec.decode` gives its struct."""

    stream: str
    seq: int
    type: str
    version: int
    body: str
    scopes: str
    actor: str
    role: str
    device: str
    reason: str
    occurred_at: str
    recorded_at: str
    command_id: str
    causation: str
    answers: str
    prev_hash: str
    hash: str

    @property
    def scope_names(self) -> tuple[str, ...]:
        return tuple(self.scopes.split())

    @property
    def recorded(self) -> datetime:
        """The server's time."""
        return datetime.fromisoformat(self.recorded_at)


class Outline(NamedTuple):
    """Of an event in the log, where what it says does not matter."""

    seq: int
    type: str
    hash: str


class Outcome(msgspec.Struct, frozen=True):
    """What a handler decided: the events to append and the answer to keep, whose meaning the log
    does not know.

    `role`: in which the sender was let do it, where the log knows that better than the envelope.
    With `kept` false, for an answer without events, nothing is written by the store: the same
    command is decided anew.
    """

    events: Sequence[NewEvent] = ()
    answer: dict[str, JSON] = {}
    kept: bool = True
    role: str | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What `store.execute` gives back.

    `answer` is the JSON that was kept, the same for the first sending and every later one. `seq` is
    the head after the command. `known`: it had been answered before; `events` is empty then.
    """

    answer: dict[str, JSON]
    first_seq: int | None
    last_seq: int | None
    seq: int
    known: bool
    events: tuple[Recorded, ...] = ()


class Head(msgspec.Struct, frozen=True):
    """Last seq of a stream (0: none yet) and the hash of that event."""

    seq: int
    hash: str

    @property
    def shown(self) -> str:
        """`HASH@SEQ` with the beginning of the hash, as those who follow the log know the place."""
        return f"{self.hash[:HASH_SHOWN]}@{self.seq}"


def place_of(text: str) -> Head | None:
    """`HASH@SEQ` as a place of a log; None for any other text."""
    if not re.fullmatch(PLACE, text):
        return None
    known_hash, _, seq = text.partition("@")
    return Head(int(seq), known_hash)


class Fault(msgspec.Struct, frozen=True):
    """Something `verify` found; `kind` is a short word, `text` a sentence for people."""

    stream: str
    kind: str
    text: str
    seq: int | None = None

    def __str__(self) -> str:
        place = f"{self.stream} seq {self.seq}" if self.seq is not None else self.stream
        return f"{place}: {self.kind}: {self.text}"


def check_text(name: str, text: str) -> str:
    """`text` itself; `NotRecordable` when a database would refuse or change it."""
    if "\0" in text:
        raise NotRecordable(f"{name} holds a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise NotRecordable(f"{name} holds half a character (a lone surrogate)") from error
    return text


def utc_text(moment: datetime) -> str:
    """`2026-07-05T09:30:00.000000Z`: always UTC, always microseconds."""
    if moment.tzinfo is None:
        raise NotRecordable("a time without time zone")
    try:
        moment = moment.astimezone(UTC)
    except OverflowError as error:
        raise NotRecordable(f"a time beyond the calendar: {moment.isoformat()}") from error
    return moment.replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"
