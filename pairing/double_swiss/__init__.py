"""The Double-Swiss system of 2026 (C.04.5): every two rounds are a match of two games."""

from __future__ import annotations

from pairing.double_swiss.games import pair_game, tell_game, why_not_game
from pairing.double_swiss.readings import READINGS
from pairing.matches import GAMES
from pairing.system import System

DOUBLE_SWISS_2026 = System(
    code="double-swiss-2026",
    pair=pair_game,
    readings=READINGS,
    tell=tell_game,
    why_not=why_not_game,
    accelerates=True,
    games=GAMES,
    encoded_type="FIDE_DOUBLESWISS",
)
