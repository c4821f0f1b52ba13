"""Undoing what was done to a board."""

from __future__ import annotations

from typing import Any, Final

from .. import commands as c
from .. import events as e
from ..reach import case_of
from ..state import Tournament
from .past import Compensations, Past, replaced_by


def _entered(state: Tournament, seq: int, event: Any, _past: Past) -> c.Command | None:
    game = state.games[event.game]
    if game.seq != seq or game.result is None:
        return None
    return c.ClearResult(game=game.id, expected=game.result)


def _corrected(
    state: Tournament, seq: int, event: e.ResultCorrected, _past: Past
) -> c.Command | None:
    game = state.games[event.game]
    if game.seq != seq or game.rated_result is None:
        return None
    return c.CorrectResult(
        game=game.id, expected=game.rated_result, result=event.was, reach=case_of(state, game)
    )


def _rated(
    state: Tournament, seq: int, event: e.RatedResultCorrected, _past: Past
) -> c.Command | None:
    game = state.games[event.game]
    if game.rated_seq != seq:
        return None
    return c.CorrectResult(
        game=game.id, expected=event.result, result=event.was, reach=case_of(state, game)
    )


def _colours(
    state: Tournament, seq: int, event: e.ColoursCorrected, _past: Past
) -> c.Command | None:
    game = state.games[event.game]
    if game.colours_seq != seq:
        return None
    return c.CorrectColours(game=game.id, reversed=not event.reversed, reach=case_of(state, game))


def _finished(
    state: Tournament, seq: int, event: e.AdjournedGameFinished, _past: Past
) -> c.Command | None:
    """Before it was finished the game was adjourned, and not without a result."""
    game = state.games[event.game]
    if game.seq != seq or game.result is None:
        return None
    return c.AdjournAgain(game=game.id, expected=game.result)


def _adjourned(
    state: Tournament, seq: int, event: e.GameAdjourned, _past: Past
) -> c.Command | None:
    game = state.games[event.game]
    stands = game.adjourned and game.adjourned_seq == seq
    return c.TakeBackAdjournment(game=game.id) if stands else None


def _not_adjourned(
    state: Tournament, _seq: int, event: e.AdjournmentTakenBack, past: Past
) -> c.Command | None:
    game = state.games[event.game]
    if game.settled or replaced_by(event, past):
        return None
    return c.AdjournGame(game=game.id)


def _seat_empty(
    state: Tournament, _seq: int, event: e.SeatFoundEmpty, past: Past
) -> c.Command | None:
    if event.colour not in state.games[event.game].empty or replaced_by(event, past):
        return None
    return c.NoteTakenSeat(game=event.game, colour=event.colour)


def _seat_taken(state: Tournament, _seq: int, event: e.SeatTaken, past: Past) -> c.Command | None:
    if event.colour in state.games[event.game].empty or replaced_by(event, past):
        return None
    return c.NoteEmptySeat(game=event.game, colour=event.colour)


COMPENSATIONS: Final[Compensations] = {
    e.ResultEntered: _entered,
    e.ForfeitDeclared: _entered,
    e.AdjournedGameFinished: _finished,
    e.ResultCorrected: _corrected,
    e.RatedResultCorrected: _rated,
    e.ColoursCorrected: _colours,
    e.GameAdjourned: _adjourned,
    e.AdjournmentTakenBack: _not_adjourned,
    e.SeatFoundEmpty: _seat_empty,
    e.SeatTaken: _seat_taken,
}
