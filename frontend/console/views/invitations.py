"""Invitations: the chief gives a link, whoever it is for makes the account behind it."""

from __future__ import annotations

from typing import Any

import segno
from django import forms
from django.conf import settings
from django.contrib.auth import get_user_model, login
from django.contrib.auth.forms import UserCreationForm
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.functional import lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_POST

from frontend.shared.hall_addresses import asked_address, how_to_open
from tournaments.domain.settings.settings import LARGEST_NUMBER
from tournaments.log_in import remember_browser, too_many_wrong_codes
from tournaments.models import Invitation
from tournaments.name_field import NameField
from tournaments.selectors.activity.setup import role_name
from tournaments.services import device_sessions, festival_arbiters, invitations, states
from tournaments.services.festival_arbiters import SectionArbiters
from tournaments.services.users import user_id
from tournaments.words import speak

from . import shown_once
from .pages import console_page, show
from .reading import Reading
from .settings import APPOINTABLE


class InvitationForm(forms.Form):
    """Who is invited, and as what; 0 is no limit of a sector."""

    name = NameField(max_length=150)
    role = forms.ChoiceField(choices=lambda: [(code, role_name(code)) for code in APPOINTABLE])
    first_board = forms.IntegerField(min_value=0, max_value=LARGEST_NUMBER, required=False)
    last_board = forms.IntegerField(min_value=0, max_value=LARGEST_NUMBER, required=False)

    def clean(self) -> dict[str, Any]:
        given: dict[str, Any] = super().clean() or {}
        first, last = given.get("first_board") or 0, given.get("last_board") or 0
        if last and last < first:
            sector = {"first": first, "last": last}
            self.add_error("last_board", speak("Console-Invite.no-sector", sector))
        return given | {"first_board": first, "last_board": last}


class InvitedForm(UserCreationForm):  # type: ignore[type-arg]
    """User name and password; the shown name is the chief's choice."""

    class Meta:
        model = get_user_model()
        fields = ("username",)
        labels = {"username": lazy(speak, str)("Console-Invited.user-name")}  # noqa: RUF012


@never_cache
@console_page
def invitations_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The open invitations and the form for one more, into several sections of an event where the
    chief is theirs too; a new link is shown this once."""
    _may_invite(request, reading)
    form = InvitationForm(request.POST or None)
    beside = _sections_beside(request, reading)
    context: dict[str, Any] = {"form": form, "beside": beside, "ticked": _ticked(request, beside)}
    if request.method == "POST" and form.is_valid() and _invited(request, reading, form):
        return redirect("invitations", reading.slug)
    context |= _new_link(request, reading)
    rows = invitations.open_invitations(reading.stream)
    context |= {
        "out_of_reach": how_to_open(request),
        "invitations": [_row(row, reading.slug) for row in rows],
        "roles": [{"code": code, "name": role_name(code)} for code in APPOINTABLE],
    }
    return show(request, reading, "settings", "invitations", context)


def _sections_beside(request: HttpRequest, reading: Reading) -> list[SectionArbiters]:
    """The other sections in which the reader appoints."""
    sections = festival_arbiters.sections(request.user, reading.state.festival)
    return [each for each in sections if each.mine and each.slug != reading.slug]


def _ticked(request: HttpRequest, beside: list[SectionArbiters]) -> list[str]:
    """Of those that may be ticked; all of them where somebody comes from the page of all."""
    if request.method == "POST":
        asked = request.POST.getlist("beside")
        return [each.slug for each in beside if each.slug in asked]
    return [each.slug for each in beside] if request.GET.get("all") else []


def _row(row: Invitation, slug: str) -> dict[str, Any]:
    others = [states.current(each).name for each in row.streams if each != slug]
    return {"row": row, "role": role_name(row.role), "others": ", ".join(others)}


def _may_invite(request: HttpRequest, reading: Reading) -> None:
    """A link that a device could make would still let somebody in when the device is revoked."""
    if request.method == "POST":
        invitations.require_password(reading.stream, request.user)
    device_sessions.require_password(request.user)
    if reading.past or "appoint-arbiter" not in reading.me.commands:
        raise PermissionDenied(speak("Console-Invite.chief-alone"))


def _invited(request: HttpRequest, reading: Reading, form: InvitationForm) -> bool:
    """Whether there is one more; else the form says what is wrong with it."""
    try:
        beside = _ticked(request, _sections_beside(request, reading))
        inviter = user_id(request.user)
        token = invitations.invite(reading.stream, inviter, beside=beside, **form.cleaned_data)
    except invitations.NotInvited as error:
        form.add_error(None, str(error))
        return False
    invited = form.cleaned_data["name"]
    shown_once.keep(request, "invitations", reading.slug, token=token, invited=invited)
    return True


def _new_link(request: HttpRequest, reading: Reading) -> dict[str, str]:
    """The link that was made a moment ago, and its code."""
    kept = shown_once.take(request, "invitations", reading.slug)
    if not kept:
        return {}
    place = reverse("invited", args=[kept["token"]])
    link = asked_address(request, place)
    if not link:
        return {"link": request.build_absolute_uri(place), "invited": kept["invited"]}
    code = segno.make(link, error="m").svg_inline(scale=5, border=2, light="#fff")
    return {"link": link, "code": code, "invited": kept["invited"]}


@require_POST
@console_page
def take_back(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The link no longer works."""
    _may_invite(request, reading)
    invitations.take_back(reading.stream, number)
    return redirect("invitations", reading.slug)


@never_cache
@sensitive_post_parameters("password1", "password2")
def invited(request: HttpRequest, token: str) -> HttpResponse:
    """The page behind the link; afterwards its user is logged in, in the tournament."""
    try:
        return _make_account(request, invitations.find(token))
    except invitations.NotInvited as error:
        status = 429 if too_many_wrong_codes(request) else 410
        return render(request, "console/invited.html", {"refused": str(error)}, status=status)


def _make_account(request: HttpRequest, invitation: Invitation) -> HttpResponse:
    given, _, family = invitation.name.rpartition(" ")
    account = get_user_model()(first_name=given[:150], last_name=family[:150])
    form = InvitedForm(request.POST or None, instance=account)
    state = states.current(invitation.stream)
    if request.method == "POST" and form.is_valid():
        made = form.save(commit=False)
        try:
            invitations.accept(invitation, made)
        except IntegrityError:
            form.add_error("username", speak("Console-Invited.name-taken"))
        else:
            login(request, made, backend=settings.AUTHENTICATION_BACKENDS[0])
            answer = redirect("console", state.slug)
            remember_browser(request, answer, made.get_username())
            return answer
    context = {
        "form": form,
        "invitation": invitation,
        "role": role_name(invitation.role),
        "tournament": ", ".join(states.current(each).name for each in invitation.streams),
    }
    return render(request, "console/invited.html", context)
