"""What a score was worth: TPR and PTP (C.07 10.2, 10.3), of the games against rated opponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pairing.ranking.tie_break import average
from pairing.ranking.tie_breaks.perfect_performance import perfect

from .change import why_not
from .model import RatedGame
from .tables import difference, percent


@dataclass(frozen=True, slots=True)
class Performance:
    """`average` of the opponents' ratings, a half up; `score` in half points."""

    games: int
    score: int
    average: int
    percent: int
    difference: int
    perfect: int
    """PTP: the lowest rating that was to be expected to score as much."""

    @property
    def rating(self) -> int:
        """TPR."""
        return self.average + self.difference


def performance(games: Sequence[RatedGame]) -> Performance | None:
    """None: no game against a rated opponent was played."""
    counting = [game for game in games if why_not(game) is None]
    ratings = [game.opponent_rating for game in counting]
    mean, score = average(ratings), sum(game.score for game in counting)
    lowest = perfect(ratings, score)
    if mean is None or lowest is None:
        return None
    share = percent(score, len(counting))
    return Performance(len(counting), score, mean, share, difference(share), lowest)
