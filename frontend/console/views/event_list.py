"""The events of this server and their sections, for everybody: what each one's public pages say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from frontend.shared.times import day
from tournaments.models import TournamentIndex
from tournaments.public.kept_views import readable_view
from tournaments.public.projection import PublicView
from tournaments.words import speak, spoken


@require_safe
def public_list(request: HttpRequest) -> HttpResponse:
    rows = TournamentIndex.objects.all()
    events = [
        {
            "name": sections[0].festival_name,
            "facts": facts_of(sections[0]),
            "address": f"/f/{sections[0].festival}/" if len(sections) > 1 else "",
            "sections": [
                _section(view) for row in sections if (view := readable_view(row.stream, spoken()))
            ],
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
    written = _days(row.festival_first_day, row.festival_last_day)
    return ", ".join(filter(None, (row.festival_place, written)))


def _section(view: PublicView) -> dict[str, object]:
    players = speak("Console-EventList.players", {"count": len(view.players)})
    days = _days(view.start_date, view.end_date)
    return {
        "slug": view.slug,
        "name": view.name,
        "facts": ", ".join(filter(None, (players, view.city, days))),
        "stands": _stands(view),
    }


def _days(first: str, last: str) -> str:
    """As far as they are said, and once where they are the same."""
    days = list(dict.fromkeys(day(iso) for iso in (first, last) if iso))
    if len(days) < 2:
        return "".join(days)
    return speak("Console-EventList.days", {"first": days[0], "last": days[1]})


def _stands(view: PublicView) -> str:
    if view.phase == "closed":
        return speak("Console-EventList.over")
    if not view.rounds:
        return speak("Console-EventList.before-round-one")
    rounds = {"round": view.rounds[-1].round, "rounds": view.rounds_total}
    return speak("Console-EventList.round", rounds)
