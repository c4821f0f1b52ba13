"""The final standings, with the tie-breaks by name and a place for the signature."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from frontend.print import sheets
from frontend.shared import standing_lines
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.public.projection import PublicView
from tournaments.public.rows import PublicRankedBy, PublicRound
from tournaments.words import speak

from .lists import arbiters_view, asked_round, on_paper, rank_of, rows_of_line

SIGNATURE_ROWS = 6
"""The room that the signature takes behind the last line."""
NAMES_IN_A_ROW = 2
"""So many tie-breaks by name stand in the room of a row."""


@require_safe
@in_halls_language
@login_required
def final_standings(request: HttpRequest, slug: str) -> HttpResponse:
    """After the newest published round, or after `?round=3`; provisional until all is played."""
    view = arbiters_view(request, slug)
    round_ = asked_round(request, view)
    lines = standing_lines.lines(view, round_)
    ranked_by = view.ranked_by(round_.round)
    across = sheets.final_across(len(ranked_by.tie_breaks))
    open_ = view.open_games(round_.round)
    to_play = view.rounds_total - round_.round
    provisional = bool(open_ or to_play > 0)
    context: Context = {
        "round": round_,
        "title": _title(view, round_, provisional=provisional),
        "provisional": provisional,
        "what_is_open": _what_is_open(view, open_, to_play),
        "declared": view.is_final(round_.round),
        "ranked_by": ranked_by,
        "sheets": sheets.plain(
            lines,
            sheets.STANDINGS_ACROSS[1] if across else sheets.STANDINGS_ON_A_PAGE,
            rank_of,
            rows_of_line,
            taken=_taken(ranked_by, provisional=provisional),
            behind=SIGNATURE_ROWS,
        ),
        "range_says": "Print-Standings.range",
        "across": across,
    }
    return on_paper(request, view, "final", context)


def _title(view: PublicView, round_: PublicRound, *, provisional: bool) -> str:
    facts = {"round": round_.round, "revision": view.reopened + 1}
    if provisional:
        return speak("Print-Final.provisional-title", facts, view.language)
    revised = "-revision" if view.reopened else ""
    return speak(f"Shared-Standings.final{revised}", facts, view.language)


def _what_is_open(view: PublicView, games: int, rounds: int) -> str:
    counted = (("open", games), ("to-play", max(rounds, 0)))
    said = [speak(f"Print-Final.{what}", {"count": n}, view.language) for what, n in counted if n]
    return " ".join([speak("Print-Final.provisional", {}, view.language), *said])


def _taken(ranked_by: PublicRankedBy, *, provisional: bool) -> int:
    """Rows in whose room the notes of the first page stand: one at least, and the tie-breaks."""
    codes = -(-len(ranked_by.tie_breaks) // NAMES_IN_A_ROW)
    return sheets.NOTE_ROWS * (1 + provisional) + codes + bool(ranked_by.lots)
