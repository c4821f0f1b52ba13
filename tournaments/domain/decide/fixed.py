"""What is fixed once the tournament has started.

System, points, bye, acceleration, readings and the number of rounds are announced before the start
(C.04.1 1, C.04.2 1.3).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tournaments.domain.refusals import Refused, refuse
from tournaments.domain.settings import Settings, differing, regulations_of
from tournaments.domain.state import Tournament

CALLED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rounds": "the number of rounds",
        "system": "the pairing system",
        "system_options": "the readings of the system",
        "win": "the points of a win",
        "draw": "the points of a draw",
        "loss": "the points of a loss",
        "absent": "the points of an absence",
        "pab": "the points of the pairing-allocated bye",
        "acceleration": "the acceleration",
    }
)
"""How the regulations are called where one of them is refused."""


def regulations_fixed(state: Tournament, settings: Settings) -> Refused | None:
    """Settings that name other regulations than those that hold, after the start."""
    if state.phase == "entries":
        return None
    named = differing(regulations_of(state.settings), regulations_of(settings))
    if not named:
        return None
    what = ", ".join(CALLED[name] for name in named)
    return refuse(
        "RegulationsFixed",
        f"Fixed since the start (C.04.2 1.3): {what}. Where it has to be changed all the same, the"
        " chief arbiter does it from a round on, with a reason: Settings, Change the regulations.",
        settings=", ".join(named),
        article="C.04.2 1.3",
    )
