"""Appeals: what was filed, what was decided, and what can still be appealed against."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from django.http import HttpResponse
from django.utils import timezone
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request

from ...domain.tournament.state import Tournament
from ...selectors import appeals
from ...services import disputes, dossiers, moments
from ...words import speak
from .. import contents
from ..errors import NotFound
from .base import TournamentView
from .reads import Answered, ReadView

PDF: Final = "application/pdf"


class AppealsView(ReadView):
    """The appeals, the committee, and the deadlines that still run."""

    def answer(self) -> Answered:
        state = self.state
        names = disputes.dispute_names(state)
        return contents.Appeals(
            seq=state.seq,
            deadline=state.settings.appeal_deadline,
            committee=appeals.committee(state, names),
            appeals=disputes.appeal_rows(self.stream, state, self.knows),
            limits=appeals.limits(state, names, self._now(state)),
        )

    def _now(self, state: Tournament) -> datetime:
        """In the past: when its last event was recorded."""
        if state.seq == self.newest.seq:
            return timezone.now()
        return moments.time_of(self.stream, state.seq)


class DossierView(TournamentView):
    """Everything about one appeal as one PDF: for arbiters, and members with a reader's account."""

    def get(self, _request: Request, *, number: int, **_place: Any) -> HttpResponse:
        if not self.knows.appeals:
            raise PermissionDenied(speak("NotForYou.dossiers"))
        from ...exports import dossier  # what makes a PDF is a quarter of the server's start

        try:
            made = dossiers.dossier(self.stream, self.state, number)
        except dossiers.NoSuchAppeal as unknown:
            raise NotFound(str(unknown)) from unknown
        return HttpResponse(
            dossier.dossier_pdf(made),
            content_type=PDF,
            headers={
                "Content-Disposition": f'attachment; filename="{dossier.file_name(made)}"',
                "Cache-Control": "no-store",
            },
        )
