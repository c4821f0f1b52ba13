"""Ratings of a report that are not FIDE's: records of federations, and 172 (TRF26)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from pairing.trf import FIDE_ELSE_NATIONAL, PlayerRecord, national_line

from ..domain.entries.sources import federation_of
from ..domain.entries.state import Player
from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament
from ..selectors.not_fides import not_fides

NOBODYS: Final = "NON"
"""FIDE's code for no federation."""


def national_of(
    state: Tournament, records: Iterable[PlayerRecord], numbers: Mapping[PlayerId, int]
) -> dict[int, str]:
    """The records by starting number."""
    entries = {number: state.players[player] for player, number in numbers.items()}
    return {
        record.number: national_line(_federation(state, entry), record, entry.rating)
        for record in records
        if not_fides(entry := entries[record.number])
    }


def rank_method(state: Tournament, national: Mapping[int, str]) -> str:
    """172: FIDE's rating, and the national one where there is none; of the host's federation where
    it has records, else of the one that has most. Only with national ratings."""
    if not national:
        return ""
    counted = Counter(line[:3] for line in national.values())
    host = state.settings.federation
    federation = host if host in counted else min(counted, key=lambda code: (-counted[code], code))
    return f"{federation} {FIDE_ELSE_NATIONAL}"


def _federation(state: Tournament, entry: Player) -> str:
    """That of the list; where it is not said the host's, whose list was at hand."""
    return (
        federation_of(entry.rating_source)
        or state.settings.federation
        or entry.federation
        or NOBODYS
    )
