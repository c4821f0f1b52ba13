"""The pass of a device that joined by a code: with it that device goes on at the second machine.

Its log-in stands in both databases, but its cookie belongs to the address of the machine that is
gone. So each page of it holds a pass, which the page carries to the new address with its outbox.
It is good for nothing before another machine has taken over, it ends with the log-in for which it
stands, and once: the log-in has another session then, and the former one is gone.
"""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import Any, Final

from django.conf import settings
from django.contrib.auth import get_user_model, login
from django.core import signing
from django.db import transaction
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import constant_time_compare, salted_hmac

from events import leadership

from ..domain.ids import DeviceName
from ..models import DeviceLogIn
from . import device_sessions, states
from .devices import LONGEST, NotJoined
from .invitations import hash_of
from .users import key_of

SALT: Final = "openhall.device-pass"


def given(device: DeviceLogIn) -> str:
    """For the pages of that device."""
    stands_for = {
        "device": device.pk,
        "session": _digest(device.session),
        "epoch": leadership.current().epoch,
    }
    return signing.dumps(stands_for, salt=SALT)


def go_on(request: HttpRequest, text: str) -> str:
    """The request is that device's from now on; its new cookie. Raises `NotJoined` for a pass that
    is none, was used or came from here, and where the device is out."""
    device, epoch = _read(text)
    if leadership.current().epoch <= epoch:
        raise NotJoined("NotJoined.pass")
    account = _account(device)
    cookie, former = secrets.token_urlsafe(24), device.session
    with transaction.atomic():
        mine = DeviceLogIn.objects.filter(pk=device.pk, ended=False, session=former)
        if not mine.update(token=hash_of(cookie), session=""):
            raise NotJoined("NotJoined.pass")
        import_module(settings.SESSION_ENGINE).SessionStore(former).delete()
        login(request, account, backend=settings.AUTHENTICATION_BACKENDS[0])
        device_sessions.bind(device, request.session)
    return cookie


def _read(text: str) -> tuple[DeviceLogIn, int]:
    try:
        stands_for = signing.loads(text, salt=SALT, max_age=LONGEST)
    except signing.BadSignature:
        raise NotJoined("NotJoined.pass") from None
    alive = DeviceLogIn.objects.filter(ended=False, until__gt=timezone.now())
    device = alive.filter(pk=stands_for["device"]).exclude(session="").first()
    if device is None or not constant_time_compare(_digest(device.session), stands_for["session"]):
        raise NotJoined("NotJoined.pass")
    return device, int(stands_for["epoch"])


def _account(device: DeviceLogIn) -> Any:
    user = states.current(device.stream).devices[DeviceName(device.name)].user
    account = get_user_model().objects.filter(pk=key_of(user) or 0, is_active=True).first()
    if account is None:
        raise NotJoined("NotJoined.account")
    return account


def _digest(session: str) -> str:
    return salted_hmac(SALT, session, algorithm="sha256").hexdigest()
