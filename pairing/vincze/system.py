"""VinczeSwiss as the registry knows it."""

from __future__ import annotations

from pairing.scores import ByeBar
from pairing.system import System
from pairing.vincze.rankings import ranks_by
from pairing.vincze.readings import READINGS
from pairing.vincze.round import pair_round
from pairing.vincze.story import tell_round, why_not

VINCZE = System(
    code="vincze",
    pair=pair_round,
    readings=READINGS,
    tell=tell_round,
    why_not=why_not,
    ranks_by=ranks_by,
    bye_bar=ByeBar.BYE,
    no_pairing_left="Pairing-System-vincze.no-pairing-left",
)
