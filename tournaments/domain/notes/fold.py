"""Folds of notes on boards."""

from __future__ import annotations

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import BoardNoted
from .state import BoardNote


@folds(BoardNoted)
def _board_noted(ledger: Ledger, stamp: Stamp, event: BoardNoted) -> None:
    game = ledger.games[event.game]
    game = replace(game, history=(*game.history, stamp.seq))
    if event.kind == "seen":
        game = replace(game, seen_at=event.at, seen_by=stamp.actor, seen_seq=stamp.seq)
    else:
        note = BoardNote(seq=stamp.seq, kind=event.kind, by=stamp.actor, at=event.at)
        game = replace(game, notes=(*game.notes, note))
    ledger.games[event.game] = game
