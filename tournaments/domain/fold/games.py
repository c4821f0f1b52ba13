"""Folds of games: results and the conflicts about them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .. import events as e
from ..ids import GameId
from ..results import Result
from ..state import OpenConflict, Stamp
from .ledger import Folds, Ledger

_Standing = e.ResultEntered | e.ForfeitDeclared | e.ResultCorrected | e.AdjournedGameFinished


def _result_stands(ledger: Ledger, stamp: Stamp, event: _Standing) -> None:
    game = ledger.games[event.game]
    if isinstance(event, e.ResultCorrected):
        _corrected_after_pairing(ledger, stamp, event)
    ledger.games[event.game] = replace(
        game,
        result=Result(event.result),
        seq=stamp.seq,
        by=stamp.actor,
        at=stamp.at,
        device=stamp.device,
        entered_at=game.entered_at if isinstance(event, e.ResultCorrected) else stamp.at,
        confirmed_by="",
        confirmed_seq=0,
        adjourned=False,
        rated=None,
        adjourned_seq=0,
        since=game.since or ledger.last_published,
        history=(*game.history, stamp.seq),
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")


def _corrected_after_pairing(ledger: Ledger, stamp: Stamp, event: e.ResultCorrected) -> None:
    """The second case of C.04.2 4.3: a round was paired with what stood before."""
    game = ledger.games[event.game]
    if max(game.round, game.since) < ledger.last_published:
        ledger.goes_into_report(
            stamp, event, game.round, game=game.id, was=str(event.was), now=str(event.result)
        )


def _rated_result_corrected(ledger: Ledger, stamp: Stamp, event: e.RatedResultCorrected) -> None:
    game = ledger.games[event.game]
    result = Result(event.result)
    ledger.games[event.game] = replace(
        game,
        rated=None if result == game.result else result,
        rated_seq=stamp.seq,
        history=(*game.history, stamp.seq),
    )


def _colours_corrected(ledger: Ledger, stamp: Stamp, event: e.ColoursCorrected) -> None:
    game = ledger.games[event.game]
    counting = event.reversed if event.counts else game.reversed
    ledger.games[event.game] = replace(
        game,
        reversed=counting,
        rated_reversed=None if event.reversed == counting else event.reversed,
        colours_seq=stamp.seq,
        history=(*game.history, stamp.seq),
    )
    if event.counts:
        ledger.moves_input(stamp, event, f"game:{event.game}")


def _result_confirmed(ledger: Ledger, stamp: Stamp, event: e.ResultConfirmed) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game,
        confirmed_by=stamp.actor,
        confirmed_seq=stamp.seq,
        history=(*game.history, stamp.seq),
    )


def _result_cleared(ledger: Ledger, stamp: Stamp, event: e.ResultCleared | e.GameAdjourned) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game,
        result=None,
        seq=0,
        by="",
        at="",
        device="",
        entered_at="",
        confirmed_by="",
        confirmed_seq=0,
        adjourned=isinstance(event, e.GameAdjourned),
        rated=None,
        adjourned_seq=stamp.seq if isinstance(event, e.GameAdjourned) else 0,
        since=0,
        history=(*game.history, stamp.seq),
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")


def _conflict_raised(ledger: Ledger, stamp: Stamp, event: e.ConflictRaised) -> None:
    game = ledger.games.get(event.game) if event.game is not None else None
    stands = game is not None and game.seq == event.standing_seq
    ledger.conflicts[stamp.seq] = OpenConflict(
        seq=stamp.seq,
        scope=event.scope,
        game=event.game,
        command=event.command,
        standing=event.standing,
        standing_seq=event.standing_seq,
        standing_by=game.by if game and stands else "",
        standing_at=game.at if game and stands else "",
        standing_device=game.device if game and stands else "",
        claimed=event.claimed,
        expected=event.expected,
        by=stamp.actor,
        at=stamp.at,
        device=stamp.device,
    )
    if game is not None:
        _note_conflicts(ledger, stamp, game.id, (*game.conflicts, stamp.seq))


def _conflict_resolved(ledger: Ledger, stamp: Stamp, event: e.ConflictResolved) -> None:
    conflict = ledger.conflicts.pop(event.of)
    if conflict.game is not None:
        others = tuple(seq for seq in ledger.games[conflict.game].conflicts if seq != event.of)
        _note_conflicts(ledger, stamp, conflict.game, others)


def _note_conflicts(
    ledger: Ledger, stamp: Stamp, game_id: GameId, conflicts: tuple[int, ...]
) -> None:
    game = ledger.games[game_id]
    history = (*game.history, stamp.seq)
    ledger.games[game_id] = replace(game, conflicts=conflicts, history=history)


FOLDS: Final[Folds] = {
    e.ResultEntered: _result_stands,
    e.ForfeitDeclared: _result_stands,
    e.ResultCorrected: _result_stands,
    e.AdjournedGameFinished: _result_stands,
    e.RatedResultCorrected: _rated_result_corrected,
    e.ColoursCorrected: _colours_corrected,
    e.ResultConfirmed: _result_confirmed,
    e.ResultCleared: _result_cleared,
    e.GameAdjourned: _result_cleared,
    e.ConflictRaised: _conflict_raised,
    e.ConflictResolved: _conflict_resolved,
}
