"""The pictures of a tournament for the wall: as many on a page as have room."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from frontend.print.sheets import Sheet
from frontend.shared.halls_language import in_halls_language
from frontend.shared.pictures import page as drawings
from frontend.shared.pictures.picture import Picture
from frontend.shared.pictures.svg import WIDTH
from tournaments.public.pictures import asked_players

from .lists import arbiters_view, asked_round, on_paper

ROOM_MM = 240
WIDTH_MM = 186
WORDS_MM = 18
"""Of the title of a picture and what it shows."""


@require_safe
@in_halls_language
@login_required
def pictures(request: HttpRequest, slug: str) -> HttpResponse:
    """After the newest published round, or `?round=3`; `?players=17,23`: in the first of them."""
    view = arbiters_view(request, slug)
    round_ = asked_round(request, view)
    players = asked_players(view, request.GET.get("players", ""))
    figures = view.figures(round_.round)
    made = drawings.drawn_of(figures, players, view.language) if figures else []
    context = {
        "round": round_,
        "title": drawings.title(round_, view.language),
        "sheets": on_sheets(made),
    }
    return on_paper(request, view, "pictures", context)


def on_sheets(made: list[Picture]) -> list[Sheet[Picture]]:
    """In their order; one that is higher than a page is drawn smaller, alone."""
    pages: list[list[Picture]] = []
    left = 0.0
    for picture in made:
        high = picture.height * WIDTH_MM / WIDTH + WORDS_MM
        if not pages or high > left:
            pages.append([])
            left = ROOM_MM
        pages[-1].append(picture)
        left -= high
    return [Sheet(number, len(pages), "", [page]) for number, page in enumerate(pages, 1)]
