"""Fold of the leaving of FIDE mode."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import FideModeLeft
from .state import LeftFideMode


@folds(FideModeLeft)
def _fide_mode_left(ledger: Ledger, stamp: Stamp, event: FideModeLeft) -> None:
    ledger.fields["left_fide"] = LeftFideMode(event.first, event.reasons, stamp.seq)
