"""Average, performance and score of the games that count (B.01 1.4.6 to 1.4.8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pairing.ranking.tie_break import average

from ..tables import difference, percent
from .levels import LEAST_PERCENT, UNRATED, NormLevel


@dataclass(frozen=True, slots=True)
class Figures:
    """`raised`: the rating that was raised to the floor, 0: none. `score` in half points."""

    games: int
    score: int
    average: int
    raised: int
    percent: int
    difference: int

    @property
    def performance(self) -> int:
        return self.average + self.difference

    @property
    def scores_enough(self) -> bool:
        return scored_enough(self.score, self.games)

    def enough(self, level: NormLevel) -> bool:
        """Ra, Rp and 35 %."""
        return (
            self.average >= level.average
            and self.performance >= level.performance
            and self.scores_enough
        )


def figures(level: NormLevel, ratings: Sequence[int], score: int) -> Figures | None:
    """None: no game. The unrated count 1400, and the lowest of all is raised to the floor."""
    counted = sorted(rating or UNRATED for rating in ratings)
    if not counted:
        return None
    raised = counted[0] if counted[0] < level.floor else 0
    if raised:
        counted[0] = level.floor
    share = percent(score, len(counted))
    return Figures(
        games=len(counted),
        score=score,
        average=average(counted) or 0,
        raised=raised,
        percent=share,
        difference=difference(share),
    )


def scored_enough(half_points: int, games: int) -> bool:
    """At least 35 % (1.4.8)."""
    return 100 * half_points >= 2 * LEAST_PERCENT * games
