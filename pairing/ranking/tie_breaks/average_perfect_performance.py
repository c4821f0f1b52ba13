"""Average Perfect Performance of Opponents (APPO, C.07 10.5)."""

from __future__ import annotations

from ..tie_break import TieBreak
from .averages_of_opponents import averaging
from .perfect_performance import PERFECT_PERFORMANCE

AVERAGE_PERFECT_PERFORMANCE = TieBreak(
    "APPO", "10.5", *averaging(PERFECT_PERFORMANCE), takes="U", rated=True
)
