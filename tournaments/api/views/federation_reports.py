"""The report for the federation: what is looked at before, its package, and its revisions."""

from __future__ import annotations

from typing import Any, Final

from django.http import HttpResponse
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request

from ...domain.federation_reports.commands import MakeReport
from ...exports import bundle
from ...hall_time import in_hall
from ...imports import federation_reports
from ...imports.self_test import self_test
from ...selectors.id_requests import id_requests
from ...selectors.papers import reports
from ...selectors.papers.checks import report_checks, without_ids
from ...services import permissions
from ...services.outcomes import Outcome
from ...services.states import NoSuchMoment
from ...words import speak
from .. import bodies, standings_contents
from ..errors import NotFound
from .base import TournamentView
from .commands import CommandView
from .reads import Answered, ReadView

AS_RECORDED: Final = "Report-As-Recorded"
"""Whether the bytes of a package are those whose digest is in the log."""


class MakeReportView(CommandView):
    """Makes the package of the log up to event `base` and records it."""

    def outcome(self) -> Outcome:
        body: Any = self.body(bodies.COMMAND_BODIES[self.name])
        command: MakeReport = body.command
        if not permissions.may_hand_out(self.request.user, self.newest):
            return super().outcome()
        try:
            return federation_reports.make(self.stream, command, self.envelope(body))
        except NoSuchMoment as error:
            raise bodies.Unreadable(str(error), "$.command.base") from None


class FederationReportsView(ReadView):
    """The check list, the papers with what they lack, and the packages that were made."""

    def answer(self) -> Answered:
        state = self.state
        names = self.names(state)
        why = federation_reports.reasons_of(self.stream, state) if self.knows.notes else {}
        with in_hall(state.settings.time_zone):
            return standings_contents.FederationReports(
                seq=state.seq,
                next=len(state.federation_reports) + 1,
                checks=tuple(report_checks(state, names)),
                certificates=reports.certificate_rows(state, names),
                form=reports.form_row(state, names),
                direct_titles=reports.titles_row(state, names),
                arbiters=reports.arbiter_rows(state, names),
                reports=reports.report_rows(state, names, why),
                id_requests=id_requests(state, names, without_ids(state, names)),
            )


class SelfTestView(ReadView):
    """The report written, read back, folded in memory and compared; paired and ranked again."""

    def answer(self) -> Answered:
        state = self.state
        tested = self_test(state, self.names(state))
        return standings_contents.ReportSelfTest(
            seq=state.seq,
            good=tested.good,
            nothing_yet=tested.nothing_yet,
            differences=tested.differences,
            checked=tested.checked,
        )


class PackageView(TournamentView):
    """A package that was made, as one zip file; for chief and deputies only."""

    def get(self, request: Request, *, number: int, **_place: Any) -> HttpResponse:
        if not permissions.may_hand_out(request.user, self.newest):
            raise PermissionDenied(speak("NotForYou.report-packages"))
        try:
            made = federation_reports.made_again(self.stream, self.state, number)
        except federation_reports.NoSuchReport as unknown:
            raise NotFound(str(unknown)) from unknown
        name = f"{self.stream}-federation-report-{number}.zip"
        return HttpResponse(
            made.zipped,
            content_type=bundle.MEDIA_TYPE,
            headers={
                "Content-Disposition": f'attachment; filename="{name}"',
                "Cache-Control": "no-store",
                AS_RECORDED: "yes" if made.as_recorded else "no",
            },
        )
