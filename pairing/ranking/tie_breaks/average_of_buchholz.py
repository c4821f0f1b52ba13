"""Average of Opponents' Buchholz (AOB, C.07 8.2): of those met over the board, `/F` of their Fore
Buchholz. In hundredths of a point, a half up: what is shown is what decides."""

from __future__ import annotations

from fractions import Fraction

from pairing.model import TPN, HalfPoints

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Value, Values, rounded
from ..working import Term, Working
from .buchholz import BUCHHOLZ
from .fore_buchholz import FORE_BUCHHOLZ

HUNDREDTHS = 100
IN_HALF_POINTS = 2


def _values(scores: Scores, how: Modifiers) -> Values:
    of_opponents = _of_opponents(scores, how)
    return [
        _average([of_opponents[opponent] or 0 for _past, opponent in met]) for met in scores.met
    ]


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    of_opponents = _of_opponents(scores, how)
    cards = scores.table.cards
    terms = tuple(
        _term(number, cards[opponent].tpn, of_opponents[opponent] or 0)
        for number, opponent in scores.over_the_board(place)
    )
    return Working(_average([term.score or 0 for term in terms]), terms)


def _term(number: int, opponent: TPN, worth: HalfPoints) -> Term:
    return Term(number, worth * HUNDREDTHS // IN_HALF_POINTS, opponent, score=worth)


def _of_opponents(scores: Scores, how: Modifiers) -> Values:
    tie_break = FORE_BUCHHOLZ if how.fore else BUCHHOLZ
    return tie_break.of(scores, Modifiers(played=how.played))


def _average(half_points: list[int]) -> Value:
    if not half_points:
        return None
    return rounded(Fraction(sum(half_points) * HUNDREDTHS, IN_HALF_POINTS * len(half_points)))


AVERAGE_OF_BUCHHOLZ = TieBreak(
    "AOB", "8.2", _values, _working, unit=HUNDREDTHS, takes="FP", swiss=True
)
