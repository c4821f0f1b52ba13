"""Average rating of the opponents, not rounded (OTHER_AVERAGE; Dutch 1992, F10).

Of those met over the board, with `/P` of all that were to be met; 0 without any. The unrated count
0, or what the regulations say (`/U1400`). OTHER_AVERAGE_FIRST decides the first place alone.
"""

from __future__ import annotations

from math import lcm
from typing import Final

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Term, Working
from .first_place import for_first_place
from .over_the_board import rating

EXACT: Final = lcm(*range(1, 100))
"""A unit in which the average of up to 99 ratings is a whole number."""


def _values(scores: Scores, how: Modifiers) -> Values:
    return [_average(_terms(scores, how, place)) for place in range(len(scores.table.cards))]


def _terms(scores: Scores, how: Modifiers, place: Place) -> tuple[Term, ...]:
    rounds = zip(scores.table.cards[place].rounds, scores.opponents[place], strict=True)
    return tuple(
        Term(number, EXACT * (of := rating(scores, how, opponent)), past.opponent, rating=of)
        for number, (past, opponent) in enumerate(rounds, start=1)
        if opponent is not None and (how.played or past.over_the_board)
    )


def _average(terms: tuple[Term, ...]) -> int:
    return sum(term.value or 0 for term in terms) // len(terms) if terms else 0


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    terms = _terms(scores, how, place)
    return Working(_average(terms), terms)


EXACT_AVERAGE_RATING = TieBreak(
    "OTHER_AVERAGE", "", _values, _working, unit=EXACT, takes="PU", rated=True
)

EXACT_AVERAGE_RATING_FOR_FIRST_PLACE = for_first_place(EXACT_AVERAGE_RATING)
