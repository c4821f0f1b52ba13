"""Sentences about the event that a tournament is a section of."""

from __future__ import annotations

from ...domain.festival.events import FestivalSet
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: FestivalSet, context: SentenceContext) -> Said:
    days = [*map(context.day, dict.fromkeys(filter(None, (event.first_day, event.last_day))))]
    both = len(days) > 1
    span = context.say(said("Span", first=days[0], last=days[1])) if both else "".join(days)
    facts = ", ".join(filter(None, (event.place, span)))
    return said(
        "Event-FestivalSet", name=event.name, known=len(facts), where=facts, order=event.order
    )
