"""A group of players, chosen by federation, rating or one by one, and withdrawn as one batch."""

from __future__ import annotations

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from tournaments.selectors.players import entries_listed, player_rows

from .check_in import HERE
from .pages import console_page, show_long
from .reading import Reading


@console_page
def group(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    entries = [entry for entry in entries_listed(reading.state) if entry.status in HERE]
    context = {
        "players": player_rows(reading.state, reading.names, entries),
        "federations": sorted({entry.federation for entry in entries if entry.federation}),
        "can_withdraw": not reading.past and "withdraw-players" in reading.me.commands,
    }
    return show_long(request, reading, "entries", "group", context)
