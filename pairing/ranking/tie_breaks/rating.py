"""Rating (RTNG, C.07 10.6): the highest first, `/R` the lowest. The unrated have none."""

from __future__ import annotations

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Working
from .over_the_board import rating


def _values(scores: Scores, how: Modifiers) -> Values:
    return [rating(scores, how, place) or None for place in range(len(scores.table.cards))]


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return Working(rating(scores, how, place) or None)


RATING = TieBreak("RTNG", "10.6", _values, _working, takes="RU")
