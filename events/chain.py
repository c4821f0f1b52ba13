"""The hash chain, in a form that anybody can compute again.

The hash of an event is the SHA-256, in lower-case hexadecimal, of these fields, each written as a
netstring (its length in bytes in decimal, a colon, the bytes of its UTF-8, a comma):

    openhall-event-1, prev_hash, stream, seq, type, version, body, scopes, actor, role, device,
    reason, occurred_at, recorded_at, command_id, causation

`seq` and `version` are decimal; all other fields are the text as it is stored. `prev_hash` is the
hash of the event before, and 64 zeros for seq 1.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from .messages import Recorded

FORM: Final = "openhall-event-1"
GENESIS: Final = "0" * 64

HASHED: Final = tuple(name for name in Recorded.__struct_fields__ if not name.endswith("hash"))
"""The columns under the hash, after `prev_hash`, in this order."""


def event_hash(prev_hash: str, columns: tuple[str | int, ...]) -> str:
    """Hash of the event with these `HASHED` columns."""
    return sha256(canonical_form(prev_hash, columns)).hexdigest()


def canonical_form(prev_hash: str, columns: tuple[str | int, ...]) -> bytes:
    fields = [str(field).encode() for field in (FORM, prev_hash, *columns)]
    return b"".join(b"%d:%s," % (len(field), field) for field in fields)


def recorded_hash(event: Recorded) -> str:
    """The hash that the event ought to have."""
    return event_hash(event.prev_hash, tuple(getattr(event, name) for name in HASHED))
