"""Folds of deadlines."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import events as e
from ..state import Stamp
from .ledger import Folds, Ledger


def _pairing_deadline_set(ledger: Ledger, stamp: Stamp, event: e.PairingDeadlineSet) -> None:
    ledger.step(
        event.round,
        stamp,
        event,
        pairing_deadline=event.at,
        pairing_deadline_seq=stamp.seq,
    )


def _last_call(
    ledger: Ledger, stamp: Stamp, event: e.LastCallAnnounced | e.LastCallCancelled
) -> None:
    until = event.until if isinstance(event, e.LastCallAnnounced) else ""
    ledger.step(event.round, stamp, event, last_call=until, last_call_seq=stamp.seq)


def _late_correction(ledger: Ledger, stamp: Stamp, event: e.LateCorrectionAdmitted) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(game, history=(*game.history, stamp.seq))


FOLDS: Final[Folds] = {
    e.PairingDeadlineSet: _pairing_deadline_set,
    e.LastCallAnnounced: _last_call,
    e.LastCallCancelled: _last_call,
    e.LateCorrectionAdmitted: _late_correction,
}
