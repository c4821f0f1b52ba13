"""Sentences about numbers."""

from __future__ import annotations

from ...domain.numbers.events import (
    InitialColourDrawn,
    PairingNumbersAssigned,
)
from ...domain.said import Said, said
from .context import SentenceContext
from .sentence import describe


@describe.register
def _(event: InitialColourDrawn, _context: SentenceContext) -> Said:
    if not event.seed:
        return said("Event-InitialColourDrawn.by-hand", colour=event.colour)
    return said("Event-InitialColourDrawn", colour=event.colour, seed=event.seed)


@describe.register
def _(event: PairingNumbersAssigned, _context: SentenceContext) -> Said:
    return said("Event-PairingNumbersAssigned", last=len(event.order), cause=event.cause)
