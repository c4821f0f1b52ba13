"""The grounds of changes and the answers to requests, in words."""

from __future__ import annotations

from ..domain.changes.events import Ground
from ..domain.changes.grounds import GROUNDS
from ..words import READERS, label, speak


def title(ground: Ground) -> str:
    return label("GroundTitle", ground)


def article(ground: Ground, language: str = READERS) -> str:
    """As people cite it."""
    return label("Article", GROUNDS[ground].article, language)


def cited(ground: Ground, clause: str, language: str = READERS) -> str:
    """The articles of a change, with that of the regulations where they are the ground."""
    if not clause:
        return article(ground, language)
    facts = {"article": GROUNDS[ground].article, "clause": clause}
    return speak("Cited", facts, language)
