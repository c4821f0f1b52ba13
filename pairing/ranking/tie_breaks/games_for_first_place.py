"""Games between those who share the first place (OTHER_FIRST; Dutch 1992, F10): the points of them.

`/P`: also where one of the two did not appear. Other places are left tied.
"""

from __future__ import annotations

from collections.abc import Sequence

from pairing.model import HalfPoints

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak
from ..working import Term, Working
from .first_place import OTHER_PLACES, is_of_first


def games_between(
    scores: Scores, how: Modifiers, group: Sequence[Place], place: Place
) -> tuple[Term, ...]:
    """One a game; its points are in `points`."""
    among = set(group)
    rounds = zip(scores.table.cards[place].rounds, scores.opponents[place], strict=True)
    return tuple(
        Term(number, None, past.opponent, points=past.points)
        for number, (past, opponent) in enumerate(rounds, start=1)
        if opponent in among and (how.played or past.over_the_board)
    )


def points_between(
    scores: Scores, how: Modifiers, group: Sequence[Place], place: Place
) -> HalfPoints:
    return sum(term.points or 0 for term in games_between(scores, how, group, place))


def _within(scores: Scores, how: Modifiers, group: Sequence[Place]) -> Sequence[int]:
    if not is_of_first(scores, group):
        return [1 for _ in group]
    points = [points_between(scores, how, group, place) for place in group]
    return [1 + sum(other > own for other in points) for own in points]


def _working(scores: Scores, how: Modifiers, group: Sequence[Place], place: Place) -> Working:
    rank = _within(scores, how, group)[list(group).index(place)]
    if not is_of_first(scores, group):
        return Working(rank, says=(OTHER_PLACES,))
    return Working(rank, games_between(scores, how, group, place))


GAMES_FOR_FIRST_PLACE = TieBreak(
    "OTHER_FIRST", "", within=_within, working_within=_working, takes="P", higher=False
)
