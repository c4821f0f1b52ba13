"""Games won, over the board or by forfeit (OTHER_WINS); byes are no wins, unlike in C.07 7.1."""

from __future__ import annotations

from pairing.model import RoundKind

from ..scores import Place, Scores
from ..table import WIN, ScoredRound
from ..tie_break import TieBreak
from .rounds import counting


def _count(_scores: Scores, _place: Place, _number: int, past: ScoredRound) -> int:
    return past.result == WIN or past.kind is RoundKind.FORFEIT_WIN


WINS_BY_FORFEIT = TieBreak("OTHER_WINS", "", *counting(_count))
