"""Folds of byes."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import ByeGranted, ByeRevoked
from .state import Bye


@folds(ByeGranted)
def _bye_granted(ledger: Ledger, stamp: Stamp, event: ByeGranted) -> None:
    byes = {**ledger.players[event.player].byes, event.round: Bye(event.kind, stamp.seq)}
    ledger.player(event.player, byes=dict(sorted(byes.items())))
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)


@folds(ByeRevoked)
def _bye_revoked(ledger: Ledger, stamp: Stamp, event: ByeRevoked) -> None:
    byes = dict(ledger.players[event.player].byes)
    del byes[event.round]
    ledger.player(event.player, byes=byes)
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)
