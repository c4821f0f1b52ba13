"""Rounds that are the games of a match (Double-Swiss), as headings name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tournaments.words import speak

if TYPE_CHECKING:
    from tournaments.public.rows import PublicRound


def with_game_of_match(heading: str, round_: PublicRound | None, language: str = "") -> str:
    """ "Pairings, round 3" -> "Pairings, round 3 (match 2, game 1)", where it is such a game."""
    if round_ is None or not round_.match:
        return heading
    facts = {"heading": heading, "match": round_.match, "game": round_.game_of_match}
    return speak("Shared-Match.heading", facts, language)
