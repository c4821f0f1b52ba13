"""Sentences about the moves of games."""

from __future__ import annotations

from ...domain.game_moves.events import MovesKept
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: MovesKept, _context: SentenceContext) -> Said:
    return said("Event-MovesKept", games=event.games, kilobytes=event.size // 1000 + 1)
