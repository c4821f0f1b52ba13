"""Standard Points (STD, C.07 7.7): 1 for a round with more points than the scheduled opponent, or
more than a draw gives without play; half of that for as many. In half points."""

from __future__ import annotations

from ..scores import Place, Scores
from ..table import ScoredRound
from ..tie_break import TieBreak
from .rounds import counting


def _count(scores: Scores, place: Place, number: int, past: ScoredRound) -> int:
    opponent = scores.opponents[place][number - 1]
    if opponent is None:
        against = scores.table.scoring.of(number).draw
    else:
        against = scores.table.cards[opponent].rounds[number - 1].points
    return 2 if past.points > against else 1 if past.points == against else 0


STANDARD_POINTS = TieBreak("STD", "7.7", *counting(_count), unit=2)
