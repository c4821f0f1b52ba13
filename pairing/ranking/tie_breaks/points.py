"""Points (PTS): the score, by which everybody is ranked first."""

from __future__ import annotations

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Term, Working
from .rounds import say


def _values(scores: Scores, _how: Modifiers) -> Values:
    return scores.score


def _working(scores: Scores, _how: Modifiers, place: Place) -> Working:
    terms: list[Term] = []
    for number, past in enumerate(scores.table.cards[place].rounds, start=1):
        terms.append(Term(number, past.points, past.opponent, says=say(past)))
        if past.extra:
            terms.append(Term(number, past.extra, says=say(past, extra=True)))
    return Working(scores.score[place], tuple(terms))


POINTS = TieBreak("PTS", "", _values, _working, unit=2)
