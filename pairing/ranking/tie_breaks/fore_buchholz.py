"""Fore Buchholz (FB, C.07 8.3): as if all paired games of the final round ended in draws.

A forfeit of the final round is a pairing too. Before that round it is the Buchholz as it stands.
"""

from __future__ import annotations

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak, Values
from ..working import Working
from . import buchholz


def values(scores: Scores, how: Modifiers) -> Values:
    return buchholz.values(_fore(scores, how), how)


def _working(scores: Scores, how: Modifiers, place: Place) -> Working:
    return buchholz.working(_fore(scores, how), how, place)


def _fore(scores: Scores, how: Modifiers) -> Scores:
    return (scores.as_played if how.played else scores).fore


FORE_BUCHHOLZ = TieBreak("FB", "8.3", values, _working, unit=2, takes="CMP", swiss=True)
