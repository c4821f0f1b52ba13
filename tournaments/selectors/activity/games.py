"""Sentences about games."""

from __future__ import annotations

from ...domain.games.events import (
    ColoursCorrected,
    ConflictRaised,
    ConflictResolved,
    ForfeitDeclared,
    ResultCleared,
    ResultCorrected,
)
from ...domain.games.results import FORFEITS
from ...domain.said import Said, said
from ..words import result_text
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: ForfeitDeclared, telling: Telling) -> Said:
    key = "Event-ForfeitDeclared.double" if event.result == "-/-" else "Event-ForfeitDeclared"
    return said(key, place=telling.board(event.game), result=result_text(event.result))


@describe.register
def _(event: ResultCorrected, telling: Telling) -> Said:
    forfeited = event.result in FORFEITS and event.was not in FORFEITS
    key = "Event-ResultCorrected.forfeit" if forfeited else "Event-ResultCorrected"
    return said(
        key,
        place=telling.board(event.game),
        was=result_text(event.was),
        result=result_text(event.result),
    )


@describe.register
def _(event: ColoursCorrected, telling: Telling) -> Said:
    key = "Event-ColoursCorrected" if event.counts else "Event-ColoursCorrected.report-alone"
    how = "reversed" if event.reversed else "as-paired"
    return said(key, place=telling.board(event.game), how=how)


@describe.register
def _(event: ResultCleared, telling: Telling) -> Said:
    return said(
        "Event-ResultCleared", place=telling.board(event.game), result=result_text(event.was)
    )


@describe.register
def _(event: ConflictRaised, telling: Telling) -> Said:
    place = telling.board(event.game) if event.game else telling.about(event.scope)
    standing, claimed = result_text(event.standing), result_text(event.claimed)
    if not standing:
        return said("Event-ConflictRaised.nothing", place=place, claimed=claimed)
    return said("Event-ConflictRaised", place=place, standing=standing, claimed=claimed)


@describe.register
def _(event: ConflictResolved, telling: Telling) -> Said:
    return said("Event-ConflictResolved", place=telling.about(event.scope))
