"""National ratings of a report: records of federations, and 172 (TRF26)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pairing.trf import FIDE_ELSE_NATIONAL, PlayerRecord, most_recorded, national_line

from ..domain.entries.sources import federation_of
from ..domain.entries.state import Player
from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament

NOBODYS: Final = "NON"
"""FIDE's code for no federation."""


def national_of(
    state: Tournament, records: Iterable[PlayerRecord], numbers: Mapping[PlayerId, int]
) -> dict[int, str]:
    """The records by starting number."""
    entries = {number: state.players[player] for player, number in numbers.items()}
    return {
        record.number: national_line(_federation(state, entry), record, entry.ratings.national)
        for record in records
        if (entry := entries[record.number]).ratings.national
    }


def rank_method(state: Tournament, national: Mapping[int, str]) -> str:
    """172, as the regulations say which rating counts; of the federation that they name, else of
    the host's where it has records, else of the one that has most. Without national ratings it is
    not written, unless it was said."""
    settings = state.settings_in_the_end
    method, named = settings.ranking_method, settings.ranking_federation
    if not (national or named or method != FIDE_ELSE_NATIONAL):
        return ""
    host = settings.federation
    recorded = most_recorded(host, (line[:3] for line in national.values()))
    return f"{named or recorded or host or NOBODYS} {method}"


def _federation(state: Tournament, entry: Player) -> str:
    """That of the list; where it is not said the host's, whose list was at hand."""
    return (
        federation_of(entry.ratings.national_source)
        or state.settings.ranking_federation
        or state.settings.federation
        or entry.federation
        or NOBODYS
    )
