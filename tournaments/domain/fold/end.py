"""Folds of the end of a tournament and of refusals on record."""

from __future__ import annotations

from typing import Final

from .. import events as e
from ..state import Stamp
from .ledger import Folds, Ledger


def _tournament_closed(ledger: Ledger, stamp: Stamp, _event: e.TournamentClosed) -> None:
    ledger.enters("closed", stamp)


def _tournament_reopened(ledger: Ledger, stamp: Stamp, event: e.TournamentReopened) -> None:
    ledger.enters("running", stamp)
    ledger.goes_into_report(stamp, event, ledger.last_published)


def _request_refused(
    ledger: Ledger, _stamp: Stamp, _event: e.RequestRefused | e.RequestRefusedAgain
) -> None:
    ledger.refusals += 1


FOLDS: Final[Folds] = {
    e.TournamentClosed: _tournament_closed,
    e.TournamentReopened: _tournament_reopened,
    e.RequestRefused: _request_refused,
    e.RequestRefusedAgain: _request_refused,
}
