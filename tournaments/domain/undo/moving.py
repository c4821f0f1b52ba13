"""Undoing a move between sections: one command for both halves."""

from __future__ import annotations

from typing import Final

from .. import commands as c
from .. import events as e
from ..moves import move_stands
from ..state import Tournament
from .past import Compensations, Past


def _moved(
    state: Tournament, seq: int, event: e.PlayerMovedAway | e.PlayerMovedHere, _past: Past
) -> c.Command | None:
    entry = state.players[event.player]
    if not move_stands(entry) or entry.moved is None or entry.moved.seq != seq:
        return None
    return c.TakeBackMove(player=entry.id, section=event.section, entry=event.entry)


COMPENSATIONS: Final[Compensations] = {
    e.PlayerMovedAway: _moved,
    e.PlayerMovedHere: _moved,
}
