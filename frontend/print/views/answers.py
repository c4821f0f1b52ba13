"""The answer to a request that was refused, to be handed to the players."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from frontend.print import sheets
from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.hall_time import in_hall
from tournaments.selectors.changes import RefusedRequestRow, refused_requests
from tournaments.services import states
from tournaments.services.index import stream_of
from tournaments.services.names import names_of
from tournaments.words import speak

from .lists import arbiters_view, on_paper, published_round


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


def _refused(slug: str, seq: int) -> RefusedRequestRow:
    """Without the words of the players: they are for arbiters."""
    state = states.current(stream_of(slug))
    for row in refused_requests(state, names_of(state), {}):
        if row.seq == seq:
            return row
    raise Http404(speak("NoSuch.refused-request", {"event": seq}))
