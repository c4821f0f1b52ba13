"""Sentences about notes on boards."""

from __future__ import annotations

from ...domain.notes.events import BoardNoted
from ...domain.said import Said, said
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: BoardNoted, telling: Telling) -> Said:
    place, at = telling.board(event.game), telling.time(event.at)
    return said("Event-BoardNoted", place=place, kind=event.kind, at=at)
