"""Rating (RTNG, C.07 10.6): the highest first, `/R` the lowest."""

from __future__ import annotations

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Value, Values
from ..working import Working
from .over_the_board import defined, rating


def _values(scores: Scores, how: Modifiers) -> Values:
    if not defined(scores, how):
        return [None for _card in scores.table.cards]
    return [rating(scores, how, place) for place in range(len(scores.table.cards))]


def _rating(scores: Scores, how: Modifiers, place: Place) -> Value:
    return rating(scores, how, place) if defined(scores, how) else None


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return Working(_rating(scores, how, place))


RATING = TieBreak("RTNG", "10.6", _values, _working, takes="RU", rated=True)
