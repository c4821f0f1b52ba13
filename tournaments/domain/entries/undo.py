"""Undoing what was done to an entry."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import MergeEntries, RestoreEntry, SeparateEntries, TakeBackEntry
from .correcting import to_ratings
from .events import (
    EntriesMerged,
    EntriesSeparated,
    EntryRestored,
    EntryTakenBack,
    LateEntryAdmitted,
    PlayerEntered,
    RatingCorrected,
)


@takes_back(PlayerEntered, LateEntryAdmitted)
def _came_in(
    state: Tournament, _seq: int, event: PlayerEntered | LateEntryAdmitted, _past: Past
) -> Command | None:
    entry = state.players[event.player]
    return TakeBackEntry(player=entry.id) if entry.stands else None


@takes_back(EntryTakenBack)
def _entry_gone(state: Tournament, seq: int, event: EntryTakenBack, _past: Past) -> Command | None:
    entry = state.players[event.player]
    stands = entry.taken_back and entry.taken_back_seq == seq
    return RestoreEntry(player=entry.id) if stands else None


@takes_back(EntryRestored)
def _entry_restored(
    state: Tournament, seq: int, event: EntryRestored, _past: Past
) -> Command | None:
    entry = state.players[event.player]
    stands = entry.stands and entry.taken_back_seq == seq
    return TakeBackEntry(player=entry.id) if stands else None


@takes_back(EntriesMerged)
def _merged(state: Tournament, seq: int, event: EntriesMerged, _past: Past) -> Command | None:
    if state.players[event.dropped].merged_seq != seq:
        return None
    return SeparateEntries(kept=event.kept, dropped=event.dropped)


@takes_back(EntriesSeparated)
def _separated(state: Tournament, seq: int, event: EntriesSeparated, _past: Past) -> Command | None:
    if state.players[event.dropped].merged_seq != seq:
        return None
    return MergeEntries(kept=event.kept, dropped=event.dropped)


@takes_back(RatingCorrected)
def _rating(state: Tournament, seq: int, event: RatingCorrected, past: Past) -> Command | None:
    """Both as they were, with their sources."""
    entry = state.players[event.player]
    if entry.corrected_seq != seq:
        return None
    return to_ratings(entry, past.before().players[entry.id].ratings)
