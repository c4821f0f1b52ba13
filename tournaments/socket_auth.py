"""Who is at the other end of a socket: the same log-ins and tokens as for the API."""

from __future__ import annotations

from collections.abc import MutableMapping
from importlib import import_module
from typing import Any

from channels.auth import get_user
from django.conf import settings
from django.contrib.auth.models import User
from rest_framework.authentication import TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed
from rest_framework.views import APIView

from .offload import CONSOLES
from .services import device_sessions

TOKEN = b"token "


async def user_of(scope: MutableMapping[str, Any]) -> User | None:
    """The account behind the `Authorization: Token …` header or else the session cookie.

    Reads them anew each time: a log-out, a changed password, a locked account, a revoked device
    and a withdrawn token take effect on open sockets too.
    """
    header = next((value for key, value in scope["headers"] if key == b"authorization"), b"")
    if header.lower().startswith(TOKEN):
        return await CONSOLES.run(_user_of_token, header[len(TOKEN) :].strip().decode("latin-1"))
    engine = import_module(settings.SESSION_ENGINE)
    session = engine.SessionStore(scope["session"].session_key)
    user = await get_user({"session": session})
    if not user.is_authenticated:
        return None
    return user if await CONSOLES.run(device_sessions.attach, user, session) else None


def _user_of_token(key: str) -> User | None:
    for authentication in APIView.authentication_classes:
        if issubclass(authentication, TokenAuthentication):
            try:
                user, _ = authentication().authenticate_credentials(key)
            except AuthenticationFailed:
                return None
            return user if isinstance(user, User) else None
    return None
