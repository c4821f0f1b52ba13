"""What is fixed once the tournament has started.

System, points, bye, acceleration, readings and the number of rounds are announced before the start
(C.04.1 1, C.04.2 1.3).
"""

from __future__ import annotations

from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .settings import Settings, differing, regulations_of


def regulations_fixed(state: Tournament, settings: Settings) -> Refused | None:
    """Settings that name other regulations than those that hold, after the start."""
    if state.phase == "entries":
        return None
    named = differing(regulations_of(state.settings), regulations_of(settings))
    if not named:
        return None
    return refuse("RegulationsFixed", settings=", ".join(named), article="C.04.2 1.3")
