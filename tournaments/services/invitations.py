"""Accounts by invitation: the chief names a person and a role, the person makes the account.

A link works once and for two days; only the hash of its token is stored. The appointment is the
inviting chief's: who has lost that role meanwhile lets nobody in any more.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final
from uuid import uuid4

import msgspec
from django.contrib.auth import get_user_model
from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone
from msgspec.structs import replace

from events.messages import Envelope

from ..domain.arbiters.commands import AppointArbiter
from ..domain.arbiters.rights import role_of
from ..domain.decisions import AlreadyRecorded
from ..domain.ids import UserId
from ..domain.roles import Role
from ..models import Invitation
from . import by_password, states
from .handle import handle
from .outcomes import Outcome, Recorded
from .several_logs import digest, handle_together
from .unable import Unable
from .users import key_of, user_id
from .validity import valid

VALID: Final = timedelta(hours=48)
MOST_OPEN: Final = 100
REASON: Final = "invitation"


class NotInvited(Unable):
    """The invitation cannot be given or used; its text says why."""


def may_invite(stream: str, actor: UserId) -> bool:
    """Whether he may appoint arbiters in this tournament, and his account is in use."""
    if role_of(states.current(stream), actor) not in AppointArbiter.roles:
        return False
    key = key_of(actor)
    return key is not None and get_user_model().objects.filter(pk=key, is_active=True).exists()


def require_password(stream: str, user: Any) -> None:
    """Raises `NotOnADevice`; what a device asks for stands in the log."""
    by_password.require(stream, user, AppointArbiter(user=user_id(user), role="read-only"))


def invite(
    stream: str,
    inviter: UserId,
    name: str,
    role: Role,
    first_board: int = 0,
    last_board: int = 0,
    beside: Sequence[str] = (),
) -> str:
    """The token for a new link; it is shown once and kept nowhere. Raises NotInvited.

    `beside`: other sections in which it gives the same role; the inviter is chief of each.
    """
    others = tuple(each for each in dict.fromkeys(beside) if each != stream)
    if not all(may_invite(each, inviter) for each in (stream, *others)):
        raise NotInvited("NotInvited.not-chief")
    if open_invitations(stream).count() >= MOST_OPEN:
        raise NotInvited("NotInvited.too-many", open=MOST_OPEN)
    token = secrets.token_urlsafe(24)
    Invitation.objects.create(
        token=hash_of(token),
        stream=stream,
        beside=f" {' '.join(others)} " if others else "",
        name=name,
        role=role,
        first_board=first_board,
        last_board=last_board,
        inviter=inviter,
        until=timezone.now() + VALID,
    )
    return token


def open_invitations(stream: str) -> QuerySet[Invitation]:
    """Those that still work; what has expired is forgotten."""
    Invitation.objects.filter(until__lte=timezone.now()).delete()
    return Invitation.objects.filter(_of(stream), valid("until", VALID))


def take_back(stream: str, number: int) -> bool:
    """Whether there was such an open invitation."""
    return bool(Invitation.objects.filter(_of(stream), pk=number).delete()[0])


def _of(stream: str) -> Q:
    """Those that give a role in that section."""
    return Q(stream=stream) | Q(beside__contains=f" {stream} ")


def find(token: str) -> Invitation:
    """The invitation behind a link. Raises NotInvited."""
    invitation = Invitation.objects.filter(valid("until", VALID), token=hash_of(token)).first()
    if invitation is None:
        raise NotInvited("NotInvited.no-such-link")
    inviter = UserId(invitation.inviter)
    if not all(may_invite(stream, inviter) for stream in invitation.streams):
        raise NotInvited("NotInvited.inviter-not-chief")
    return invitation


def accept(invitation: Invitation, account: Any) -> None:
    """Save the new plain account and appoint it, in all its sections or in none; exactly one of
    several at a time gets through.

    Raises NotInvited and `django.db.IntegrityError` (the user name was taken a moment ago); in both
    cases there is no account and, where the appointment was refused, the link still works.
    """
    with transaction.atomic():
        if not Invitation.objects.filter(pk=invitation.pk).delete()[0]:
            raise NotInvited("NotInvited.used")
        account.is_staff = account.is_superuser = False
        account.save()
    outcome = _appointed(invitation, _appointment(invitation, account))
    if isinstance(outcome, Recorded | AlreadyRecorded):
        return
    with transaction.atomic():
        account.delete()
        invitation.save(force_insert=True)
    raise NotInvited.of(outcome, "NotInvited")


def _appointed(invitation: Invitation, wanted: AppointArbiter) -> Outcome:
    envelope = _envelope(invitation)
    if not invitation.beside:
        return handle(invitation.stream, wanted, envelope)
    signed = replace(envelope, digest=digest(envelope.actor, wanted))
    return handle_together(
        invitation.stream,
        dict.fromkeys(invitation.streams, signed),
        lambda locked: dict.fromkeys(locked, (wanted,)),
    )


def _appointment(invitation: Invitation, account: Any) -> AppointArbiter:
    return AppointArbiter(
        user=user_id(account),
        role=msgspec.convert(invitation.role, Role),
        first_board=invitation.first_board,
        last_board=invitation.last_board,
    )


def _envelope(invitation: Invitation) -> Envelope:
    return Envelope(command_id=uuid4(), actor=invitation.inviter, role="", reason=REASON)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
