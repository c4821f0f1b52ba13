"""Sentences about notes on boards."""

from __future__ import annotations

from ...domain.notes.events import BoardNoted
from ..words import NOTES, local_time
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: BoardNoted, telling: Telling) -> str:
    if event.kind == "seen":
        return f"{telling.board(event.game)}: seen playing at {local_time(event.at)}"
    return f"{telling.board(event.game)}: {NOTES[event.kind]}, {local_time(event.at)}"
