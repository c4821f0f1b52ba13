"""The page of an event: all its public sections, and one person in several of them.

It is made of several logs, so that no version of one names it: it is asked for again, and answered
from what was made a moment ago.
"""

from __future__ import annotations

import time
from typing import Final

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import conditional_page, require_safe

from frontend.public import festival as rows
from frontend.public import script_words
from frontend.shared.context import Context
from tournaments.public.festival import PublicEvent, elsewhere, event_of
from tournaments.public.projection import PublicView
from tournaments.words import speak, spoken

KEPT_FOR: Final = 2.0
"""Seconds: a thousand phones that ask again cost as much as one."""

_made: dict[tuple[str, str], tuple[float, bytes]] = {}
"""By event and language."""


@require_safe
@cache_control(no_cache=True)
@conditional_page
def festival(request: HttpRequest, event: str) -> HttpResponse:
    """All sections with the state of each, their links and announcements."""
    made_at, content = _made.get((event, spoken()), (float("-inf"), b""))
    if time.monotonic() - made_at > KEPT_FOR:
        content = _page(request, _event(event))
        _made[event, spoken()] = (time.monotonic(), content)
    return HttpResponse(content)


@require_safe
@cache_control(no_cache=True)
def player(request: HttpRequest, event: str, slug: str, number: int) -> HttpResponse:
    """Where a player of one section plays besides, and his opponent of now."""
    known = _event(event)
    view = next((view for view in known.sections if view.slug == slug), None)
    card = view.card(number) if view else None
    if view is None or card is None:
        raise Http404(speak("NoSuch.player-of-event"))
    opponent = _opponent(view, number)
    context: Context = {
        **_common(known),
        "title": card.player.name,
        "section": view,
        "player": card.player,
        "own": [rows.entry(each) for each in elsewhere(known, slug, number, opponent)],
        "opponent": view.player(opponent) if opponent else None,
        "theirs": [rows.entry(each) for each in elsewhere(known, slug, opponent)],
    }
    return render(request, "public/festival_player.html", context)


def _page(request: HttpRequest, event: PublicEvent) -> bytes:
    context: Context = {
        **_common(event),
        "title": event.name,
        "facts": rows.facts(event),
        "sections": [rows.section(view) for view in event.sections],
        "announcements": rows.announcements(event),
    }
    return render(request, "public/festival.html", context).content


def _common(event: PublicEvent) -> Context:
    language = spoken()
    return {
        "event": event,
        "base": f"/f/{event.festival}/",
        "language": language,
        "words": script_words.path(language),
    }


def _event(festival: str) -> PublicEvent:
    event = event_of(festival, spoken())
    if event is None:
        raise Http404(speak("NoSuch.event-of-sections"))
    return event


def _opponent(view: PublicView, number: int) -> int:
    """Of the newest round; 0: none."""
    if view.phase == "closed" or not view.rounds:
        return 0
    for board in view.boards(view.played_round.round if view.played_round else 0):
        pair = (board.white.player, board.black.player)
        if number in pair:
            return pair[1 - pair.index(number)]
    return 0
