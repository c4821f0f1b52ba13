"""Undoing what was said of the event that a tournament is a section of."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import SetFestival
from .events import FestivalSet


@takes_back(FestivalSet)
def _festival(state: Tournament, seq: int, _event: FestivalSet, past: Past) -> Command | None:
    """Of this section; the others have said it in their own logs."""
    if state.festival_more.seq != seq:
        return None
    before = past.before()
    return SetFestival(
        festival=before.festival,
        name=before.festival_name,
        place=before.festival_more.place,
        first_day=before.festival_more.first_day,
        last_day=before.festival_more.last_day,
        order=before.festival_more.order,
    )
