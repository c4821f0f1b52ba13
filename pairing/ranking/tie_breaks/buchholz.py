"""Buchholz (BH, C.07 8.1): the sum of the opponents' adjusted scores, in half points."""

from __future__ import annotations

from collections.abc import Sequence

from pairing.model import HalfPoints

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Working
from .summands import shown, totals


def _worth(scores: Sequence[HalfPoints], _points: Sequence[HalfPoints]) -> Sequence[int]:
    return scores


def values(scores: Scores, how: Modifiers) -> Values:
    return totals(scores.as_played if how.played else scores, _worth, how)


def working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return shown(scores.as_played if how.played else scores, place, _worth, how)


BUCHHOLZ = TieBreak("BH", "8.1", values, working, unit=2, takes="CMP", swiss=True)
