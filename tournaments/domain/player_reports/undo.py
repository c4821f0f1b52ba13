"""Undoing what a file of the electronic boards said."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import ReportFromFile
from .events import FileReported


@takes_back(FileReported)
def _reported(state: Tournament, seq: int, event: FileReported, _past: Past) -> Command | None:
    standing = state.games[event.game].file_report
    if event.result is None:
        if standing is not None or event.was is None:
            return None
        return ReportFromFile(game=event.game, result=event.was)
    if standing is None or standing.seq != seq:
        return None
    return ReportFromFile(game=event.game, result=event.was, expected=standing.result)
