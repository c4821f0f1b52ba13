"""Undoing what was said of the event that a tournament is a section of."""

from __future__ import annotations

from typing import Final

from .. import commands as c
from .. import events as e
from ..state import Tournament
from .past import Compensations, Past


def _festival(state: Tournament, seq: int, _event: e.FestivalSet, past: Past) -> c.Command | None:
    """Of this section; the others have said it in their own logs."""
    if state.festival_more.seq != seq:
        return None
    before = past.before()
    return c.SetFestival(
        festival=before.festival,
        name=before.festival_name,
        place=before.festival_more.place,
        first_day=before.festival_more.first_day,
        last_day=before.festival_more.last_day,
        order=before.festival_more.order,
    )


COMPENSATIONS: Final[Compensations] = {e.FestivalSet: _festival}
