"""Changes of ratings on paper: all players, or the games of one.

They are made of the log's own state and of years of birth, on which K depends. So each sheet names
the event that it was made of.
"""

from __future__ import annotations

from math import ceil

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from events import store
from events.head_check import FEWEST_DIGITS, Known
from frontend.print import sheets
from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.domain.ids import PlayerId
from tournaments.domain.tournament.state import Tournament
from tournaments.hall_time import in_hall
from tournaments.public.projection import PublicView
from tournaments.selectors.ratings import rating_of
from tournaments.selectors.ratings import ratings as worked_out
from tournaments.selectors.rows.ratings import RatedGameRow, RatingRow
from tournaments.services import states
from tournaments.services.index import stream_of
from tournaments.services.names import names_of
from tournaments.words import speak
from tournaments.words.latin import both

from .lists import arbiters_view, asked_round, on_paper, state_at

ROWS_ON_A_PAGE = 44
GAMES_ON_A_PAGE = 30
SIGNS_OF_A_NOTE = 100
"""In a line of a note across the page."""


@require_safe
@in_halls_language
@login_required
def ratings_list(request: HttpRequest, slug: str) -> HttpResponse:
    """After the newest published round, or after `?round=3`."""
    view = arbiters_view(request, slug)
    round_, state = asked_round(request, view), _state(request, slug)
    made = worked_out(state, names_of(state), round_.round)
    notes = 2 + ceil(len(made.not_fides) / SIGNS_OF_A_NOTE)
    context: Context = {
        "title": speak("Print-Ratings.title", {"round": round_.round}, view.language),
        "round": round_,
        "ratings": made,
        "sheets": sheets.plain(
            made.players, ROWS_ON_A_PAGE, _number, sheets.rows_of, taken=sheets.NOTE_ROWS * notes
        ),
        **_moment(view, slug, state),
    }
    return on_paper(request, view, "ratings", context)


@require_safe
@in_halls_language
@login_required
def rating(request: HttpRequest, slug: str, player: int) -> HttpResponse:
    """The games of one player, each with its working."""
    view = arbiters_view(request, slug)
    round_, state = asked_round(request, view), _state(request, slug)
    row = rating_of(state, names_of(state), PlayerId(player), round_.round)
    if row is None:
        raise Http404(speak("NoSuch.entry", {"entry": player}))
    facts = {"player": both(row.name, view.language), "round": round_.round}
    context: Context = {
        "title": speak("Print-Ratings.of-player", facts, view.language),
        "round": round_,
        "row": row,
        "sheets": sheets.plain(
            row.rounds, GAMES_ON_A_PAGE, _round, _room, taken=sheets.NOTE_ROWS * 6
        ),
        **_moment(view, slug, state),
    }
    return on_paper(request, view, "rating", context)


def _state(request: HttpRequest, slug: str) -> Tournament:
    at = request.GET.get("at", "")
    stream = stream_of(slug)
    return state_at(stream, at) if at else states.current(stream)


def _moment(view: PublicView, slug: str, state: Tournament) -> Context:
    (last,) = store.read(stream_of(slug), state.seq - 1, state.seq)
    with in_hall(view.time_zone):
        moment = times.stamp(last.recorded_at, view.language)
    return {"at": moment, "head_text": str(Known(last.hash[:FEWEST_DIGITS], state.seq))}


def _number(row: RatingRow) -> str:
    return str(row.tpn or row.player)


def _room(row: RatedGameRow) -> int:
    return sheets.rows_of(row.opponent)


def _round(row: RatedGameRow) -> str:
    return str(row.round)
