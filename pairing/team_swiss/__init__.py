"""The Team-Swiss system of 2026 (C.04.6): a round of a team is a match.

A participant of the field is a team: its rounds have the primary score, `secondary` is the other
one (1.2).
"""

from __future__ import annotations

from pairing.system import System
from pairing.team_swiss.readings import READINGS
from pairing.team_swiss.round import pair_round
from pairing.team_swiss.story import tell, why_not

TEAM_SWISS_2026 = System(
    code="team-swiss-2026",
    pair=pair_round,
    readings=READINGS,
    tell=tell,
    why_not=why_not,
    accelerates=True,
    encoded_type="FIDE_TEAM",
)
