"""Commands of somebody who saw a log that is not this one: a back-up was put back since."""

from __future__ import annotations

from collections.abc import Callable

from events import store
from events.messages import Envelope, Head

from ..domain.decisions import Conflict
from .outcomes import OTHER_LOG


def met(stream: str, envelope: Envelope) -> Conflict | None:
    """To be asked before what the command is about is looked for: in this log it may be missing, or
    be something else. Raises `events.store.StreamNotFound`."""
    return objection(store.head(stream), envelope, lambda place: store.holds(stream, place))


def objection(head: Head, envelope: Envelope, holds: Callable[[Head], bool]) -> Conflict | None:
    """What was seen ended later than `head`, or held other events."""
    beyond = envelope.read_seq is not None and envelope.read_seq > head.seq
    if not beyond and (envelope.head is None or holds(envelope.head)):
        return None
    known = envelope.head.shown if envelope.head else str(envelope.read_seq)
    return Conflict(OTHER_LOG, {"known": known, "head": head.shown}, seq=head.seq)
