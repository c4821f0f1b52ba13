"""Folds of kept moves."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import MovesKept
from .state import KeptMoves


@folds(MovesKept)
def _moves_kept(ledger: Ledger, stamp: Stamp, event: MovesKept) -> None:
    made = KeptMoves(id=event.attachment, digest=event.digest, games=event.games, seq=stamp.seq)
    before = ledger.fields.get("kept_moves", ledger.state.kept_moves)
    ledger.fields["kept_moves"] = (*before, made)
