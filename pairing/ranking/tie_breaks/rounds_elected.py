"""Rounds one Elected to Play (REP, C.07 7.6; GE in 2023): no requested bye and no forfeit loss.

Rounds after a withdrawal or before an entry are zero-point byes. In a round robin the free round of
an odd number is nobody's choice; forfeit losses count against a player there since 2026 (15.2).
"""

from __future__ import annotations

from pairing.model import RoundKind

from ..scores import Place, Scores
from ..table import ScoredRound
from ..tie_break import TieBreak
from .rounds import counting

_BYES = (RoundKind.HALF_BYE, RoundKind.ZERO_BYE)


def _count(scores: Scores, _place: Place, _number: int, past: ScoredRound) -> int:
    if past.kind is RoundKind.FORFEIT_LOSS:
        return scores.table.predetermined and not scores.edition.own_record_of_forfeits
    return scores.table.predetermined or past.kind not in _BYES


ROUNDS_ELECTED = TieBreak("REP", "7.6", *counting(_count))
