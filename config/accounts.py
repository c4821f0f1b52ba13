"""Who may log in: accounts as Django has them, demo accounts only where they can do no harm.

The passwords of a demo are printed and known, so its accounts work only while the server listens
on loopback (`settings.DEMO_LOGINS`). Log-ins, open sessions and tokens all come through here.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth.backends import ModelBackend
from django.contrib.auth.models import AnonymousUser, User
from django.db.models import QuerySet
from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

from tournaments.services import tokens
from tournaments.words import speak


class AccountBackend(ModelBackend):
    """Passwords and sessions."""

    def user_can_authenticate(self, user: Any) -> bool:
        return super().user_can_authenticate(user) and not barred(user)


class AccountTokenAuthentication(TokenAuthentication):
    """`Authorization: Token …`; the user of such a request carries it as `token`."""

    def authenticate_credentials(self, key: str) -> tuple[Any, Any]:
        token = tokens.find(key)
        if token is None:
            raise AuthenticationFailed(speak("ApiError.token-ended"))
        user: Any = token.user
        if barred(user):
            raise AuthenticationFailed(speak("ApiError.demo-account"))
        user.token = token
        return user, token


def barred(user: User | AnonymousUser | None) -> bool:
    """Whether this is a demo account on a server that others can reach."""
    if settings.DEMO_LOGINS or user is None or user.pk is None:
        return False
    return user.groups.filter(name=settings.DEMO_GROUP).exists()


def own_accounts() -> QuerySet[User]:
    """The accounts that people made for themselves: all but those of the demo."""
    return User.objects.exclude(groups__name=settings.DEMO_GROUP)
