"""What somebody who follows a stream gets."""

from __future__ import annotations

import msgspec

from ..messages import Recorded


class Frame(msgspec.Struct, frozen=True, weakref=True):
    """The events `prev + 1` to `seq` of a stream, in order and without a gap.

    Followers who stand at the same place get the same object, so what is made of it can be kept
    by identity.
    """

    stream: str
    seq: int
    prev: int
    events: tuple[Recorded, ...]

    @property
    def hash(self) -> str:
        """Of the event `seq`."""
        return self.events[-1].hash

    @property
    def prev_hash(self) -> str:
        """Of the event `prev`."""
        return self.events[0].prev_hash


class Heartbeat(msgspec.Struct, frozen=True):
    """Nothing new; `head` is the last seq, `hash` that of its event. A follower who is beyond it
    follows another log."""

    stream: str
    head: int
    hash: str


class OtherLog(msgspec.Struct, frozen=True):
    """The place where the follower stands is not of this log (a back-up was put back). Nothing
    comes after it: what the follower knows has to be read anew."""

    stream: str
