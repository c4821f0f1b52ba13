"""A group of players, chosen by federation, rating or one by one, and withdrawn as one batch."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from tournaments.selectors.players import players

from .check_in import HERE
from .pages import console_page, show
from .reading import Reading


@console_page
def group(request: HttpRequest, reading: Reading) -> HttpResponse:
    rows = [row for row in players(reading.state, reading.names) if row.status in HERE]
    context = {
        "players": rows,
        "federations": sorted({row.federation for row in rows if row.federation}),
        "can_withdraw": not reading.past and "withdraw-players" in reading.me.commands,
    }
    return show(request, reading, "entries", "group", context)
