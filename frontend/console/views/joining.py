"""The page behind a device's code, and the one that a revoked device is left with."""

from __future__ import annotations

from datetime import datetime
from http import HTTPStatus

from django.conf import settings
from django.contrib.auth import login
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from tournaments.domain.ids import UserId
from tournaments.hall_time import in_hall, shown_zone
from tournaments.log_in import too_many_wrong_codes
from tournaments.models import DeviceCode
from tournaments.selectors.activity.setup import role_name
from tournaments.services import device_pass, device_sessions, devices, states
from tournaments.services.users import display_name


@never_cache
def join(request: HttpRequest, token: str) -> HttpResponse:
    """Looking changes nothing; the button makes this device that person's."""
    try:
        code = devices.find(token)
        return _joined(request, code) if request.method == "POST" else _asked(request, code)
    except devices.NotJoined as error:
        status = 429 if too_many_wrong_codes(request) else 410
        return render(request, "console/join.html", {"refused": str(error)}, status=status)


@never_cache
def device_out(request: HttpRequest) -> HttpResponse:
    """What a revoked device shows: that it is out, and what was typed on it and never sent."""
    known = device_sessions.revoked(request)
    if known is None:
        return redirect("login")
    state = states.current(known.stream)
    zone = state.settings.time_zone
    with in_hall(zone):
        device = state.devices[known.name]  # type: ignore[index]
        context = {
            "device": device,
            "revoked_at": datetime.fromisoformat(device.revoked_at),
            "time_zone": shown_zone(zone),
        }
        return render(request, "console/device_out.html", context, status=403)


@never_cache
@require_POST
def device_on(request: HttpRequest) -> HttpResponse:
    """A device of the machine that is gone goes on here, by the `pass` that its page has kept; who
    has logged in here already stays who he is."""
    if request.user.is_authenticated:
        return JsonResponse({"name": display_name(request.user)})
    try:
        cookie = device_pass.go_on(request, request.POST.get("pass", ""))
    except devices.NotJoined as error:
        return JsonResponse({"message": str(error)}, status=HTTPStatus.GONE)
    return _known_by(cookie, JsonResponse({"name": display_name(request.user)}))


def _asked(request: HttpRequest, code: DeviceCode) -> HttpResponse:
    account = devices.account(code)
    state = states.current(code.stream)
    context = {
        "name": display_name(account),
        "role": role_name(state.arbiters[UserId(code.user)].role),
        "tournament": state.name,
        "until": code.until,
    }
    with in_hall(state.settings.time_zone):
        return render(request, "console/join.html", context)


def _joined(request: HttpRequest, code: DeviceCode) -> HttpResponse:
    account = devices.account(code)
    log_in, cookie = devices.join(code, request.headers.get("User-Agent", ""))
    login(request, account, backend=settings.AUTHENTICATION_BACKENDS[0])
    device_sessions.bind(log_in, request.session)
    return _known_by(cookie, redirect("console", states.current(code.stream).slug))


def _known_by(cookie: str, answer: HttpResponse) -> HttpResponse:
    """By this the device is known from now on, whatever becomes of its session."""
    answer.set_cookie(
        device_sessions.COOKIE,
        cookie,
        max_age=devices.LONGEST,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )
    return answer
