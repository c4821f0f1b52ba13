"""The language of a hall: in which its public pages, prints and papers are written."""

from __future__ import annotations

from ..domain.tournament.state import Tournament
from . import ENGLISH


def language_of(state: Tournament) -> str:  # noqa: ARG001 (until a tournament has a language)
    """English, until a tournament can say which it is."""
    return ENGLISH
