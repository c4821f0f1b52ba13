"""A hall screen says that it is there, and fetches the pictures that it shows."""

from __future__ import annotations

import msgspec
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import get_conditional_response
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST, require_safe

from tournaments.domain.ids import AttachmentId
from tournaments.domain.tournament.state import Tournament
from tournaments.public.version import counted
from tournaments.services import attachments, index, pictures, states
from tournaments.services import screens as known

FOR_SCREENS = {
    "Cache-Control": "no-cache",
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


@csrf_exempt
@require_POST
def seen(request: HttpRequest, slug: str, name: str) -> HttpResponse:
    """Without an account, as a screen has none; it changes nothing."""
    stream = _stream(slug)
    screen = states.current(stream).screens.get(name)
    if screen is None or screen.plan is None:
        return HttpResponse(status=404)
    try:
        said = msgspec.json.decode(request.body, type=known.Seen)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return HttpResponse(status=400)
    known.announce(stream, name, said, counted(stream).latest)
    return HttpResponse(status=204)


@require_safe
def picture(request: HttpRequest, slug: str, picture: str) -> HttpResponse:
    """Without an account: one that a screen of the tournament shows now, and no other."""
    stream = _stream(slug)
    id_ = AttachmentId(picture)
    if id_ not in _shown(states.current(stream)):
        raise Http404
    content = attachments.contents(stream, [id_]).get(id_)
    if content is None:
        raise Http404
    answer = HttpResponse(content, content_type=pictures.MEDIA_TYPE, headers=FOR_SCREENS)
    tag = answer.headers["ETag"] = f'"{id_}"'
    return get_conditional_response(request, etag=tag, response=answer) or answer


def _stream(slug: str) -> str:
    try:
        return index.stream_of(slug)
    except index.TournamentNotFound as error:
        raise Http404(str(error)) from None


def _shown(state: Tournament) -> set[AttachmentId]:
    plans = [screen.plan for screen in state.screens.values() if screen.plan]
    return {id_ for plan in plans if "picture" in plan.kinds for id_ in plan.pictures}
