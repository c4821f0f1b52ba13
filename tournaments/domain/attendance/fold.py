"""Folds about who is here and who plays on."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import (
    AbsenteeDecided,
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerExpelled,
    PlayerReinstated,
    PlayerWithdrawn,
)


@folds(PlayerCheckedIn, PlayerCheckedOut)
def _checked(ledger: Ledger, stamp: Stamp, event: PlayerCheckedIn | PlayerCheckedOut) -> None:
    arrived = isinstance(event, PlayerCheckedIn)
    ledger.player(event.player, checked_in=arrived, checked_seq=stamp.seq)
    if arrived:
        ledger.player(event.player, choice="open")
    ledger.moves_input(stamp, event, f"player:{event.player}")


@folds(AbsenteeDecided)
def _absentee_decided(ledger: Ledger, stamp: Stamp, event: AbsenteeDecided) -> None:
    ledger.player(event.player, choice=event.choice, choice_round=event.round, choice_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}", event.round)


@folds(PlayerWithdrawn, PlayerExpelled)
def _withdrawn(ledger: Ledger, stamp: Stamp, event: PlayerWithdrawn | PlayerExpelled) -> None:
    ledger.player(
        event.player,
        withdrawn_from=event.from_round,
        expelled=isinstance(event, PlayerExpelled),
        withdrawn_seq=stamp.seq,
        withdrawn_at=stamp.at,
    )
    ledger.moves_input(stamp, event, f"player:{event.player}")


@folds(PlayerReinstated)
def _reinstated(ledger: Ledger, stamp: Stamp, event: PlayerReinstated) -> None:
    ledger.player(event.player, withdrawn_from=None, expelled=False, withdrawn_seq=stamp.seq)
    ledger.moves_input(stamp, event, f"player:{event.player}")
