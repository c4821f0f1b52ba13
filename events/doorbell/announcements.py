"""What the doorbell announces."""

from __future__ import annotations

from typing import Any

import msgspec


class Note(msgspec.Struct, frozen=True):
    """Something that is true now and kept nowhere: progress of a pairing, presence."""

    stream: str
    payload: dict[str, Any]


class Ring(msgspec.Struct, frozen=True):
    """The doorbell: the stream has been written up to `head`."""

    stream: str
    head: int
