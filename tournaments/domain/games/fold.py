"""Folds of games: results and the conflicts about them."""

from __future__ import annotations

from msgspec.structs import replace

from ..ids import GameId
from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import (
    AdjournedGameFinished,
    AdjournmentTakenBack,
    ColoursCorrected,
    ConflictRaised,
    ConflictResolved,
    ForfeitDeclared,
    GameAdjourned,
    LateCorrectionAdmitted,
    PublicRatingsChanged,
    RatedResultCorrected,
    ResultCleared,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
    ResultSet,
)
from .results import Result
from .state import OpenConflict


@folds(LateCorrectionAdmitted)
def _late_correction(ledger: Ledger, stamp: Stamp, event: LateCorrectionAdmitted) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(game, history=(*game.history, stamp.seq))


@folds(ResultEntered, ForfeitDeclared, ResultCorrected, AdjournedGameFinished)
def _result_stands(ledger: Ledger, stamp: Stamp, event: ResultSet) -> None:
    game = ledger.games[event.game]
    if isinstance(event, ResultCorrected):
        _corrected_after_pairing(ledger, stamp, event)
    ledger.games[event.game] = replace(
        game,
        result=Result(event.result),
        seq=stamp.seq,
        by=stamp.actor,
        at=stamp.at,
        device=stamp.device,
        entered_at=game.entered_at if isinstance(event, ResultCorrected) else stamp.at,
        confirmed_by="",
        confirmed_seq=0,
        adjourned=False,
        rated=None,
        adjourned_seq=0,
        since=game.since or ledger.last_published,
        history=(*game.history, stamp.seq),
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")


def _corrected_after_pairing(ledger: Ledger, stamp: Stamp, event: ResultCorrected) -> None:
    """The second case of C.04.2 4.3: a round was paired with what stood before."""
    game = ledger.games[event.game]
    if max(game.round, game.since) < ledger.last_published:
        ledger.goes_into_report(
            stamp, event, game.round, game=game.id, was=str(event.was), now=str(event.result)
        )


@folds(RatedResultCorrected)
def _rated_result_corrected(ledger: Ledger, stamp: Stamp, event: RatedResultCorrected) -> None:
    game = ledger.games[event.game]
    result = Result(event.result)
    ledger.games[event.game] = replace(
        game,
        rated=None if result == game.result else result,
        rated_seq=stamp.seq,
        history=(*game.history, stamp.seq),
    )


@folds(PublicRatingsChanged)
def _public_ratings_changed(_ledger: Ledger, _stamp: Stamp, _event: PublicRatingsChanged) -> None:
    """It counts a public version; what changed stands in the event before it."""


@folds(ColoursCorrected)
def _colours_corrected(ledger: Ledger, stamp: Stamp, event: ColoursCorrected) -> None:
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


@folds(ResultConfirmed)
def _result_confirmed(ledger: Ledger, stamp: Stamp, event: ResultConfirmed) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game,
        confirmed_by=stamp.actor,
        confirmed_seq=stamp.seq,
        history=(*game.history, stamp.seq),
    )


@folds(ResultCleared, GameAdjourned)
def _result_cleared(ledger: Ledger, stamp: Stamp, event: ResultCleared | GameAdjourned) -> None:
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
        adjourned=isinstance(event, GameAdjourned),
        rated=None,
        adjourned_seq=stamp.seq if isinstance(event, GameAdjourned) else 0,
        since=0,
        history=(*game.history, stamp.seq),
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")


@folds(ConflictRaised)
def _conflict_raised(ledger: Ledger, stamp: Stamp, event: ConflictRaised) -> None:
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


@folds(ConflictResolved)
def _conflict_resolved(ledger: Ledger, stamp: Stamp, event: ConflictResolved) -> None:
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


@folds(AdjournmentTakenBack)
def _adjournment_taken_back(ledger: Ledger, stamp: Stamp, event: AdjournmentTakenBack) -> None:
    game = ledger.games[event.game]
    ledger.games[event.game] = replace(
        game, adjourned=False, adjourned_seq=0, history=(*game.history, stamp.seq)
    )
    ledger.moves_input(stamp, event, f"game:{event.game}")
