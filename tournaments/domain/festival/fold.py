"""Folds of the event that a tournament is a section of."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import FestivalSet
from .state import Festival


@folds(FestivalSet)
def _festival_set(ledger: Ledger, stamp: Stamp, event: FestivalSet) -> None:
    ledger.fields |= {
        "festival": event.festival,
        "festival_name": event.name,
        "festival_more": Festival(
            place=event.place,
            first_day=event.first_day,
            last_day=event.last_day,
            order=event.order,
            seq=stamp.seq,
        ),
    }
