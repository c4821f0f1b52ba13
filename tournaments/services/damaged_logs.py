"""What is wrong with the tables of a log, for whoever was told that nothing is recorded."""

from __future__ import annotations

from events.damage import Damage, LogDamaged

from ..words import READERS, speak


def refusal(error: LogDamaged) -> str:
    """What was not recorded, why, and what says more."""
    facts = {"stream": error.stream, "damage": in_words(error.damage)}
    return speak("ApiError.log-damaged", facts)


def in_words(damage: Damage | None, language: str = READERS) -> str:
    """Empty: there is none."""
    return speak(f"LogDamage.{damage.code}", damage.facts, language) if damage else ""
