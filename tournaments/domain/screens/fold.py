"""Folds of hall screens."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import ScreenSet
from .state import Screen


@folds(ScreenSet)
def _set(ledger: Ledger, stamp: Stamp, event: ScreenSet) -> None:
    ledger.screens[event.screen] = Screen(event.plan, stamp.seq)
