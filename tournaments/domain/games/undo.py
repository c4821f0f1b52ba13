"""Undoing what was done to a board."""

from __future__ import annotations

from typing import Any

from ..command import Command
from ..compensation import Past, replaced_by, takes_back
from ..tournament.state import Tournament
from .commands import (
    AdjournAgain,
    AdjournGame,
    ClearResult,
    CorrectColours,
    CorrectResult,
    TakeBackAdjournment,
)
from .events import (
    AdjournedGameFinished,
    AdjournmentTakenBack,
    ColoursCorrected,
    ForfeitDeclared,
    GameAdjourned,
    RatedResultCorrected,
    ResultCorrected,
    ResultEntered,
)
from .reach import case_of


@takes_back(ResultEntered, ForfeitDeclared)
def _entered(state: Tournament, seq: int, event: Any, _past: Past) -> Command | None:
    game = state.games[event.game]
    if game.seq != seq or game.result is None:
        return None
    return ClearResult(game=game.id, expected=game.result)


@takes_back(ResultCorrected)
def _corrected(state: Tournament, seq: int, event: ResultCorrected, _past: Past) -> Command | None:
    game = state.games[event.game]
    if game.seq != seq or game.rated_result is None:
        return None
    return CorrectResult(
        game=game.id, expected=game.rated_result, result=event.was, reach=case_of(state, game)
    )


@takes_back(RatedResultCorrected)
def _rated(state: Tournament, seq: int, event: RatedResultCorrected, _past: Past) -> Command | None:
    game = state.games[event.game]
    if game.rated_seq != seq:
        return None
    return CorrectResult(
        game=game.id, expected=event.result, result=event.was, reach=case_of(state, game)
    )


@takes_back(ColoursCorrected)
def _colours(state: Tournament, seq: int, event: ColoursCorrected, _past: Past) -> Command | None:
    game = state.games[event.game]
    if game.colours_seq != seq:
        return None
    return CorrectColours(game=game.id, reversed=not event.reversed, reach=case_of(state, game))


@takes_back(AdjournedGameFinished)
def _finished(
    state: Tournament, seq: int, event: AdjournedGameFinished, _past: Past
) -> Command | None:
    """Before it was finished the game was adjourned, and not without a result."""
    game = state.games[event.game]
    if game.seq != seq or game.result is None:
        return None
    return AdjournAgain(game=game.id, expected=game.result)


@takes_back(GameAdjourned)
def _adjourned(state: Tournament, seq: int, event: GameAdjourned, _past: Past) -> Command | None:
    game = state.games[event.game]
    stands = game.adjourned and game.adjourned_seq == seq
    return TakeBackAdjournment(game=game.id) if stands else None


@takes_back(AdjournmentTakenBack)
def _not_adjourned(
    state: Tournament, _seq: int, event: AdjournmentTakenBack, past: Past
) -> Command | None:
    game = state.games[event.game]
    if game.settled or replaced_by(event, past):
        return None
    return AdjournGame(game=game.id)
