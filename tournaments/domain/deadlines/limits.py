"""Until when an appeal, a correction and a wish for a bye are in time, and unfinished games are
waited for.

A decision of the arbiter (a forfeit, a loss by decision, an exclusion, one on the board) can be
appealed against for `Settings.appeal_deadline` minutes after it; any other result for as long after
the end of its round or its last correction, whichever is later; a pairing for as long after its
publication.

C.04.2 4.3 lets a correction count for the next pairing when it comes in time, and leaves that to
the regulations. Here that is the end of the last call of the round being played; where none was
announced, `Settings.correction_deadline` minutes before the pairing deadline of that round; where
there is none either, no deadline runs before the pairing is made. Of the last round 4.3 says
nothing, because no pairing follows (an interpretation): in time is what comes before the end of its
last call or, without one, before the round is closed. What comes later the chief arbiter decides.

A half-point bye is asked for `Settings.bye_deadline` minutes before the pairing deadline of the
round before (C.05 6.7 leaves the notice to the regulations).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from ..games.results import FORFEITS, Result
from ..games.state import Game
from ..ids import GameId, PlayerId
from ..moments import moment
from ..tournament.state import Tournament

BY_DECISION: Final = FORFEITS | {Result.BOTH_LOSE, Result.WHITE_HALF, Result.BLACK_HALF}


def appeal_deadline(state: Tournament, about: str) -> datetime | None:
    """None: it has not begun to run (the round goes on), or nothing was decided.

    `about` names a published game, a published round or an entry of the tournament.
    """
    begun = moment(_begun(state, about))
    return begun and begun + timedelta(minutes=state.settings.appeal_deadline)


def pairing_deadline(state: Tournament, number: int) -> datetime | None:
    """When the round after round `number` is to be paired, finished games or not (C.04.2 3.1).

    What was set for this round goes before the minutes of the regulations, which count from the
    start of its clocks. None: there is no deadline, or it has not begun to run.
    """
    round_ = state.round(number)
    if round_.pairing_deadline:
        return moment(round_.pairing_deadline)
    started, minutes = moment(round_.clocks), state.settings.pairing_deadline
    if started is None or not minutes or number >= state.settings.rounds:
        return None
    return started + timedelta(minutes=minutes)


def correction_deadline(state: Tournament) -> datetime | None:
    """Until when a correction counts for the next pairing; None: no such deadline runs."""
    playing = state.round(state.last_published)
    if playing.last_call:
        return moment(playing.last_call)
    if playing.number >= state.settings.rounds:
        return moment(round_ended(state, playing.number))
    paired = pairing_deadline(state, playing.number)
    return paired and paired - timedelta(minutes=state.settings.correction_deadline)


def bye_deadline(state: Tournament, number: int) -> datetime | None:
    """Until when a half-point bye of that round is asked for; None: no such deadline runs."""
    paired = pairing_deadline(state, number - 1) if number > 1 else None
    return paired and paired - timedelta(minutes=state.settings.bye_deadline)


def over(deadline: datetime | None, now: str) -> bool:
    """What happens in the very second of its end is in time."""
    instant = moment(now)
    return deadline is not None and instant is not None and instant > deadline


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
    following = _step_at(state, state.published_with(number)[-1] + 1, "RoundPublished")
    return min(filter(None, (closed, following)), default="")


def _is_closed(state: Tournament, number: int) -> bool:
    return state.round(number).status == "closed"


def _step_at(state: Tournament, number: int, type_: str) -> str:
    """When that was last done to the round; empty: never."""
    times = [step.at for step in state.round(number).steps if step.type == type_]
    return times[-1] if times else ""
