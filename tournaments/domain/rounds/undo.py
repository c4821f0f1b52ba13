"""Taking back the end of a round."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import CloseRound, ReopenRound
from .events import RoundClosed, RoundReopened


@takes_back(RoundClosed)
def _round_closed(state: Tournament, seq: int, event: RoundClosed, _past: Past) -> Command | None:
    return ReopenRound(round=event.round) if state.round(event.round).seq == seq else None


@takes_back(RoundReopened)
def _round_reopened(
    state: Tournament, seq: int, event: RoundReopened, _past: Past
) -> Command | None:
    return CloseRound(round=event.round) if state.round(event.round).seq == seq else None
