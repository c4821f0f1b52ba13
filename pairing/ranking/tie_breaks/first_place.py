"""Tie-breaks that decide the first place alone (Dutch 1992, F10): other places are left tied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pairing.clauses import Clause, Figure, clause

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Value
from ..working import Working

OTHER_PLACES: Final = clause("Pairing-Working.first-place-only")


def is_of_first(scores: Scores, group: Sequence[Place]) -> bool:
    return scores.score[group[0]] == max(scores.score)


def for_first_place(of: TieBreak) -> TieBreak:
    """The value is the rank among those who share the first place, by what `of` gives each."""

    def within(scores: Scores, how: Modifiers, group: Sequence[Place]) -> Sequence[int]:
        if not is_of_first(scores, group):
            return [1 for _ in group]
        keys = [_key(of, of.of(scores, how)[place]) for place in group]
        return [1 + sum(other < own for other in keys) for own in keys]

    def working(scores: Scores, how: Modifiers, group: Sequence[Place], place: Place) -> Working:
        rank = within(scores, how, group)[list(group).index(place)]
        if not is_of_first(scores, group):
            return Working(rank, says=(OTHER_PLACES,))
        worked = of.working(scores, how, place)
        terms = tuple(term._replace(value=None) for term in worked.terms)
        return Working(rank, terms, (_compared(of, worked.value),))

    return TieBreak(
        f"{of.code}_FIRST",
        of.article,
        within=within,
        working_within=working,
        takes=of.takes,
        higher=False,
        rated=of.rated,
    )


def _key(of: TieBreak, value: Value) -> tuple[bool, int]:
    """The lower the better; nothing comes last."""
    if value is None:
        return True, 0
    return False, -value if of.higher else value


def _compared(of: TieBreak, value: Value) -> Clause:
    if value is None:
        return clause("Pairing-Working.not-defined")
    shown = str(value) if of.unit == 1 else f"{value / of.unit:.2f}"
    return clause("Pairing-Working.among-the-first", value=Figure(shown))
