"""Taking back a table of direct titles."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import SetDirectTitles
from .events import DirectTitlesSet


@takes_back(DirectTitlesSet)
def _table(state: Tournament, seq: int, _event: DirectTitlesSet, past: Past) -> Command | None:
    if state.direct_titles_seq != seq:
        return None
    return SetDirectTitles(table=past.before().direct_titles)
