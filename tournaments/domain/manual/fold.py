"""Folds of manual pairing."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import (
    EmptySheet,
    ManualPairingBegun,
    ManualPairingChanged,
    ManualPairingDiscarded,
    RoundPairedManually,
)
from .state import ManualPhase, PairedByHand


@folds(ManualPairingBegun)
def _begun(ledger: Ledger, stamp: Stamp, event: ManualPairingBegun) -> None:
    if event.sheet is not None:
        _begun_from_nothing(ledger, stamp, event, event.sheet)
        return
    draft = ledger.rounds[event.round]
    phase = ManualPhase(
        seq=stamp.seq,
        by=stamp.actor,
        at=stamp.at,
        pairs=tuple((board.white, board.black) for board in draft.boards),
        pab=draft.pab,
    )
    ledger.step(event.round, stamp, event, manual=phase)


def _begun_from_nothing(
    ledger: Ledger, stamp: Stamp, event: ManualPairingBegun, sheet: EmptySheet
) -> None:
    ledger.step(
        event.round,
        stamp,
        event,
        base=sheet.base,
        byes=sheet.byes,
        absent=sheet.absent,
        order=ledger.order,
        input_hash=sheet.input_hash,
        manual=ManualPhase(
            seq=stamp.seq, by=stamp.actor, at=stamp.at, pairs=(), pab=None, sheet=sheet
        ),
    )
    ledger.watch(True)


@folds(ManualPairingChanged)
def _changed(ledger: Ledger, stamp: Stamp, event: ManualPairingChanged) -> None:
    round_ = ledger.rounds[event.round]
    if round_.manual is None:
        raise KeyError(f"round {event.round} is not paired by hand")
    standing = tuple(pair for pair in round_.manual.pairs if pair not in event.broken)
    phase = replace(
        round_.manual, changed_seq=stamp.seq, pairs=(*standing, *event.made), pab=event.pab
    )
    ledger.rounds[event.round] = replace(round_, manual=phase)


@folds(ManualPairingDiscarded)
def _discarded(ledger: Ledger, stamp: Stamp, event: ManualPairingDiscarded) -> None:
    if not event.sheet:
        ledger.step(event.round, stamp, event, manual=None)
        return
    nothing = {"base": 0, "byes": (), "absent": (), "order": (), "input_hash": ""}
    ledger.step(event.round, stamp, event, manual=None, **nothing)
    ledger.watch(False)


@folds(RoundPairedManually)
def _paired(ledger: Ledger, stamp: Stamp, event: RoundPairedManually) -> None:
    """The draft is another one, its pairing input the same."""
    draft = ledger.rounds[event.round]
    ledger.step(
        event.round,
        stamp,
        event,
        status="draft",
        request=event.request,
        drafts=draft.drafts + 1,
        boards=event.boards,
        pab=event.pab,
        engine=MANUAL,
        engine_version="",
        checker="",
        seal=event.seal,
        manual=None,
        failure=None,
        by_hand=PairedByHand(stamp.seq, stamp.actor, stamp.at, draft.boards, event),
    )


MANUAL: Final = "manual"
"""What stands in the place of an engine."""
