"""Log-ins are rate-limited so that nobody can lock out somebody else.

A wrong password is counted for the address it came from, and for the pair of address and account:
never for the account alone, whose owner would be shut out by whoever guesses. Behind one address
for a whole hall (NAT) the owner's own browser still gets in: a browser that has logged in to an
account before is counted by itself there, and by nothing else.

Each attempt is counted before the password is looked at, and taken off the count if it was right.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import unicodedata
from collections.abc import Iterator
from datetime import timedelta
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.models import User, update_last_login
from django.contrib.auth.signals import user_logged_in
from django.core import signing
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse

from events import leadership

from .rate_limits import count, key, network_of, uncount
from .words import speak

BROWSER: Final = "openhall-browser"
"""The cookie of a browser that has logged in: a number of its own, and to which accounts."""
KNOWN_FOR: Final = timedelta(days=180)
MOST_ACCOUNTS: Final = 8
"""Of one browser; the one used longest ago is forgotten."""
MANY_FOR_ONE_ACCOUNT: Final = 100
"""Wrong passwords in a window from anywhere, which the server's log tells of."""

logger = logging.getLogger(__name__)


def register() -> None:
    """Called once, when the app is ready: Django notes each log-in in its row, which a machine that
    follows another one leaves as it is."""
    user_logged_in.disconnect(dispatch_uid="update_last_login")
    user_logged_in.connect(_note_log_in, dispatch_uid="openhall.log-in")


def _note_log_in(sender: type[User], user: User, **more: Any) -> None:
    if leadership.may_write():
        update_last_login(sender, user, **more)


class TooManyAttempts(Exception):  # noqa: N818
    """No password is looked at for a while."""


class Attempt:
    """One try to log in: `with Attempt(request, name) as attempt: …; attempt.succeeded()`.

    Entering raises `TooManyAttempts`. A proxy's header is not asked for the address: whoever
    guesses passwords would write it. The server in front of Django does, for proxies it knows.
    """

    def __init__(self, request: HttpRequest, username: str) -> None:
        self._account = _account(username)
        self._limits = dict(_limits(request, self._account))
        self._right = False

    def succeeded(self) -> None:
        self._right = True

    def __enter__(self) -> Attempt:
        counts = {limited: count(limited) for limited in self._limits}
        if any(tried > self._limits[limited] for limited, tried in counts.items()):
            raise TooManyAttempts
        return self

    def __exit__(self, *_: object) -> None:
        if not self._right:
            _tell_of_many(self._account)
            return
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
            message = speak("Console-Login.too-many-attempts")
            raise ValidationError(message, code="too-many-attempts") from error


def remember_browser(request: HttpRequest, response: HttpResponse, username: str) -> None:
    """From now on this browser is known to the account, which has just logged in."""
    known = _Known.of(request)
    account = _account(username)
    accounts = [account, *(other for other in known.accounts if other != account)]
    response.set_cookie(
        BROWSER,
        signing.dumps([known.number, accounts[:MOST_ACCOUNTS]], salt=BROWSER),
        max_age=KNOWN_FOR,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )


def too_many_wrong_codes(request: HttpRequest) -> bool:
    """Counts a link or code from that address that opens nothing; whether they are too many.

    A right one is not counted and opens what it opens whatever was tried before it: nobody finds
    one by trying, and nobody behind the same address shall suffer for it.
    """
    counted = key("wrong-code", network_of(request.META.get("REMOTE_ADDR", "")))
    return count(counted) > settings.LOG_IN_ATTEMPTS_BY_ADDRESS


class _Known:
    """What the cookie of a browser says; a new number where there is none that we have signed."""

    def __init__(self, number: str, accounts: list[str]) -> None:
        self.number = number
        self.accounts = accounts

    @classmethod
    def of(cls, request: HttpRequest) -> _Known:
        try:
            cookie = request.COOKIES.get(BROWSER, "")
            number, accounts = signing.loads(cookie, salt=BROWSER, max_age=KNOWN_FOR)
        except signing.BadSignature:
            return cls(secrets.token_hex(16), [])
        return cls(number, accounts)


def _limits(request: HttpRequest, account: str) -> Iterator[tuple[str, int]]:
    by_pair: int = settings.LOG_IN_ATTEMPTS_BY_PAIR
    known = _Known.of(request)
    if account in known.accounts:
        yield key("log-in-browser", f"{known.number} {account}"), by_pair
        return
    network = network_of(request.META.get("REMOTE_ADDR", ""))
    yield key("log-in-address", network), settings.LOG_IN_ATTEMPTS_BY_ADDRESS
    yield key("log-in-pair", f"{network} {account}"), by_pair


def _account(username: str) -> str:
    """Stands for the account, whether there is one of that name or not."""
    plain = unicodedata.normalize("NFKC", username).casefold()
    return hashlib.sha256(plain.encode("utf-8", "replace")).hexdigest()[:16]


def _tell_of_many(account: str) -> None:
    if count(key("log-in-account", account)) == MANY_FOR_ONE_ACCOUNT:
        logger.warning("somebody tries out the passwords of one account from many addresses")
