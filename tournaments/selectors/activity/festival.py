"""Sentences about the event that a tournament is a section of."""

from __future__ import annotations

from ...domain.festival.events import FestivalSet
from ...domain.said import Said, said
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: FestivalSet, telling: Telling) -> Said:
    days = [*map(telling.day, dict.fromkeys(filter(None, (event.first_day, event.last_day))))]
    both = len(days) > 1
    span = telling.say(said("Span", first=days[0], last=days[1])) if both else "".join(days)
    facts = ", ".join(filter(None, (event.place, span)))
    return said(
        "Event-FestivalSet", name=event.name, known=len(facts), where=facts, order=event.order
    )
