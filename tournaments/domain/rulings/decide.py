"""Decisions of the chief arbiter on a board (Laws 11.10; C.11 3.7: appeals come after them)."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, decides
from ..games.commands import CorrectResult
from ..games.decide import correct_result, result_follows
from ..games.state import Game
from ..ids import UserId
from ..moments import moment, text
from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .commands import DecideBoard
from .events import BoardDecided


@decides(DecideBoard)
def decide_board(state: Tournament, command: DecideBoard, context: Context) -> Decision:
    """The words are the reason; a result that differs is entered or corrected with the decision."""
    if refused := guards.running(state) or guards.reason_given(context, "decision"):
        return refused
    game = state.games.get(command.game)
    if game is None:
        return refuse("UnknownGame", game=command.game)
    refused = _time_readable(command) or _witnesses_known(state, command.witnesses)
    if refused:
        return refused
    follows = _follows(state, game, command, context)
    match follows:
        case Accepted():
            return Accepted((_decided(game, command), *follows.events))
        case AlreadyRecorded():
            return Accepted((_decided(game, command),))
    return follows


def _follows(state: Tournament, game: Game, command: DecideBoard, context: Context) -> Decision:
    """What the decision does to the result."""
    result = command.result
    if result is None or result == game.result:
        return AlreadyRecorded(game.seq)
    if game.result is None:
        return result_follows(state, game.id, result, context)
    wanted = CorrectResult(game=game.id, expected=game.result, result=result, late=True)
    return correct_result(state, wanted, context)


def _decided(game: Game, command: DecideBoard) -> BoardDecided:
    standing = str(game.result or "")
    at = moment(command.happened_at)
    return BoardDecided(
        game=game.id,
        standing=standing,
        result=str(command.result or "") or standing,
        happened_at=text(at) if at else "",
        article=command.article.strip(),
        witnesses=tuple(dict.fromkeys(command.witnesses)),
    )


def _time_readable(command: DecideBoard) -> Refused | None:
    if not command.happened_at or moment(command.happened_at):
        return None
    return refuse("NoSuchTime", at=command.happened_at)


def _witnesses_known(state: Tournament, witnesses: tuple[UserId, ...]) -> Refused | None:
    """Other people are named in the words, which can be erased."""
    strangers = [user for user in witnesses if user not in state.arbiters]
    if not strangers:
        return None
    return refuse("UnknownWitness", users=", ".join(strangers))
