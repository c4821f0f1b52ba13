"""The page of an event: all its public sections, and one person in several of them.

It is made of several logs, so that no version of one names it: it is asked for again, and answered
from what was made a moment ago.
"""

from __future__ import annotations

import time
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import conditional_page, require_safe

from frontend.public import festival as rows
from tournaments.public.festival import PublicEvent, event_of
from tournaments.words import speak, spoken

KEPT_FOR: Final = 2.0
"""Seconds: a thousand phones that ask again cost as much as one."""

_made: dict[tuple[str, str], tuple[float, bytes]] = {}
"""By event and language."""


@require_safe
@cache_control(no_cache=True)
@conditional_page
def festival(_request: HttpRequest, event: str) -> HttpResponse:
    """All sections with the state of each, their links and announcements."""
    made_at, content = _made.get((event, spoken()), (float("-inf"), b""))
    if time.monotonic() - made_at > KEPT_FOR:
        content = rows.page(_event(event), spoken())
        _made[event, spoken()] = (time.monotonic(), content)
    return HttpResponse(content)


@require_safe
@cache_control(no_cache=True)
def player(_request: HttpRequest, event: str, slug: str, number: int) -> HttpResponse:
    """Where a player of one section plays besides, and his opponent of now."""
    made = rows.player_page(_event(event), slug, number, spoken())
    if made is None:
        raise Http404(speak("NoSuch.player-of-event"))
    return HttpResponse(made)


def _event(festival: str) -> PublicEvent:
    event = event_of(festival, spoken())
    if event is None:
        raise Http404(speak("NoSuch.event-of-sections"))
    return event
