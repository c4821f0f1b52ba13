"""Number of Wins (WIN, C.07 7.1): rounds that gave the points of a win, played or not."""

from __future__ import annotations

from ..scores import Place, Scores
from ..table import ScoredRound
from ..tie_break import TieBreak
from .rounds import counting


def _count(scores: Scores, _place: Place, number: int, past: ScoredRound) -> int:
    return past.points >= scores.table.scoring.of(number).win


WINS = TieBreak("WIN", "7.1", *counting(_count))
