"""Prizes on paper: the list that is read out, and a receipt for each winner.

They are made of the log's own state, not of the public view: the fund is public when somebody says
so. So each sheet names the event that it was made of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

import msgspec
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.utils.timezone import localtime
from django.views.decorators.http import require_safe

from events import store
from events.head_check import FEWEST_DIGITS, Known
from frontend.print import sheets
from frontend.print.diplomas import Awarded, asked
from frontend.shared import times
from frontend.shared.context import Context
from frontend.shared.halls_language import in_halls_language
from tournaments.domain.tournament.state import Tournament
from tournaments.hall_time import in_hall
from tournaments.public.projection import PublicView
from tournaments.public.rows import PublicStanding
from tournaments.selectors import prizes
from tournaments.selectors.formats import local_day
from tournaments.selectors.rows.prizes import (
    PrizeLeftRow,
    PrizeListRow,
    PrizeShareRow,
    PrizesRow,
    PrizeWinnerRow,
)
from tournaments.services import states
from tournaments.services.index import stream_of
from tournaments.services.names import names_of
from tournaments.words import speak

from .lists import arbiters_view, asked_round, on_paper, published_round, state_at

ROWS_ON_A_PAGE = 32
RECEIPTS_ON_A_PAGE = 3


class PrizeLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the list: the heading of one of the lists, who gets a prize, or what is left."""

    heading: PrizeListRow | None = None
    share: PrizeShareRow | None = None
    left: PrizeLeftRow | None = None

    @property
    def rows(self) -> int:
        return 2 if self.heading else 1


@require_safe
@in_halls_language
@login_required
def prize_list(request: HttpRequest, slug: str) -> HttpResponse:
    """Who gets what, list by list, after the newest published round, or after `?round=3`."""
    view = arbiters_view(request, slug)
    state, row = _prizes(request, slug, view)
    made = sheets.plain([*_lines(row)], ROWS_ON_A_PAGE, lambda _: "", lambda line: line.rows)
    facts = _facts(view, row)
    titles = (
        speak("Print-Prizes.simulated", facts, view.language),
        speak("Print-Prizes.final", facts, view.language),
    )
    return on_paper(request, view, "prizes", _context(view, slug, state, row, made, titles))


@require_safe
@in_halls_language
@login_required
def receipts(request: HttpRequest, slug: str) -> HttpResponse:
    """A receipt for each winner, best placed first, with the sum before and after tax."""
    view = arbiters_view(request, slug)
    state, row = _prizes(request, slug, view)
    made = sheets.plain(row.winners, RECEIPTS_ON_A_PAGE, lambda winner: str(winner.number))
    facts = _facts(view, row)
    titles = (
        speak("Print-Receipts.simulated", facts, view.language),
        speak("Print-Receipts.final", facts, view.language),
    )
    return on_paper(request, view, "receipts", _context(view, slug, state, row, made, titles))


@require_safe
@in_halls_language
@login_required
def diplomas(request: HttpRequest, slug: str) -> HttpResponse:
    """A diploma for each winner, best placed first: what was won, and for which place. With
    `?for=all` for everybody in the standings; `frontend/print/diplomas.py` says how they look.

    A blank one while nobody has won anything."""
    view = arbiters_view(request, slug)
    state, row = _prizes(request, slug, view)
    winners = {winner.player: _won(winner, view.language) for winner in row.winners}
    awarded = [_of_winner(winner, winners[winner.player]) for winner in row.winners]
    if request.GET.get("for") == "all":
        lines = view.standings(row.round)
        awarded = [_of_line(line, winners.get(line.player.player, ())) for line in lines]
    made = sheets.plain(awarded, 1, lambda each: str(each.rank))
    title = speak("Print-Desk.diplomas", {}, view.language)
    context = _context(view, slug, state, row, made, (title, title))
    design = asked(request.GET, stream_of(slug), state)
    return on_paper(request, view, "diplomas", context | {"across": True, "design": design})


def _won(winner: PrizeWinnerRow, language: str) -> tuple[str, ...]:
    return tuple(
        speak("Print-Receipts.prize", {"list": one.list, "place": one.place}, language)
        for one in winner.prizes
    )


def _of_winner(row: PrizeWinnerRow, prizes: tuple[str, ...]) -> Awarded:
    return Awarded(name=row.name, prizes=prizes, points=row.points, rank=row.rank)


def _of_line(line: PublicStanding, prizes: tuple[str, ...]) -> Awarded:
    return Awarded(name=line.player.name, prizes=prizes, points=line.points, rank=line.rank)


def _prizes(request: HttpRequest, slug: str, view: PublicView) -> tuple[Tournament, PrizesRow]:
    stream, at = stream_of(slug), request.GET.get("at", "")
    state = state_at(stream, at) if at else states.current(stream)
    upto = asked_round(request, view).round
    return state, prizes.prizes(state, names_of(state), upto)


def _context(
    view: PublicView,
    slug: str,
    state: Tournament,
    row: PrizesRow,
    made: Sequence[object],
    titles: tuple[str, str],
) -> Context:
    """`titles`: before the tournament is closed, and after."""
    stream = stream_of(slug)
    (last,) = store.read(stream, state.seq - 1, state.seq)
    with in_hall(view.time_zone):
        at = times.stamp(last.recorded_at, view.language)
        when = localtime(datetime.fromisoformat(last.recorded_at))
        day = local_day(when.date().isoformat(), view.language)
    return {
        "title": titles[row.final and state.phase == "closed"],
        "round": published_round(view, row.round),
        "sheets": made,
        "prizes": row,
        "provisional": _provisional(view, state, row),
        "not_final": _not_final(view, state, row),
        "at": at,
        "day": day,
        "head_text": str(Known(last.hash[:FEWEST_DIGITS], state.seq)),
    }


def _provisional(view: PublicView, state: Tournament, row: PrizesRow) -> str:
    """Of a list that may still change: why; empty once the chief has closed the tournament."""
    if not row.complete:
        return speak("Print-Prizes.provisional", {}, view.language)
    return _not_closed(view, state) if row.final else ""


def _not_final(view: PublicView, state: Tournament, row: PrizesRow) -> str:
    """The same on what is given to one player."""
    if not row.final:
        return speak("Print-Receipts.not-final", {"round": row.round}, view.language)
    return _not_closed(view, state)


def _not_closed(view: PublicView, state: Tournament) -> str:
    return "" if state.phase == "closed" else speak("Print-Prizes.not-closed", {}, view.language)


def _facts(view: PublicView, row: PrizesRow) -> dict[str, int]:
    return {"round": row.round, "revision": view.reopened + 1}


def _lines(row: PrizesRow) -> Iterator[PrizeLine]:
    for each in row.lists:
        yield PrizeLine(heading=each)
        for share in each.shares:
            yield PrizeLine(share=share)
        for left in each.left:
            yield PrizeLine(left=left)
