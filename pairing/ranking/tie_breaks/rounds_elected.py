"""Rounds one Elected to Play (REP, C.07 7.6; GE in 2023): no requested bye and no forfeit loss.

Rounds after a withdrawal or before an entry are zero-point byes, and so is the free round of an odd
round robin, which everybody has as often. Forfeit losses stay unplayed there too (15.2).
"""

from __future__ import annotations

from pairing.model import RoundKind

from ..scores import Place, Scores
from ..table import ScoredRound
from ..tie_break import TieBreak
from .rounds import counting

_NOT_ELECTED = (RoundKind.HALF_BYE, RoundKind.ZERO_BYE, RoundKind.FORFEIT_LOSS)


def _count(_scores: Scores, _place: Place, _number: int, past: ScoredRound) -> int:
    return past.kind not in _NOT_ELECTED


ROUNDS_ELECTED = TieBreak("REP", "7.6", *counting(_count))
