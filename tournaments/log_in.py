"""Log-ins are rate-limited, by the address they come from and by the name they try.

Each attempt is counted before the password is looked at, and taken off the count if it was right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from .counting import count, key, uncount


class TooManyAttempts(Exception):  # noqa: N818
    """No password is looked at for a while."""


class Attempt:
    """One try to log in: `with Attempt(request, name) as attempt: …; attempt.succeeded()`.

    Entering raises `TooManyAttempts`. A proxy's header is not asked for the address: whoever
    guesses passwords would write it.
    """

    def __init__(self, request: HttpRequest, username: str) -> None:
        self._limits = dict(_limits(request.META.get("REMOTE_ADDR", ""), username))
        self._right = False

    def succeeded(self) -> None:
        self._right = True

    def __enter__(self) -> Attempt:
        counts = {limited: count(limited) for limited in self._limits}
        if any(tried > self._limits[limited] for limited, tried in counts.items()):
            raise TooManyAttempts
        return self

    def __exit__(self, *_: object) -> None:
        if self._right:
            for limited in self._limits:
                uncount(limited)


class LogInForm(AuthenticationForm):
    """The form of the log-in page, with the same limits as the API."""

    def clean(self) -> dict[str, Any]:
        username = self.cleaned_data.get("username", "")
        try:
            with Attempt(self.request or HttpRequest(), username) as attempt:
                cleaned: dict[str, Any] = super().clean()
                attempt.succeeded()
                return cleaned
        except TooManyAttempts as error:
            message = "Too many attempts to log in. Wait a minute, then try again."
            raise ValidationError(message, code="too-many-attempts") from error


def _limits(address: str, username: str) -> Iterator[tuple[str, int]]:
    by_address: int = getattr(settings, "LOG_IN_ATTEMPTS_BY_ADDRESS", 30)
    by_name: int = getattr(settings, "LOG_IN_ATTEMPTS_BY_NAME", 10)
    yield key("log-in-address", address), by_address
    yield key("log-in-name", username.casefold()), by_name
