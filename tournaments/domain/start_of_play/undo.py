"""Taking back what was noted of a seat."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, replaced_by, takes_back
from ..tournament.state import Tournament
from .commands import NoteEmptySeat, NoteTakenSeat
from .events import SeatFoundEmpty, SeatTaken


@takes_back(SeatFoundEmpty)
def _seat_empty(state: Tournament, _seq: int, event: SeatFoundEmpty, past: Past) -> Command | None:
    if event.colour not in state.games[event.game].empty or replaced_by(event, past):
        return None
    return NoteTakenSeat(game=event.game, colour=event.colour)


@takes_back(SeatTaken)
def _seat_taken(state: Tournament, _seq: int, event: SeatTaken, past: Past) -> Command | None:
    if event.colour in state.games[event.game].empty or replaced_by(event, past):
        return None
    return NoteEmptySeat(game=event.game, colour=event.colour)
