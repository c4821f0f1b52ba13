"""The Lim system: C.04.2 of 1987 to 1999, and C.04.4.3 of 2026."""

from __future__ import annotations

from functools import partial

from pairing.lim.editions import LIM_OF_1999, LIM_OF_2026
from pairing.lim.ranking import ranks_by
from pairing.lim.readings import MILDEST_BYE_BAR
from pairing.lim.round import pair_round
from pairing.lim.story import tell
from pairing.lim.why_not import why_not
from pairing.system import System

LIM_1999 = System(
    code=LIM_OF_1999.code,
    pair=partial(pair_round, LIM_OF_1999),
    readings=LIM_OF_1999.readings,
    tell=partial(tell, LIM_OF_1999),
    why_not=partial(why_not, LIM_OF_1999),
    ranks_by=ranks_by,
    reads_federations=True,
    accelerates=True,
    bye_bar=MILDEST_BYE_BAR,
)
LIM_2026 = System(
    code=LIM_OF_2026.code,
    pair=partial(pair_round, LIM_OF_2026),
    readings=LIM_OF_2026.readings,
    tell=partial(tell, LIM_OF_2026),
    why_not=partial(why_not, LIM_OF_2026),
    accelerates=True,
    bye_bar=MILDEST_BYE_BAR,
)
