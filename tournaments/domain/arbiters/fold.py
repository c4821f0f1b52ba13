"""Folds of appointments."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import ArbiterAppointed, ArbiterDismissed
from .state import Arbiter


@folds(ArbiterAppointed)
def _arbiter_appointed(ledger: Ledger, stamp: Stamp, event: ArbiterAppointed) -> None:
    ledger.arbiters[event.user] = Arbiter(
        event.user, event.role, event.first_board, event.last_board, stamp.seq
    )


@folds(ArbiterDismissed)
def _arbiter_dismissed(ledger: Ledger, _stamp: Stamp, event: ArbiterDismissed) -> None:
    del ledger.arbiters[event.user]
