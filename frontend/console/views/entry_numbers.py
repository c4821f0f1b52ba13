"""Entries by the numbers that people know them by: the pairing number, before the start the
entry."""

from __future__ import annotations

from collections.abc import Iterable

from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament


def number_of(state: Tournament, player: PlayerId) -> str:
    entry = state.players.get(player)
    return str(entry.tpn if entry and entry.tpn else player)


def entries_by_number(state: Tournament) -> dict[str, int]:
    standing: Iterable[PlayerId] = (p for p, entry in state.players.items() if entry.stands)
    return {number_of(state, player): player for player in standing}
