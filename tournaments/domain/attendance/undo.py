"""Taking back a check-in, a withdrawal, an expulsion, a choice for an absentee."""

from __future__ import annotations

from typing import Any

from ..command import Command
from ..compensation import Past, takes_back
from ..tournament.state import Tournament
from .commands import (
    CheckIn,
    CheckOut,
    ChoiceForAbsentee,
    DecideAbsentees,
    ReinstatePlayer,
    WithdrawPlayer,
)
from .events import (
    AbsenteeChoice,
    AbsenteeDecided,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)


@takes_back(PlayerWithdrawn, PlayerExpelled)
def _withdrawn(state: Tournament, seq: int, event: Any, _past: Past) -> Command | None:
    stands = state.players[event.player].withdrawn_seq == seq
    return ReinstatePlayer(player=event.player) if stands else None


@takes_back(PlayerReinstated)
def _reinstated(
    state: Tournament, seq: int, event: PlayerReinstated, _past: Past
) -> Command | None:
    stands = state.players[event.player].withdrawn_seq == seq
    return WithdrawPlayer(player=event.player) if stands else None


@takes_back(PlayerCheckedIn)
def _checked_in(state: Tournament, seq: int, event: PlayerCheckedIn, _past: Past) -> Command | None:
    stands = state.players[event.player].checked_seq == seq
    return CheckOut(player=event.player) if stands else None


@takes_back(PlayerCheckedOut)
def _checked_out(
    state: Tournament, seq: int, event: PlayerCheckedOut, _past: Past
) -> Command | None:
    stands = state.players[event.player].checked_seq == seq
    return CheckIn(player=event.player) if stands else None


@takes_back(AbsenteeDecided)
def _absentee(state: Tournament, seq: int, event: AbsenteeDecided, _past: Past) -> Command | None:
    """Who was withdrawn by it is reinstated; another choice is made anew."""
    entry = state.players[event.player]
    stands = entry.choice_seq == seq and entry.choice_for(event.round) == event.choice
    if not stands or entry.checked_in:
        return None
    before: AbsenteeChoice = "open" if event.choice == "withdrawn" else event.was
    choice = ChoiceForAbsentee(player=entry.id, choice=before, expected=event.choice)
    return DecideAbsentees(round=event.round, choices=(choice,))
