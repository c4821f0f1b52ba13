"""Undoing a move between sections: one command for both halves."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import TakeBackMove
from .events import PlayerMovedAway, PlayerMovedHere
from .moves import move_stands


@takes_back(PlayerMovedAway, PlayerMovedHere)
def _moved(
    state: Tournament, seq: int, event: PlayerMovedAway | PlayerMovedHere, _past: Past
) -> Command | None:
    entry = state.players[event.player]
    if not move_stands(entry) or entry.moved is None or entry.moved.seq != seq:
        return None
    return TakeBackMove(player=entry.id, section=event.section, entry=event.entry)
