"""Undoing what was done to an entry."""

from __future__ import annotations

from typing import Any, Final

from .. import commands as c
from .. import events as e
from ..state import Tournament
from .past import Compensations, Past, replaced_by


def _came_in(
    state: Tournament, _seq: int, event: e.PlayerEntered | e.LateEntryAdmitted, _past: Past
) -> c.Command | None:
    entry = state.players[event.player]
    return c.TakeBackEntry(player=entry.id) if entry.stands else None


def _entry_gone(
    state: Tournament, seq: int, event: e.EntryTakenBack, _past: Past
) -> c.Command | None:
    entry = state.players[event.player]
    stands = entry.taken_back and entry.taken_back_seq == seq
    return c.RestoreEntry(player=entry.id) if stands else None


def _entry_restored(
    state: Tournament, seq: int, event: e.EntryRestored, _past: Past
) -> c.Command | None:
    entry = state.players[event.player]
    stands = entry.stands and entry.taken_back_seq == seq
    return c.TakeBackEntry(player=entry.id) if stands else None


def _merged(state: Tournament, seq: int, event: e.EntriesMerged, _past: Past) -> c.Command | None:
    if state.players[event.dropped].merged_seq != seq:
        return None
    return c.SeparateEntries(kept=event.kept, dropped=event.dropped)


def _separated(
    state: Tournament, seq: int, event: e.EntriesSeparated, _past: Past
) -> c.Command | None:
    if state.players[event.dropped].merged_seq != seq:
        return None
    return c.MergeEntries(kept=event.kept, dropped=event.dropped)


def _rating(state: Tournament, seq: int, event: e.RatingCorrected, _past: Past) -> c.Command | None:
    entry = state.players[event.player]
    if entry.corrected_seq != seq:
        return None
    return c.CorrectRating(player=entry.id, expected=event.rating, rating=event.was)


def _withdrawn(state: Tournament, seq: int, event: Any, _past: Past) -> c.Command | None:
    stands = state.players[event.player].withdrawn_seq == seq
    return c.ReinstatePlayer(player=event.player) if stands else None


def _reinstated(
    state: Tournament, seq: int, event: e.PlayerReinstated, _past: Past
) -> c.Command | None:
    stands = state.players[event.player].withdrawn_seq == seq
    return c.WithdrawPlayer(player=event.player) if stands else None


def _checked_in(
    state: Tournament, seq: int, event: e.PlayerCheckedIn, _past: Past
) -> c.Command | None:
    stands = state.players[event.player].checked_seq == seq
    return c.CheckOut(player=event.player) if stands else None


def _checked_out(
    state: Tournament, seq: int, event: e.PlayerCheckedOut, _past: Past
) -> c.Command | None:
    stands = state.players[event.player].checked_seq == seq
    return c.CheckIn(player=event.player) if stands else None


def _absentee(
    state: Tournament, seq: int, event: e.AbsenteeDecided, _past: Past
) -> c.Command | None:
    """Who was withdrawn by it is reinstated; another choice is made anew."""
    entry = state.players[event.player]
    stands = entry.choice_seq == seq and entry.choice_for(event.round) == event.choice
    if not stands or entry.checked_in:
        return None
    before: e.AbsenteeChoice = "open" if event.choice == "withdrawn" else event.was
    choice = c.ChoiceForAbsentee(player=entry.id, choice=before, expected=event.choice)
    return c.DecideAbsentees(round=event.round, choices=(choice,))


def _bye(state: Tournament, seq: int, event: e.ByeGranted, _past: Past) -> c.Command | None:
    bye = state.players[event.player].byes.get(event.round)
    stands = bye is not None and bye.seq == seq
    return c.RevokeBye(player=event.player, round=event.round) if stands else None


def _bye_revoked(state: Tournament, _seq: int, event: e.ByeRevoked, past: Past) -> c.Command | None:
    if event.round in state.players[event.player].byes or replaced_by(event, past):
        return None
    had = past.before().players[event.player].byes[event.round]
    return c.GrantBye(player=event.player, round=event.round, kind=had.kind)


COMPENSATIONS: Final[Compensations] = {
    e.PlayerEntered: _came_in,
    e.LateEntryAdmitted: _came_in,
    e.EntryTakenBack: _entry_gone,
    e.EntryRestored: _entry_restored,
    e.RatingCorrected: _rating,
    e.EntriesMerged: _merged,
    e.EntriesSeparated: _separated,
    e.PlayerWithdrawn: _withdrawn,
    e.PlayerExpelled: _withdrawn,
    e.PlayerReinstated: _reinstated,
    e.PlayerCheckedIn: _checked_in,
    e.PlayerCheckedOut: _checked_out,
    e.AbsenteeDecided: _absentee,
    e.ByeGranted: _bye,
    e.ByeRevoked: _bye_revoked,
}
