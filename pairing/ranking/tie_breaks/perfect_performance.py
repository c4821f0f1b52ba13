"""Perfect Tournament Performance (PTP, C.07 10.3): the lowest rating that was to be expected to
score as much in these games (B.02 8.1.2, the full scale)."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

from pairing.clauses import Figure, clause

from ..rating_tables import EXPECTED, HALF, WIDEST
from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Value, Values, nothing
from ..working import Working
from .over_the_board import defined, games, results, term

NOTHING_SCORED = 800
"""Below the lowest-rated opponent."""


def _values(scores: Scores, how: Modifiers) -> Values:
    if not defined(scores, how):
        return nothing(scores, how)
    return [perfect(*each) for each in results(scores, how)]


def perfect(ratings: list[int], half_points: int) -> Value:
    if not ratings:
        return None
    if not half_points:
        return min(ratings) - NOTHING_SCORED
    wanted = half_points * HALF
    alike = _against_equals(wanted, len(ratings))
    low, high = min(ratings) + alike, max(ratings) + alike
    while low < high:
        middle = (low + high) // 2
        if expected(middle, ratings) >= wanted:
            high = middle
        else:
            low = middle + 1
    return low


@cache
def _against_equals(wanted: int, games: int) -> int:
    """The same above opponents with one and the same rating: the whole lies between what it is
    above the lowest and above the highest of them."""
    return bisect_left(EXPECTED, -(-wanted // games)) - WIDEST


def expected(own: int, ratings: list[int]) -> int:
    """The expected score in hundredths."""
    above = WIDEST + own
    return sum([EXPECTED[above - opponent] for opponent in ratings])


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    terms = tuple(map(term, games(scores, how, place)))
    ratings, half_points = results(scores, how)[place]
    value = perfect(ratings, half_points)
    if value is None or not defined(scores, how):
        return Working(None, terms)
    if not half_points:
        said = clause("Pairing-Working.nothing-scored", lowest=min(ratings))
    else:
        said = clause(
            "Pairing-Working.perfect",
            points=half_points / 2,
            rating=value,
            expected=_hundredths(expected(value, ratings)),
            below=_hundredths(expected(value - 1, ratings)),
        )
    return Working(value, terms, (said,))


def _hundredths(score: int) -> Figure:
    return Figure(f"{score / 100:.2f}")


PERFECT_PERFORMANCE = TieBreak("PTP", "10.3", _values, _working, takes="U", rated=True)
