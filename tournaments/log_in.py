"""Log-ins are rate-limited, by the address they come from and by the name they try.

Each attempt is counted before the password is looked at, and taken off the count if it was right.
The counts live in Django's cache: with several server processes each has its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm
from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.http import HttpRequest

WINDOW: Final = 60
"""Seconds after the first wrong attempt in which they are counted."""


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
        counts = {key: _count(key) for key in self._limits}
        if any(count > self._limits[key] for key, count in counts.items()):
            raise TooManyAttempts
        return self

    def __exit__(self, *_: object) -> None:
        if self._right:
            for key in self._limits:
                _uncount(key)


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
    yield _key("address", address), by_address
    yield _key("name", username.casefold()), by_name


def _key(kind: str, value: str) -> str:
    return f"log-in-{kind}-{hashlib.sha256(value.encode('utf-8', 'replace')).hexdigest()}"


def _count(key: str) -> int:
    cache.add(key, 0, WINDOW)
    try:
        return cache.incr(key)
    except ValueError:  # the window closed between the two lines
        return 1


def _uncount(key: str) -> None:
    try:
        cache.decr(key)
    except ValueError:
        return
