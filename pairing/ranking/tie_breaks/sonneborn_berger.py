"""Sonneborn-Berger (SB, C.07 9.1): each opponent's adjusted score times the points against him.

In quarter points. A cut leaves out the product of the lowest-scoring opponent, of several the
lowest product (14.1.1 d).
"""

from __future__ import annotations

from ..scores import Place, Scores, Summand
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Working
from .summands import shown, total


def _worth(summand: Summand) -> int:
    return summand.score * summand.points


def _values(scores: Scores, how: Modifiers) -> Values:
    scores = scores.as_played if how.played else scores
    return [total(summands, _worth, how) for summands in scores.summands]


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return shown(scores.as_played if how.played else scores, place, _worth, how)


SONNEBORN_BERGER = TieBreak("SB", "9.1", _values, _working, unit=4, takes="CMP")
