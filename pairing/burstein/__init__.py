"""The Burstein system of 2026 (C.04.4.2)."""

from __future__ import annotations

from pairing.burstein.readings import MILDEST_BYE_BAR, READINGS
from pairing.burstein.round import explained_by, pair_round
from pairing.burstein.story import tell
from pairing.burstein.why_not import why_not
from pairing.system import System

BURSTEIN_2026 = System(
    code="burstein-2026",
    pair=pair_round,
    readings=READINGS,
    tell=tell,
    why_not=why_not,
    explained_by=explained_by,
    accelerates=True,
    bye_bar=MILDEST_BYE_BAR,
    encoded_type="FIDE_BURSTEIN",
)
