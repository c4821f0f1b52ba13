"""Until when an appeal is in time.

A decision of the arbiter (a forfeit, a loss by decision, an exclusion, one on the board) can be
appealed against for `Settings.appeal_deadline` minutes after it; any other result for as long after
the end of its round or its last correction, whichever is later; a pairing for as long after its
publication.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from .ids import GameId, PlayerId
from .results import FORFEITS, Result
from .state import Game, Tournament

BY_DECISION: Final = FORFEITS | {Result.BOTH_LOSE, Result.WHITE_HALF, Result.BLACK_HALF}


def moment(text: str) -> datetime | None:
    """ISO 8601 with its zone; None for anything else."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found.astimezone(UTC) if found.tzinfo else None


def text(at: datetime) -> str:
    """Whole seconds in UTC, rounded down."""
    return at.astimezone(UTC).replace(microsecond=0).isoformat().replace("+00:00", "Z")


def appeal_deadline(state: Tournament, about: str) -> datetime | None:
    """None: it has not begun to run (the round goes on), or nothing was decided.

    `about` names a published game, a published round or an entry of the tournament.
    """
    begun = moment(_begun(state, about))
    return begun and begun + timedelta(minutes=state.settings.appeal_deadline)


def _begun(state: Tournament, about: str) -> str:
    noun, _, name = about.partition(":")
    if noun == "game":
        return _of_game(state, state.games[GameId(name)])
    if noun == "round":
        return _step_at(state, int(name), "RoundPublished")
    return state.players[PlayerId(int(name))].withdrawn_at


def _of_game(state: Tournament, game: Game) -> str:
    if game.result in BY_DECISION or game.decided_at:
        return max(game.at, game.decided_at)
    ended = round_ended(state, game.round)
    return max(ended, game.at) if ended else ""


def round_ended(state: Tournament, number: int) -> str:
    """When the round was closed or the next one published (C.04.2 4.3); empty: it goes on."""
    closed = _step_at(state, number, "RoundClosed") if _is_closed(state, number) else ""
    following = _step_at(state, number + 1, "RoundPublished")
    return min(filter(None, (closed, following)), default="")


def _is_closed(state: Tournament, number: int) -> bool:
    return state.round(number).status == "closed"


def _step_at(state: Tournament, number: int, type_: str) -> str:
    """When that was last done to the round; empty: never."""
    times = [step.at for step in state.round(number).steps if step.type == type_]
    return times[-1] if times else ""
