"""Tournament Pairing Number (TPN, C.07 7.8): the lowest first, `/R` the highest."""

from __future__ import annotations

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Working


def _values(scores: Scores, _how: Modifiers) -> Values:
    return [card.tpn for card in scores.table.cards]


def _working(scores: Scores, _how: Modifiers, place: Place) -> Working:
    return Working(scores.table.cards[place].tpn)


PAIRING_NUMBER = TieBreak("TPN", "7.8", _values, _working, takes="R", higher=False)
