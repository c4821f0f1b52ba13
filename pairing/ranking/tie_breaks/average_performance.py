"""Average Performance Rating of Opponents (APRO, C.07 10.4)."""

from __future__ import annotations

from ..tie_break import TieBreak
from .averages_of_opponents import averaging
from .performance import PERFORMANCE

AVERAGE_PERFORMANCE = TieBreak("APRO", "10.4", *averaging(PERFORMANCE), takes="U", rated=True)
