"""What every console page begins with: the tournament at one seq, and who looks at it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, Concatenate, ParamSpec

import msgspec
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from msgspec.structs import replace

from events import store
from events.messages import HASH_SHOWN
from tournaments.domain.discretion import Knows
from tournaments.domain.ids import UserId
from tournaments.domain.tournament.state import Tournament
from tournaments.hall_time import in_hall, shown_zone
from tournaments.models import TournamentIndex
from tournaments.permissions import device_of, knows_of, may_look
from tournaments.selectors.activity import ROLE_NAMES
from tournaments.selectors.boards import calls_of
from tournaments.selectors.manual import phase_now
from tournaments.selectors.names import Names
from tournaments.selectors.overview import me, overview
from tournaments.selectors.rows import Me, Overview
from tournaments.services import device_sessions, index, moments, states, users
from tournaments.services.known_names import names_of

from .deadline_lines import deadlines_line
from .past import local_text, moment_of, past
from .remembering import HEADER, KEPT

TABS = (
    ("results", "Results"),
    ("entries", "Entries"),
    ("check-in", "Check-in"),
    ("pairing", "Pairing"),
    ("standings", "Standings"),
    ("appeals", "Appeals"),
    ("activity", "Activity"),
    ("settings", "Settings"),
)


class Reading(msgspec.Struct, frozen=True):
    """One read: everything a page shows comes from this state. `past`: not the newest one."""

    slug: str
    stream: str
    state: Tournament
    names: Names
    knows: Knows
    me: Me
    overview: Overview
    past: bool
    newest: int
    """The seq of the newest state."""
    device: str
    """The name of the device that joined by a code; empty for a log-in by password."""


P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, Reading, P], HttpResponse]


def console_page(page: Page[P]) -> Callable[..., HttpResponse]:
    """Gives a view the `Reading` of its `slug`.

    `?at=SEQ` or `?at=2026-11-21T14:05` (the hall's time) shows the tournament as it was then, and
    takes no commands.

    Who is not logged in is sent to the log-in, who is no arbiter here gets 403.
    """

    @wraps(page)
    def view(request: HttpRequest, slug: str, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
        if not request.user.is_authenticated:
            return _log_in_first(request)
        found = _read(request, slug)
        if found is None:
            return render(request, "console/not_yours.html", {"slug": slug}, status=403)
        with in_hall(found.state.settings.time_zone):
            return page(request, found, *args, **kwargs)

    return view


def show(
    request: HttpRequest, reading: Reading, tab: str, template: str, context: dict[str, Any]
) -> HttpResponse:
    """The page with its shell, or for htmx the part that moved.

    The part of `console/NAME.html` is `console/_PART.html`, named by `context["part"]`.
    """
    part = context.pop("part", None)
    asked_for_part = bool(getattr(request, "htmx", False)) and part is not None
    chosen = f"console/_{part}.html" if asked_for_part else f"console/{template}.html"
    keeps = template in KEPT and not asked_for_part and not reading.past
    whole = {**_shell(reading, tab), "past": past(request, reading), **context}
    whole["page"]["keeps"] = keeps
    answer = render(request, chosen, whole)
    if keeps:
        answer[HEADER] = reading.me.user
    return answer


def _log_in_first(request: HttpRequest) -> HttpResponse:
    """A part of a page must not become the log-in form; a revoked device is told so."""
    if getattr(request, "htmx", False):
        return HttpResponse(status=HTTPStatus.UNAUTHORIZED)
    if device_sessions.revoked(request):
        return redirect("device-out")
    return redirect_to_login(request.get_full_path())


@console_page
def tabs(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The row of tabs with its counts; `?tab=` says where the reader is."""
    return render(request, "console/_tabs.html", _shell(reading, request.GET.get("tab", "")))


def _read(request: HttpRequest, slug: str) -> Reading | None:
    try:
        stream = index.stream_of(slug)
    except index.TournamentNotFound as error:
        raise Http404(str(error)) from None
    newest = states.current(stream)
    if not may_look(request.user, newest):
        return None
    state = _at(stream, newest, request.GET.get("at", ""))
    actor = users.user_id(request.user)
    account = users.names({actor})[actor]
    joined = device_of(request.user)
    known = knows_of(request.user, newest)
    return Reading(
        slug=slug,
        stream=stream,
        state=state,
        names=names_of(state, (actor,), knows=known),
        knows=known,
        me=_who(newest, actor, account, past=state.seq < newest.seq, on_device=joined is not None),
        overview=overview(state),
        past=state.seq < newest.seq,
        newest=newest.seq,
        device=joined.name if joined else "",
    )


def _who(newest: Tournament, actor: UserId, account: str, *, past: bool, on_device: bool) -> Me:
    """With today's role; no command is for the past."""
    now = me(newest, actor, account, on_device=on_device)
    return replace(now, commands=()) if past else now


def _at(stream: str, newest: Tournament, wanted: str) -> Tournament:
    if not wanted:
        return newest
    try:
        return states.at(stream, moments.seq_of(stream, wanted))
    except (states.NoSuchMoment, moments.NotAMoment) as error:
        raise Http404(str(error)) from None


def _shell(reading: Reading, tab: str) -> dict[str, Any]:
    shown = reading.overview
    at = f"?at={reading.state.seq}" if reading.past else ""
    counts = {
        "results": (shown.missing, "missing"),
        "pairing": (shown.conflicts, "in conflict"),
        "appeals": (shown.appeals, "open"),
    }
    return {
        "overview": shown,
        **deadlines_line(reading),
        "me": reading.me,
        "role_name": ROLE_NAMES.get(reading.me.role, "no role"),
        "calls": () if reading.past else calls_of(reading.state, reading.names, reading.me.user),
        "sections": TournamentIndex.objects.filter(festival=shown.festival),
        "tabs": [
            {
                "name": name,
                "label": label,
                "url": reverse(name, args=[reading.slug]) + at,
                "current": name == tab,
                "count": counts.get(name, (0, ""))[0],
                "count_means": counts.get(name, (0, ""))[1],
            }
            for name, label in TABS
        ],
        "manual_now": phase_now(reading.state, reading.names),
        "tabs_url": f"{reverse('tabs', args=[reading.slug])}?tab={tab}",
        "time_zone": shown_zone(reading.state.settings.time_zone),
        "now": local_text(moment_of(reading)),
        "page": {
            "slug": reading.slug,
            "seq": reading.state.seq,
            "hash": store.hash_at(reading.stream, reading.state.seq)[:HASH_SHOWN],
            "api": "/api/v1/",
            "socket": f"/ws/t/{reading.slug}/",
            "user": reading.me.user,
            "name": reading.me.name,
            "commands": reading.me.commands,
            "past": reading.past,
            "device": reading.device,
            "out": reverse("device-out"),
        },
    }
