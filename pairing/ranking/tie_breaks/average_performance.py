"""Average Performance Rating of Opponents (APRO, C.07 10.4)."""

from __future__ import annotations

from ..tie_break import TieBreak
from . import performance
from .averages_of_opponents import averaging

AVERAGE_PERFORMANCE = TieBreak(
    "APRO", "10.4", *averaging(performance.values), takes="U", rated=True
)
