"""Sentences about players' reports."""

from __future__ import annotations

from pairing.model import Colour

from ...domain import events as e
from ..words import result_text
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: e.PlayerReported, telling: Telling) -> str:
    seat = telling.seat(event.game, Colour(event.colour))
    return f"{seat} reports {result_text(event.result)}"


@sentence.register
def _(event: e.ReportsSettled, telling: Telling) -> str:
    standing = result_text(event.result)
    return f"{telling.board(event.game)}: players' reports looked at, {standing} stays"
