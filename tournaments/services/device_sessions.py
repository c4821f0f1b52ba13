"""Sessions of devices that joined by a code: bound to the device, seen, and ended with it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from importlib import import_module
from typing import Any, Final

from django.conf import settings
from django.contrib.sessions.backends.base import SessionBase
from django.core.exceptions import PermissionDenied
from django.db import DatabaseError
from django.http import HttpRequest
from django.utils import timezone

from events.messages import utc_text
from events.outages import outage_of, say

from ..domain.devices.events import DeviceRevoked
from ..domain.event import Event
from ..models import DeviceLogIn

SEEN_EVERY: Final = timedelta(seconds=30)
KEY: Final = "device"
"""Where a session says that it is one of a device."""
COOKIE: Final = "openhall-device"
"""By this a device is known even after its session ended."""


class NotOnADevice(PermissionDenied):
    """The log-in of a device cannot give what outlives it; the text says so."""

    def __init__(self) -> None:
        super().__init__(
            "This device joined by a code. Roles, invitations, codes, tokens, passwords and moves"
            " between sections are made on a console that logged in by password."
        )


def of(user: Any) -> DeviceLogIn | None:
    """The device whose log-in this is; None for one by password or token."""
    return getattr(user, "device", None)


def require_password(user: Any) -> None:
    """To be called before anything is made that lets somebody in: a token, a link, a code, a
    password. Raises `NotOnADevice` on the log-in of a device that joined by a code."""
    if of(user) is not None:
        raise NotOnADevice


def bind(log_in: DeviceLogIn, session: SessionBase) -> None:
    """From now on the session is that of the device, and ends with it."""
    session[KEY] = log_in.pk
    session.set_expiry(log_in.until)
    session.save()
    DeviceLogIn.objects.filter(pk=log_in.pk).update(session=session.session_key or "")


def attach(user: Any, session: SessionBase) -> bool:
    """Gives a user whose session is that of a device that device; False: it is out."""
    number = session.get(KEY)
    if number is None:
        return True
    now = timezone.now()
    device = DeviceLogIn.objects.filter(pk=number, ended=False, until__gt=now).first()
    if device is None:
        return False
    if abs(now - device.seen_at) > SEEN_EVERY:  # ahead of us: a clock was wrong then
        _seen(device, now)
    user.device = device
    return True


def _seen(log_in: DeviceLogIn, now: datetime) -> None:
    """Forgetful: no page fails because a full disk does not take this."""
    try:
        DeviceLogIn.objects.filter(pk=log_in.pk).update(seen_at=now)
    except DatabaseError as error:
        outage = outage_of(error)
        if outage is None:
            raise
        say(outage, error, "the log-in of a device")


def end(stream: str, events: Sequence[Event]) -> None:
    """Ends the sessions of the devices these events revoke; called in their transaction."""
    names = [event.device for event in events if isinstance(event, DeviceRevoked)]
    if not names:
        return
    store = import_module(settings.SESSION_ENGINE).SessionStore
    rows = DeviceLogIn.objects.filter(stream=stream, name__in=names)
    for key in rows.exclude(session="").values_list("session", flat=True):
        store(key).delete()
    rows.update(ended=True, session="")


def revoked(request: HttpRequest) -> DeviceLogIn | None:
    """The revoked device a request comes from."""
    cookie = request.COOKIES.get(COOKIE, "")
    digest = hashlib.sha256(cookie.encode("utf-8", "replace")).hexdigest()
    return DeviceLogIn.objects.filter(token=digest, ended=True).first() if cookie else None


def last_seen(stream: str) -> dict[str, str]:
    """When each device of that tournament was seen last, in the form of the log."""
    rows = DeviceLogIn.objects.filter(stream=stream).values_list("name", "seen_at")
    return {name: utc_text(seen_at) for name, seen_at in rows}
