"""The audit bundle over HTTP, for those who answer for the tournament."""

from __future__ import annotations

from typing import Any

from django.http import HttpResponse
from rest_framework.exceptions import PermissionDenied
from rest_framework.request import Request

from events import store
from events.messages import Head

from ...exports import bundle
from ...services import permissions
from ...words import speak
from .base import TournamentView


class AuditBundleView(TournamentView):
    """The log as one zip file that is checked without this server; for chief and deputies only."""

    def get(self, request: Request, **_place: Any) -> HttpResponse:
        if not permissions.may_hand_out(request.user, self.newest):
            raise PermissionDenied(speak("NotForYou.audit-bundle"))
        state = self.state
        events = store.read(self.stream, 0, state.seq)
        head = Head(events[-1].seq, events[-1].hash)
        content = bundle.bundle(state, self.names(state), head, events)
        return HttpResponse(
            content,
            content_type=bundle.MEDIA_TYPE,
            headers={
                "Content-Disposition": f'attachment; filename="{bundle.file_name(state)}"',
                "Cache-Control": "no-store",
            },
        )
