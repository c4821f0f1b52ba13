"""Tournament Performance Rating (TPR, C.07 10.2): the average rating of the opponents, and what the
score against them is worth (B.02 8.1.1)."""

from __future__ import annotations

from pairing.clauses import Figure, clause

from ..rating_tables import HUNDRED, difference
from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Value, Values, average, nothing
from ..working import Working
from .over_the_board import defined, games, results, term


def _values(scores: Scores, how: Modifiers) -> Values:
    if not defined(scores, how):
        return nothing(scores, how)
    return [_performance(*each) for each in results(scores, how)]


def _performance(ratings: list[int], half_points: int) -> Value:
    mean = average(ratings)
    if mean is None:
        return None
    return mean + difference(fraction(half_points, len(ratings)))


def fraction(half_points: int, games: int) -> int:
    """The score as hundredths, a half up."""
    return (half_points * HUNDRED + games) // (2 * games)


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    terms = tuple(map(term, games(scores, how, place)))
    ratings, half_points = results(scores, how)[place]
    mean = average(ratings)
    if mean is None or not defined(scores, how):
        return Working(None, terms)
    score = fraction(half_points, len(ratings))
    said = clause(
        "Pairing-Working.performance",
        average=mean,
        points=half_points / 2,
        games=len(ratings),
        fraction=Figure(f"{score / HUNDRED:.2f}"),
        difference=difference(score),
    )
    return Working(mean + difference(score), terms, (said,))


PERFORMANCE = TieBreak("TPR", "10.2", _values, _working, takes="U", rated=True)
