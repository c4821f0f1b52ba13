"""Tokens: everybody makes, renews and revokes his own; a chief revokes those of his arbiters."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, Final

from django import forms
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from tournaments.models import AccountToken
from tournaments.services import tokens
from tournaments.services.permissions import may_oversee_tokens
from tournaments.services.users import user_id
from tournaments.words import speak

from . import shown_once
from .pages import console_page, show
from .reading import Reading

LASTS: Final = (1, 7, 30, 90, 366)
"""Days, to choose from."""


class TokenForm(forms.Form):
    """What the token is for, and how long it lasts."""

    name = forms.CharField(max_length=60)
    days = forms.TypedChoiceField(choices=[(days, "") for days in LASTS], coerce=int)


@never_cache
@login_required
def own_tokens(request: HttpRequest) -> HttpResponse:
    """The asker's tokens and the form for one more; a new one is shown this once."""
    tokens.require_password(request.user)
    form = TokenForm(request.POST or None)
    if request.method != "POST" or not form.is_valid():
        return _own(request, form)
    lasts = timedelta(days=form.cleaned_data["days"])
    try:
        made, key = tokens.make(request.user, form.cleaned_data["name"], lasts)  # type: ignore[arg-type]
    except tokens.NotMade as error:
        form.add_error(None, str(error))
        return _own(request, form)
    return _shown_next(request, made, key)


@never_cache
@require_POST
@login_required
def renew_token(request: HttpRequest, number: int) -> HttpResponse:
    """Another secret for the same token, shown this once."""
    tokens.require_password(request.user)
    token = _own_token(request, number)
    try:
        key = tokens.renew(token)
    except tokens.NotMade as error:
        return _own(request, TokenForm(), refused=str(error))
    return _shown_next(request, token, key)


@require_POST
@login_required
def revoke_token(request: HttpRequest, number: int) -> HttpResponse:
    """The token is worth nothing from now on."""
    tokens.require_password(request.user)
    tokens.revoke(_own_token(request, number), user_id(request.user))
    return redirect("tokens")


@never_cache
@console_page
def arbiters_tokens(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The working tokens of everybody who has a role here now."""
    _oversees(request, reading)
    rows = tokens.rows(tokens.of_arbiters(reading.state))
    return show(request, reading, "settings", "arbiters_tokens", {"tokens": rows})


@require_POST
@console_page
def revoke_arbiters_token(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The chief ends a token of one of his arbiters, everywhere."""
    _oversees(request, reading)
    for token in tokens.of_arbiters(reading.state):
        if token.pk == number:
            tokens.revoke(token, user_id(request.user))
    return redirect("arbiters-tokens", reading.slug)


def _shown_next(request: HttpRequest, token: AccountToken, key: str) -> HttpResponse:
    shown_once.keep(request, "tokens", user_id(request.user), name=token.name, key=key)
    return redirect("tokens")


def _oversees(request: HttpRequest, reading: Reading) -> None:
    if reading.past or not may_oversee_tokens(request.user, reading.state):
        raise PermissionDenied(speak("Console-ArbitersTokens.not-yours"))


def _own_token(request: HttpRequest, number: int) -> AccountToken:
    token = tokens.own(request.user).filter(pk=number).first()  # type: ignore[arg-type]
    if token is None:
        raise Http404(speak("Console-Tokens.no-such", {"number": number}))
    return token


def _own(request: HttpRequest, form: TokenForm, **shown: Any) -> HttpResponse:
    rows = tokens.rows(tokens.own(request.user))  # type: ignore[arg-type]
    context = {
        "form": form,
        "working": [row for row in rows if row.works],
        "ended": [row for row in rows if not row.works],
        "lasts": LASTS,
        "usual": tokens.USUAL.days,
        "shown": shown_once.take(request, "tokens", user_id(request.user)),
        **shown,
    }
    return render(request, "console/tokens.html", context)
