"""Sum of the ratings of those met over the board, without the lowest, without the two lowest, and
so on (OTHER_RATINGS_CUTS; Lim 1999, 16 a).

A group of which somebody met an unrated player is left tied, unless the regulations say how such
players count (`/U1400`). To OTHER_RATINGS_CUTS_ZERO they count nought.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairing.clauses import clause

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak
from ..working import Working
from .over_the_board import results
from .successive_cuts import Sums, by_cuts


def rating_sums(scores: Scores, how: Modifiers, place: Place) -> Sums:
    ratings = sorted(results(scores, how)[place].ratings)
    return tuple(sum(ratings[cut:]) for cut in range(1, len(ratings)))


def all_rated(scores: Scores, how: Modifiers, group: Sequence[Place]) -> bool:
    return all(all(results(scores, how)[place].ratings) for place in group)


_within, _working = by_cuts(rating_sums, first=1, halves=False)


def _of_rated(scores: Scores, how: Modifiers, group: Sequence[Place]) -> Sequence[int]:
    return _within(scores, how, group) if all_rated(scores, how, group) else [1 for _ in group]


def _working_of_rated(
    scores: Scores, how: Modifiers, group: Sequence[Place], place: Place
) -> Working:
    if all_rated(scores, how, group):
        return _working(scores, how, group, place)
    return Working(1, says=(clause("Pairing-Working.met-unrated"),))


OPPONENTS_RATINGS_WITH_CUTS = TieBreak(
    "OTHER_RATINGS_CUTS",
    "",
    within=_of_rated,
    working_within=_working_of_rated,
    takes="U",
    higher=False,
    rated=True,
)
OPPONENTS_RATINGS_WITH_CUTS_AND_ZEROS = TieBreak(
    "OTHER_RATINGS_CUTS_ZERO", "", within=_within, working_within=_working, higher=False
)
