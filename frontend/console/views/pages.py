"""What every console page is made with: who may see it, and the shell around it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from http import HTTPStatus
from typing import Any, Concatenate, ParamSpec

from django.conf import settings
from django.contrib.auth.views import redirect_to_login
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse

from events import leadership, machines, store
from events.messages import HASH_SHOWN
from events.outages import NOT_LEADING
from frontend.shared import in_pieces
from frontend.shared.templatetags.kept import rows
from tournaments.domain.settings.by_table import by_table
from tournaments.hall_time import in_hall, shown_zone
from tournaments.models import TournamentIndex
from tournaments.selectors import outside_fide
from tournaments.selectors.activity.setup import role_name
from tournaments.selectors.boards import calls_of
from tournaments.selectors.manual import phase_now
from tournaments.services import device_sessions, people
from tournaments.words import speak
from tournaments.words.outage_words import sentence

from .deadline_lines import deadlines_line
from .past import local_text, moment_of, past
from .reading import Reading, read
from .remembering import HEADER, KEPT

TABS = (
    "results",
    "entries",
    "check-in",
    "pairing",
    "standings",
    "appeals",
    "activity",
    "settings",
)

P = ParamSpec("P")
Page = Callable[Concatenate[HttpRequest, Reading, P], HttpResponseBase]


def console_page(page: Page[P]) -> Callable[..., HttpResponseBase]:
    """Gives a view the `Reading` of its `slug`.

    `?at=SEQ` or `?at=2026-11-21T14:05` (the hall's time) shows the tournament as it was then, and
    takes no commands.

    Who is not logged in is sent to the log-in, who is no arbiter here gets 403.
    """

    @wraps(page)
    def view(
        request: HttpRequest, slug: str, *args: P.args, **kwargs: P.kwargs
    ) -> HttpResponseBase:
        if not request.user.is_authenticated:
            return _log_in_first(request)
        reading = read(request, slug)
        if reading is None:
            return render(request, "console/not_yours.html", {"slug": slug}, status=403)
        with in_hall(reading.state.settings.time_zone):
            return page(request, reading, *args, **kwargs)

    return view


def show(
    request: HttpRequest, reading: Reading, tab: str, template: str, context: dict[str, Any]
) -> HttpResponse:
    """The page with its shell, or for htmx the part that moved.

    The part of `console/NAME.html` is `console/_PART.html`, named by `context["part"]`.
    """
    chosen, whole = _chosen(request, reading, tab, template, context)
    answer = render(request, chosen, whole)
    _say_who_may_keep(answer, whole)
    return answer


def show_long(
    request: HttpRequest, reading: Reading, tab: str, template: str, context: dict[str, Any]
) -> HttpResponseBase:
    """The same of a page with a line a player or a board (`{% long %}`): it is sent in pieces. A
    part comes at once, for htmx waits for all of it."""
    chosen, whole = _chosen(request, reading, tab, template, context)
    if _is_part(chosen):
        return render(request, chosen, whole)
    answer = in_pieces.page(request, chosen, whole)
    _say_who_may_keep(answer, whole)
    return answer


def _chosen(
    request: HttpRequest, reading: Reading, tab: str, template: str, context: dict[str, Any]
) -> tuple[str, dict[str, Any]]:
    """The template, and all that it is rendered with."""
    part = context.pop("part", None)
    asked_for_part = bool(getattr(request, "htmx", False)) and part is not None
    chosen = f"console/_{part}.html" if asked_for_part else f"console/{template}.html"
    rows.forget_after(people.erasures())
    whole = {**_shell(reading, tab), "past": past(request, reading), **context}
    whole["page"]["keeps"] = template in KEPT and not asked_for_part and not reading.past
    return chosen, whole


def _is_part(template: str) -> bool:
    return template.startswith("console/_")


def _say_who_may_keep(answer: HttpResponseBase, whole: dict[str, Any]) -> None:
    if whole["page"]["keeps"]:
        answer[HEADER] = whole["page"]["user"]


def _page_of(reading: Reading, tab: str) -> str:
    """The page of a tab; the main table of a round robin is its crosstable."""
    robin = tab == "standings" and by_table(reading.state.settings)
    return "crosstable" if robin else tab


def _log_in_first(request: HttpRequest) -> HttpResponse:
    """A part of a page must not become the log-in form; a revoked device is told so."""
    if getattr(request, "htmx", False):
        return HttpResponse(status=HTTPStatus.UNAUTHORIZED)
    if device_sessions.revoked(request):
        return redirect("device-out")
    return redirect_to_login(request.get_full_path())


def sections_of(reading: Reading) -> QuerySet[TournamentIndex]:
    """All tournaments of this one's event, in their order."""
    return TournamentIndex.objects.filter(festival=reading.state.festival)


@console_page
def tabs(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The row of tabs with its counts; `?tab=` says where the reader is."""
    return render(request, "console/_tabs.html", _shell(reading, request.GET.get("tab", "")))


def _shell(reading: Reading, tab: str) -> dict[str, Any]:
    shown = reading.overview
    at = f"?at={reading.state.seq}" if reading.past else ""
    counts = {"results": shown.missing, "pairing": shown.conflicts, "appeals": shown.appeals}
    return {
        "overview": shown,
        "at": at,
        **deadlines_line(reading),
        "me": reading.me,
        "role_name": role_name(reading.me.role)
        if reading.me.role
        else speak("Console-Account.no-role"),
        "calls": () if reading.past else calls_of(reading.state, reading.names, reading.me.user),
        "sections": sections_of(reading),
        "tabs": [
            {
                "name": name,
                "label": speak(f"Console-Tabs.{name}"),
                "url": reverse(_page_of(reading, name), args=[reading.slug]) + at,
                "current": name == tab,
                "count": counts.get(name, 0),
                "count_means": speak(f"Console-TabCount.{name}") if name in counts else "",
            }
            for name in TABS
        ],
        "not_leading": "" if leadership.may_write() else sentence(NOT_LEADING.code),
        "outside_fide": outside_fide.sentence(reading.state),
        "manual_now": phase_now(reading.state, reading.names),
        "palette_url": reverse("palette", args=[reading.slug]) + at,
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
            "program": settings.PROGRAM,
            "machines": machines.known() if machines.are_two() else None,
            "device": reading.device,
            "pass": reading.device_pass,
            "out": reverse("device-out"),
        },
    }
