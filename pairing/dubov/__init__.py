"""The Dubov system of 2026 (C.04.4.1)."""

from __future__ import annotations

from pairing.dubov.readings import MILDEST_BYE_BAR, READINGS
from pairing.dubov.round import pair_round
from pairing.dubov.story import tell
from pairing.dubov.why_not import why_not
from pairing.system import System

DUBOV_2026 = System(
    code="dubov-2026",
    pair=pair_round,
    readings=READINGS,
    tell=tell,
    why_not=why_not,
    accelerates=True,
    bye_bar=MILDEST_BYE_BAR,
    encoded_type="FIDE_DUBOV",
)
