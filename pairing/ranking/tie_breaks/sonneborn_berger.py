"""Sonneborn-Berger (SB, C.07 9.1): each opponent's adjusted score times the points against him.

In quarter points. A cut leaves out the product of the lowest-scoring opponent, of several the
lowest product (14.1.1 d).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from pairing.model import HalfPoints

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Working
from .summands import shown, totals


def _worth(scores: Sequence[HalfPoints], points: Sequence[HalfPoints]) -> Sequence[int]:
    return list(map(mul, scores, points))


def _values(scores: Scores, how: Modifiers) -> Values:
    return totals(scores.as_played if how.played else scores, _worth, how)


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return shown(scores.as_played if how.played else scores, place, _worth, how)


SONNEBORN_BERGER = TieBreak("SB", "9.1", _values, _working, unit=4, takes="CMP")
