"""Buchholz as it was before there were dummies: the final points of those met over the board.

An unplayed round adds nothing (OTHER_BH), or a nought that a cut or a median may leave out
(OTHER_BH_ZERO).
"""

from __future__ import annotations

from functools import partial

from pairing.model import HalfPoints

from ..cuts import Part, left_out
from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Term, Working
from .rounds import say


def _values(scores: Scores, how: Modifiers, *, zeros: bool) -> Values:
    return [
        _total([scores.score[opponent] for _past, opponent in met], zeros * len(card.rounds), how)
        for met, card in zip(scores.met, scores.table.cards, strict=True)
    ]


def _total(points: list[HalfPoints], elements: int, how: Modifiers) -> HalfPoints:
    ordered = sorted(points + [0] * (elements - len(points)))
    return sum(ordered[how.low : max(how.low, len(ordered) - how.high)])


def _working(scores: Scores, how: Modifiers, place: Place, *, zeros: bool) -> Working:
    met = dict(scores.over_the_board(place))
    cards = scores.table.cards
    terms: list[Term] = []
    for number, past in enumerate(cards[place].rounds, start=1):
        if number in met:
            points = scores.score[met[number]]
            terms.append(Term(number, points, cards[met[number]].tpn, score=points))
        elif zeros:
            terms.append(Term(number, 0, says=say(past)))
    parts = [Part(term.value or 0, 0, term.value or 0, False, at) for at, term in enumerate(terms)]
    cut = left_out(parts, how.low, how.high)
    shown = tuple(term._replace(cut=cut.get(at)) for at, term in enumerate(terms))
    return Working(sum(term.value or 0 for term in shown if term.cut is None), shown)


def _tie_break(code: str, *, zeros: bool) -> TieBreak:
    values, working = partial(_values, zeros=zeros), partial(_working, zeros=zeros)
    return TieBreak(code, "", values, working, unit=2, takes="CM", swiss=True)


PLAIN_BUCHHOLZ = _tie_break("OTHER_BH", zeros=False)
PLAIN_BUCHHOLZ_WITH_ZEROS = _tie_break("OTHER_BH_ZERO", zeros=True)
