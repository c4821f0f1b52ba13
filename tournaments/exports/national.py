"""National ratings of a report: records of federations, and 172 (TRF26)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from pairing.trf import FIDE_ELSE_NATIONAL, PlayerRecord, most_recorded, national_line

from ..domain.entries.sources import federation_of
from ..domain.entries.state import Player
from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament
from ..selectors.names import Names
from .player_records import own_record

NOBODYS: Final = "NON"
"""FIDE's code for no federation."""


def national_of(
    state: Tournament,
    names: Names,
    records: Iterable[PlayerRecord],
    numbers: Mapping[PlayerId, int],
) -> dict[int, str]:
    """The records by starting number."""
    entries = {number: state.players[player] for player, number in numbers.items()}
    rated = ((record, entries[record.number]) for record in records)
    return {
        record.number: _line(state, names, record, entry)
        for record, entry in rated
        if entry.ratings.national
    }


def _line(state: Tournament, names: Names, record: PlayerRecord, entry: Player) -> str:
    rating = entry.ratings.national
    made = national_line(rating_federation(state, entry), record, rating)
    return own_record(names, entry.id, made, rating)


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


def rating_federation(state: Tournament, entry: Player) -> str:
    """Of a national rating: that of the list; where it is not said the host's, whose list was at
    hand."""
    return (
        federation_of(entry.ratings.national_source)
        or state.settings.ranking_federation
        or state.settings.federation
        or entry.federation
        or NOBODYS
    )
