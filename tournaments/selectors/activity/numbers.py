"""Sentences about numbers."""

from __future__ import annotations

from ...domain.numbers.events import (
    InitialColourDrawn,
    PairingNumbersAssigned,
)
from ...domain.said import Said, said
from .sentence import describe
from .telling import Telling


@describe.register
def _(event: InitialColourDrawn, _telling: Telling) -> Said:
    if not event.seed:
        return said("Event-InitialColourDrawn.by-hand", colour=event.colour)
    return said("Event-InitialColourDrawn", colour=event.colour, seed=event.seed)


@describe.register
def _(event: PairingNumbersAssigned, _telling: Telling) -> Said:
    return said("Event-PairingNumbersAssigned", last=len(event.order), cause=event.cause)
