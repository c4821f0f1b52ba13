"""Pictures of the tournament: those of the public page, and when the results of a round came.

When a result was recorded is no part of the public view, so these two stay on the console.
"""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils import timezone

from frontend.shared import in_pieces
from frontend.shared.context import Context
from frontend.shared.pictures import arrivals
from frontend.shared.pictures import page as drawings
from frontend.shared.pictures.picture import Picture
from tournaments.domain.moments import text
from tournaments.public.kept_views import view_at
from tournaments.public.pictures import asked_players
from tournaments.public.projection import PublicView
from tournaments.selectors import pictures as figures
from tournaments.words import speak, spoken

from .pages import console_page, show_long
from .reading import Reading
from .standings import around, last_round


@console_page
def pictures(request: HttpRequest, reading: Reading, number: int | None = None) -> HttpResponseBase:
    """`?players=17,23`: who is in the first of them."""
    upto = last_round(reading, number)
    view = view_at(reading.stream, reading.state.seq, spoken())
    context: Context = {
        "part": "pictures",
        "title": speak("Shared-Pictures.title", {"round": upto}),
        "came": _came(reading, upto) if upto else (),
        **(_drawn(request, view, upto) if view and upto else {}),
        **around(reading, "pictures", upto, query=_query(request)),
        "of_players": _query(request).replace("?", "&"),
    }
    return show_long(request, reading, "standings", "pictures", context)


def _drawn(request: HttpRequest, view: PublicView, upto: int) -> Context:
    figures_ = view.figures(upto)
    if figures_ is None:
        return {}

    def address(players: tuple[int, ...]) -> str:
        return request.path + (f"?players={','.join(map(str, players))}" if players else "")

    players = asked_players(view, request.GET.get("players", ""))
    drawn = drawings.shown(figures_, players, address, spoken())
    return {**drawn, "at_a_time": int(len(figures_.players) > in_pieces.AT_ONCE)}


def _query(request: HttpRequest) -> str:
    asked = request.GET.get("players", "")
    plain = asked.replace(",", "").isdecimal()
    return f"?players={asked}" if plain else ""


def _came(reading: Reading, upto: int) -> tuple[Picture, ...]:
    """Of the newest round; of a moment that is past what had come by then alone."""
    now = "" if reading.past else text(timezone.now())
    came = figures.arrivals(reading.state, upto, now)
    if not came:
        return ()
    language = spoken()
    return arrivals.timeline(came, language), arrivals.open_boards(came, language)
