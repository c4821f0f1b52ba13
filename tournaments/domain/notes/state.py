"""A note on a board."""

from __future__ import annotations

import msgspec

from .events import NoteKind


class BoardNote(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What an arbiter said at a board; the words are the reason of the event `seq`."""

    seq: int
    kind: NoteKind
    by: str
    at: str
