"""How many rounds a Swiss system can last."""

from __future__ import annotations


def most_rounds(players: int) -> int:
    """Two players meet only once (C.04.1 2), and with an odd number each sits out one round.

    No more than that can be paired; colours may end a tournament sooner.
    """
    return max(players - 1 if players % 2 == 0 else players, 0)
