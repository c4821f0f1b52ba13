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
from ..formats import result_text
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: ForfeitDeclared, context: SentenceContext) -> Said:
    key = "Event-ForfeitDeclared.double" if event.result == "-/-" else "Event-ForfeitDeclared"
    return said(key, place=context.board(event.game), result=result_text(event.result))


@describe.register
def _(event: ResultCorrected, context: SentenceContext) -> Said:
    forfeited = event.result in FORFEITS and event.was not in FORFEITS
    key = "Event-ResultCorrected.forfeit" if forfeited else "Event-ResultCorrected"
    return said(
        key,
        place=context.board(event.game),
        was=result_text(event.was),
        result=result_text(event.result),
    )


@describe.register
def _(event: ColoursCorrected, context: SentenceContext) -> Said:
    key = "Event-ColoursCorrected" if event.counts else "Event-ColoursCorrected.report-alone"
    how = "reversed" if event.reversed else "as-paired"
    return said(key, place=context.board(event.game), how=how)


@describe.register
def _(event: ResultCleared, context: SentenceContext) -> Said:
    return said(
        "Event-ResultCleared", place=context.board(event.game), result=result_text(event.was)
    )


@describe.register
def _(event: ConflictRaised, context: SentenceContext) -> Said:
    place = context.board(event.game) if event.game else context.about(event.scope)
    standing, claimed = result_text(event.standing), result_text(event.claimed)
    if not standing:
        return said("Event-ConflictRaised.nothing", place=place, claimed=claimed)
    return said("Event-ConflictRaised", place=place, standing=standing, claimed=claimed)


@describe.register
def _(event: ConflictResolved, context: SentenceContext) -> Said:
    return said("Event-ConflictResolved", place=context.about(event.scope))
