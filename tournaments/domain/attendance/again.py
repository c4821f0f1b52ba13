"""Typing again who came and who left."""

from __future__ import annotations

from ..command import Command
from ..typed_again import types_again
from .commands import CheckIn, CheckOut, ReinstatePlayer, WithdrawPlayer
from .events import PlayerCheckedIn, PlayerCheckedOut, PlayerReinstated, PlayerWithdrawn


@types_again(PlayerCheckedIn)
def _came(event: PlayerCheckedIn) -> Command:
    return CheckIn(player=event.player)


@types_again(PlayerCheckedOut)
def _checked_out(event: PlayerCheckedOut) -> Command:
    return CheckOut(player=event.player)


@types_again(PlayerWithdrawn)
def _withdrew(event: PlayerWithdrawn) -> Command:
    return WithdrawPlayer(player=event.player)


@types_again(PlayerReinstated)
def _returned(event: PlayerReinstated) -> Command:
    return ReinstatePlayer(player=event.player)
