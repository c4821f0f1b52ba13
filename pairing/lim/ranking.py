"""Rule 16 as tie-breaks: (a) where all opponents of those tied are rated, else (b)."""

from __future__ import annotations

from pairing.lim.editions import LIM_OF_1999
from pairing.lim.readings import LimReadings
from pairing.model import Options
from pairing.ranking.own_list import OwnList


def ranks_by(options: Options) -> OwnList:
    """Raises OptionError."""
    return OwnList(_codes(LIM_OF_1999.chosen(options)))


def _codes(readings: LimReadings) -> tuple[str, ...]:
    progressive = "OTHER_PS_RESULTS" if readings.results_dropped else "OTHER_PS_CUTS"
    if readings.ties == "a":
        return ("OTHER_RATINGS_CUTS_ZERO",)
    if readings.ties == "b":
        return (progressive,)
    return ("OTHER_RATINGS_CUTS", f"{progressive}_UNRATED")
