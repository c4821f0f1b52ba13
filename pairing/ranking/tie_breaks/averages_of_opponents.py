"""What APRO and APPO share: an average, a half up, over the opponents met over the board."""

from __future__ import annotations

from typing import cast

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values, ValuesOf, WorkingOf, average
from ..working import Term, Working


def averaging(of_each: TieBreak) -> tuple[ValuesOf, WorkingOf]:
    def values(scores: Scores, how: Modifiers) -> Values:
        each = of_each.of(scores, how)
        theirs = ([each[opponent] for _past, opponent in met] for met in scores.met)
        return [
            None if None in numbers else average(cast(list[int], numbers)) for numbers in theirs
        ]

    def working(scores: Scores, how: Modifiers, place: Place) -> Working:
        each = of_each.of(scores, how)
        terms = tuple(
            Term(number, each[opponent], scores.table.cards[opponent].tpn, rating=each[opponent])
            for number, opponent in scores.over_the_board(place)
        )
        return Working(values(scores, how)[place], terms)

    return values, working
