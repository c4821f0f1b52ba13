"""What pages and paper show of a working: which columns its table needs, and two side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tournaments.words import READERS, speak
from tournaments.words.latin import both

from .context import Context

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tournaments.selectors.rows.workings import CriterionWorking, WorkingComparison


class ShownCriterion(msgspec.Struct, frozen=True, kw_only=True):
    """A criterion and the columns of its lines: a column that would be empty is not there, nor what
    a round adds where that is the rating beside it."""

    criterion: CriterionWorking
    opponents: bool
    scores: bool
    points: bool
    ratings: bool
    adds: bool

    @property
    def columns(self) -> int:
        """Beside that of the rounds: what is said of a line is as wide as these."""
        return sum((self.opponents, self.scores, self.points, self.ratings, self.adds))


def shown(criteria: Iterable[CriterionWorking]) -> list[ShownCriterion]:
    return [_shown(criterion) for criterion in criteria]


def compared(made: WorkingComparison, language: str = READERS) -> Context:
    """Two players side by side, and how the two numbers came about that decide."""
    one, other = (both(each.player.name, language) for each in (made.one, made.other))
    names = {"one": one, "other": other}
    return {
        "title": speak("Shared-Working.comparison", names, language),
        "comparison": made,
        "pairs": list(zip(made.one.criteria, made.other.criteria, strict=True)),
        "deciding": _deciding(made),
    }


def _deciding(made: WorkingComparison) -> list[ShownCriterion]:
    """How the two numbers came about between which the ranking decided; none of equals."""
    if made.decided is None:
        return []
    return shown(each.criteria[made.decided - 1] for each in (made.one, made.other))


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
