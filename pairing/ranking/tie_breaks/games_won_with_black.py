"""Games Won with Black (BWG, C.07 7.4), over the board."""

from __future__ import annotations

from pairing.model import Colour

from ..scores import Place, Scores
from ..table import WIN, ScoredRound
from ..tie_break import TieBreak
from .rounds import counting


def _count(_scores: Scores, _place: Place, _number: int, past: ScoredRound) -> int:
    return sum(each.result == WIN and each.colour is Colour.BLACK for each in past.each_game)


GAMES_WON_WITH_BLACK = TieBreak("BWG", "7.4", *counting(_count))
