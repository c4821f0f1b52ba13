"""How many rounds a Swiss system can last."""

from __future__ import annotations


def most_rounds(players: int) -> int:
    """Two players meet only once (C.04.1 2), and with an odd number each sits out one round.

    No more than that can be paired; colours may end a tournament sooner.
    """
    return max(players - 1 if players % 2 == 0 else players, 0)


def sure_rounds(players: int) -> int:
    """In so many rounds everybody finds an opponent whoever has met (C.04.1 2); later it depends.

    No text of a system names a number. The reading: while each has met fewer than half of the
    others (the bye counts as one of them) a pairing without a second meeting exists (Dirac's
    theorem); six players after three rounds may be two groups of three, and none is left. Colours
    are not looked at (C.04.1 6, 7).
    """
    return min((players + 1) // 2, most_rounds(players))
