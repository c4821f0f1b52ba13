"""Is this head in this log? As everybody asks."""

from __future__ import annotations

from http import HTTPStatus

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from frontend.shared.known_head import compare
from tournaments.hall_time import in_hall
from tournaments.selectors.overview import overview
from tournaments.services import index, states
from tournaments.words import spoken


@never_cache
@require_safe
def public_known_head(request: HttpRequest, slug: str) -> HttpResponse:
    """For who holds a printed sheet or an open page."""
    try:
        stream = index.stream_of(slug)
    except index.TournamentNotFound as error:
        raise Http404(str(error)) from None
    state = states.current(stream)
    language = spoken()
    with in_hall(state.settings.time_zone):
        context = compare(request, stream, arbiter=False, language=language)
    status = HTTPStatus.BAD_REQUEST if context["unreadable"] else HTTPStatus.OK
    shown = {"tournament": overview(state), "language": language, **context}
    return render(request, "public/known_head.html", shown, status=status)
