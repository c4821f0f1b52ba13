"""Folds of a pairing on its way."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..rounds.state import Round
from ..tournament.steps import Stamp
from .events import PairingDiscarded, PairingFailed, PairingRequested, RoundPaired


@folds(PairingRequested)
def _pairing_requested(ledger: Ledger, stamp: Stamp, event: PairingRequested) -> None:
    ledger.step(
        event.round,
        stamp,
        event,
        status="requested",
        request=event.request,
        system=event.system,
        options=event.options,
        failure=None,
    )
    ledger.watch(True)


@folds(RoundPaired)
def _round_paired(ledger: Ledger, stamp: Stamp, event: RoundPaired) -> None:
    before = ledger.rounds.get(event.round)
    ledger.step(
        event.round,
        stamp,
        event,
        status="draft",
        request=event.request,
        drafts=(before.drafts if before else 0) + 1,
        base=event.base,
        boards=event.boards,
        pab=event.pab,
        byes=event.byes,
        absent=event.absent,
        order=ledger.order,
        engine=event.engine,
        engine_version=event.engine_version,
        checker=event.checker,
        input_hash=event.input_hash,
        seal=event.seal,
        imported=event.imported,
        failure=None,
    )
    if not ledger.watching:
        ledger.watch(True)


@folds(PairingFailed)
def _pairing_failed(ledger: Ledger, stamp: Stamp, event: PairingFailed) -> None:
    ledger.step(event.round, stamp, event, status="failed", failure=event)
    ledger.watch(False)


@folds(PairingDiscarded)
def _pairing_discarded(ledger: Ledger, stamp: Stamp, event: PairingDiscarded) -> None:
    before = ledger.rounds[event.round]
    ledger.rounds[event.round] = Round(
        number=event.round,
        request=before.request,
        drafts=before.drafts,
        steps=before.steps,
        pairing_deadline=before.pairing_deadline,
        pairing_deadline_seq=before.pairing_deadline_seq,
    )
    ledger.step(event.round, stamp, event)
    ledger.watch(False)
