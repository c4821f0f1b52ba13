"""Sentences about the event that a tournament is a section of."""

from __future__ import annotations

from ...domain.festival.events import FestivalSet
from ..words import local_day
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: FestivalSet, _telling: Telling) -> str:
    days = " to ".join(
        map(local_day, dict.fromkeys(filter(None, (event.first_day, event.last_day))))
    )
    facts = ", ".join(filter(None, (event.place, days)))
    place = f", section {event.order}" if event.order else ""
    return f"Section of the event “{event.name}”{f' ({facts})' if facts else ''}{place}"
