"""Folds of reports to the federation."""

from __future__ import annotations

from ..ledger import Ledger, folds
from ..tournament.steps import Stamp
from .events import ReportMade
from .state import MadeReport


@folds(ReportMade)
def _report_made(ledger: Ledger, stamp: Stamp, event: ReportMade) -> None:
    made = MadeReport(event.number, event.base, event.digest, stamp.seq, stamp.actor, stamp.at)
    before = ledger.fields.get("federation_reports", ledger.state.federation_reports)
    ledger.fields["federation_reports"] = (*before, made)
