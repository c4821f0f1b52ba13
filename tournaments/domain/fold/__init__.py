"""Events in, state out: `fold(fold(state, old), new) == fold(state, old + new)`.

The fold asks nothing and refuses nothing: what stands in the log has happened. It only insists that
the log has no gap, because a state folded over a gap would be a lie.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .. import events as e
from ..state import Stamp, Tournament
from . import (
    appeals,
    changes,
    deadlines,
    devices,
    end,
    entries,
    festival,
    games,
    manual,
    moving,
    notes,
    numbers,
    papers,
    reports,
    rounds,
    seats,
    setup,
)
from .ledger import Folds, Ledger
from .setup import pairing_part

__all__ = ["LogHasGap", "fold", "pairing_part"]


class LogHasGap(ValueError):  # noqa: N818 (named like the faults of the log)
    """An event does not follow the last one folded."""


def fold(state: Tournament, events: Iterable[tuple[Stamp, e.Event]]) -> Tournament:
    """The state after `events`, which follow `state.seq` without a gap; `state` stays as it is.

    Raises `LogHasGap`, and `KeyError` for an event about something that never came to be.
    """
    ledger = Ledger(state)
    for stamp, event in events:
        if stamp.seq != ledger.seq + 1:
            raise LogHasGap(f"event {stamp.seq} after event {ledger.seq}")
        ledger.seq = stamp.seq
        _FOLDS[type(event)](ledger, stamp, event)
    return ledger.closed()


_FOLDS: Final[Folds] = {
    **setup.FOLDS,
    **festival.FOLDS,
    **devices.FOLDS,
    **entries.FOLDS,
    **moving.FOLDS,
    **numbers.FOLDS,
    **rounds.FOLDS,
    **changes.FOLDS,
    **manual.FOLDS,
    **games.FOLDS,
    **reports.FOLDS,
    **appeals.FOLDS,
    **seats.FOLDS,
    **notes.FOLDS,
    **deadlines.FOLDS,
    **papers.FOLDS,
    **end.FOLDS,
}
