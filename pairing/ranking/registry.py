"""Every tie-break there is, by its code. Who adds one writes its file and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from .tie_break import TieBreak
from .tie_breaks.average_of_buchholz import AVERAGE_OF_BUCHHOLZ
from .tie_breaks.average_perfect_performance import AVERAGE_PERFECT_PERFORMANCE
from .tie_breaks.average_performance import AVERAGE_PERFORMANCE
from .tie_breaks.average_rating import AVERAGE_RATING
from .tie_breaks.buchholz import BUCHHOLZ
from .tie_breaks.direct_encounter import DIRECT_ENCOUNTER
from .tie_breaks.fore_buchholz import FORE_BUCHHOLZ
from .tie_breaks.games_with_black import GAMES_WITH_BLACK
from .tie_breaks.games_won import GAMES_WON
from .tie_breaks.games_won_with_black import GAMES_WON_WITH_BLACK
from .tie_breaks.koya import KOYA
from .tie_breaks.lot import LOT
from .tie_breaks.opponents_ratings import OPPONENTS_RATINGS
from .tie_breaks.pairing_number import PAIRING_NUMBER
from .tie_breaks.perfect_performance import PERFECT_PERFORMANCE
from .tie_breaks.performance import PERFORMANCE
from .tie_breaks.points import POINTS
from .tie_breaks.progressive import PROGRESSIVE
from .tie_breaks.rating import RATING
from .tie_breaks.rounds_elected import ROUNDS_ELECTED
from .tie_breaks.sonneborn_berger import SONNEBORN_BERGER
from .tie_breaks.standard_points import STANDARD_POINTS
from .tie_breaks.wins import WINS

TIE_BREAKS: Final[Mapping[str, TieBreak]] = MappingProxyType(
    {
        each.code: each
        for each in (
            POINTS,
            DIRECT_ENCOUNTER,
            WINS,
            GAMES_WON,
            GAMES_WITH_BLACK,
            GAMES_WON_WITH_BLACK,
            PROGRESSIVE,
            ROUNDS_ELECTED,
            STANDARD_POINTS,
            PAIRING_NUMBER,
            BUCHHOLZ,
            AVERAGE_OF_BUCHHOLZ,
            FORE_BUCHHOLZ,
            SONNEBORN_BERGER,
            KOYA,
            AVERAGE_RATING,
            PERFORMANCE,
            PERFECT_PERFORMANCE,
            AVERAGE_PERFORMANCE,
            AVERAGE_PERFECT_PERFORMANCE,
            RATING,
            OPPONENTS_RATINGS,
            LOT,
        )
    }
)

FORMER_CODES: Final[Mapping[str, str]] = MappingProxyType({"GE": "REP"})
"""Codes of earlier editions."""
