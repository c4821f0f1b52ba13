"""Tokens: by one a program acts for an account, in every tournament in which it has a role.

A token is shown once and only its hash is stored. It ends by itself, when its owner or a chief
arbiter of his revokes it, when his password changes, and is worth nothing while his account is
locked. Whoever has a token, or the log-in of a device, makes no further ones.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import DatabaseError, transaction
from django.db.models import Q, QuerySet
from django.db.models.functions import Coalesce
from django.utils import timezone

from events.outages import outage_of, say

from ..domain.ids import UserId
from ..domain.tournament.state import Tournament
from ..models import AccountToken
from ..selectors.tokens import TokenRow, actors, token_row
from ..words import speak
from . import device_sessions
from .invitations import hash_of
from .unable import Unable
from .users import key_of, names, user_id

USUAL: Final = timedelta(days=30)
LONGEST: Final = timedelta(days=366)
MOST: Final = 50
"""Of one account, those that still work."""
USED_EVERY: Final = timedelta(minutes=1)
SHOWN_AFTER_THE_END: Final = timedelta(days=30)

logger = logging.getLogger(__name__)


class NotMade(Unable):
    """There is no new token; the text says why."""


class OnlyByPassword(PermissionDenied):
    """Whoever has a token only shall not make himself at home."""

    def __init__(self) -> None:
        super().__init__(speak("NotMade.only-by-password"))


def require_password(user: Any) -> None:
    """Raises OnlyByPassword or `device_sessions.NotOnADevice`."""
    device_sessions.require_password(user)
    if of(user) is not None:
        raise OnlyByPassword


def of(user: Any) -> AccountToken | None:
    """The token by which this request came; None for a log-in."""
    return getattr(user, "token", None)


def make(user: User, name: str, lasts: timedelta = USUAL) -> tuple[AccountToken, str]:
    """A new token and what is shown of it this once. Raises NotMade."""
    require_password(user)
    _forget_old(user)
    if _working(user).count() >= MOST:
        raise NotMade("NotMade.too-many", most=MOST)
    return _made(user, name, lasts, by_password=False)


def obtain(user: User, name: str, lasts: timedelta = USUAL) -> tuple[AccountToken, str]:
    """Like `make` for a program that sent user name and password, perhaps at each of its starts:
    of too many the one longest unused that was obtained in this way gives way. Raises NotMade."""
    _forget_old(user)
    with transaction.atomic():
        surplus = _working(user).count() - MOST + 1
        oldest = _working(user).filter(by_password=True).order_by(_LAST_USE, "pk")
        gone = [token.pk for token in oldest[: max(surplus, 0)]]
        if len(gone) < surplus:
            raise NotMade("NotMade.too-many", most=MOST)
        AccountToken.objects.filter(pk__in=gone).delete()
        return _made(user, name, lasts, by_password=True)


def renew(token: AccountToken) -> str:
    """What is shown of it this once; what was shown before is worth nothing any more.

    It lasts as long again as it was made for. Raises NotMade.
    """
    shown, now = secrets.token_urlsafe(30), timezone.now()
    standing = AccountToken.objects.filter(pk=token.pk, revoked_at=None)
    renewed = standing.update(
        digest=hash_of(shown),
        password=password_mark(token.user.password),
        made_at=now,
        ends_at=now + (token.ends_at - token.made_at),
        used_at=None,
    )
    if not renewed:
        raise NotMade("NotMade.revoked")
    return shown


def find(key: str) -> AccountToken | None:
    """The token a request brings, with its account, if it works; that it was used is noted."""
    now = timezone.now()
    token = (
        AccountToken.objects.select_related("user")
        .filter(digest=hash_of(key), revoked_at=None, ends_at__gt=now, user__is_active=True)
        .first()
    )
    if token is None or token.password != password_mark(token.user.password):
        return None
    if token.used_at is None or token.used_at < now - USED_EVERY:
        _note_use(token, now)
    return token


def own(user: User) -> QuerySet[AccountToken]:
    """All of an account, also those that ended lately."""
    mine = AccountToken.objects.filter(user=user, password=password_mark(user.password))
    return mine.exclude(_ended_long_ago()).select_related("user")


def of_arbiters(state: Tournament) -> list[AccountToken]:
    """The working tokens of those who have a role in this tournament now."""
    keys = [key for user in state.arbiters if (key := key_of(UserId(user))) is not None]
    theirs = AccountToken.objects.filter(user__in=keys, user__is_active=True)
    ordered = theirs.select_related("user").order_by("user__username", "-made_at", "-pk")
    return [token for token in ordered if works(token)]


def rows(given: Iterable[AccountToken]) -> tuple[TokenRow, ...]:
    """As they are shown; no row tells the token itself."""
    tokens = list(given)
    known = names(actors(tokens))
    return tuple(token_row(token, works(token), known) for token in tokens)


def works(token: AccountToken) -> bool:
    """Whether it opens anything now."""
    ended = token.revoked_at is not None or token.ends_at <= timezone.now()
    return not ended and token.password == password_mark(token.user.password)


def revoke(token: AccountToken, by: UserId) -> None:
    """It is worth nothing from now on; its owner sees by whom."""
    logger.info("%s revoked token %s of %s", by, token.pk, user_id(token.user))
    AccountToken.objects.filter(pk=token.pk, revoked_at=None).update(
        revoked_at=timezone.now(), revoked_by=by
    )


def password_mark(stored: str) -> str:
    """Tells one stored password from another, and nothing about either."""
    return hashlib.sha256(stored.encode()).hexdigest()


def _made(
    user: User, name: str, lasts: timedelta, *, by_password: bool
) -> tuple[AccountToken, str]:
    shown, now = secrets.token_urlsafe(30), timezone.now()
    if not timedelta() < lasts <= LONGEST:
        raise NotMade("NotMade.too-long", days=LONGEST.days)
    made = AccountToken.objects.create(
        digest=hash_of(shown),
        user=user,
        name=name,
        password=password_mark(user.password),
        by_password=by_password,
        made_at=now,
        ends_at=now + lasts,
    )
    return made, shown


def _works() -> Q:
    return Q(revoked_at=None, ends_at__gt=timezone.now())


def _working(user: User) -> QuerySet[AccountToken]:
    return AccountToken.objects.filter(_works(), user=user)


def _forget_old(user: User) -> None:
    """Ended long ago, or by a password that is no more."""
    mine = AccountToken.objects.filter(user=user)
    mine.filter(_ended_long_ago()).delete()
    mine.exclude(password=password_mark(user.password)).delete()


def _ended_long_ago() -> Q:
    long_ago = timezone.now() - SHOWN_AFTER_THE_END
    return Q(revoked_at__isnull=False, revoked_at__lte=long_ago) | Q(ends_at__lte=long_ago)


def _note_use(token: AccountToken, now: datetime) -> None:
    """A program reads on although a full disk does not take this."""
    try:
        AccountToken.objects.filter(pk=token.pk).update(used_at=now)
    except DatabaseError as error:
        outage = outage_of(error)
        if outage is None:
            raise
        say(outage, error, "a token")


_LAST_USE: Final = Coalesce("used_at", "made_at")
