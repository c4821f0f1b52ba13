"""Sentences about players' reports."""

from __future__ import annotations

from pairing.model import Colour

from ...domain.player_reports.events import PlayerReported
from ...domain.said import Said, said
from ..formats import result_text
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: PlayerReported, context: SentenceContext) -> Said:
    seat = context.seat(event.game, Colour(event.colour))
    return said("Event-PlayerReported", seat=seat, result=result_text(event.result))
