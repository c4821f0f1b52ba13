"""Checked in and out, withdrawn, expelled, reinstated."""

from __future__ import annotations

from .. import guards
from ..arbiters.rights import role_of
from ..decisions import Accepted, AlreadyRecorded, Conflict, Context, Decision, all_or_none, decides
from ..entries.state import Player
from ..ids import PlayerId
from ..moving.moves import not_moved_away
from ..numbers.by_lot import number_comes_back
from ..numbers.decide import late_entry_numbers
from ..refusals import Refused, refuse
from ..roles import CHIEFS
from ..tournament.state import Tournament
from .commands import (
    CheckIn,
    CheckOut,
    ExpelPlayer,
    ReinstatePlayer,
    WithdrawPlayer,
    WithdrawPlayers,
)
from .events import (
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)


@decides(CheckIn)
def check_in(state: Tournament, command: CheckIn, context: Context) -> Decision:
    return _check(state, command.player, context, arrived=True)


@decides(CheckOut)
def check_out(state: Tournament, command: CheckOut, context: Context) -> Decision:
    return _check(state, command.player, context, arrived=False)


@decides(WithdrawPlayer)
def withdraw_player(state: Tournament, command: WithdrawPlayer, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.withdrawn_from is not None:
        return AlreadyRecorded(entry.withdrawn_seq)
    return _plays_as_seen(entry, context) or Accepted(
        (PlayerWithdrawn(player=entry.id, from_round=state.next_round),)
    )


@decides(ExpelPlayer)
def expel_player(state: Tournament, command: ExpelPlayer, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.expelled:
        return AlreadyRecorded(entry.withdrawn_seq)
    return (
        _plays_as_seen(entry, context)
        or guards.reason_given(context, "expelling-a-player")
        or Accepted((PlayerExpelled(player=entry.id, from_round=state.next_round),))
    )


@decides(ReinstatePlayer)
def reinstate_player(state: Tournament, command: ReinstatePlayer, context: Context) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, command.player):
        return refused
    entry = state.players[command.player]
    if entry.withdrawn_from is None:
        return AlreadyRecorded(entry.withdrawn_seq or entry.entered_seq)
    if objected := (
        _plays_as_seen(entry, context)
        or not_moved_away(entry)
        or _may_reinstate(state, entry, context)
    ):
        return objected
    if refused := number_comes_back(state, entry):
        return refused
    reinstated = PlayerReinstated(player=entry.id, from_round=state.next_round)
    if state.phase == "entries" or entry.tpn is not None:
        return Accepted((reinstated,))
    return Accepted((reinstated, late_entry_numbers(state, entry, context)))


def _plays_as_seen(entry: Player, context: Context) -> Conflict | None:
    changed = (PlayerWithdrawn, PlayerExpelled, PlayerReinstated)
    return guards.unchanged(context, "plays-on", changed, player=entry.id)


def _check(state: Tournament, player: PlayerId, context: Context, *, arrived: bool) -> Decision:
    if refused := guards.not_closed(state) or guards.not_merged(state, player):
        return refused
    entry = state.players[player]
    if entry.checked_in == arrived:
        return AlreadyRecorded(entry.checked_seq or entry.entered_seq)
    changed = (PlayerCheckedIn, PlayerCheckedOut)
    if conflict := guards.unchanged(context, "is-here", changed, player=player):
        return conflict
    if arrived:
        return guards.active(state, player) or Accepted((PlayerCheckedIn(player=player),))
    return Accepted((PlayerCheckedOut(player=player),))


def _may_reinstate(state: Tournament, entry: Player, context: Context) -> Refused | None:
    if not entry.expelled:
        return None
    if role_of(state, context.actor) not in CHIEFS:
        return refuse("NotPermitted.taking-back-expulsion", player=entry.id)
    return guards.reason_given(context, "taking-back-an-expulsion")


@decides(WithdrawPlayers)
def withdraw_players(state: Tournament, command: WithdrawPlayers, context: Context) -> Decision:
    return guards.reason_given(context, "withdrawing-a-group") or all_or_none(
        withdraw_player(state, WithdrawPlayer(player=player), context)
        for player in dict.fromkeys(command.players)
    )
