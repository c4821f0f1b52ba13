"""Sentences about players' reports."""

from __future__ import annotations

from pairing.model import Colour

from ...domain.player_reports.events import FileReported, PlayerReported
from ...domain.said import Said, said
from ..formats import result_text
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: PlayerReported, context: SentenceContext) -> Said:
    seat = context.seat(event.game, Colour(event.colour))
    return said("Event-PlayerReported", seat=seat, result=result_text(event.result))


@describe.register
def _(event: FileReported, context: SentenceContext) -> Said:
    place = context.board(event.game)
    if event.result is None:
        was = result_text(event.was)
        return said("Event-FileReported.taken-back", place=place, was=was)
    return said("Event-FileReported", place=place, result=result_text(event.result))
