"""What pages and paper show of a working: which columns its table needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tournaments.selectors.rows.workings import CriterionWorking


class ShownCriterion(msgspec.Struct, frozen=True, kw_only=True):
    """A criterion and the columns of its lines: a column that would be empty is not there, nor what
    a round adds where that is the rating beside it."""

    criterion: CriterionWorking
    opponents: bool
    scores: bool
    points: bool
    ratings: bool
    adds: bool


def shown(criteria: Iterable[CriterionWorking]) -> list[ShownCriterion]:
    return [_shown(criterion) for criterion in criteria]


def _shown(criterion: CriterionWorking) -> ShownCriterion:
    lines = criterion.lines
    return ShownCriterion(
        criterion=criterion,
        opponents=any(line.opponent or line.notes for line in lines),
        scores=any(line.score for line in lines),
        points=any(line.points for line in lines),
        ratings=any(line.rating is not None for line in lines),
        adds=any(line.adds != str(line.rating) for line in lines),
    )
