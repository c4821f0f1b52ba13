"""Taking back what was announced of the standings."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import AnnounceRankings
from .events import RankingsAnnounced


@takes_back(RankingsAnnounced)
def _rankings(state: Tournament, seq: int, _event: RankingsAnnounced, past: Past) -> Command | None:
    if state.rankings_seq != seq:
        return None
    return AnnounceRankings(rankings=past.before().rankings)
