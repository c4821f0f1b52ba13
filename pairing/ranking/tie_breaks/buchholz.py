"""Buchholz (BH, C.07 8.1): the sum of the opponents' adjusted scores, in half points."""

from __future__ import annotations

from pairing.model import HalfPoints

from ..scores import Place, Scores, Summand
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Working
from .summands import shown, total


def _worth(summand: Summand) -> HalfPoints:
    return summand.score


def values(scores: Scores, how: Modifiers) -> Values:
    scores = scores.as_played if how.played else scores
    return [total(summands, _worth, how) for summands in scores.summands]


def working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return shown(scores.as_played if how.played else scores, place, _worth, how)


BUCHHOLZ = TieBreak("BH", "8.1", values, working, unit=2, takes="CMP", swiss=True)
