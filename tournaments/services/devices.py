"""Devices by code: a code is for one person and one device, and the log-in it gives ends by itself.

The code is shown once and only its hash is stored. That the device joined is an event; so is its
revocation, and in the very transaction of that event its session ends.
"""

from __future__ import annotations

import re
import secrets
from datetime import datetime, timedelta
from typing import Any, Final
from uuid import uuid4

from django.contrib.auth import get_user_model
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from events.messages import Envelope, utc_text

from ..domain.arbiters.rights import role_of
from ..domain.devices.commands import EnrolDevice
from ..domain.ids import DeviceName, UserId
from ..domain.tournament.state import Tournament
from ..models import DeviceCode, DeviceLogIn
from . import states
from .handle import handle
from .invitations import hash_of
from .outcomes import Recorded
from .unable import Unable
from .users import key_of
from .validity import valid

VALID: Final = timedelta(minutes=15)
LONGEST: Final = timedelta(days=31)
MARKS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"


class NotJoined(Unable):
    """The code cannot be given or used; its text says why."""


def issue(stream: str, issuer: UserId, user: UserId, until: datetime) -> str:
    """The token for a new code, which replaces an open one of that person. Raises NotJoined."""
    _may_issue(states.current(stream), issuer, user)
    now = timezone.now()
    if not now < until <= now + LONGEST:
        raise NotJoined("NotJoined.end")
    token = secrets.token_urlsafe(24)
    with transaction.atomic():
        DeviceCode.objects.filter(stream=stream, user=user).delete()
        DeviceCode.objects.create(
            token=hash_of(token),
            stream=stream,
            user=user,
            issuer=issuer,
            valid_until=now + VALID,
            until=until,
        )
    return token


def open_codes(stream: str) -> QuerySet[DeviceCode]:
    """Those that still work; what has expired is forgotten."""
    DeviceCode.objects.filter(valid_until__lte=timezone.now()).delete()
    return DeviceCode.objects.filter(valid("valid_until", VALID), stream=stream)


def find(token: str) -> DeviceCode:
    """The code behind an address. Raises NotJoined."""
    code = DeviceCode.objects.filter(valid("valid_until", VALID), token=hash_of(token)).first()
    if code is None:
        raise NotJoined("NotJoined.no-such-code")
    _may_issue(states.current(code.stream), UserId(code.issuer), UserId(code.user))
    return code


def account(code: DeviceCode) -> Any:
    """The account of the code's person. Raises NotJoined."""
    key = key_of(UserId(code.user))
    user = get_user_model().objects.filter(pk=key or 0, is_active=True).first()
    if user is None:
        raise NotJoined("NotJoined.account")
    return user


def join(code: DeviceCode, agent: str) -> tuple[DeviceLogIn, str]:
    """The device is on record now, under a name made for it; the second is its cookie.

    Exactly one of several at a time gets through. Raises NotJoined.
    """
    if not DeviceCode.objects.filter(pk=code.pk).delete()[0]:
        raise NotJoined("NotJoined.used")
    name = _new_name(states.current(code.stream), agent)
    command = EnrolDevice(device=name, user=UserId(code.user), until=utc_text(code.until))
    outcome = handle(code.stream, command, Envelope(command_id=uuid4(), actor=code.issuer, role=""))
    if not isinstance(outcome, Recorded):
        raise NotJoined.of(outcome, "NotJoined")
    cookie = secrets.token_urlsafe(24)
    log_in = DeviceLogIn.objects.create(
        token=hash_of(cookie),
        stream=code.stream,
        name=name,
        until=code.until,
        seen_at=timezone.now(),
    )
    return log_in, cookie


def _may_issue(state: Tournament, issuer: UserId, user: UserId) -> None:
    """The domain says the same when the device joins; here it is said in time."""
    if user not in state.arbiters:
        raise NotJoined("NotJoined.no-arbiter")
    if issuer != user and role_of(state, issuer) != "chief":
        raise NotJoined("NotJoined.for-others")


def _new_name(state: Tournament, agent: str) -> DeviceName:
    """ "Phone KQX": what the browser says it runs on, and three letters not used before."""
    kind = next((name for pattern, name in _KINDS if re.search(pattern, agent)), "Device")
    while True:
        name = DeviceName(f"{kind} {''.join(secrets.choice(MARKS) for _ in range(3))}")
        if name not in state.devices:
            return name


_KINDS: Final = (
    ("iPad", "iPad"),
    ("iPhone", "iPhone"),
    ("Android.*Mobile", "Phone"),
    ("Android", "Tablet"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)
