"""The Lim system as it stood in 1999 (C.04.2 of 1987 to 1999)."""

from __future__ import annotations

from pairing.lim_1999.ranking import ranks_by
from pairing.lim_1999.readings import MILDEST_BYE_BAR, READINGS
from pairing.lim_1999.round import pair_round
from pairing.lim_1999.story import tell
from pairing.system import System

LIM_1999 = System(
    code="lim-1999",
    pair=pair_round,
    readings=READINGS,
    tell=tell,
    ranks_by=ranks_by,
    reads_federations=True,
    accelerates=True,
    bye_bar=MILDEST_BYE_BAR,
)
