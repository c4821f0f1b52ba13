"""What moved the input of a pairing, as a fact for the log.

The fact names the first few changes, by the type of their events and by what they are about:
"PlayerWithdrawn player:41, ResultCorrected board:1.3" (round 1, board 3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..ids import GameId
from ..tournament.state import Tournament
from ..tournament.steps import InputChange

STALE: Final = "PairingInputMoved"
"""Code of a request that ended because something came in while it was worked on."""

CHANGES_TOLD: Final = 5


def changes_fact(state: Tournament, changes: Sequence[InputChange]) -> str:
    return ", ".join(_fact(state, change) for change in changes[:CHANGES_TOLD])


def _fact(state: Tournament, change: InputChange) -> str:
    kind, _, name = change.subject.partition(":")
    game = state.games.get(GameId(name)) if kind == "game" else None
    if game is not None:
        return f"{change.type} board:{game.round}.{game.board}"
    return f"{change.type} {change.subject}" if kind == "player" else change.type
