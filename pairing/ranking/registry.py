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
from .tie_breaks.exact_average_rating import (
    EXACT_AVERAGE_RATING,
    EXACT_AVERAGE_RATING_FOR_FIRST_PLACE,
)
from .tie_breaks.fore_buchholz import FORE_BUCHHOLZ
from .tie_breaks.games_for_first_place import GAMES_FOR_FIRST_PLACE
from .tie_breaks.games_with_black import GAMES_WITH_BLACK
from .tie_breaks.games_won import GAMES_WON
from .tie_breaks.games_won_with_black import GAMES_WON_WITH_BLACK
from .tie_breaks.koya import KOYA
from .tie_breaks.lot import LOT, LOT_1992, LOT_1992_FOR_FIRST_PLACE
from .tie_breaks.opponents_ratings import OPPONENTS_RATINGS
from .tie_breaks.opponents_ratings_with_cuts import (
    OPPONENTS_RATINGS_WITH_CUTS,
    OPPONENTS_RATINGS_WITH_CUTS_AND_ZEROS,
)
from .tie_breaks.pairing_number import PAIRING_NUMBER
from .tie_breaks.perfect_performance import PERFECT_PERFORMANCE
from .tie_breaks.performance import PERFORMANCE
from .tie_breaks.plain_buchholz import PLAIN_BUCHHOLZ, PLAIN_BUCHHOLZ_WITH_ZEROS
from .tie_breaks.plain_sonneborn_berger import PLAIN_SONNEBORN_BERGER
from .tie_breaks.points import POINTS
from .tie_breaks.progressive import PROGRESSIVE
from .tie_breaks.progressive_with_cuts import (
    PROGRESSIVE_OF_RESULTS_WITH_CUTS,
    PROGRESSIVE_OF_RESULTS_WITH_CUTS_WHERE_UNRATED,
    PROGRESSIVE_WITH_CUTS,
    PROGRESSIVE_WITH_CUTS_WHERE_UNRATED,
)
from .tie_breaks.rating import RATING
from .tie_breaks.rounds_elected import ROUNDS_ELECTED
from .tie_breaks.sonneborn_berger import SONNEBORN_BERGER
from .tie_breaks.standard_points import STANDARD_POINTS
from .tie_breaks.wins import WINS
from .tie_breaks.wins_by_forfeit import WINS_BY_FORFEIT

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
            OPPONENTS_RATINGS_WITH_CUTS,
            OPPONENTS_RATINGS_WITH_CUTS_AND_ZEROS,
            EXACT_AVERAGE_RATING,
            EXACT_AVERAGE_RATING_FOR_FIRST_PLACE,
            PLAIN_BUCHHOLZ,
            PLAIN_BUCHHOLZ_WITH_ZEROS,
            PLAIN_SONNEBORN_BERGER,
            WINS_BY_FORFEIT,
            PROGRESSIVE_WITH_CUTS,
            PROGRESSIVE_OF_RESULTS_WITH_CUTS,
            PROGRESSIVE_WITH_CUTS_WHERE_UNRATED,
            PROGRESSIVE_OF_RESULTS_WITH_CUTS_WHERE_UNRATED,
            GAMES_FOR_FIRST_PLACE,
            LOT,
            LOT_1992,
            LOT_1992_FOR_FIRST_PLACE,
        )
    }
)

FORMER_CODES: Final[Mapping[str, str]] = MappingProxyType({"GE": "REP"})
"""Codes of earlier editions."""
