"""Average Perfect Performance of Opponents (APPO, C.07 10.5)."""

from __future__ import annotations

from ..tie_break import TieBreak
from . import perfect_performance
from .averages_of_opponents import averaging

AVERAGE_PERFECT_PERFORMANCE = TieBreak(
    "APPO", "10.5", *averaging(perfect_performance.values), takes="U", rated=True
)
