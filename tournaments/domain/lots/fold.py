"""The fold of the drawing of lots."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import LotsDrawn
from .state import Lots


@folds(LotsDrawn)
def _lots_drawn(ledger: Ledger, stamp: Stamp, event: LotsDrawn) -> None:
    ledger.fields["lots"] = Lots(event.seed, event.first, stamp.seq)
