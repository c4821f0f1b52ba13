"""A line about the hall, and how long ago something was."""

from __future__ import annotations

from typing import Literal

import msgspec

from tournaments.words import speak

Mood = Literal["good", "warn", "bad"]


class HallLine(msgspec.Struct, frozen=True):
    """A sentence, and how serious it is."""

    text: str
    mood: Mood = "good"


def age(seconds: float) -> str:
    """In the largest unit of which there are two."""
    whole = max(0, int(seconds))
    for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if whole >= 2 * length:
            return speak(f"Console-HallAge.{unit}", {"count": whole // length})
    return speak("Console-HallAge.seconds", {"count": whole})
