"""Sum of the opponents' ratings, of those met over the board (the older rules; Lim 1999, 16 a).

A cut leaves out the lowest-rated ones.
"""

from __future__ import annotations

from ..cuts import Part, left_out
from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values, nothing
from ..working import Working
from .over_the_board import defined, games, results, term


def _values(scores: Scores, how: Modifiers) -> Values:
    if not defined(scores, how):
        return nothing(scores, how)
    return [_sum(sorted(each.ratings), how) for each in results(scores, how)]


def _sum(ratings: list[int], how: Modifiers) -> int:
    return sum(ratings[how.low : max(how.low, len(ratings) - how.high)])


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    met = games(scores, how, place)
    parts = [Part(game.rating, 0, game.rating, False, at) for at, game in enumerate(met)]
    cut = left_out(parts, how.low, how.high)
    terms = tuple(term(game)._replace(cut=cut.get(at)) for at, game in enumerate(met))
    value = sum(each.value or 0 for each in terms if each.cut is None)
    return Working(value if defined(scores, how) else None, terms)


OPPONENTS_RATINGS = TieBreak("OTHER_RATINGS", "", _values, _working, takes="CMU", rated=True)
