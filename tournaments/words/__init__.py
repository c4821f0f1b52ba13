"""Everything that the program says, made of codes and facts by language: `speak(key, facts)`.

A language is a folder of Fluent files, one a noun; what pages say is in its folders by audience,
one file a page. A key is the id of a message, or message and
attribute: "RoundClosed", "RoundClosed.adjourned-drawn". Keys and the facts they need are only ever
added to (`tests/unit/domain/kept_words.json`): logs and tables of commands hold them for ever.
What a language does not say is said in English.

Who is asked for no language speaks that of whoever reads (`languages.spoken`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Protocol

from pairing import sentences

from .catalogue import Catalogue, Facts
from .languages import ENGLISH, READERS, ROOMS, files, more, speaking, spoken
from .slots import slots
from .sources import CatalogueError

__all__ = [
    "ENGLISH",
    "READERS",
    "ROOMS",
    "CatalogueError",
    "Facts",
    "Speaks",
    "files",
    "keys",
    "label",
    "say",
    "speak",
    "speaking",
    "spoken",
]


class Speaks(Protocol):
    """What stands for a sentence: a refusal, a fault of a field, `domain.said.Said`."""

    @property
    def says(self) -> str: ...
    @property
    def facts(self) -> Facts: ...


def say(said: Speaks, language: str = READERS) -> str:
    """Its sentence, with placeholders for names (`words.placeholders`). What was kept or sent in
    words (`in_words`) is said as it is."""
    return getattr(said, "in_words", "") or speak(said.says, said.facts, language)


def speak(key: str, facts: Facts | None = None, language: str = READERS) -> str:
    """The sentence, with placeholders for names. Raises `KeyError` for a key or a fact that there
    is not in English."""
    facts = facts or {}
    language = language or spoken()
    if language != ENGLISH:
        try:
            return catalogue(language).speak(key, facts)
        except LookupError:
            pass
    return catalogue(ENGLISH).speak(key, facts)


def label(of: str, code: str, language: str = READERS) -> str:
    """How the message `of` calls that code; what has no name stands for itself."""
    try:
        return speak(f"{of}.{code}", {}, language)
    except LookupError:
        return code


def keys(language: str = ENGLISH) -> frozenset[str]:
    """What can be said in that language."""
    return catalogue(language).keys


def catalogue(language: str) -> Catalogue:
    """Read once. Raises `CatalogueError`, and `LookupError` for no such language."""
    return _read(language, more())


@cache
def _read(language: str, others: tuple[Path, ...]) -> Catalogue:
    """What comes from elsewhere is checked before anything of it is said; the program's own is
    checked by its tests."""
    texts = {str(file): file.read_text(encoding="utf-8") for file in files(language)}
    if not texts:
        raise LookupError(language)
    made = Catalogue(language, texts, slots(lambda key, facts: speak(key, facts, language)))
    if others:
        made.check()
    return made


def _in_english(key: str, facts: Facts) -> str:
    return speak(key, facts, ENGLISH)


sentences.speak_with(_in_english)
