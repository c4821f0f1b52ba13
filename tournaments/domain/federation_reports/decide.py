"""Reports to the federation."""

from __future__ import annotations

from .. import guards
from ..decisions import Accepted, Context, Decision, decides
from ..refusals import listed, refuse
from ..tournament.state import Tournament
from .commands import MakeReport
from .events import ReportMade


@decides(MakeReport)
def make_report(state: Tournament, command: MakeReport, context: Context) -> Decision:
    """An interim report of a long event is made while it is played, so any time will do; one
    with players without an id would be sent back (B.02 9), so that the chief says why."""
    made_before = state.federation_reports
    coming = len(made_before) + 1
    if command.number != coming:
        return refuse("ReportNumberTaken", number=command.number, next=coming)
    if made_before and command.base < made_before[-1].base:
        last = made_before[-1].base
        return refuse("ReportOfOlderRecord", number=command.number, base=command.base, last=last)
    if made_before and (refused := guards.reason_given(context, "making-a-report-again")):
        return refused
    if command.without_id and not context.reason.strip():
        return refuse("PlayersWithoutId", field="reason", players=listed(command.without_id))
    made = ReportMade(number=command.number, base=command.base, digest=command.digest)
    return Accepted((made,))
