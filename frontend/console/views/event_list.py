"""The events of this server and their sections, for everybody: what each one's public pages say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from frontend.shared.public_lists import day
from tournaments.models import TournamentIndex
from tournaments.public.projection import PublicView, newest_view


@require_safe
def public_list(request: HttpRequest) -> HttpResponse:
    rows = TournamentIndex.objects.all()
    events = [
        {
            "name": sections[0].festival_name,
            "facts": facts_of(sections[0]),
            "sections": [_section(newest_view(row.stream)) for row in sections],
        }
        for sections in by_event(rows)
    ]
    return render(request, "console/event_list.html", {"events": events})


def by_event(rows: Iterable[TournamentIndex]) -> Iterator[list[TournamentIndex]]:
    """The sections of each event, in its order."""
    for _, group in groupby(rows, key=lambda row: (row.festival, row.festival_name)):
        yield list(group)


def facts_of(row: TournamentIndex) -> str:
    """Place and days of the event, as far as they are said."""
    days = (row.festival_first_day, row.festival_last_day)
    written = " to ".join(dict.fromkeys(day(iso) for iso in days if iso))
    return ", ".join(filter(None, (row.festival_place, written)))


def _section(view: PublicView) -> dict[str, object]:
    return {
        "slug": view.slug,
        "name": view.name,
        "facts": ", ".join(filter(None, (_players(view), view.city, _days(view)))),
        "stands": _stands(view),
    }


def _players(view: PublicView) -> str:
    count = len(view.players)
    return f"{count} player{'' if count == 1 else 's'}"


def _days(view: PublicView) -> str:
    return " to ".join(dict.fromkeys(day(iso) for iso in (view.start_date, view.end_date) if iso))


def _stands(view: PublicView) -> str:
    if view.phase == "closed":
        return "over"
    if not view.rounds:
        return "before round 1"
    return f"round {view.rounds[-1].round} of {view.rounds_total}"
