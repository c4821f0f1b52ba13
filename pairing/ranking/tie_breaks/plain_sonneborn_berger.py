"""Sonneborn-Berger as it was before there were dummies (OTHER_SB): the final points of those beaten
over the board, and half of those drawn with. In quarter points."""

from __future__ import annotations

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Term, Working


def _values(scores: Scores, _how: Modifiers) -> Values:
    score = scores.score
    return [
        sum([score[opponent] * (past.result or 0) for past, opponent in met]) for met in scores.met
    ]


def _working(scores: Scores, _how: Modifiers, place: Place) -> Working:
    card = scores.table.cards[place]
    terms = tuple(
        Term(
            number,
            scores.score[opponent] * (card.rounds[number - 1].result or 0),
            scores.table.cards[opponent].tpn,
            score=scores.score[opponent],
            points=card.rounds[number - 1].result,
        )
        for number, opponent in scores.over_the_board(place)
    )
    return Working(sum(term.value or 0 for term in terms), terms)


PLAIN_SONNEBORN_BERGER = TieBreak("OTHER_SB", "", _values, _working, unit=4)
