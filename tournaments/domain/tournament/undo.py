"""Taking back the end of a tournament, or its reopening."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from .commands import CloseTournament, ReopenTournament
from .events import TournamentClosed, TournamentReopened
from .state import Tournament


@takes_back(TournamentClosed)
def _closed(state: Tournament, seq: int, _event: TournamentClosed, _past: Past) -> Command | None:
    return ReopenTournament() if state.phase_seq == seq else None


@takes_back(TournamentReopened)
def _reopened(
    state: Tournament, seq: int, _event: TournamentReopened, _past: Past
) -> Command | None:
    return CloseTournament() if state.phase_seq == seq else None
