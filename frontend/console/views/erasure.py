"""Erasing a person: everything that goes is shown first."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache

from tournaments.domain.ids import PlayerId
from tournaments.selectors.activity.erasure import ground_names, members_ground_names
from tournaments.services import device_sessions
from tournaments.services.erasure import members, players
from tournaments.services.tournaments import UnknownPlayer
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading


@never_cache
@console_page
def erase_person(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """For the chief arbiter alone; the act itself is the API's."""
    _permit(request, reading, "erase-person")
    try:
        plan = players.plan(reading.stream, reading.state, PlayerId(number), request.user)
    except UnknownPlayer as unknown:
        raise Http404(str(unknown)) from None
    context = {"plan": plan, "grounds": ground_names().items()}
    return show(request, reading, "entries", "erase", context)


@never_cache
@console_page
def erase_member(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The same for somebody who was on a committee and neither plays nor has an account."""
    _permit(request, reading, "erase-member")
    try:
        plan = members.plan(reading.stream, reading.state, number, request.user)
    except members.UnknownMember as unknown:
        raise Http404(str(unknown)) from None
    context = {"plan": plan, "grounds": members_ground_names().items()}
    return show(request, reading, "appeals", "erase_member", context)


def _permit(request: HttpRequest, reading: Reading, command: str) -> None:
    """Raises PermissionDenied: whoever may not erase the texts does not read them either."""
    device_sessions.require_password(request.user)
    if reading.past or command not in reading.me.commands:
        raise PermissionDenied(speak("Console-MayNotErase.chief-alone"))
