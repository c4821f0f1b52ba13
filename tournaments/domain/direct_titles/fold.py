"""Folds of direct titles."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import DirectTitlesSet


@folds(DirectTitlesSet)
def _table_set(ledger: Ledger, stamp: Stamp, event: DirectTitlesSet) -> None:
    ledger.fields |= {"direct_titles": event.table, "direct_titles_seq": stamp.seq}
