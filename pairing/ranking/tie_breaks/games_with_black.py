"""Games Played with Black (BPG, C.07 7.3), over the board."""

from __future__ import annotations

from pairing.model import Colour

from ..scores import Place, Scores
from ..table import ScoredRound
from ..tie_break import TieBreak
from .rounds import counting


def _count(_scores: Scores, _place: Place, _number: int, past: ScoredRound) -> int:
    return sum(each.result is not None and each.colour is Colour.BLACK for each in past.each_game)


GAMES_WITH_BLACK = TieBreak("BPG", "7.3", *counting(_count))
