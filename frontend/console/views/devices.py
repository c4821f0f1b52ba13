"""Devices: a code for a phone, the list with its one button, what a revoked one typed."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Any

import segno
from django import forms
from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from events.messages import utc_text
from frontend.shared.hall_addresses import asked_address, how_to_open, plain_address, secure_address
from frontend.shared.scan_codes import drawn
from tournaments.domain.devices.commands import EnrolDevice
from tournaments.domain.ids import DeviceName, UserId
from tournaments.domain.settings.dates import day
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors import devices as selectors
from tournaments.selectors.activity.setup import role_name
from tournaments.services import activity_rows, by_password, device_sessions, devices
from tournaments.words import speak

from . import shown_once
from .pages import console_page, show
from .past import moment_of
from .reading import Reading

FOUR_HOURS = timedelta(hours=4)
LAST_MINUTE = time(23, 59)
SINCES = (15, 60, 240)
"""Minutes ago, to choose from."""


class CodeForm(forms.Form):
    """Whose device, and until when it works."""

    user = forms.CharField(max_length=40)
    until = forms.ChoiceField(choices=[("tonight", ""), ("hours", ""), ("end", "")])


@never_cache
@console_page
def devices_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The devices and the form for one more; a new code is shown this once."""
    form = CodeForm(request.POST or None)
    context: dict[str, Any] = {"form": form, "part": "devices_list"}
    if request.method == "POST":
        _may_make_codes(request, reading)
        if form.is_valid() and _made(request, reading, form):
            return redirect("devices", reading.slug)
    context |= _new_code(request, reading)
    context |= {
        "devices": _rows(reading),
        "open_codes": _open_codes(reading),
        "people": _people(reading),
        "ends": _ends(reading.state),
        "can_make_codes": bool(reading.me.role) and not (reading.past or reading.device),
        "certificate": _certificate(request),
        "out_of_reach": how_to_open(request),
    }
    return show(request, reading, "settings", "devices", context)


@require_POST
@console_page
def take_back_code(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The code no longer works."""
    _may_make_codes(request, reading)
    if not any(code["number"] == number for code in _open_codes(reading)):
        raise PermissionDenied(speak("Console-Devices.not-your-code"))
    devices.open_codes(reading.stream).filter(pk=number).delete()
    return redirect("devices", reading.slug)


@console_page
def device_page(request: HttpRequest, reading: Reading, name: str) -> HttpResponse:
    """What one device typed in the time in doubt, to be confirmed or corrected board by board."""
    state = reading.state
    device = state.devices.get(DeviceName(name))
    if device is None:
        raise Http404(speak("Console-Device.no-such", {"device": name}))
    if not selectors.may_see(state, UserId(reading.me.user), device):
        raise PermissionDenied(speak("NotYourDevice"))
    typed = activity_rows.typed_on(reading.stream, state, device)
    others = [event for event in typed if event.type not in selectors.RESULTS_TYPED]
    seen = device_sessions.last_seen(reading.stream)
    may = set() if reading.past else set(reading.me.commands)
    context = {
        "part": "device_entries",
        "device": selectors.device_row(state, reading.names, seen, device),
        "results": [
            {"row": row, "confirmation": {"game": row.game, "result": row.standing}}
            for row in selectors.typed_results(state, reading.names, typed)
        ],
        "others": activity_rows.rows_of(reading.stream, state, others, reading.knows),
        "can_confirm": "confirm-result" in may,
        "can_correct": "correct-result" in may,
        "can_revoke": not (reading.past or device.revoked),
        "sinces": _sinces(),
        "can_close": "close-device-review" in may,
        "closing": {"device": device.name},
    }
    return show(request, reading, "settings", "device", context)


def _sinces() -> list[dict[str, Any]]:
    """From when on it may have been in other hands."""
    now = timezone.now()
    return [
        {"at": utc_text(now - timedelta(minutes=minutes)), "minutes": minutes} for minutes in SINCES
    ]


def _may_make_codes(request: HttpRequest, reading: Reading) -> None:
    """A device lets no other device in: a lost one would bring its friends."""
    me = UserId(reading.me.user)
    code = EnrolDevice(device=DeviceName(reading.device), user=me, until="")
    by_password.require(reading.stream, request.user, code)
    if reading.past:
        raise PermissionDenied(speak("Console-Devices.newest-page"))


def _made(request: HttpRequest, reading: Reading, form: CodeForm) -> bool:
    """Whether there is one more code; else the form says what is wrong with it."""
    user = UserId(form.cleaned_data["user"])
    ends = {end["code"]: end["at"] for end in _ends(reading.state)}
    until = ends.get(form.cleaned_data["until"], ends["hours"])
    try:
        token = devices.issue(reading.stream, UserId(reading.me.user), user, until)
    except devices.NotJoined as error:
        form.add_error("user", str(error))
        return False
    made = {"token": token, "user": user, "until": until.isoformat()}
    shown_once.keep(request, "devices", reading.slug, **made)
    return True


def _new_code(request: HttpRequest, reading: Reading) -> dict[str, Any]:
    """The code that was made a moment ago, and its link."""
    kept = shown_once.take(request, "devices", reading.slug)
    if not kept:
        return {}
    place = reverse("join", args=[kept["token"]])
    until = datetime.fromisoformat(kept["until"])
    whose = {"whose": reading.names.user(UserId(kept["user"])), "until": until}
    link = asked_address(request, place)
    if not link:
        return whose | {"link": request.build_absolute_uri(place)}
    code = segno.make(link, error="m").svg_inline(border=4, light="#fff", omitsize=True)
    return whose | {"link": link, "code": code}


def _certificate(request: HttpRequest) -> dict[str, str]:
    """The page that gives a phone the hall's certificate, and its code; empty without HTTPS."""
    if not settings.PORTS:
        return {}
    page = plain_address(request, reverse("certificate"))
    code = drawn(page) if page else ""
    return {"page": page, "code": code, "secure": secure_address(request, request.path)}


def _ends(state: Tournament) -> list[dict[str, Any]]:
    """When a log-in may end, the usual choice first: late in the evening that is four hours on."""
    now = timezone.localtime()
    tonight = timezone.make_aware(datetime.combine(now.date(), LAST_MINUTE))
    ends = [
        {"code": "tonight", "at": tonight},
        {"code": "hours", "at": now + FOUR_HOURS},
    ]
    last = _last_day(state)
    if last is not None and tonight < last < now + devices.LONGEST:
        ends.append({"code": "end", "at": last})
    return ends if tonight - now > timedelta(hours=1) else ends[1:]


def _last_day(state: Tournament) -> datetime | None:
    last = day(state.settings.end_date)
    return timezone.make_aware(datetime.combine(last, LAST_MINUTE)) if last else None


def _rows(reading: Reading) -> list[dict[str, Any]]:
    seen = device_sessions.last_seen(reading.stream)
    me = UserId(reading.me.user)
    now = moment_of(reading)
    return [
        {
            "row": row,
            "revocation": {"device": row.name},
            "over": datetime.fromisoformat(row.until) <= now,
        }
        for row in selectors.devices(reading.state, reading.names, seen, me)
    ]


def _open_codes(reading: Reading) -> list[dict[str, Any]]:
    """Those this arbiter made, or that are for a device of his."""
    me = reading.me.user
    return [
        {"number": code.pk, "name": reading.names.user(code.user), "until": code.valid_until}
        for code in devices.open_codes(reading.stream)
        if me in (code.issuer, code.user)
    ]


def _people(reading: Reading) -> list[dict[str, str]]:
    """Whom this arbiter may make codes for: himself first; the chief for everybody."""
    everybody = reading.me.role == "chief"
    people = [
        {"user": user, "name": f"{reading.names.user(user)}, {role_name(arbiter.role)}"}
        for user, arbiter in reading.state.arbiters.items()
        if everybody or user == reading.me.user
    ]
    return sorted(people, key=lambda person: (person["user"] != reading.me.user, person["name"]))
