"""Log-in by token, for programs."""

from __future__ import annotations

from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.http import HttpResponse
from rest_framework.authtoken.models import Token
from rest_framework.exceptions import AuthenticationFailed, Throttled
from rest_framework.permissions import AllowAny
from rest_framework.request import Request

from ...counting import WINDOW
from ...log_in import Attempt, TooManyAttempts
from ...services import device_sessions
from ...services.users import display_name, user_id
from .. import answers, bodies
from .base import HallView


class TokenView(HallView):
    """User name and password for a token, which goes into `Authorization: Token …`."""

    permission_classes = (AllowAny,)  # type: ignore[assignment]

    def post(self, request: Request) -> HttpResponse:
        device_sessions.require_password(request.user)
        body = self.body(bodies.TokenBody)
        try:
            with Attempt(request._request, body.username) as attempt:
                user = _user(request, body)
                attempt.succeeded()
        except TooManyAttempts as error:
            raise Throttled(wait=WINDOW, detail="Too many attempts.") from error
        token, _ = Token.objects.get_or_create(user=user)
        answer = answers.Token(token=token.key, user=user_id(user), name=display_name(user))
        return answers.json(answer)


def _user(request: Request, body: bodies.TokenBody) -> User:
    user = authenticate(request._request, username=body.username, password=body.password)
    if not isinstance(user, User):
        raise AuthenticationFailed("User name or password is wrong.")
    return user
