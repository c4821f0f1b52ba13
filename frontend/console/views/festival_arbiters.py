"""The arbiters of all sections of an event: one appointment, and one relief, for several of them. A
form that works without a script."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from django import forms
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache
from msgspec.structs import replace

from tournaments.domain.ids import UserId
from tournaments.domain.refusals import NotRecorded
from tournaments.domain.settings.settings import LARGEST_NUMBER
from tournaments.selectors.activity.setup import role_name
from tournaments.services import festival_arbiters, users
from tournaments.services.festival_arbiters import SectionArbiters
from tournaments.services.festivals import Sending
from tournaments.services.outcomes import Outcome
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading
from .sections import open_sections
from .settings import APPOINTABLE, accounts, sector_text


class AppointmentForm(forms.Form):
    """Who is appointed as what; 0 is no limit of a sector."""

    command_id = forms.UUIDField()
    user = forms.CharField(max_length=40)
    role = forms.ChoiceField(choices=lambda: [(code, role_name(code)) for code in APPOINTABLE])
    first_board = forms.IntegerField(min_value=0, max_value=LARGEST_NUMBER, required=False)
    last_board = forms.IntegerField(min_value=0, max_value=LARGEST_NUMBER, required=False)


class ReliefForm(forms.Form):
    """Who is relieved."""

    command_id = forms.UUIDField()
    relieved = forms.CharField(max_length=40)


@never_cache
@console_page
def festival_arbiters_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """Who is what in which section; the chief of a section appoints and relieves there."""
    sections = _sections(request, reading)
    own = [each for each in sections if each.mine] if not reading.past else []
    sent = request.POST if request.method == "POST" else None
    if sent is not None:
        _may_appoint(request, reading, own)
    relieved = sent.get("relieved", "") if sent is not None else request.GET.get("relieve", "")
    form = ReliefForm(sent) if sent is not None and relieved else AppointmentForm(sent)
    if form.is_valid() and _done(request, reading, form, own):
        return redirect(f"{reverse('festival-arbiters', args=[reading.slug])}?done=1")
    context = {
        "form": form,
        "appointment": form if isinstance(form, AppointmentForm) else AppointmentForm(),
        "own": own,
        "ticked": sent.getlist("section") if sent is not None else [each.slug for each in own],
        "columns": sections,
        "people": _people(sections, reading.me.user),
        "relieving": _relieving(relieved, sections, own),
        "accounts": accounts(reading.state) if own else [],
        "roles": [{"code": code, "name": role_name(code)} for code in APPOINTABLE],
        "can_invite": any(each.slug == reading.slug for each in own),
        "done": request.GET.get("done") == "1",
        "command_id": uuid4(),
    }
    return show(request, reading, "settings", "festival_arbiters", context)


def _sections(request: HttpRequest, reading: Reading) -> tuple[SectionArbiters, ...]:
    """With those who had a role at the moment of the page."""
    sections = festival_arbiters.sections(request.user, reading.state.festival)
    if not reading.past:
        return sections
    opened, _ = open_sections(request, reading)
    then = {each.slug: each.state.arbiters for each in opened}
    return tuple(replace(each, arbiters=then.get(each.slug, {})) for each in sections)


def _may_appoint(request: HttpRequest, reading: Reading, own: Sequence[SectionArbiters]) -> None:
    """Raises PermissionDenied; what a device asks for stands in the log."""
    festival_arbiters.require_password(reading.stream, request.user)
    if not own:
        raise PermissionDenied(speak("Console-FestivalArbiters.who-appoints"))


def _done(
    request: HttpRequest, reading: Reading, form: forms.Form, own: Sequence[SectionArbiters]
) -> bool:
    """Whether all of it stands; else the form says why nothing was changed."""
    ticked = request.POST.getlist("section")
    named = tuple(each.slug for each in own if each.slug in ticked)
    if not named:
        form.add_error(None, speak("Console-FestivalArbiters.no-section"))
        return False
    sending = Sending(
        user=request.user,
        device=reading.device,
        command_id=form.cleaned_data["command_id"],
        read={each.slug: _read(request, each) for each in own},
    )
    outcome = _asked(reading.slug, sending, form, named)
    if isinstance(outcome, NotRecorded):
        form.add_error(None, reading.names.say(outcome))
        return False
    return True


def _asked(here: str, sending: Sending, form: forms.Form, named: tuple[str, ...]) -> Outcome:
    if isinstance(form, AppointmentForm):
        wish = festival_arbiters.appointment(**form.cleaned_data)
        return festival_arbiters.appoint(here, sending, wish, named)
    relieved = UserId(form.cleaned_data["relieved"])
    return festival_arbiters.relieve(here, sending, relieved, named)


def _read(request: HttpRequest, section: SectionArbiters) -> int:
    """The seq of the section when it was read; 0: the form did not show it."""
    text = request.POST.get(f"seq-{section.slug}", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


def _people(sections: Sequence[SectionArbiters], me: str) -> list[dict[str, Any]]:
    """Everybody with a role in any section, by name; a cell a section."""
    names = users.names({user for each in sections for user in each.arbiters})
    return [
        {
            "user": user,
            "name": name,
            "cells": [_cell(each, UserId(user)) for each in sections],
            "can_relieve": user != me and any(_relieves(each, user) for each in sections),
        }
        for user, name in sorted(names.items(), key=lambda item: item[1].casefold())
    ]


def _relieves(section: SectionArbiters, user: str) -> bool:
    return section.mine and user in section.arbiters


def _cell(section: SectionArbiters, user: UserId) -> dict[str, str]:
    one = section.arbiters.get(user)
    role = role_name(one.role) if one else ""
    return {"section": section.name, "role": role, "boards": sector_text(one) if one else ""}


def _relieving(
    user: str, sections: Sequence[SectionArbiters], own: Sequence[SectionArbiters]
) -> dict[str, Any] | None:
    """Whom the reader is asked about, with the sections in which he can be relieved."""
    there = [each for each in own if user in each.arbiters]
    if not there:
        return None
    others = [each.name for each in sections if user in each.arbiters and each not in there]
    name = users.names({user})[user]
    return {"user": user, "name": name, "sections": there, "others": others}
