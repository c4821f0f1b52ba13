"""Folds of rounds: request, draft, publication, close."""

from __future__ import annotations

from typing import Final

from .. import events as e
from ..state import Game, Round, RoundStatus, Stamp
from .ledger import Folds, Ledger


def _pairing_requested(ledger: Ledger, stamp: Stamp, event: e.PairingRequested) -> None:
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


def _round_paired(ledger: Ledger, stamp: Stamp, event: e.RoundPaired) -> None:
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


def _pairing_failed(ledger: Ledger, stamp: Stamp, event: e.PairingFailed) -> None:
    ledger.step(event.round, stamp, event, status="failed", failure=event)
    ledger.watch(False)


def _pairing_discarded(ledger: Ledger, stamp: Stamp, event: e.PairingDiscarded) -> None:
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


def _round_published(ledger: Ledger, stamp: Stamp, event: e.RoundPublished) -> None:
    ledger.step(event.round, stamp, event, status="published")
    for paired in ledger.rounds[event.round].boards:
        ledger.games[paired.game] = Game(
            id=paired.game,
            round=event.round,
            board=paired.board,
            white=paired.white,
            black=paired.black,
        )
    ledger.last_published = event.round
    ledger.goes_by_round()
    ledger.watch(False)


def _round_closed(ledger: Ledger, stamp: Stamp, event: e.RoundClosed | e.RoundReopened) -> None:
    status: RoundStatus = "closed" if isinstance(event, e.RoundClosed) else "published"
    ledger.step(event.round, stamp, event, status=status)
    if isinstance(event, e.RoundReopened):
        ledger.goes_into_report(stamp, event, event.round)


FOLDS: Final[Folds] = {
    e.PairingRequested: _pairing_requested,
    e.RoundPaired: _round_paired,
    e.PairingFailed: _pairing_failed,
    e.PairingDiscarded: _pairing_discarded,
    e.RoundPublished: _round_published,
    e.RoundClosed: _round_closed,
    e.RoundReopened: _round_closed,
}
