"""Devices that joined by a code: the list, what one of them typed, and the one that asks."""

from __future__ import annotations

from django.http import HttpResponse
from rest_framework.exceptions import PermissionDenied
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from events.messages import utc_text

from ...domain.ids import DeviceName
from ...selectors import devices
from ...services import activity_rows, device_sessions, permissions
from ...words import speak
from .. import answers, device_contents
from ..errors import NotFound
from .base import HallView
from .reads import Answered, ReadView


class DevicesView(ReadView):
    """The devices of the tournament, as far as they are the asker's matter."""

    def answer(self) -> Answered:
        state = self.state
        seen = device_sessions.last_seen(self.stream)
        rows = devices.devices(state, self.names(state), seen, self.actor)
        return device_contents.Devices(seq=state.seq, devices=rows)


class DeviceEntriesView(ReadView):
    """What one device did in the time in doubt."""

    def answer(self, name: str) -> Answered:
        state = self.state
        device = state.devices.get(DeviceName(name))
        if device is None:
            raise NotFound(speak("NoSuch.device", {"device": name}))
        if not devices.may_see(self.newest, self.actor, device):
            raise PermissionDenied(speak("NotForYou.devices"))
        names, seen = self.names(state), device_sessions.last_seen(self.stream)
        typed = activity_rows.typed_on(self.stream, state, device)
        others = [event for event in typed if event.type not in devices.RESULTS_TYPED]
        return device_contents.DeviceEntries(
            seq=state.seq,
            device=devices.device_row(state, names, seen, device),
            results=devices.typed_results(state, names, typed),
            others=activity_rows.rows_of(self.stream, state, others, self.knows),
        )


class ThisDeviceView(HallView):
    """The device that asks, also when its log-in has ended."""

    permission_classes = (AllowAny,)  # type: ignore[assignment]

    def get(self, request: Request) -> HttpResponse:
        joined = permissions.device_of(request.user)
        known = joined or device_sessions.revoked(request._request)
        return answers.json(
            device_contents.ThisDevice(
                device=known.name if known else "",
                until=utc_text(known.until) if known else "",
                revoked=bool(known and known.ended),
            )
        )
