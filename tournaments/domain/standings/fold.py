"""Folds of the standings."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import RankingsAnnounced


@folds(RankingsAnnounced)
def _rankings_announced(ledger: Ledger, stamp: Stamp, event: RankingsAnnounced) -> None:
    ledger.fields |= {"rankings": event.rankings, "rankings_seq": stamp.seq}
