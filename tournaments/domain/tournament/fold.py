"""Folds of the tournament as a whole, and of refusals on record."""

from __future__ import annotations

from ..arbiters.state import Arbiter
from ..ledger import Ledger, folds
from .events import (
    RequestRefused,
    RequestRefusedAgain,
    TournamentClosed,
    TournamentCreated,
    TournamentReopened,
)
from .steps import Stamp


@folds(TournamentClosed)
def _tournament_closed(ledger: Ledger, stamp: Stamp, _event: TournamentClosed) -> None:
    ledger.enters("closed", stamp)


@folds(TournamentReopened)
def _tournament_reopened(ledger: Ledger, stamp: Stamp, event: TournamentReopened) -> None:
    ledger.enters("running", stamp)
    ledger.goes_into_report(stamp, event, ledger.last_published)


@folds(RequestRefused, RequestRefusedAgain)
def _request_refused(
    ledger: Ledger, _stamp: Stamp, _event: RequestRefused | RequestRefusedAgain
) -> None:
    ledger.refusals += 1


@folds(TournamentCreated)
def _tournament_created(ledger: Ledger, stamp: Stamp, event: TournamentCreated) -> None:
    ledger.fields |= {
        "slug": event.slug,
        "name": event.name,
        "festival": event.festival,
        "festival_name": event.festival_name,
        "settings_seq": stamp.seq,
        "phase_seq": stamp.seq,
    }
    ledger.plays_by(event.settings)
    ledger.goes_by_time()
    ledger.arbiters[event.creator] = Arbiter(event.creator, "chief", seq=stamp.seq)
