"""Taking back at any depth: the command that compensates an event whose fact still stands.

Nothing is removed from the log. Where a later event has replaced the fact there is nothing to take
back: that one has to be taken back instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from . import commands as c
from . import events as e
from .reach import case_of
from .state import Tournament


def compensation(state: Tournament, seq: int, event: e.Event) -> c.Command | None:
    """What would take back the event `seq`; None: its fact does not stand, or it cannot be."""
    found = _COMPENSATIONS.get(type(event))
    return found(state, seq, event) if found else None


def compensable(event: e.Event) -> bool:
    """Whether events of that type can be taken back at all."""
    return type(event) in _COMPENSATIONS


def _entered(state: Tournament, seq: int, event: Any) -> c.Command | None:
    game = state.games[event.game]
    if game.seq != seq or game.result is None:
        return None
    return c.ClearResult(game=game.id, expected=game.result)


def _corrected(state: Tournament, seq: int, event: e.ResultCorrected) -> c.Command | None:
    game = state.games[event.game]
    if game.seq != seq or game.rated_result is None:
        return None
    return c.CorrectResult(
        game=game.id, expected=game.rated_result, result=event.was, reach=case_of(state, game)
    )


def _rated(state: Tournament, seq: int, event: e.RatedResultCorrected) -> c.Command | None:
    game = state.games[event.game]
    if game.rated_seq != seq:
        return None
    return c.CorrectResult(
        game=game.id, expected=event.result, result=event.was, reach=case_of(state, game)
    )


def _colours(state: Tournament, seq: int, event: e.ColoursCorrected) -> c.Command | None:
    game = state.games[event.game]
    if game.colours_seq != seq:
        return None
    return c.CorrectColours(game=game.id, reversed=not event.reversed, reach=case_of(state, game))


def _merged(state: Tournament, seq: int, event: e.EntriesMerged) -> c.Command | None:
    if state.players[event.dropped].merged_seq != seq:
        return None
    return c.SeparateEntries(kept=event.kept, dropped=event.dropped)


def _separated(state: Tournament, seq: int, event: e.EntriesSeparated) -> c.Command | None:
    if state.players[event.dropped].merged_seq != seq:
        return None
    return c.MergeEntries(kept=event.kept, dropped=event.dropped)


def _rating(state: Tournament, seq: int, event: e.RatingCorrected) -> c.Command | None:
    entry = state.players[event.player]
    if entry.corrected_seq != seq:
        return None
    return c.CorrectRating(player=entry.id, expected=event.rating, rating=event.was)


def _withdrawn(state: Tournament, seq: int, event: Any) -> c.Command | None:
    stands = state.players[event.player].withdrawn_seq == seq
    return c.ReinstatePlayer(player=event.player) if stands else None


def _reinstated(state: Tournament, seq: int, event: e.PlayerReinstated) -> c.Command | None:
    stands = state.players[event.player].withdrawn_seq == seq
    return c.WithdrawPlayer(player=event.player) if stands else None


def _checked_in(state: Tournament, seq: int, event: e.PlayerCheckedIn) -> c.Command | None:
    stands = state.players[event.player].checked_seq == seq
    return c.CheckOut(player=event.player) if stands else None


def _checked_out(state: Tournament, seq: int, event: e.PlayerCheckedOut) -> c.Command | None:
    stands = state.players[event.player].checked_seq == seq
    return c.CheckIn(player=event.player) if stands else None


def _absentee(state: Tournament, seq: int, event: e.AbsenteeDecided) -> c.Command | None:
    """Who was withdrawn by it is reinstated; another choice is made anew."""
    entry = state.players[event.player]
    stands = entry.choice_seq == seq and entry.choice_for(event.round) == event.choice
    if not stands or entry.checked_in:
        return None
    before: e.AbsenteeChoice = "open" if event.choice == "withdrawn" else event.was
    choice = c.ChoiceForAbsentee(player=entry.id, choice=before, expected=event.choice)
    return c.DecideAbsentees(round=event.round, choices=(choice,))


def _bye(state: Tournament, seq: int, event: e.ByeGranted) -> c.Command | None:
    bye = state.players[event.player].byes.get(event.round)
    stands = bye is not None and bye.seq == seq
    return c.RevokeBye(player=event.player, round=event.round) if stands else None


def _round_closed(state: Tournament, seq: int, event: e.RoundClosed) -> c.Command | None:
    return c.ReopenRound(round=event.round) if state.round(event.round).seq == seq else None


def _round_reopened(state: Tournament, seq: int, event: e.RoundReopened) -> c.Command | None:
    return c.CloseRound(round=event.round) if state.round(event.round).seq == seq else None


_COMPENSATIONS: Final[
    Mapping[type[e.Event], Callable[[Tournament, int, Any], c.Command | None]]
] = MappingProxyType(
    {
        e.ResultEntered: _entered,
        e.ForfeitDeclared: _entered,
        e.AdjournedGameFinished: _entered,
        e.ResultCorrected: _corrected,
        e.RatedResultCorrected: _rated,
        e.ColoursCorrected: _colours,
        e.RatingCorrected: _rating,
        e.EntriesMerged: _merged,
        e.EntriesSeparated: _separated,
        e.PlayerWithdrawn: _withdrawn,
        e.PlayerExpelled: _withdrawn,
        e.PlayerReinstated: _reinstated,
        e.PlayerCheckedIn: _checked_in,
        e.PlayerCheckedOut: _checked_out,
        e.AbsenteeDecided: _absentee,
        e.ByeGranted: _bye,
        e.RoundClosed: _round_closed,
        e.RoundReopened: _round_reopened,
    }
)
