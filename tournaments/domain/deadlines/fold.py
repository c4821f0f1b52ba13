"""Folds of deadlines."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import LastCallAnnounced, LastCallCancelled, PairingDeadlineSet


@folds(PairingDeadlineSet)
def _pairing_deadline_set(ledger: Ledger, stamp: Stamp, event: PairingDeadlineSet) -> None:
    ledger.step(
        event.round,
        stamp,
        event,
        pairing_deadline=event.at,
        pairing_deadline_seq=stamp.seq,
    )


@folds(LastCallAnnounced, LastCallCancelled)
def _last_call(ledger: Ledger, stamp: Stamp, event: LastCallAnnounced | LastCallCancelled) -> None:
    until = event.until if isinstance(event, LastCallAnnounced) else ""
    ledger.step(event.round, stamp, event, last_call=until, last_call_seq=stamp.seq)
