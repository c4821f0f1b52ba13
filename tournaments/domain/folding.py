"""Events in, state out: `fold(fold(state, old), new) == fold(state, old + new)`.

The fold asks nothing and refuses nothing: what stands in the log has happened. It only insists that
the log has no gap, because a state folded over a gap would be a lie.
"""

from __future__ import annotations

from collections.abc import Iterable

from .event import Event
from .ledger import FOLDS, Ledger
from .tournament.state import Tournament
from .tournament.steps import Stamp


class LogHasGap(ValueError):  # noqa: N818 (named like the faults of the log)
    """An event does not follow the last one folded."""


def fold(state: Tournament, events: Iterable[tuple[Stamp, Event]]) -> Tournament:
    """The state after `events`, which follow `state.seq` without a gap; `state` stays as it is.

    Raises `LogHasGap`, and `KeyError` for an event about something that never came to be.
    """
    ledger = Ledger(state)
    for stamp, event in events:
        if stamp.seq != ledger.seq + 1:
            raise LogHasGap(f"event {stamp.seq} after event {ledger.seq}")
        ledger.seq = stamp.seq
        FOLDS[type(event)](ledger, stamp, event)
    return ledger.closed()
