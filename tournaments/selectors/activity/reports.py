"""Sentences about players' reports."""

from __future__ import annotations

from pairing.model import Colour

from ...domain.player_reports.events import PlayerReported, ReportsSettled
from ..words import result_text
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: PlayerReported, telling: Telling) -> str:
    seat = telling.seat(event.game, Colour(event.colour))
    return f"{seat} reports {result_text(event.result)}"


@sentence.register
def _(event: ReportsSettled, telling: Telling) -> str:
    standing = result_text(event.result)
    return f"{telling.board(event.game)}: players' reports looked at, {standing} stays"
