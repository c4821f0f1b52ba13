"""How the games of a demo end: by the difference in rating, with draws and a rare forfeit."""

from __future__ import annotations

from random import Random

from ..domain.games.results import Result

UNRATED = 1500
"""Strength of a player without a rating."""
WHITE_ADVANTAGE = 35
DRAWS_AMONG_EQUALS = 0.42
FORFEITS = 0.006


def outcome(white: int, black: int, random: Random) -> Result:
    """A result of one game between two ratings (0: none)."""
    if random.random() < FORFEITS:
        return random.choice((Result.WHITE_FORFEIT_WIN, Result.BLACK_FORFEIT_WIN))
    lead = (white or UNRATED) - (black or UNRATED) + WHITE_ADVANTAGE
    expected = 1 / (1 + 10 ** (-lead / 400))
    draw = DRAWS_AMONG_EQUALS * 4 * expected * (1 - expected)
    drawn = random.random()
    if drawn < draw:
        return Result.DRAW
    return Result.WHITE_WINS if drawn < draw + expected - draw / 2 else Result.BLACK_WINS
