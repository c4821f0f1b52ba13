"""Boards that were taken back together, and what puts them back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from events.messages import Recorded
from tournaments import log
from tournaments.domain.games.events import ResultCleared
from tournaments.domain.tournament.state import Tournament
from tournaments.words import speak


class ClearedResults(msgspec.Struct, frozen=True):
    """One `clear-results`: its boards in words, and the contents of the `restore-results` that
    undoes it (None: something stands on one of the boards)."""

    boards: str
    undo: dict[str, Any] | None


def cleared_by(command: Sequence[Recorded], state: Tournament) -> ClearedResults | None:
    """What a command took back at once, of all its events."""
    if command[-1].type != "ResultCleared":
        return None
    cleared = [log.decoded(event) for event in command]
    return _described([event for event in cleared if isinstance(event, ResultCleared)], state)


def _described(cleared: list[ResultCleared], state: Tournament) -> ClearedResults | None:
    if len(cleared) < 2:
        return None
    games = [state.games[event.game] for event in cleared]
    results = [{"game": event.game, "result": event.was.value} for event in cleared]
    empty = all(game.result is None for game in games)
    boards = {"first": games[0].board, "last": games[-1].board, "round": games[0].round}
    words = speak("Console-Batch.taken-back", {"count": len(games), **boards})
    return ClearedResults(words, {"results": results} if empty else None)
