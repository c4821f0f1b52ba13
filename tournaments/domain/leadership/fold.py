"""Folds of the machines of a hall."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import LeadershipTaken
from .state import LeadingMachine


@folds(LeadershipTaken)
def _taken(ledger: Ledger, stamp: Stamp, event: LeadershipTaken) -> None:
    ledger.fields["leader"] = LeadingMachine(epoch=event.epoch, seq=stamp.seq)
