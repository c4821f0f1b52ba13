"""Taking back a change of published pairings."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import TakeBackPairingChange
from .events import PublishedPairingsChanged


@takes_back(PublishedPairingsChanged)
def _pairings(
    state: Tournament, seq: int, event: PublishedPairingsChanged, _past: Past
) -> Command | None:
    change = state.round(event.round).standing_change
    stands = change is not None and change.seq == seq
    return TakeBackPairingChange(round=event.round, of=seq) if stands else None
