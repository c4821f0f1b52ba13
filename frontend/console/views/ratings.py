"""How ratings would change, game by game, and the norm watch."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.urls import reverse

from tournaments.domain.ids import PlayerId
from tournaments.domain.numbers.start_order import name_key
from tournaments.ratings.titles import NEEDED
from tournaments.selectors.names import ref
from tournaments.selectors.norms import norms, norms_of
from tournaments.selectors.ratings import rating_of, rating_rows, ratings_without_players
from tournaments.words import speak, spoken
from tournaments.words.latin import both

from .pages import console_page, show, show_long
from .reading import Reading
from .rounds import round_links

SHOWN_AT_ONCE: Final = 60
"""Candidates for norms; all of them by a link."""


@console_page
def ratings_page(
    request: HttpRequest, reading: Reading, number: int | None = None
) -> HttpResponseBase:
    """All players, after any published round."""
    upto = _upto(reading, number)
    context = {
        "part": "ratings_table",
        "ratings": ratings_without_players(reading.state, reading.names, upto),
        "players": rating_rows(reading.state, reading.names, upto, working=False),
        **_around(reading, upto, "ratings-round"),
    }
    return show_long(request, reading, "standings", "ratings", context)


@console_page
def rating_page(request: HttpRequest, reading: Reading, number: int, player: int) -> HttpResponse:
    """One player's games, each with its working."""
    upto = _upto(reading, number)
    row = rating_of(reading.state, reading.names, PlayerId(player), upto)
    if row is None:
        raise Http404(speak("NoSuch.entry", {"entry": player}))
    context = {
        "part": "rating_working",
        "row": row,
        "title": speak("Shared-Rating.title", {"player": both(row.name)}),
        **_around(reading, upto, "rating", player),
    }
    return show(request, reading, "standings", "rating", context)


@console_page
def norms_page(
    request: HttpRequest, reading: Reading, number: int | None = None
) -> HttpResponseBase:
    """`?player=41`: all norms of that player, also those out of reach."""
    upto = _upto(reading, number)
    most = None if "all" in request.GET else SHOWN_AT_ONCE
    watched = norms(reading.state, reading.names, upto, most)
    asked = _asked(request, reading, upto)
    player = {"player": asked["asked_player"]} if "asked_player" in asked else {}
    context = {
        "part": "norms_list",
        "watch": watched,
        "last": reading.state.last_published,
        "ended": reading.state.phase == "closed",
        "on_course": [row for row in watched.norms if row.on_course],
        "others": [row for row in watched.norms if not row.on_course],
        "others_in_all": watched.candidates - watched.candidates_on_course,
        "is_cut": watched.candidates > len(watched.norms),
        "failed_conditions": ", ".join(
            row.name
            for row in watched.conditions
            if row.verdict == "failed" and not (row.one_norm or row.exempts)
        ),
        "needed": NEEDED,
        "may_set_titles": "set-direct-titles" in reading.me.commands and not reading.past,
        **asked,
        **_around(reading, upto, "norms-round", **player),
    }
    return show_long(request, reading, "standings", "norms", context)


def _asked(request: HttpRequest, reading: Reading, upto: int) -> dict[str, Any]:
    state, names = reading.state, reading.names
    everybody = sorted(
        (ref(state, names, player) for player in state.order if state.players[player].stands),
        key=lambda row: name_key(row.name, spoken()),
    )
    text = request.GET.get("player", "")
    asked = int(text) if text.isascii() and text.isdigit() and len(text) < 8 else 0
    player = PlayerId(asked)
    if player not in state.players:
        return {"everybody": everybody}
    return {
        "everybody": everybody,
        "asked_player": asked,
        "asked_name": names.read_player(player),
        "asked_norms": norms_of(state, names, player, upto),
    }


def _upto(reading: Reading, number: int | None) -> int:
    last = reading.state.last_published
    return min(number or last, last)


def _around(reading: Reading, upto: int, page: str, *about: int, **query: int) -> dict[str, Any]:
    """The rounds lead to `page`, with what it is about."""
    at = {"at": reading.state.seq} if reading.past else {}
    asked = f"?{text}" if (text := urlencode(at | query)) else ""
    return {
        "upto": upto,
        "at": f"?{urlencode(at)}" if at else "",
        "at_too": f"&{urlencode(at)}" if at else "",
        "rounds": [
            {**link, "url": reverse(page, args=[reading.slug, link["round"], *about]) + asked}
            for link in round_links(reading, upto, "ratings-round")
            if link["status"] in ("published", "closed")
        ],
    }
