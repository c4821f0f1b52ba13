"""The Dutch System of FIDE as agreed in Istanbul 2012 (C.04.3.1 of that time)."""

from pairing.dutch_2012.readings import READINGS
from pairing.dutch_2012.roster import BYE_BAR
from pairing.dutch_2012.round import pair_round
from pairing.dutch_2012.story import tell_round
from pairing.dutch_2012.why_not import why_not
from pairing.system import System

DUTCH_2012 = System(
    code="dutch-2012",
    pair=pair_round,
    version="2",
    readings=READINGS,
    tell=tell_round,
    why_not=why_not,
    bye_bar=BYE_BAR,
)
"""The entry of the registry."""
