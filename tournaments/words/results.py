"""A result as people read it: figures, and in words that a game is not rated."""

from __future__ import annotations

from collections.abc import Callable

from ..domain.games.results import TEXTS, UNRATED, Result
from .catalogue import Facts


def result_words(result: Result, speak: Callable[[str, Facts], str]) -> str:
    figures = TEXTS[result]
    return speak("Result.unrated", {"result": figures}) if result in UNRATED else figures
