"""Who is left out of the standings of a round robin (C.05 6.6).

Whoever leaves before half of the games of the table have been played over the board counts for
nobody: not for points, nor for tie-breaks. Crosstable, rating report and norms keep the games.
"""

from __future__ import annotations

from collections import Counter

from ..games.results import FORFEITS
from ..ids import PlayerId
from ..settings.by_table import by_table, schedule
from ..tournament.state import Tournament


def left_out(state: Tournament) -> frozenset[PlayerId]:
    """As it stands now, whatever round is asked for; nobody outside of a round robin."""
    if not by_table(state.settings):
        return frozenset()
    gone = [entry.id for entry in state.players.values() if entry.withdrawn_from is not None]
    if not gone:
        return frozenset()
    played = _played(state)
    scheduled = _scheduled(state)
    return frozenset(
        player for player in gone if player in scheduled and 2 * played[player] < scheduled[player]
    )


def _played(state: Tournament) -> Counter[PlayerId]:
    """Games over the board that are over."""
    return Counter(
        player
        for game in state.games.values()
        if not game.replaced_seq and game.result is not None and game.result not in FORFEITS
        for player in (game.white, game.black)
    )


def _scheduled(state: Tournament) -> Counter[PlayerId]:
    """Games of the whole table."""
    rounds = schedule(state.settings, len(state.order))
    return Counter(
        state.order[tpn - 1] for each in rounds for board in each.boards for tpn in board
    )
