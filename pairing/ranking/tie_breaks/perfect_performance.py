"""Perfect Tournament Performance (PTP, C.07 10.3): the lowest rating that was to be expected to
score as much in these games (B.02 8.1.2, the full scale)."""

from __future__ import annotations

from pairing.clauses import clause

from ..rating_tables import EXPECTED, FULL, HALF
from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Value, Values
from ..working import Working
from .over_the_board import defined, games, results, term

NOTHING_SCORED = 800
"""Below the lowest-rated opponent."""


def values(scores: Scores, how: Modifiers) -> Values:
    places = range(len(scores.table.cards))
    if not defined(scores, how):
        return [None for _ in places]
    return [_perfect(*results(scores, how, place)) for place in places]


def _perfect(ratings: list[int], half_points: int) -> Value:
    if not ratings:
        return None
    if not half_points:
        return min(ratings) - NOTHING_SCORED
    wanted = half_points * HALF
    low, high = min(ratings) - FULL, max(ratings) + FULL
    while low < high:
        middle = (low + high) // 2
        if expected(middle, ratings) >= wanted:
            high = middle
        else:
            low = middle + 1
    return low


def expected(own: int, ratings: list[int]) -> int:
    """The expected score in hundredths."""
    return sum(EXPECTED[max(0, min(2 * FULL, FULL + own - opponent))] for opponent in ratings)


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    terms = tuple(map(term, games(scores, how, place)))
    ratings, half_points = results(scores, how, place)
    value = _perfect(ratings, half_points)
    if value is None or not defined(scores, how):
        return Working(None, terms)
    if not half_points:
        said = clause("Pairing-Working.nothing-scored", lowest=min(ratings))
    else:
        said = clause(
            "Pairing-Working.perfect",
            points=half_points / 2,
            rating=value,
            expected=f"{expected(value, ratings) / 100:.2f}",
            below=f"{expected(value - 1, ratings) / 100:.2f}",
        )
    return Working(value, terms, (said,))


PERFECT_PERFORMANCE = TieBreak("PTP", "10.3", values, _working, takes="U", rated=True)
