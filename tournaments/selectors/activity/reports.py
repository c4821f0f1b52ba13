"""Sentences about players' reports."""

from __future__ import annotations

from pairing.model import Colour

from ...domain.player_reports.events import PlayerReported
from ...domain.said import Said, said
from ..words import result_text
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: PlayerReported, telling: Telling) -> Said:
    seat = telling.seat(event.game, Colour(event.colour))
    return said("Event-PlayerReported", seat=seat, result=result_text(event.result))
