"""Number of Games Won (WON, C.07 7.2): over the board; a forfeit never is, in no tournament."""

from __future__ import annotations

from ..scores import Place, Scores
from ..table import WIN, ScoredRound
from ..tie_break import TieBreak
from .rounds import counting


def _count(_scores: Scores, _place: Place, _number: int, past: ScoredRound) -> int:
    return sum(each.result == WIN for each in past.each_game)


GAMES_WON = TieBreak("WON", "7.2", *counting(_count))
