"""The hash chain, in a form that anybody can compute again.

The hash of an event is the SHA-256, in lower-case hexadecimal, of these fields, each written as a
netstring (its length in bytes in decimal, a colon, the bytes of its UTF-8, a comma):

    openhall-event-2, prev_hash, stream, seq, type, version, body, scopes, actor, role, device,
    reason, occurred_at, recorded_at, command_id, causation, answers

`seq` and `version` are decimal; all other fields are the text as it is stored. `prev_hash` is the
hash of the event before, and 64 zeros for seq 1. An event without `answers` was written before
there were any: the first field is `openhall-event-1`, the last one is left out.

`answers` is the SHA-256 of these netstrings: `openhall-answers-1`, then command_id, digest and
answer of each command that was answered since the event before and became no event, in the order of
their ids, and at last those of the command that became this event. So what was answered stands
under the chain as well, from the next event on.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from .messages import Recorded

FIRST_FORM: Final = "openhall-event-1"
FORM: Final = "openhall-event-2"
ANSWERS_FORM: Final = "openhall-answers-1"
GENESIS: Final = "0" * 64

HASHED: Final = tuple(name for name in Recorded.__struct_fields__ if not name.endswith("hash"))
"""The columns under the hash, after `prev_hash`, in this order."""


def event_hash(prev_hash: str, columns: tuple[str | int, ...]) -> str:
    """Hash of the event with these `HASHED` columns."""
    return sha256(canonical_form(prev_hash, columns)).hexdigest()


def canonical_form(prev_hash: str, columns: tuple[str | int, ...]) -> bytes:
    *before, answers = columns
    return _netstrings((form(str(answers)), prev_hash, *before, *([answers] if answers else [])))


def form(answers: str) -> str:
    """The form under the hash of an event with these `answers`."""
    return FORM if answers else FIRST_FORM


class Answered(NamedTuple):
    """What is hashed of an answered command."""

    command_id: str
    digest: str
    answer: str


def answers_hash(without_event: Iterable[Answered], command: Answered) -> str:
    """The `answers` of the events of `command`."""
    fields = [field for each in (*sorted(without_event), command) for field in each]
    return sha256(_netstrings((ANSWERS_FORM, *fields))).hexdigest()


def recorded_hash(event: Recorded) -> str:
    """The hash that the event ought to have."""
    return event_hash(event.prev_hash, tuple(getattr(event, name) for name in HASHED))


def _netstrings(fields: Iterable[str | int]) -> bytes:
    encoded = [str(field).encode() for field in fields]
    return b"".join(b"%d:%s," % (len(field), field) for field in encoded)
