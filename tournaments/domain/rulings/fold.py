"""Folds of rulings."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import BoardDecided


@folds(BoardDecided)
def _board_decided(ledger: Ledger, stamp: Stamp, event: BoardDecided) -> None:
    game = ledger.games[event.game]
    history = (*game.history, stamp.seq)
    ledger.games[event.game] = replace(
        game, decided_seq=stamp.seq, decided_at=stamp.at, history=history
    )
