"""Several boards at once: taken back together, put back together; all of them, or none."""

from __future__ import annotations

from collections.abc import Iterable

from .. import guards
from ..decisions import Accepted, AlreadyRecorded, Context, Decision, all_or_none, decides
from ..event import Event
from ..refusals import Refused, listed, refuse
from ..tournament.state import Tournament
from .commands import (
    AdjournGame,
    AdjournGames,
    BoardResult,
    ClearResult,
    ClearResults,
    EnterResult,
    RestoreResults,
)
from .decide import adjourn_game, clear_result, enter_result, moved_by_others
from .results import Result
from .state import Game


@decides(ClearResults)
def clear_results(state: Tournament, command: ClearResults, context: Context) -> Decision:
    """Twenty boards typed one row off. What somebody else did to one of them since stops all."""
    if refused := _each_known_once(state, command.results):
        return refused
    games = [state.games[each.game] for each in command.results]
    if all(game.result is None and game.history for game in games):
        return AlreadyRecorded(max(game.history[-1] for game in games))
    return (
        guards.reason_given(context, "taking-several-results-back")
        or _changed(state, command.results, context)
        or _together(
            clear_result(state, ClearResult(game=each.game, expected=each.result), context)
            for each in command.results
        )
    )


@decides(RestoreResults)
def restore_results(state: Tournament, command: RestoreResults, context: Context) -> Decision:
    """Undoes a `clear_results`: the boards must still be empty."""
    if refused := _each_known_once(state, command.results):
        return refused
    games = [state.games[each.game] for each in command.results]
    if [game.result for game in games] == [each.result for each in command.results]:
        return AlreadyRecorded(max(game.seq for game in games))
    return (
        guards.reason_given(context, "putting-several-results-back")
        or _moved_on([game for game in games if _is_taken(game, context)])
        or _together(
            enter_result(state, EnterResult(game=each.game, result=each.result), context)
            for each in command.results
        )
    )


def _together(decisions: Iterable[Decision]) -> Decision:
    """The first that is not accepted is the answer for all."""
    events: list[Event] = []
    for decision in decisions:
        if not isinstance(decision, Accepted):
            return decision
        events += decision.events
    return Accepted(tuple(events))


def _each_known_once(state: Tournament, results: tuple[BoardResult, ...]) -> Refused | None:
    named = [each.game for each in results]
    if unknown := [game for game in named if game not in state.games]:
        return refuse("UnknownGame", game=unknown[0])
    if len(set(named)) < len(named):
        return refuse("GameTwice")
    return None


def _changed(
    state: Tournament, results: tuple[BoardResult, ...], context: Context
) -> Refused | None:
    games_ = [(state.games[each.game], each.result) for each in results]
    return _moved_on(
        [game for game, expected in games_ if _is_another(game, expected, context)],
    )


def _is_another(game: Game, expected: Result, context: Context) -> bool:
    """Another result stands, or a colleague entered or confirmed this one after it was read."""
    entered = game.seq in context.moved and game.by != context.actor
    confirmed = game.confirmed_seq in context.moved and game.confirmed_by != context.actor
    return game.result != expected or entered or confirmed


def _is_taken(game: Game, context: Context) -> bool:
    """Something stands, or a colleague has changed the board since it was read."""
    return game.result is not None or moved_by_others(game, context)


def _moved_on(changed: list[Game]) -> Refused | None:
    if not changed:
        return None
    return refuse(
        "BoardsChangedMeanwhile",
        stand=", ".join(map(_stands, changed)),
        boards=listed(game.board for game in changed),
        by=", ".join(sorted({game.by for game in changed if game.by})),
    )


def _stands(game: Game) -> str:
    """ "47", "47 1-0 user:3", "47 1-0 user:3 user:5": by whom, and by whom confirmed."""
    if game.result is None:
        return str(game.board)
    return f"{game.board} {game.result} {game.by} {game.confirmed_by}".rstrip()


@decides(AdjournGames)
def adjourn_games(state: Tournament, command: AdjournGames, context: Context) -> Decision:
    """They count as draws for the pairing (C.04.2 3.1) and keep the standings from being final."""
    return all_or_none(
        adjourn_game(state, AdjournGame(game=game), context)
        for game in dict.fromkeys(command.games)
    )
