"""The first account of a data folder: a link that works once, printed by the start.

The link holds a token; the data folder holds only its hash. It is worth nothing any more once it
was used, once an own account exists, or once the server was started again (which prints a new one).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.forms import BaseUserCreationForm
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.functional import lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters

from tournaments.log_in import remember_browser, too_many_wrong_codes
from tournaments.name_field import NameField
from tournaments.words import speak

from .accounts import own_accounts


class FirstAccountForm(BaseUserCreationForm):  # type: ignore[type-arg]
    """Name, user name and password of the one who sets the server up."""

    first_name = NameField(
        label=lazy(speak, str)("Console-FirstAccount.first-name"), max_length=150
    )
    last_name = NameField(
        label=lazy(speak, str)("Console-FirstAccount.family-name"), max_length=150
    )
    field_order = ("first_name", "last_name", "username", "password1", "password2")

    class Meta:
        model = User
        fields = ("first_name", "last_name", "username")
        labels: ClassVar = {"username": lazy(speak, str)("Console-FirstAccount.user-name")}

    def save(self, commit: bool = True) -> Any:
        self.instance.is_staff = self.instance.is_superuser = True
        return super().save(commit)


def new_token() -> str | None:
    """A token for the link; the earlier one is void. None when there is an own account already."""
    if own_accounts().exists():
        _file().unlink(missing_ok=True)
        return None
    token = secrets.token_urlsafe(24)
    unfinished = _file().with_suffix(".new")
    unfinished.touch(0o600)
    unfinished.write_text(_hash(token))
    unfinished.replace(_file())
    return token


def is_valid(token: str) -> bool:
    """Whether the link with this token may still make the first account."""
    try:
        stored = _file().read_text()
    except FileNotFoundError:
        return False
    return hmac.compare_digest(stored, _hash(token)) and not own_accounts().exists()


@never_cache
@sensitive_post_parameters("password1", "password2")
def create_first_account(request: HttpRequest, token: str) -> HttpResponse:
    """The page behind the link; afterwards its user is logged in."""
    if not is_valid(token):
        if too_many_wrong_codes(request):
            return HttpResponse(
                speak("Console-FirstAccount.too-many-links"), "text/plain", status=429
            )
        raise Http404(speak("Console-FirstAccount.link-is-void"))
    form = FirstAccountForm(request.POST or None)
    if request.method == "POST" and form.is_valid() and _use_up():
        made = form.save()
        login(request, made, backend=settings.AUTHENTICATION_BACKENDS[0])
        answer = redirect("/")
        remember_browser(request, answer, made.get_username())
        return answer
    return render(request, "console/first_account.html", {"form": form})


def _use_up() -> bool:
    """True for exactly one of several who use the link at the same time."""
    try:
        _file().unlink()
    except FileNotFoundError:
        return False
    return True


def _file() -> Path:
    return settings.DATA_DIR / "first-account"


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
