"""A request of a device that joined by a code: its user carries the device, or is nobody."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse

from .services import device_sessions


class DeviceLogIns:
    """Middleware after that of the log-in: `request.user.device` for the log-in of a device.

    A session whose device was revoked or has come to its end is ended.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        session = request.session
        if device_sessions.KEY in session and not device_sessions.attach(request.user, session):
            logout(request)
        return self._get_response(request)
