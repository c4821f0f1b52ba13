"""The Swiss system based on rating of 1992 (Berlin 1991, Manila 1992): A1 to F10."""

from __future__ import annotations

from pairing.dutch_1992.order import TITLES, order_key, rating_of_bcf, rating_of_ingo
from pairing.dutch_1992.ranking import ranks_by
from pairing.dutch_1992.readings import MILDEST_BYE_BAR, READINGS
from pairing.dutch_1992.round import pair
from pairing.dutch_1992.story import tell
from pairing.dutch_1992.why_not import why_not
from pairing.system import System

DUTCH_1992 = System(
    code="dutch-1992",
    pair=pair,
    version="2",
    readings=READINGS,
    tell=tell,
    why_not=why_not,
    ranks_by=ranks_by,
    titles=("GM", *TITLES[1:]),
    bye_bar=MILDEST_BYE_BAR,
)

__all__ = ["DUTCH_1992", "order_key", "rating_of_bcf", "rating_of_ingo"]
