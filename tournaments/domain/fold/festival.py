"""Folds of the event that a tournament is a section of."""

from __future__ import annotations

from typing import Final

from .. import events as e
from ..state import Festival, Stamp
from .ledger import Folds, Ledger


def _festival_set(ledger: Ledger, stamp: Stamp, event: e.FestivalSet) -> None:
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


FOLDS: Final[Folds] = {e.FestivalSet: _festival_set}
