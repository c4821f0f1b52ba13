"""Decisions of the chief arbiter on a board (Laws 11.10; C.11 3.7: appeals come after them)."""

from __future__ import annotations

from tournaments.domain import commands as c
from tournaments.domain import events as e
from tournaments.domain.deadlines import moment, text
from tournaments.domain.decisions import Accepted, AlreadyRecorded, Context, Decision
from tournaments.domain.ids import UserId
from tournaments.domain.refusals import Refused, refuse
from tournaments.domain.state import Game, Tournament

from . import games, guards


def decide_board(state: Tournament, command: c.DecideBoard, context: Context) -> Decision:
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


def _follows(state: Tournament, game: Game, command: c.DecideBoard, context: Context) -> Decision:
    """What the decision does to the result."""
    result = command.result
    if result is None or result == game.result:
        return AlreadyRecorded(game.seq)
    if game.result is None:
        return games.enter_result(state, c.EnterResult(game=game.id, result=result), context)
    wanted = c.CorrectResult(game=game.id, expected=game.result, result=result, late=True)
    return games.correct_result(state, wanted, context)


def _decided(game: Game, command: c.DecideBoard) -> e.BoardDecided:
    standing = str(game.result or "")
    at = moment(command.happened_at)
    return e.BoardDecided(
        game=game.id,
        standing=standing,
        result=str(command.result or "") or standing,
        happened_at=text(at) if at else "",
        article=command.article.strip(),
        witnesses=tuple(dict.fromkeys(command.witnesses)),
    )


def _time_readable(command: c.DecideBoard) -> Refused | None:
    if not command.happened_at or moment(command.happened_at):
        return None
    return refuse("NoSuchTime", at=command.happened_at)


def _witnesses_known(state: Tournament, witnesses: tuple[UserId, ...]) -> Refused | None:
    """Other people are named in the words, which can be erased."""
    strangers = [user for user in witnesses if user not in state.arbiters]
    if not strangers:
        return None
    return refuse("UnknownWitness", users=", ".join(strangers))
