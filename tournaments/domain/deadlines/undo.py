"""Taking back a deadline or a last call."""

from __future__ import annotations

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import AnnounceLastCall, CancelLastCall, SetPairingDeadline
from .events import LastCallAnnounced, LastCallCancelled, PairingDeadlineSet


@takes_back(PairingDeadlineSet)
def _pairing_deadline(
    state: Tournament, seq: int, event: PairingDeadlineSet, past: Past
) -> Command | None:
    if state.round(event.round).pairing_deadline_seq != seq:
        return None
    before = past.before().round(event.round).pairing_deadline
    return SetPairingDeadline(round=event.round, at=before, expected=event.at)


@takes_back(LastCallAnnounced)
def _last_call(state: Tournament, seq: int, event: LastCallAnnounced, past: Past) -> Command | None:
    if state.round(event.round).last_call_seq != seq:
        return None
    before = past.before().round(event.round).last_call
    if before:
        return AnnounceLastCall(round=event.round, until=before, expected=event.until)
    return CancelLastCall(round=event.round, expected=event.until)


@takes_back(LastCallCancelled)
def _no_last_call(
    state: Tournament, seq: int, event: LastCallCancelled, past: Past
) -> Command | None:
    if state.round(event.round).last_call_seq != seq:
        return None
    before = past.before().round(event.round).last_call
    return AnnounceLastCall(round=event.round, until=before)
