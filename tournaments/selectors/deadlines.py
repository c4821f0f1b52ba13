"""What the clock says of a round: its pairing deadline, what that proposes, and the last call.

Pure functions of the state and of a time that is passed in.
"""

from __future__ import annotations

from datetime import datetime

from ..domain.deadlines import limits
from ..domain.games.state import Game
from ..domain.moments import moment, text
from ..domain.tournament.state import Tournament
from .names import Names, ref
from .rows.base import PlayerRef, Row


class Unfinished(Row, frozen=True, kw_only=True):
    """A game without a result."""

    game: str
    board: int
    white: PlayerRef
    black: PlayerRef


class RoundDeadlines(Row, frozen=True, kw_only=True):
    """Times are UTC, empty where nothing runs. `set_here` is the pairing deadline as it was set for
    this round (empty: that of the regulations). `adjourn` are the games whose adjournment is
    proposed: those without a result once the pairing deadline is over (C.04.2 3.1); nothing is
    adjourned before an arbiter confirms it."""

    round: int
    pairing_deadline: str
    set_here: str
    over: bool
    unfinished: int
    adjourn: tuple[Unfinished, ...]
    last_call: str
    last_call_over: bool
    correction_deadline: str


def round_deadlines(state: Tournament, names: Names, number: int, now: str) -> RoundDeadlines:
    """Of any round; `now` is ISO 8601."""
    round_ = state.round(number)
    deadline = limits.pairing_deadline(state, number)
    together = state.published_with(number)
    playing = state.last_published in together and round_.status == "published"
    over = playing and limits.over(deadline, now)
    missing = [game for each in together for game in state.missing(each)]
    call = round_.last_call if playing else ""
    return RoundDeadlines(
        round=number,
        pairing_deadline=_text(deadline),
        set_here=round_.pairing_deadline,
        over=over,
        unfinished=len(missing),
        adjourn=tuple(_unfinished(state, names, game) for game in missing if over),
        last_call=call,
        last_call_over=limits.over(moment(call), now),
        correction_deadline=_text(limits.correction_deadline(state) if playing else None),
    )


def _unfinished(state: Tournament, names: Names, game: Game) -> Unfinished:
    return Unfinished(
        game=game.id,
        board=game.board,
        white=ref(state, names, game.white),
        black=ref(state, names, game.black),
    )


def _text(at: datetime | None) -> str:
    return text(at) if at else ""
