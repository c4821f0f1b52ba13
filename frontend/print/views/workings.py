"""How the numbers of one player came about, to be handed to him."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from frontend.print import sheets
from frontend.print.workings import PAGE_MM, Piece, pieces
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.words import speak
from tournaments.words.latin import both

from .lists import arbiters_view, asked_round, on_paper


@require_safe
@in_halls_language
@login_required
def working(request: HttpRequest, slug: str, player: int) -> HttpResponse:
    """After the newest published round, or after `?round=3`."""
    view = arbiters_view(request, slug)
    round_ = asked_round(request, view)
    made = view.working(player, round_.round)
    if made is None:
        raise Http404(speak("NoSuch.working", {"entry": player, "round": round_.round}))
    named = both(made.player.name, view.language)
    facts = {"player": named, "round": round_.round, "rank": made.rank}
    laid = pieces(view, made, speak("Print-Working.rounds", {}, view.language))
    context: Context = {
        "title": speak("Print-Working.title", facts, view.language),
        "round": round_,
        "working": made,
        "player": player,
        "sheets": sheets.plain(laid, PAGE_MM, _label, _height),
    }
    return on_paper(request, view, "working", context)


def _label(piece: Piece) -> str:
    return piece.label


def _height(piece: Piece) -> int:
    return piece.height
