"""Progressive Scores (PS, C.07 7.5): the sum of the scores after each round.

The least significant value is the score after round 1, then that after round 2 (14.1).
"""

from __future__ import annotations

from pairing.clauses import clause

from ..cuts import Why
from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Term, Working


def _values(scores: Scores, how: Modifiers) -> Values:
    last = max(how.low, scores.rounds - how.high)
    return [sum(running[how.low : last]) for running in scores.running]


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    terms = tuple(
        Term(number, score, says=clause("Pairing-Round.score-after"), cut=_cut(scores, how, number))
        for number, score in enumerate(scores.running[place], start=1)
    )
    return Working(sum(term.value or 0 for term in terms if term.cut is None), terms)


def _cut(scores: Scores, how: Modifiers, number: int) -> Why | None:
    if number <= how.low:
        return Why.LOWEST
    return Why.HIGHEST if number > scores.rounds - how.high else None


PROGRESSIVE = TieBreak("PS", "7.5", _values, _working, unit=2, takes="CM")
