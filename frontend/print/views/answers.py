"""What is said in whole sentences: the answer to a request that was refused, to be handed to the
players, and announcements for the wall."""

from __future__ import annotations

from datetime import datetime

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.http import require_safe

from frontend.print import sheets
from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.hall_time import in_hall
from tournaments.public.rows import PublicAnnouncement
from tournaments.selectors.changes import RefusedRequestRow, refused_requests
from tournaments.services import states
from tournaments.services.index import stream_of
from tournaments.services.names import names_of
from tournaments.words import speak

from .lists import arbiters_view, on_paper, published_round

ANNOUNCEMENTS_ON_A_PAGE = 4


@require_safe
@in_halls_language
@login_required
def refusal(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """One page with the article, what was answered, and room for a signature; `number` is the seq
    of the refusal."""
    view = arbiters_view(request, slug)
    row = _refused(slug, number)
    with in_hall(view.time_zone):
        given = times.stamp(row.at, view.language)
    context: Context = {
        "title": speak("Print-Answer.title", {"round": row.round}, view.language),
        "round": published_round(view, row.round),
        "sheets": sheets.plain([row], 1, lambda one: one.article),
        "given": given,
    }
    return on_paper(request, view, "answer", context)


@require_safe
@in_halls_language
@login_required
def announcements(request: HttpRequest, slug: str) -> HttpResponse:
    """Those that stand and are not over, as PDF alone."""
    view = arbiters_view(request, slug)
    now = timezone.now()
    with in_hall(view.time_zone):
        rows = [
            _announced(each, view.language)
            for each in view.announcements
            if "at" in request.GET or not each.until or datetime.fromisoformat(each.until) > now
        ]
    context: Context = {
        "title": speak("Public-Announcements.title", {}, view.language),
        "sheets": sheets.plain(rows, ANNOUNCEMENTS_ON_A_PAGE, lambda _: ""),
    }
    return on_paper(request, view, "announcements", context)


def _announced(each: PublicAnnouncement, language: str) -> Context:
    facts = {"time": times.stamp(each.at, language)}
    key = "Public-Announcements.at"
    if each.until:
        key, facts["until"] = "Public-Announcements.until", times.stamp(each.until, language)
    return {"text": each.text, "urgent": each.urgent, "when": speak(key, facts, language)}


def _refused(slug: str, seq: int) -> RefusedRequestRow:
    """Without the words of the players: they are for arbiters."""
    state = states.current(stream_of(slug))
    for row in refused_requests(state, names_of(state), {}):
        if row.seq == seq:
            return row
    raise Http404(speak("NoSuch.refused-request", {"event": seq}))
