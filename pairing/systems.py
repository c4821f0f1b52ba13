"""The pairing systems by code. A new system is a package and one line in `SYSTEMS`."""

from __future__ import annotations

from pairing.burstein import BURSTEIN_2026
from pairing.double_swiss import DOUBLE_SWISS_2026
from pairing.dubov import DUBOV_2026
from pairing.dutch.editions import DUTCH_2017, DUTCH_2026
from pairing.dutch.roster import READINGS
from pairing.dutch.round import pairing_by
from pairing.dutch_1992 import DUTCH_1992
from pairing.dutch_2012 import DUTCH_2012
from pairing.lim import LIM_1999, LIM_2026
from pairing.round_robin import (
    DOUBLE_ROUND_ROBIN,
    DOUBLE_SCHEVENINGEN,
    ROUND_ROBIN,
    SCHEVENINGEN,
)
from pairing.scores import ByeBar
from pairing.system import System
from pairing.team_swiss import TEAM_SWISS_2026
from pairing.vincze import VINCZE

SYSTEMS: dict[str, System] = {
    each.code: each
    for each in (
        *(
            System(
                code=edition.code,
                pair=pairing_by(edition),
                readings=READINGS,
                absence_floats=edition.absence_floats,
                accelerates=True,
                bye_bar=ByeBar.UNPLAYED_WIN if edition.full_bye_bars_pab else ByeBar.FORFEIT_WIN,
                encoded_type=edition.encoded_type,
            )
            for edition in (DUTCH_2026, DUTCH_2017)
        ),
        DUBOV_2026,
        BURSTEIN_2026,
        LIM_2026,
        DOUBLE_SWISS_2026,
        DUTCH_1992,
        DUTCH_2012,
        VINCZE,
        LIM_1999,
        ROUND_ROBIN,
        DOUBLE_ROUND_ROBIN,
        SCHEVENINGEN,
        DOUBLE_SCHEVENINGEN,
    )
}
"""Every system by which a tournament is played here, in the order in which a menu shows them."""

TEAM_SYSTEMS: dict[str, System] = {TEAM_SWISS_2026.code: TEAM_SWISS_2026}
"""Systems whose participants are teams: report files are paired and checked by them, no event."""


class UnknownSystemError(LookupError):
    """No pairing system has this code."""

    def __init__(self, code: str) -> None:
        known = ", ".join((*SYSTEMS, *TEAM_SYSTEMS))
        super().__init__(f"unknown pairing system {code!r}; known: {known}")
        self.code = code


def system(code: str) -> System:
    """The system of that code, also one of teams; raises UnknownSystemError."""
    try:
        return TEAM_SYSTEMS[code] if code in TEAM_SYSTEMS else SYSTEMS[code]
    except KeyError:
        raise UnknownSystemError(code) from None
