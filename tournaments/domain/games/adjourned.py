"""Adjournments taken back, and adjourned games whose result is taken back."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from . import decide as games
from .commands import AdjournAgain, ClearResult, TakeBackAdjournment
from .events import AdjournmentTakenBack, GameAdjourned
from .state import Game


@decides(TakeBackAdjournment)
def take_back_adjournment(
    state: Tournament, command: TakeBackAdjournment, context: Context
) -> Decision:
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if not game.adjourned:
        return _not_adjourned(game)
    return (
        guards.board_unchanged(context, "board", games.MOVES, game)
        or _round_open(state, game)
        or guards.no_pairing_in_hand(state, "taking-back-an-adjournment")
        or Accepted((AdjournmentTakenBack(game=game.id),))
    )


@decides(AdjournAgain)
def adjourn_again(state: Tournament, command: AdjournAgain, context: Context) -> Decision:
    """By the rules of every result that is cleared; the game then counts as a draw for pairing
    again (C.04.2 3.1), so that the end of its round does not matter."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if game.adjourned:
        return AlreadyRecorded(game.adjourned_seq)
    if game.since <= game.round and (refused := _round_open(state, game)):
        return refused
    cleared = games.cleared(
        state, game, ClearResult(game=game.id, expected=command.expected), context
    )
    if not isinstance(cleared, Accepted):
        return cleared
    return guards.reason_given(context, "adjourning-a-game-again") or Accepted(
        (*cleared.events, GameAdjourned(game=game.id))
    )


def _not_adjourned(game: Game) -> Decision:
    if game.history and game.result is None:
        return AlreadyRecorded(game.history[-1])
    return refuse("NotAdjourned", board=game.board)


def _round_open(state: Tournament, game: Game) -> Refused | None:
    if state.round(game.round).status != "closed":
        return None
    return refuse("RoundClosed.adjourned-drawn", round=game.round)
