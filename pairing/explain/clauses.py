"""Parts of sentences: what the rules say, and reasons."""

from __future__ import annotations

from collections.abc import Sequence

from pairing.clauses import Clause, Fact, Points, clause
from pairing.explain.books import Criterion, Rule
from pairing.explain.criteria import FURTHER_DOWN
from pairing.explain.reasons import ObstacleKind, Reason
from pairing.model import Colour


def cited(says: Clause, rule: Rule | Reason) -> Clause:
    """With ' (C6, C.04.3 2.4.1)' behind it, if there is such a rule."""
    return clause("Pairing-Explain.cited", says=says, rule=rule.cited) if rule.cited else says


def colour_code(colour: Colour | None) -> str:
    return {Colour.WHITE: "white", Colour.BLACK: "black"}[colour] if colour else "any"


# --- reasons ------------------------------------------------------------------------------------

_POINTS = frozenset(
    {
        Criterion.DOWNFLOATER_SCORES,
        Criterion.SCORE_DIFFERENCES,
        Criterion.MDP_DROP_1,
        Criterion.MDP_RISE_1,
        Criterion.MDP_DROP_2,
        Criterion.MDP_RISE_2,
        Criterion.DIFFERENCE_DOWN_1,
        Criterion.DIFFERENCE_UP_1,
        Criterion.DIFFERENCE_DOWN_2,
        Criterion.DIFFERENCE_UP_2,
    }
)
"""Their values are scores or differences of scores in descending order."""


def because(reason: Reason) -> Clause:
    """The reason in at most 18 words, rule and article at its end."""
    return cited(_obstacle(reason), reason)


def _obstacle(reason: Reason) -> Clause:
    key = f"Pairing-Explain-Obstacle.{reason.kind}"
    match reason.kind:
        case ObstacleKind.WORSE:
            return _worse(reason)
        case ObstacleKind.MET | ObstacleKind.HAD_BYE:
            return clause(key, round=reason.round)
        case ObstacleKind.SAME_ABSOLUTE:
            return clause(key, colour=colour_code(reason.colour))
        case _:
            return clause(key)


def _worse(reason: Reason) -> Clause:
    """'3 players would miss the preferred colour, not 2'."""
    if reason.criterion is None or reason.criterion is Criterion.FOLLOWING_BRACKET:
        return _next_bracket(reason)
    instead, actual = _measured(reason, reason.criterion)
    return clause(f"Pairing-Explain-Worse.{reason.criterion}", instead=instead, actual=actual)


def _measured(reason: Reason, criterion: Criterion) -> tuple[Fact, Fact]:
    if criterion in _POINTS:
        return _first_difference(reason.instead, reason.actual)
    if criterion is Criterion.PAB_SCORE:
        return Points(reason.instead[0]), Points(reason.actual[0])
    return reason.instead[0], reason.actual[0]


def _next_bracket(reason: Reason) -> Clause:
    """2017 counts who is left over from the last bracket without a right to the bye three times:
    where that decides, the numbers of players say nothing."""
    if reason.rule == "C.7" and reason.instead[0] != reason.actual[0]:
        return _towards_the_end(reason)
    at = 1 if reason.rule == "C.7" else 0
    instead, actual = reason.instead[at:], reason.actual[at:]
    if instead[0] != actual[0]:
        return _next_floaters(instead[0], actual[0])
    higher, lower = _first_difference(instead, actual)
    return clause("Pairing-Explain-NextBracket.scores", instead=higher, actual=lower)


def _towards_the_end(reason: Reason) -> Clause:
    instead, actual = reason.instead[1], reason.actual[1]
    if instead != actual:
        return _next_floaters(instead, actual)
    return clause("Pairing-Explain-NextBracket.no-bye")


def _next_floaters(instead: int, actual: int) -> Clause:
    return clause("Pairing-Explain-NextBracket.floaters", instead=instead, actual=actual)


def _first_difference(instead: Sequence[int], actual: Sequence[int]) -> tuple[Fact, Fact]:
    for one, other in zip(instead, actual, strict=False):
        if one != other:
            return _size(one), _size(other)
    return _size(instead[len(actual)]), clause("Pairing-Explain-Size.nobody")


def _size(value: int) -> Fact:
    return clause("Pairing-Explain-Size.out") if value >= FURTHER_DOWN else Points(value)
