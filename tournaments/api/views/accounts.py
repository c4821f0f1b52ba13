"""Log-in by token, for programs."""

from __future__ import annotations

from datetime import timedelta

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.http import HttpResponse
from rest_framework.exceptions import AuthenticationFailed, ErrorDetail, Throttled
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from events.messages import utc_text

from ...log_in import Attempt, TooManyAttempts
from ...models import AccountToken
from ...rate_limits import WINDOW
from ...services import device_sessions, tokens
from ...services.users import display_name, user_id
from ...words import speak
from .. import answers, bodies
from .base import HallView


class TokenView(HallView):
    """User name and password for a token, which goes into `Authorization: Token …`.

    Each time another one, until its end; the account's owner sees and revokes them.
    """

    permission_classes = (AllowAny,)  # type: ignore[assignment]

    def post(self, request: Request) -> HttpResponse:
        device_sessions.require_password(request.user)
        body = self.body(bodies.TokenBody)
        try:
            with Attempt(request._request, body.username) as attempt:
                user = _user(request, body)
                attempt.succeeded()
        except TooManyAttempts as error:
            raise TooOften(wait=WINDOW) from error
        lasts = timedelta(days=body.days)
        return answers.json(shown(*tokens.obtain(user, body.token_name, lasts)))


class TooOften(Throttled):
    """Passwords were tried out, as whoever tried reads it."""

    def __init__(self, wait: int) -> None:
        super().__init__(wait)
        said = speak("ApiError.too-many-attempts", {"seconds": wait})
        self.detail = ErrorDetail(said, self.default_code)


def shown(token: AccountToken, key: str) -> answers.Token:
    """The answer that shows a new token, this once."""
    return answers.Token(
        token=key,
        user=user_id(token.user),
        name=display_name(token.user),
        number=token.pk,
        ends_at=utc_text(token.ends_at),
    )


def _user(request: Request, body: bodies.TokenBody) -> User:
    user = authenticate(request._request, username=body.username, password=body.password)
    if not isinstance(user, User):
        raise AuthenticationFailed(speak("ApiError.wrong-password"))
    return user
