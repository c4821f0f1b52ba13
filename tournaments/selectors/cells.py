"""Cells of the crosstable, in words where figures do not do."""

from __future__ import annotations

from pairing.model import RoundKind

from ..domain.standings.record import Cell
from ..domain.standings.standings import cell_text
from ..domain.tournament.state import Tournament
from ..words import READERS, speak


def cell_words(state: Tournament, cell: Cell, language: str = READERS) -> str:
    """ "12w1", "7b adj.", "bye 1"."""
    text = cell_text(state, cell)
    if cell.opponent is None and cell.kind is RoundKind.PAB:
        return speak("Cell.pab", {"points": text}, language)
    if cell.opponent is not None and cell.kind is not None and cell.adjourned:
        return speak("Cell.adjourned-game", {"cell": text}, language)
    return text


def adjourned(language: str = READERS) -> str:
    """In place of a result."""
    return speak("Cell.adjourned", {}, language)
