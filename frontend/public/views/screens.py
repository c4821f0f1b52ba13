"""A hall screen says that it is there."""

from __future__ import annotations

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from tournaments.services import index, states
from tournaments.services import screens as known


@csrf_exempt
@require_POST
def seen(request: HttpRequest, slug: str, name: str) -> HttpResponse:
    """Without an account, as a screen has none; it changes nothing."""
    try:
        stream = index.stream_of(slug)
    except index.TournamentNotFound as error:
        raise Http404(str(error)) from None
    screen = states.current(stream).screens.get(name)
    if screen is None or screen.plan is None:
        return HttpResponse(status=404)
    try:
        said = msgspec.json.decode(request.body, type=known.Seen)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return HttpResponse(status=400)
    known.announce(stream, name, said)
    return HttpResponse(status=204)
