"""Undoing what was done to a round, to an appeal or to the tournament."""

from __future__ import annotations

from typing import Final

from .. import commands as c
from .. import events as e
from ..state import Tournament
from .past import Compensations, Past


def _pairings(
    state: Tournament, seq: int, event: e.PublishedPairingsChanged, _past: Past
) -> c.Command | None:
    change = state.round(event.round).standing_change
    stands = change is not None and change.seq == seq
    return c.TakeBackPairingChange(round=event.round, of=seq) if stands else None


def _round_closed(
    state: Tournament, seq: int, event: e.RoundClosed, _past: Past
) -> c.Command | None:
    return c.ReopenRound(round=event.round) if state.round(event.round).seq == seq else None


def _round_reopened(
    state: Tournament, seq: int, event: e.RoundReopened, _past: Past
) -> c.Command | None:
    return c.CloseRound(round=event.round) if state.round(event.round).seq == seq else None


def _pairing_deadline(
    state: Tournament, seq: int, event: e.PairingDeadlineSet, past: Past
) -> c.Command | None:
    if state.round(event.round).pairing_deadline_seq != seq:
        return None
    before = past.before().round(event.round).pairing_deadline
    return c.SetPairingDeadline(round=event.round, at=before, expected=event.at)


def _last_call(
    state: Tournament, seq: int, event: e.LastCallAnnounced, past: Past
) -> c.Command | None:
    if state.round(event.round).last_call_seq != seq:
        return None
    before = past.before().round(event.round).last_call
    if before:
        return c.AnnounceLastCall(round=event.round, until=before, expected=event.until)
    return c.CancelLastCall(round=event.round, expected=event.until)


def _no_last_call(
    state: Tournament, seq: int, event: e.LastCallCancelled, past: Past
) -> c.Command | None:
    if state.round(event.round).last_call_seq != seq:
        return None
    before = past.before().round(event.round).last_call
    return c.AnnounceLastCall(round=event.round, until=before)


def _appeal(state: Tournament, _seq: int, event: e.AppealFiled, _past: Past) -> c.Command | None:
    appeal = state.appeals[event.appeal]
    return c.DecideAppeal(appeal=appeal.id, verdict="withdrawn") if appeal.open else None


def _closed(
    state: Tournament, seq: int, _event: e.TournamentClosed, _past: Past
) -> c.Command | None:
    return c.ReopenTournament() if state.phase_seq == seq else None


def _reopened(
    state: Tournament, seq: int, _event: e.TournamentReopened, _past: Past
) -> c.Command | None:
    return c.CloseTournament() if state.phase_seq == seq else None


COMPENSATIONS: Final[Compensations] = {
    e.PublishedPairingsChanged: _pairings,
    e.RoundClosed: _round_closed,
    e.RoundReopened: _round_reopened,
    e.PairingDeadlineSet: _pairing_deadline,
    e.LastCallAnnounced: _last_call,
    e.LastCallCancelled: _no_last_call,
    e.AppealFiled: _appeal,
    e.TournamentClosed: _closed,
    e.TournamentReopened: _reopened,
}
