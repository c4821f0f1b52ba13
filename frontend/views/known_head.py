"""Is this head in this log? Somebody holds a printed sheet, a bundle or a phone against it.

Everybody may ask: who knows twelve digits of a hash learns that they are in the log, and when they
are not, where it ends. When an event was recorded is told to arbiters alone, but for the one that
was asked for.
"""

from __future__ import annotations

from http import HTTPStatus

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from events import damage, heads
from tournaments.hall_time import in_hall
from tournaments.selectors.overview import overview
from tournaments.services import index, states

from ..public_lists import Context, stamp
from .console.reading import Reading, console_page, show


@console_page
def known_head(request: HttpRequest, reading: Reading) -> HttpResponse:
    """For every arbiter; the log of now, whatever moment the page is of."""
    context = _asked(request, reading.stream, arbiter=True)
    return show(request, reading, "activity", "known_head", context)


@never_cache
@require_safe
def public_known_head(request: HttpRequest, slug: str) -> HttpResponse:
    """For who holds a printed sheet or an open page."""
    try:
        stream = index.stream_of(slug)
    except index.TournamentNotFound as error:
        raise Http404(str(error)) from None
    state = states.current(stream)
    with in_hall(state.settings.time_zone):
        context = _asked(request, stream, arbiter=False)
    status = HTTPStatus.BAD_REQUEST if context["unreadable"] else HTTPStatus.OK
    shown = {"tournament": overview(state), **context}
    return render(request, "known_head.html", shown, status=status)


def _asked(request: HttpRequest, stream: str, *, arbiter: bool) -> Context:
    text = request.GET.get("head", "").strip()
    context: Context = {"asked": text, "answer": "", "good": False, "unreadable": "", "event": 0}
    if not text:
        return context
    try:
        compared = heads.compare_often(stream, heads.read(text))
    except heads.Unreadable as error:
        return context | {"unreadable": str(error)}
    when = stamp(compared.event.recorded_at) if arbiter or compared.holds else ""
    return context | {
        "answer": heads.sentence(compared, when),
        "good": compared.holds,
        "event": compared.event.seq,
        "damage": damage.of_stream(stream) if arbiter else "",
    }
