"""Colour preferences (1.6)."""

from __future__ import annotations

from pairing.colours import ColourRecord, Preference, Strength, colour_record
from pairing.model import Colour


def record_of(history: tuple[Colour, ...]) -> ColourRecord:
    """1.6; who has no game yet has a mild preference for Black (1.6.4)."""
    if not history:
        return ColourRecord(preference=Preference(Colour.BLACK, Strength.MILD))
    return colour_record(history)
