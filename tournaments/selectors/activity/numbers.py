"""Sentences about numbers."""

from __future__ import annotations

from ...domain.numbers.events import (
    InitialColourDrawn,
    PairingNumbersAssigned,
    PairingNumbersFrozen,
)
from .sentence import sentence
from .telling import Telling


@sentence.register
def _(event: InitialColourDrawn, _telling: Telling) -> str:
    colour = "White" if event.colour == "w" else "Black"
    how = f"drawn by lot (seed {event.seed})" if event.seed else "set by hand"
    return f"Initial colour {colour}, {how}"


@sentence.register
def _(event: PairingNumbersAssigned, _telling: Telling) -> str:
    causes = {
        "start": "at the start",
        "correction": "after a correction",
        "late-entry": "after a late entry",
        "merge": "after a merge",
        "separation": "after a merge was taken back",
        "by-hand": "on request",
    }
    return f"Pairing numbers 1 to {len(event.order)} assigned {causes[event.cause]}"


@sentence.register
def _(_event: PairingNumbersFrozen, _telling: Telling) -> str:
    return "Pairing numbers frozen: no correction moves them any more"
