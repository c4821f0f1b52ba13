"""What the API answers to who reads the settings."""

from __future__ import annotations

from ..domain.settings.events import ProhibitedPlayers
from ..domain.settings.settings import Settings
from ..domain.tournament.steps import RegulationsFrom
from ..selectors.rows.tournament import Appointment
from .answers import Answer


class SettingsAnswer(Answer, frozen=True, kw_only=True):
    seq: int
    name: str
    settings: Settings
    """In force for the round that is paired next."""
    regulations: tuple[RegulationsFrom, ...]
    """Of all rounds, where they were changed on the way; empty: the same for all."""
    prohibited: tuple[ProhibitedPlayers, ...]
    arbiters: tuple[Appointment, ...]
