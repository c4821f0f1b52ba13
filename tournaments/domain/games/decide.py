"""Results: entered, confirmed, corrected, cleared; adjourned games; conflicts.

What stands is never overwritten by somebody who did not see it: such a claim is kept beside it as
a conflict, and the game blocks the next pairing until it is resolved.
"""

from __future__ import annotations

from typing import Final

from .. import guards
from ..arbiters.rights import role_of
from ..command import Command, name_of
from ..decisions import Accepted, AlreadyRecorded, Claim, Conflict, Context, Decision, decides
from ..event import Event
from ..ids import GameId, UserId
from ..refusals import Refused, refuse
from ..roles import CHIEF
from ..tournament.state import Tournament
from . import second_person
from .commands import (
    AdjournGame,
    ClearResult,
    ConfirmResult,
    CorrectResult,
    EnterResult,
    ResolveConflict,
)
from .corrections import (
    admission,
    after_deadline,
    correct_for_rating,
    correction_too_late,
    read_otherwise,
)
from .events import (
    AdjournedGameFinished,
    AdjournmentTakenBack,
    ConflictRaised,
    ConflictResolved,
    ForfeitDeclared,
    GameAdjourned,
    ResultCleared,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
)
from .reach import case_of, missed_deadline
from .results import FORFEITS, Result
from .state import Game, OpenConflict

MOVES: Final = (
    ResultEntered,
    ForfeitDeclared,
    ResultCorrected,
    ResultCleared,
    GameAdjourned,
    AdjournedGameFinished,
    AdjournmentTakenBack,
)
"""Events that change what stands on a board."""


@decides(EnterResult)
def enter_result(state: Tournament, command: EnterResult, context: Context) -> Decision:
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if game.result == command.result:
        return AlreadyRecorded(game.seq)
    if game.result is not None and game.result == command.expected:
        return _result_stands(game, game.result)
    if game.result != command.expected or moved_by_others(game, context):
        return correction_too_late(state, game) or _conflict(
            state, game, command, command.result, command.expected, context
        )
    return Accepted((_entered(game, command.result),))


def result_follows(state: Tournament, game: GameId, result: Result, context: Context) -> Decision:
    """A result that another decision leads to."""
    return enter_result(state, EnterResult(game=game, result=result), context)


@decides(ConfirmResult)
def confirm_result(state: Tournament, command: ConfirmResult, context: Context) -> Decision:
    """A second look at the slip; one that differs changes nothing (it is no claim yet)."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if game.result is None:
        return _nothing_stands(game)
    if game.result != command.result:
        return refuse(
            "ResultDiffers",
            board=game.board,
            standing=game.result.value,
            given=command.result.value,
        )
    if second_person.confirmed_enough(game, context.actor) and not state.in_doubt(game):
        return AlreadyRecorded(game.confirmed_seq)
    return (
        guards.board_unchanged(context, "board", MOVES, game)
        or second_person.own_entry(state, game, context.actor)
        or Accepted((ResultConfirmed(game=game.id, result=game.result, of=game.seq),))
    )


@decides(CorrectResult)
def correct_result(state: Tournament, command: CorrectResult, context: Context) -> Decision:
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    standing = game.result
    if standing is not None and case_of(state, game) == "rating":
        return correct_for_rating(state, game, command, context)
    if standing == command.result:
        return AlreadyRecorded(game.seq)
    if standing is None:
        return _nothing_stands(game)
    if standing != command.expected or _looked_at_again(game, context):
        return _conflict(state, game, command, command.result, command.expected, context)
    return (
        read_otherwise(state, game, command.reach)
        or after_deadline(state, game, context, read=command.late)
        or guards.reason_given(context, "correction")
        or guards.no_conflict_on(game)
        or Accepted(
            (
                *admission(state, game, context),
                _corrected(game, standing, command.result),
            )
        )
    )


@decides(ClearResult)
def clear_result(state: Tournament, command: ClearResult, context: Context) -> Decision:
    """Takes a result away; somebody else's only with a reason."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if game.result is None:
        return AlreadyRecorded(game.history[-1]) if game.history else _nothing_stands(game)
    return (
        correction_too_late(state, game)
        or _round_open(state, game)
        or cleared(state, game, command, context)
    )


def postpone(state: Tournament, command: ClearResult, context: Context) -> Decision:
    """Takes a result away for the game to be played later, after the end of its round as well: it
    is then adjourned like any other, a draw for pairing (C.04.2 3.1)."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if game.result is None:
        return adjourn_game(state, AdjournGame(game=game.id), context)
    done = cleared(state, game, command, context)
    if isinstance(done, Accepted):
        return Accepted((*done.events, GameAdjourned(game=game.id)))
    return done


def cleared(state: Tournament, game: Game, command: ClearResult, context: Context) -> Decision:
    """What follows from clearing the result of that game, whether its round has ended or not."""
    standing = game.result
    if standing is None:
        return _nothing_stands(game)
    if refused := correction_too_late(state, game):
        return refused
    if standing != command.expected or _looked_at_again(game, context):
        return _conflict(state, game, command, None, command.expected, context)
    return (
        guards.no_conflict_on(game)
        or guards.no_pairing_in_hand(state, "clearing-a-result")
        or after_deadline(state, game, context, read=True)
        or _clearing_explained(state, game, context)
        or Accepted(
            (
                *admission(state, game, context),
                ResultCleared(game=game.id, was=standing, of=game.seq),
            )
        )
    )


@decides(AdjournGame)
def adjourn_game(state: Tournament, command: AdjournGame, context: Context) -> Decision:
    """Counts as a draw for pairing until EnterResult finishes it (C.04.2 3.1)."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if game.adjourned:
        return AlreadyRecorded(game.history[-1])
    if game.result is not None:
        return _result_stands(game, game.result)
    return guards.board_unchanged(context, "board", MOVES, game) or Accepted(
        (GameAdjourned(game=game.id),)
    )


@decides(ResolveConflict)
def resolve_conflict(state: Tournament, command: ResolveConflict, context: Context) -> Decision:
    """By the chief, or an arbiter (a deputy too) who is neither claimant; always with a reason."""
    game = guards.game(state, command.game, context)
    if isinstance(game, Refused):
        return game
    if not game.conflicts:
        return _no_conflict(game)
    return (
        guards.unmoved(context, "claims", board=game.board)
        or _is_claimant(state, game, context.actor)
        or guards.reason_given(context, "resolving-a-conflict")
        or _standing_may_change(state, game, command.result, context)
        or Accepted(_resolution(state, game, command.result, context))
    )


def moved_by_others(game: Game, context: Context) -> bool:
    """Somebody else has changed what stands since it was seen, even if the same stands again."""
    return guards.changed_by_others(context, MOVES, game=game.id)


def claimants(state: Tournament, game: Game) -> frozenset[str]:
    """Who entered what stands, and who claimed something else."""
    conflicts = [state.conflicts[seq] for seq in game.conflicts]
    sides = {conflict.by for conflict in conflicts}
    sides |= {conflict.standing_by for conflict in conflicts} | {game.by}
    return frozenset(sides - {""})


def _looked_at_again(game: Game, context: Context) -> bool:
    """Somebody else has changed, or confirmed, what is to be replaced since it was seen."""
    confirmed = guards.changed_by_others(context, (ResultConfirmed,), game=game.id)
    return confirmed or moved_by_others(game, context)


# --- conditions -----------------------------------------------------------------------------


def _result_stands(game: Game, standing: Result) -> Refused:
    return refuse(
        "ResultStands",
        board=game.board,
        standing=standing.value,
        by=game.by,
        seq=game.seq,
    )


def _nothing_stands(game: Game) -> Refused:
    return refuse("NoResultYet", board=game.board)


def _round_open(state: Tournament, game: Game) -> Refused | None:
    if state.round(game.round).status != "closed":
        return None
    return refuse("RoundClosed", board=game.board, round=game.round)


def _no_conflict(game: Game) -> Refused:
    return refuse("NoConflict", board=game.board)


def _is_claimant(state: Tournament, game: Game, actor: UserId) -> Refused | None:
    if role_of(state, actor) in CHIEF or actor not in claimants(state, game):
        return None
    return refuse("ClaimantMayNotResolve", board=game.board)


def _clearing_explained(state: Tournament, game: Game, context: Context) -> Refused | None:
    if missed_deadline(state, game, context.now):
        return guards.reason_given(context, "clearing-a-result-after-the-deadline-for-corrections")
    if game.by == context.actor:
        return None
    return guards.reason_given(context, "clearing-somebody-else-entry")


def _standing_may_change(
    state: Tournament, game: Game, result: Result, context: Context
) -> Refused | None:
    if game.result in (None, result):
        return None
    return after_deadline(state, game, context, read=True)


# --- events ---------------------------------------------------------------------------------


def _entered(game: Game, result: Result) -> Event:
    if game.adjourned:
        return AdjournedGameFinished(game=game.id, result=result)
    if result in FORFEITS:
        return ForfeitDeclared(game=game.id, result=result)
    return ResultEntered(game=game.id, result=result)


def _corrected(game: Game, was: Result, result: Result) -> ResultCorrected:
    return ResultCorrected(game=game.id, was=was, result=result, of=game.seq)


def _resolution(
    state: Tournament, game: Game, result: Result, context: Context
) -> tuple[Event, ...]:
    events: list[Event] = []
    if game.result is None:
        events.append(_entered(game, result))
    elif game.result != result:
        events += admission(state, game, context)
        events.append(_corrected(game, game.result, result))
    events += [ConflictResolved(scope=state.conflicts[seq].scope, of=seq) for seq in game.conflicts]
    return tuple(events)


def _conflict(
    state: Tournament,
    game: Game,
    command: Command,
    wanted: Result | None,
    expected: Result | None,
    context: Context,
) -> Conflict:
    raised = ConflictRaised(
        scope=f"game:{game.id}",
        game=game.id,
        command=name_of(command),
        standing=_text(game.result),
        standing_seq=game.seq,
        claimed=_text(wanted),
        expected=_text(expected),
    )
    known = any(_same_claim(state.conflicts[seq], raised, context.actor) for seq in game.conflicts)
    return Conflict(
        "BoardDecidedOtherwise" if game.result else "BoardDecidedOtherwise.cleared",
        {
            "board": game.board,
            "game": game.id,
            "standing": raised.standing,
            "claimed": raised.claimed,
        },
        raised=() if known else (raised,),
        claims=(
            Claim(raised.standing, game.by, game.at, game.device, game.seq),
            Claim(raised.claimed, context.actor, context.now, context.device, 0),
        ),
    )


def _same_claim(standing: OpenConflict, raised: ConflictRaised, actor: UserId) -> bool:
    return (standing.by, standing.standing_seq, standing.claimed) == (
        actor,
        raised.standing_seq,
        raised.claimed,
    )


def _text(result: Result | None) -> str:
    return "" if result is None else str(result)
