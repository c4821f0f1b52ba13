"""Typing again what was noted at a board."""

from __future__ import annotations

from ..command import Command
from ..typed_again import types_again
from .commands import NoteBoard
from .events import BoardNoted


@types_again(BoardNoted)
def _noted(event: BoardNoted) -> Command:
    return NoteBoard(game=event.game, kind=event.kind, at=event.at)
