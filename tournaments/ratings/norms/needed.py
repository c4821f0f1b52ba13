"""What would still do: the points of the rounds to come, against whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..model import WIN
from .figures import figures
from .games import NormGame
from .levels import NormLevel

LOWEST: Final = 1
"""Whoever is rated at all, and the unrated too."""
HIGHEST: Final = 3000


def least_points(level: NormLevel, games: Sequence[NormGame], coming: Sequence[int]) -> int | None:
    """The half points needed in games against opponents of these ratings, for performance and
    35 %; None: not even all of them do. The average is a requirement of its own."""
    ratings = [*(game.rating for game in games), *coming]
    score = sum(game.score for game in games)
    for points in range(WIN * len(coming) + 1):
        whole = figures(level, ratings, score + points)
        if whole and whole.performance >= level.performance and whole.scores_enough:
            return points
    return None


def lowest_opponent(level: NormLevel, games: Sequence[NormGame], score: int) -> int | None:
    """How the opponent of one more game has to be rated at least, if it brings so many half
    points, for average, performance and 35 %; None: no rating does."""
    ratings = [game.rating for game in games]
    total = sum(game.score for game in games) + score
    low, high = LOWEST, HIGHEST
    if not _enough(level, [*ratings, high], total):
        return None
    while low < high:
        middle = (low + high) // 2
        if _enough(level, [*ratings, middle], total):
            high = middle
        else:
            low = middle + 1
    return low


def _enough(level: NormLevel, ratings: Sequence[int], score: int) -> bool:
    whole = figures(level, ratings, score)
    return whole is not None and whole.enough(level)
