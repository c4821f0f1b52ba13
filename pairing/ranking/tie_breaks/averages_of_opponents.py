"""What APRO and APPO share: an average, a half up, over the opponents met over the board."""

from __future__ import annotations

from ..scores import Place, Scores
from ..tie_break import Modifiers, Values, ValuesOf, WorkingOf, average
from ..working import Term, Working


def averaging(of_each: ValuesOf) -> tuple[ValuesOf, WorkingOf]:
    def values(scores: Scores, how: Modifiers) -> Values:
        each = of_each(scores, how)
        return [
            average([each[opponent] or 0 for _past, opponent in met])
            if all(each[opponent] is not None for _past, opponent in met)
            else None
            for met in scores.met
        ]

    def working(scores: Scores, how: Modifiers, place: Place) -> Working:
        each = of_each(scores, how)
        terms = tuple(
            Term(number, each[opponent], scores.table.cards[opponent].tpn, rating=each[opponent])
            for number, opponent in scores.over_the_board(place)
        )
        return Working(values(scores, how)[place], terms)

    return values, working
